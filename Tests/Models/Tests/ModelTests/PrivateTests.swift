@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ContractsModels

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// Private entries of a spec, which only their model can use.
@Suite("Private entries")
struct PrivateTests {
  @Test("what follows from private state is kept right, and private state itself is nobody's to see")
  func kept() {
    let counter: Counter = Counter()
    #expect(counter.shown == 11)
    var told: [Counter.Changes] = []
    let token: Bindgen.Subscription = counter.observe { told.append($1) }
    counter.keep()
    #expect(counter.shown == 12)
    #expect(told == [.shown])
    withExtendedLifetime(token) {}
  }

  @Test("storage that says who may use it is used by extensions in other files, and observed by nobody")
  func openStorage() {
    let counter = Counter()
    var changes: [Counter.Changes] = []
    let token = counter.observe { changes.append($1) }
    counter.remember("late")
    counter.keep()
    #expect(counter.cache == [0: "late", 4: "kept"])
    #expect(changes == [.shown])
    withExtendedLifetime(token) {}
  }

  @Test("a private write that shows nowhere is no notice")
  func unseen() {
    let quiet: Quiet = Quiet()
    var told: Int = 0
    let token: Bindgen.Subscription = quiet.observe { _, _ in told += 1 }
    let subscription: AnyObject = quiet.objectWillChange.sink { told += 1 }
    quiet.count()
    #expect(told == 0 && quiet.counted() == 1)
    withExtendedLifetime((token, subscription)) {}
  }
}

extension Counter {
  fileprivate func remember(_ text: String) { cache[0] = text }
}
