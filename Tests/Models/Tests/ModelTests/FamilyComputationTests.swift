@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import FamilyModels

/// Reads are right at any moment, and nothing is computed without need.
@Suite("Computations of families")
struct FamilyComputationTests {
  /// A family in which each model has a meter of its own.
  private struct Tree {
    let leaf: Leaf = Leaf()
    let other: Leaf = Leaf()
    let branch: Branch
    let root: Root
    var tokens: [AnyObject] = []

    init(isObserved: Bool) {
      branch = Branch(left: leaf, right: other)
      root = Root(branch: branch, leaf: leaf)
      if isObserved {
        tokens = [
          leaf.observe { _, _ in }, other.observe { _, _ in }, branch.observe { _, _ in }, root.observe { _, _ in },
        ]
      } else {
        _ = root.isRight
      }
      _ = take()
    }

    /// Returns the computations of all models since the last call.
    func take() -> [String: Int] {
      [leaf.meter, other.meter, branch.meter, root.meter].map { $0.take() }.reduce(into: [:]) {
        $0.merge($1, uniquingKeysWith: +)
      }
    }
  }

  @Test("Reads are right in the middle of an action, through three generations", arguments: [false, true])
  func reads(isObserved: Bool) {
    let tree: Tree = Tree(isObserved: isObserved)
    tree.root.update { root in
      root.extra = 1
      #expect(root.isRight)
      tree.leaf.value = 3
      #expect(root.total == 13 && root.deep == 3 && root.weight == 10)
      tree.branch.update { branch in
        branch.factor = 10
        #expect(root.total == 67)
        tree.other.name = "x"
        tree.other.value += 1
        #expect(branch.label == " 6, x 2" && root.odd == 20)
      }
      tree.leaf.tags.append("tag")
      #expect(tree.branch.tags == ["tag"])
      tree.leaf.name = "deep"
      #expect(root.deepName == "deep" && root.isRight)
    }
    #expect(tree.root.isRight)
  }

