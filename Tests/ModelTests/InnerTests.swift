import Testing

// One by one: the module has a `Void` of its own.
@testable import class InnerSnapshot.Cache
@testable import class InnerSnapshot.Changes
@testable import protocol InnerSnapshot.ChangesDelegate
@testable import class InnerSnapshot.Field
@testable import class InnerSnapshot.Whole

/// Models that are called as types are which emitted classes have inside.
@Suite("Models with names of emitted types")
struct InnerTests {
  private final class Listener: ChangesDelegate {
    private(set) var told: [Changes.Changes] = []

    func changes(_ model: Changes, didChange changes: Changes.Changes) { told.append(changes) }
  }

  @Test("They are told of, and are children, as any other")
  func told() {
    let changes: Changes = Changes()
    let listener: Listener = Listener()
    changes.delegate = listener
    let whole: Whole = Whole(cache: Cache(), changes: changes)
    var sums: [Int] = []
    var fields: [Int] = []
    let tokens: [AnyObject] = [
      whole.observe(\.sum) { sums.append($0) },
      whole.field.observe(\.twice) { fields.append($0) },
    ]
    whole.add(2)
    #expect(sums == [14])
    #expect(fields == [4])
    #expect(listener.told == [[.count, .twice]])
    withExtendedLifetime(tokens) {}
  }
}
