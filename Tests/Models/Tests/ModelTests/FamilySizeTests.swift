@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import FamilyModels

/// Families of many: what they share must neither recurse over them nor grow with their square.
@Suite("Large families")
struct FamilySizeTests {
  private static let count: Int = 20_000

  @Test("Leaves that were joined pair by pair are one family, and end one by one", arguments: [false, true])
  func pairByPair(isReversed: Bool) throws {
    var leaves: [Leaf] = (0..<FamilySizeTests.count).map { _ in Leaf() }
    if isReversed { leaves.reverse() }
    var branches: [Branch] = zip(leaves, leaves.dropFirst()).map { Branch(left: $0, right: $1) }
    let first: Leaf = try #require(leaves.first)
    let last: Leaf = try #require(leaves.last)
    var told: Int = 0
    let token: Leaf.Subscription = last.observe { _, _ in told += 1 }
    first.update { _ in
      last.add(1)
      #expect(told == 0)
    }
    #expect(told == 1)
    let sum: Int? = branches.last.map(\.sum)
    #expect(sum == branches.last.map { $0.left.double + $0.right.double })
    branches = []
    leaves = []
    last.add(1)
    #expect(told == 2)
    token.cancel()
  }

  @Test("A child tells each of its parents, children before parents, in whichever order they became due")
  func parentsOfOne() {
    let shared: Leaf = Leaf()
    let branches: [Branch] = (0..<500).map { _ in Branch(left: shared, right: Leaf()) }
    var told: [String] = []
    var tokens: [AnyObject] = []
    for branch in branches {
      tokens.append(branch.right.observe { _, _ in told.append("leaf") })
      tokens.append(branch.observe { _, _ in told.append("branch") })
    }
    // Each branch is due before the next one's leaf is.
    shared.update { _ in
      for branch in branches { branch.right.add(1) }
    }
    #expect(told == Array(repeating: "leaf", count: 500) + Array(repeating: "branch", count: 500))
    withExtendedLifetime(tokens) {}
  }
}
