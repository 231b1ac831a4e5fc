import Testing

// One by one: the module has a `Void` of its own.
@testable import class CombineInnerSnapshot.FieldPublishers
@testable import class CombineInnerSnapshot.Output
@testable import class CombineInnerSnapshot.Publisher
@testable import class CombineInnerSnapshot.Whole

#if canImport(Combine)
  import class Combine.AnyCancellable
#else
  import class OpenCombine.AnyCancellable
#endif

/// Models that are called as types of emitted code with publishers are, or of Combine.
@Suite("Models with names of publishers")
struct CombineInnerTests {
  @Test("They publish, and are children, as any other")
  func told() {
    let whole: Whole = Whole()
    let publisher: Publisher = Publisher(count: 1)
    var told: [String] = []
    let tokens: [AnyCancellable] = [
      whole.publishers.sum.sink { told.append("sum \($0)") },
      whole.output.objectWillChange.sink { told.append("before \(whole.output.count)") },
      publisher.publishers.twice.sink { told.append("twice \($0)") },
      whole.inner.changesPublisher.sink { told.append("inner \($0 == [.count, .twice])") },
    ]
    whole.add(2)
    publisher.count = 2
    whole.inner.count = 1
    #expect(told == ["sum 0", "twice 2", "before 0", "sum 10", "twice 4", "inner true", "sum 12"])
    withExtendedLifetime(tokens) {}
  }
}
