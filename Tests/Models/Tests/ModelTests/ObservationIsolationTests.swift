@_spi(Bindgen) import BindgenRuntime
import Observation
import Testing

@testable import TrackedModels

/// Tracked models live on the actor that their spec names.
@Suite("Isolation of tracked models")
struct ObservationIsolationTests {

  @MainActor private struct Doors: Opener {
    func open(_ account: Account) { account.visit() }
  }

  @Test("A page of the main actor is tracked there")
  @MainActor
  func page() {
    let page: Page = Page(open: Doors())
    var told: [String] = []
    let reader: Onlooker<String> = Onlooker({ page.header }, told: { told.append($0) })
    page.account.name = "you"
    page.show()
    page.title = "Top"
    #expect(told == [": Hello, you", "Top: Hello, you"])
    withExtendedLifetime(reader) {}
  }

  @Test("A model of another actor is tracked there")
  @Workshop
  func machine() {
    let machine: Machine = Machine()
    var told: [String] = []
    let reader: Onlooker<String> = Onlooker({ machine.label }, told: { told.append($0) })
    machine.hurry()
    #expect(told == ["1 turns"])
    withExtendedLifetime(reader) {}
  }

  @Test("What is isolated to nobody may be tracked by whoever has it")
  func elsewhere() async {
    let told: [Int] = await Task.detached {
      let probe: Probe = Probe()
      var told: [Int] = []
      let reader: Onlooker<Int> = Onlooker({ probe.square }, told: { told.append($0) })
      probe.step()
      probe.step()
      withExtendedLifetime(reader) {}
      return told
    }.value
    #expect(told == [1, 4])
  }

  @Test("The last hold on a tracked model, or on who tracks it, may end on any thread")
  func release() async {
    for _ in 0..<50 {
      let (page, reader): (Page, Onlooker<String>) = await MainActor.run {
        let page: Page = Page(open: Doors())
        return (page, Onlooker { [unowned page] in page.header })
      }
      let task: Task<Void, Never> = Task.detached { withExtendedLifetime(reader) {} }
      let other: Task<Void, Never> = Task.detached { withExtendedLifetime(page) {} }
      await MainActor.run { page.account.name = "you" }
      await task.value
      await other.value
    }
  }
}
