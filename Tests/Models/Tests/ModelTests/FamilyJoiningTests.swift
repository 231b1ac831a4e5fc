@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import FamilyModels

/// Families that are joined in the middle of a notice.
@Suite("Families that join")
struct FamilyJoiningTests {
  /// The notices in which the common parent is created, and the order of its children.
  struct Joining: CustomTestStringConvertible, Sendable {
    let outer: String
    let inner: String
    let isReversed: Bool

    static let all: [Joining] = ["leaf 1", "branch 1"].flatMap { outer in
      ["leaf 2", "branch 2"].flatMap { inner in
        [false, true].map { Joining(outer: outer, inner: inner, isReversed: $0) }
      }
    }

    var testDescription: String { "in \(outer), then \(inner), \(isReversed ? "second first" : "first first")" }
  }

  private final class Side {
    let leaf: Leaf = Leaf()
    let branch: Branch
    var tokens: [AnyObject] = []

    init(_ number: Int, _ tell: @escaping (String) -> Void) {
      branch = Branch(left: leaf)
      tokens = [
        leaf.observe { leaf, _ in
          #expect(leaf.isRight)
          tell("leaf \(number)")
        },
        branch.observe { branch, _ in
          #expect(branch.isRight)
          tell("branch \(number)")
        },
      ]
    }
  }

  @Test("In the middle of notices of both, what is written then is told once, after both", arguments: Joining.all)
  func inNotices(_ joining: Joining) {
    var told: [String] = []
    var open: Int = 0
    var reaction: (String) -> Void = { _ in }
    let tell: (String) -> Void = { who in
      told.append(who)
      open += 1
      reaction(who)
      open -= 1
    }
    let one: Side = Side(1, tell)
    let two: Side = Side(2, tell)
    var twin: Twin?
    var token: AnyObject?
    reaction = { who in
      if twin != nil {
        // After joining, no observer is notified in the middle of another's notice, except for the rest of the inner round.
        #expect(open == 1 || who == "branch 2" && open == 2)
        #expect(twin?.isRight == true)
      } else if who == joining.outer {
        two.leaf.add(1)
        told.append("end of the outer")
      } else if who == joining.inner {
        let made: Twin = Twin(
          one: joining.isReversed ? two.leaf : one.leaf,
          two: joining.isReversed ? one.leaf : two.leaf
        )
        twin = made
        token = made.observe { twin, changes in
          #expect(twin.isRight && changes == [.sum, .difference])
          tell("twin")
        }
        one.leaf.add(2)
        two.leaf.add(3)
        #expect(made.isRight && made.sum == 7 && one.branch.isRight && two.branch.isRight)
      }
    }
    one.leaf.add(1)

    let isLate: Bool = joining.outer == "branch 1"
    let inner: [String] = ["leaf 2", "branch 2", "end of the outer"]
    let first: [String] = isLate ? ["leaf 1", "branch 1"] + inner : ["leaf 1"] + inner + ["branch 1"]
    #expect(Array(told.prefix(first.count)) == first)
    let second: [String] = Array(told.dropFirst(first.count))
    #expect(second.prefix(2).sorted() == ["leaf 1", "leaf 2"])
    #expect(second.dropFirst(2).sorted() == ["branch 1", "branch 2", "twin"])

    // From now on they are one.
    told = []
    twin?.update { _ in
      one.leaf.add(1)
      two.leaf.add(5)
      #expect(told.isEmpty)
    }
    #expect(told.prefix(2).sorted() == ["leaf 1", "leaf 2"])
    #expect(told.dropFirst(2).sorted() == ["branch 1", "branch 2", "twin"])
    reaction = { _ in }
    withExtendedLifetime(token) {}
  }

  @Test("In the middle of updates of both, all is told when the last one ends")
  func inUpdates() {
    let log: Log = Log()
    let one: Leaf = Leaf()
    let two: Leaf = Leaf()
    let tokens: [AnyObject] = [one.log("one", log), two.log("two", log)]
    var twin: Twin?
    var token: AnyObject?
    one.update { one in
      one.value = 1
      two.update { two in
        two.value = 2
        let made: Twin = Twin(one: one, two: two)
        token = made.log("twin", log)
        twin = made
        one.value = 3
        #expect(made.isRight && made.sum == 5)
      }
      #expect(log.take().isEmpty)
    }
    let told: [String] = log.take()
    #expect(told.prefix(2).sorted() == ["one: double label parity value", "two: double label value"])
    #expect(told.dropFirst(2) == ["twin: difference sum"])
    withExtendedLifetime((tokens, token, twin)) {}
  }

  @Test("An action of one that calls another's is one transaction if they are connected, and two if not")
  func unconnected() {
    let log: Log = Log()
    let one: Leaf = Leaf()
    let two: Leaf = Leaf()
    let tokens: [AnyObject] = [one.log("one", log), two.log("two", log)]
    one.update { one in
      one.value = 2
      two.value = 2
      #expect(log.take() == ["two: double label value"])
    }
    #expect(log.take() == ["one: double label value"])
    let twin: Twin = Twin(one: one, two: two)
    one.update { one in
      one.value = 4
      two.value = 4
      #expect(log.take().isEmpty)
    }
    #expect(log.take().sorted() == ["one: double label value", "two: double label value"])
    withExtendedLifetime((tokens, twin)) {}
  }

  @Test("A thousand that are joined one after another, in whatever direction, are one", arguments: [false, true])
  func chain(isReversed: Bool) {
    let leaves: [Leaf] = (0..<1000).map { _ in Leaf() }
    var told: Int = 0
    let twins: [Twin] = leaves.indices.dropFirst().map { index in
      let (one, two): (Leaf, Leaf) = (leaves[index - 1], leaves[index])
      return isReversed ? Twin(one: two, two: one) : Twin(one: one, two: two)
    }
    let tokens: [AnyObject] = twins.map { $0.observe { _, _ in told += 1 } }
    leaves[0].update { _ in
      for leaf in leaves { leaf.value += 1 }
      #expect(told == 0)
      #expect(twins.allSatisfy { $0.isRight })
    }
    // Their differences are as before, their sums are not.
    #expect(told == 999)
    withExtendedLifetime(tokens) {}
  }
}
