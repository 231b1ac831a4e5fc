@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import IsolatedModels

/// Sequences go where models can't: they are sent, awaited and released anywhere.
@Suite("Isolation of sequences")
struct StreamIsolationTests {
  @Test("A loop of the main actor sees each value of a screen's model")
  @MainActor
  func screen() async {
    let plot: Plot = Plot()
    var texts: [String] = []
    for await text in plot.values(of: \.text) {
      texts.append(text)
      if plot.points == 3 { break }
      plot.step()
    }
    #expect(texts == ["0", "1", "2", "3"])
  }

  @Test("A loop elsewhere sees the last value, and ends with the model")
  func elsewhere() async {
    for _ in 0..<20 {
      let (texts, loop): (AsyncStream<String>, Task<(String?, Plot.Changes), Never>) = await MainActor.run {
        let plot: Plot = Plot()
        let changes: AsyncStream<Plot.Changes> = plot.changes
        let texts: AsyncStream<String> = plot.values(of: \.text)
        let loop: Task<(String?, Plot.Changes), Never> = Task.detached {
          var last: String?
          for await text in texts { last = text }
          var all: Plot.Changes = []
          for await some in changes { all.formUnion(some) }
          return (last, all)
        }
        for _ in 0..<100 { plot.step() }
        plot.shape = Shape()
        return (texts, loop)
      }
      let (last, all): (String?, Plot.Changes) = await loop.value
      #expect(last == "100" && all == [.points, .text, .shape])
      for await _ in texts { Issue.record("it is over") }
    }
  }

  @Test("A model that lives on an actor of its own is followed from the main one")
  @MainActor
  func actor() async {
    let texts: AsyncStream<String> = await Self.stockedShelf()
    for await text in texts {
      if text == "1" { break }
    }
  }

  @Archive private static var shelf: Shelf = Shelf()

  @Archive private static func stockedShelf() -> AsyncStream<String> {
    defer { shelf.step() }
    return shelf.values(of: \.text)
  }

  @Test("What is isolated to nobody is followed from elsewhere, though it can't be sent itself")
  func unsent() async {
    let meter: Meter = Meter()
    let texts: AsyncStream<String> = meter.values(of: \.text)
    async let last: String? = texts.reduce(nil as String?) { $0 == "100" ? $0 : $1 }
    for _ in 0..<100 {
      meter.step()
      await Task.yield()
    }
    // The end of those on other threads is noticed here.
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        let changes: AsyncStream<Meter.Changes> = meter.changes
        group.addTask {
          if number % 2 == 0 { for await _ in changes { break } }
        }
        meter.step()
        await Task.yield()
      }
      meter.step()
      group.cancelAll()
    }
    #expect(meter.points == 201)
    meter.points = 100
    _ = consume meter
    #expect(await last == "100")
  }

  @Test("The last hold on a model, a loop or a sequence may end on any thread")
  func releases() async {
    for round in 0..<100 {
      let plot: Plot = await Plot()
      let (changes, texts): (AsyncStream<Plot.Changes>, AsyncStream<String>) = await MainActor.run {
        (plot.changes, plot.values(of: \.text))
      }
      await withTaskGroup(of: Void.self) { group in
        group.addTask { @MainActor in for _ in 0..<10 { plot.step() } }
        group.addTask { for await _ in changes { if round % 2 == 0 { break } } }
        group.addTask {
          let loop: Task<Void, Never> = Task { for await _ in texts {} }
          if round % 3 == 0 { await Task.yield() }
          loop.cancel()
        }
        group.addTask { withExtendedLifetime(plot) {} }
        if round % 2 == 1 { group.cancelAll() }
      }
    }
  }
}
