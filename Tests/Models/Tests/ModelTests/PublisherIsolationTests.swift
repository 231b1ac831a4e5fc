@_spi(Bindgen) import BindgenRuntime
import Foundation
import Testing

@testable import CombineModels

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Publishers and subscribers on other threads: a subscriber may request more values on any thread, but must subscribe on
/// the model's actor.
@Suite("Isolation of publishers")
struct PublisherIsolationTests {
  /// A subscriber that receives values on any thread, and counts those that come while it handles another.
  private final class Taker<Input>: Subscriber, @unchecked Sendable {
    typealias Failure = Never

    private let lock: NSLock = NSLock()
    private var values: [Input] = []
    private var subscription: (any Subscription)?
    private var isTaking: Bool = false
    private var collisions: Int = 0

    var taken: [Input] { lock.withLock { values } }
    var isUndisturbed: Bool { lock.withLock { collisions == 0 } }

    func receive(subscription: any Subscription) { lock.withLock { self.subscription = subscription } }

    func receive(_ input: Input) -> Subscribers.Demand {
      lock.withLock {
        if isTaking { collisions += 1 }
        isTaking = true
        values.append(input)
      }
      lock.withLock { isTaking = false }
      return .none
    }

    func receive(completion: Subscribers.Completion<Never>) {}

    func ask(_ demand: Subscribers.Demand) { lock.withLock { subscription }?.request(demand) }
    func cancel() { lock.withLock { subscription.take() }?.cancel() }
  }

  @Test("A subscriber may ask for more on another thread, while the model sends, and gets the last value in the end")
  func asking() async {
    for round in 0..<30 {
      let counts: Taker<Int> = Taker()
      let changes: Taker<CombineModels.ScreenClock.Changes> = Taker()
      let warnings: Taker<Void> = Taker()
      let clock: CombineModels.ScreenClock = await MainActor.run {
        let clock: CombineModels.ScreenClock = CombineModels.ScreenClock()
        clock.publishers.minutes.subscribe(counts)
        clock.changesPublisher.subscribe(changes)
        clock.objectWillChange.subscribe(warnings)
        return clock
      }
      async let asked: Void = Task.detached {
        for number in 0..<200 {
          counts.ask(.max(number % 3))
          changes.ask(.max(1))
          warnings.ask(.max(1))
          if number % 10 == 0 { await Task.yield() }
        }
      }.value
      for minute in 1...100 { await MainActor.run { clock.minutes = minute } }
      await asked
      if round % 2 == 0 { counts.ask(.unlimited) } else { counts.ask(.max(1000)) }
      #expect(counts.isUndisturbed && changes.isUndisturbed && warnings.isUndisturbed)
      #expect(
        counts.taken.last == 100 && counts.taken == counts.taken.sorted()
          && Set(counts.taken).count == counts.taken.count
      )
      #expect(!changes.taken.isEmpty && !warnings.taken.isEmpty && warnings.taken.count <= 200)
      for cancel in [counts.cancel, changes.cancel, warnings.cancel] { cancel() }
    }
  }

  @Test("A subscriber on another thread may cancel while the model sends and others ask, and gets nothing after")
  func cancelling() async {
    for _ in 0..<50 {
      let taker: Taker<Int> = Taker()
      let clock: CombineModels.ScreenClock = await MainActor.run {
        let clock: CombineModels.ScreenClock = CombineModels.ScreenClock()
        clock.publishers.minutes.subscribe(taker)
        return clock
      }
      async let asked: Void = Task.detached { for _ in 0..<20 { taker.ask(.max(1)) } }.value
      async let cancelled: Int = Task.detached {
        taker.cancel()
        taker.cancel()
        return taker.taken.count
      }.value
      for minute in 1...20 { await MainActor.run { clock.minutes = minute } }
      _ = await (asked, cancelled)
      let count: Int = taker.taken.count
      taker.ask(.max(1))
      await MainActor.run { clock.minutes = 0 }
      #expect(taker.taken.count == count && taker.isUndisturbed)
    }
  }

  @Test("A value that is sent while another is taken comes after it, on the same thread too")
  @MainActor
  func inOrder() {
    let clock: CombineModels.ScreenClock = CombineModels.ScreenClock()
    var told: [String] = []
    let token: AnyCancellable = clock.publishers.minutes.sink { minutes in
      told.append("begin \(minutes)")
      if minutes < 3 { clock.minutes += 1 }
      told.append("end \(minutes)")
    }
    #expect(told == (0...3).flatMap { ["begin \($0)", "end \($0)"] })
    token.cancel()
  }

  @Test("Who subscribes elsewhere than where the model lives is stopped: it would change the model beside its actor")
  func subscribing() async {
    // (The system says on which actor it was expected, if anything.)
    await #expect(processExitsWith: .failure) {
      let clock: CombineModels.ScreenClock = await MainActor.run { CombineModels.ScreenClock() }
      await Task.detached { _ = clock.objectWillChange.sink {} }.value
    }
    await #expect(processExitsWith: .success) {
      let clock: CombineModels.ScreenClock = await MainActor.run { CombineModels.ScreenClock() }
      await Task.detached { await MainActor.run { _ = clock.objectWillChange.sink {} } }.value
    }
  }

  @Test("A model of nobody is subscribed to by whoever has it")
  func nobody() async {
    let told: [Int] = await Task.detached {
      let probe: Probe = Probe()
      var told: [Int] = []
      let tokens: [AnyCancellable] = [
        probe.publishers.square.sink { told.append($0) }, probe.objectWillChange.sink { told.append(-1) },
      ]
      probe.step()
      withExtendedLifetime(tokens) {}
      return told
    }.value
    #expect(told == [0, -1, 1])
  }
}