  @Test("Nobody reads: nothing is computed, however much is written")
  func nobody() {
    let tree: Tree = Tree(isObserved: false)
    for number in 1...100 {
      tree.root.spread(number)
      tree.leaf.name = "\(number)"
      tree.branch.factor = number
    }
    #expect(tree.take().isEmpty)
    _ = tree.root.total
    #expect(tree.take() == ["root.total": 1, "branch.sum": 1, "leaf.double": 2])
    _ = tree.root.total
    #expect(tree.take().isEmpty)
    #expect(tree.root.isRight)
    // Computed fields are not computed again; a parity that is equal stops what follows.
    #expect(
      tree.take() == ["leaf.parity": 2, "leaf.label": 2, "branch.label": 1, "root.deep": 1, "root.weight": 1]
    )
  }

  @Test("A derivation of a child is computed once a change, however many follow from it", arguments: [false, true])
  func once(isObserved: Bool) {
    let leaf: Leaf = Leaf()
    let branches: [Branch] = (0..<50).map { _ in Branch(left: leaf, right: leaf) }
    let roots: [Root] = branches.map { Root(branch: $0, leaf: leaf) }
    var told: Int = 0
    let tokens: [AnyObject] = isObserved ? roots.map { $0.observe { _, _ in told += 1 } } : []
    #expect(roots.allSatisfy { $0.isRight })
    _ = leaf.meter.take()
    for branch in branches { _ = branch.meter.take() }
    for root in roots { _ = root.meter.take() }

    leaf.add(1)
    #expect(roots.allSatisfy { $0.total == 6 && $0.odd == 20 })
    // An observer needs all labels, a reader only what it reads.
    let labels: [String] = isObserved ? ["label"] : []
    let others: [String] = isObserved ? ["deep", "weight"] : []
    func counts(_ model: String, _ fields: [String]) -> [String: Int] {
      Dictionary(uniqueKeysWithValues: fields.map { ("\(model).\($0)", 1) })
    }
    #expect(leaf.meter.take() == counts("leaf", ["double", "parity"] + labels))
    #expect(branches.allSatisfy { $0.meter.counts == counts("branch", ["sum", "odd"] + labels) })
    #expect(roots.allSatisfy { $0.meter.counts == counts("root", ["total", "odd"] + others) })
    #expect(told == (isObserved ? 50 : 0))
    withExtendedLifetime(tokens) {}
  }

  @Test("What comes out equal stops at the child's border, and at the border of the next")
  func borders() {
    let tree: Tree = Tree(isObserved: true)
    // Both parities are as before.
    tree.leaf.add(2)
    #expect(
      tree.take() == [
        "leaf.double": 1, "leaf.parity": 1, "leaf.label": 1, "branch.sum": 1, "branch.label": 1, "root.total": 1,
        "root.deep": 1, "root.weight": 1,
      ]
    )
    // One is as odd as the other was.
    tree.branch.update { _ in
      tree.leaf.add(1)
      tree.other.add(2)
    }
    #expect(tree.take()["root.odd"] == 1)
    tree.branch.update { _ in
      tree.leaf.add(1)
      tree.other.add(1)
    }
    let counts: [String: Int] = tree.take()
    #expect(counts["branch.odd"] == 1 && counts["root.odd"] == nil && tree.root.isRight)
    // A sum does not depend on a name.
    tree.other.name = "other"
    #expect(tree.take() == ["leaf.label": 1, "branch.label": 1, "root.weight": 1])
  }

  @Test("Who observes one field of a parent has computed what that follows from, and no more")
  func oneField() {
    let tree: Tree = Tree(isObserved: false)
    var told: [Int] = []
    let token: Root.Subscription = tree.root.observe(\.odd) { told.append($0) }
    _ = tree.take()
    tree.leaf.add(1)
    #expect(tree.take() == ["leaf.parity": 1, "branch.odd": 1, "root.odd": 1])
    tree.branch.factor = 7
    tree.leaf.name = "x"
    tree.root.extra = 1
    #expect(tree.take().isEmpty && told == [10])
    token.cancel()
    // The end of an observer is noticed at the next change.
    tree.leaf.add(1)
    _ = tree.take()
    tree.leaf.add(1)
    #expect(tree.take().isEmpty && told == [10])
  }

  @Test("Of a thousand parents, only those that follow from a field are computed and told")
  func thousand() {
    let leaf: Leaf = Leaf()
    var told: Int = 0
    let signs: [Sign] = (0..<1000).map { _ in Sign(leaf: leaf) }
    let branch: Branch = Branch(left: leaf)
    let tokens: [AnyObject] =
      signs.map { $0.observe { _, _ in told += 1 } } + [branch.observe(\.sum) { _ in told += 1 }]
    _ = branch.meter.take()
    for sign in signs { _ = sign.meter.take() }
    leaf.add(1)
    #expect(told == 1 && branch.meter.take() == ["branch.sum": 1])
    #expect(signs.allSatisfy { $0.meter.counts.isEmpty })
    leaf.name = "street"
    #expect(told == 1001 && branch.meter.take().isEmpty)
    #expect(signs.allSatisfy { $0.meter.counts == ["sign.text": 1] && $0.text == "to street" })
    withExtendedLifetime(tokens) {}
  }

  @Test("An alias of a child's array takes no copy: edits in place stay in place, above which it stands")
  func inPlace() {
    let leaf: Leaf = Leaf()
    let branch: Branch = Branch(left: leaf)
    leaf.tags = Array(repeating: "tag", count: 1000)
    leaf.tags.reserveCapacity(2000)
    var told: Int = 0
    let token: Branch.Subscription = branch.observe { _, changes in told += changes == .tags ? 1 : 0 }
    let address: () -> UnsafeRawPointer? = { leaf.tags.withUnsafeBytes { $0.baseAddress } }
    let before: UnsafeRawPointer? = address()
    for _ in 0..<10 { leaf.tags.append("more") }
    #expect(address() == before && branch.tags.count == 1010 && told == 10)
    token.cancel()
  }
}
