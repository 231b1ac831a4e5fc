@_spi(Bindgen) import BindgenRuntime
import Foundation
import Testing

@testable import FamilyModels

/// Nothing of a family leaks, nothing dangles.
@Suite("Lifetimes of families")
struct FamilyLifetimeTests {
  /// A counter of living models, by a payload that each of them retains.
  private final class Census {
    nonisolated(unsafe) private(set) var living: Int = 0

    func payload() -> Payload {
      living += 1
      nonisolated(unsafe) let census: Census = self
      return Payload { census.living -= 1 }
    }
  }

  /// A holder of references to a part of a family.
  private enum Holder: CaseIterable {
    case root, branch, leaf, tokens, delegates
  }

  private static func permutations(_ holders: [Holder]) -> [[Holder]] {
    guard holders.count > 1 else { return [holders] }
    return holders.flatMap { first in permutations(holders.filter { $0 != first }).map { [first] + $0 } }
  }

  @Test("In whatever order holders let go, who is not held any more is gone")
  func orders() {
    for order in Self.permutations(Holder.allCases) {
      let census: Census = Census()
      let log: Log = Log()
      var leaf: Leaf? = Leaf(payload: census.payload())
      var branch: Branch? = leaf.map { leaf in
        Branch(left: leaf, right: Leaf(payload: census.payload()), payload: census.payload())
      }
      var root: Root? = branch.flatMap { branch in
        leaf.map { Root(branch: branch, leaf: $0, payload: census.payload()) }
      }
      var tokens: [AnyObject?] = [leaf?.log("leaf", log), branch?.log("branch", log), root?.log("root", log)]
      var ear: Ear? = Ear("delegate", log)
      leaf?.delegate = ear
      branch?.delegate = ear
      root?.delegate = ear
      #expect(census.living == 4)

      for holder in order {
        switch holder {
        case .root: root = nil
        case .branch: branch = nil
        case .leaf: leaf = nil
        case .tokens: tokens = []
        case .delegates: ear = nil
        }
        let lives: (root: Bool, branch: Bool, leaf: Bool) = (root != nil, root != nil || branch != nil, leaf != nil)
        let living: Int = (lives.root ? 1 : 0) + (lives.branch ? 3 : lives.leaf ? 1 : 0)
        #expect(census.living == living, "\(order), \(holder)")

        _ = log.take()
        (leaf ?? branch?.left ?? root?.leaf)?.add(1)
        let told: Int = living == 0 ? 0 : (lives.root ? 3 : lives.branch ? 2 : 1)
        #expect(log.take().count == told * ((tokens.isEmpty ? 0 : 1) + (ear == nil ? 0 : 1)), "\(order), \(holder)")
        #expect(root?.isRight != false && branch?.isRight != false && leaf?.isRight != false)
      }
      #expect(census.living == 0)
    }
  }

  @Test("Tokens outlive models, and may be cancelled and released after them")
  func tokensLast() {
    weak var weakLeaf: Leaf?
    var tokens: [AnyObject] = []
    do {
      let leaf: Leaf = Leaf()
      let branch: Branch = Branch(left: leaf)
      tokens = [leaf.observe { _, _ in }, branch.observe(\.sum) { _ in }, branch.observe { _, _ in }]
      branch.addBoth(1)
      weakLeaf = leaf
    }
    #expect(weakLeaf == nil)
    for case let token as Leaf.Subscription in tokens { token.cancel() }
    for case let token as Branch.Subscription in tokens { token.cancel() }
    tokens = []
  }

  @Test("A child whose closure holds its parent goes with the token")
  func closures() {
    weak var weakBranch: Branch?
    var token: Leaf.Subscription?
    do {
      let leaf: Leaf = Leaf()
      let branch: Branch = Branch(left: leaf)
      token = leaf.observe { _, _ in withExtendedLifetime(branch) {} }
      leaf.add(1)
      weakBranch = branch
    }
    #expect(weakBranch != nil)
    token = nil
    #expect(weakBranch == nil && token == nil)
  }

  @Test("A parent is released, and one that is its equal comes, in the middle of a child's update")
  func inUpdate() {
    let log: Log = Log()
    let leaf: Leaf = Leaf()
    var branch: Branch? = Branch(left: leaf)
    var token: AnyObject? = branch?.log("first", log)
    weak let weakBranch: Branch? = branch
    leaf.update { leaf in
      leaf.value = 1
      branch = nil
      token = nil
      leaf.value = 2
      let next: Branch = Branch(left: leaf)
      #expect(next.isRight)
      branch = next
      token = next.log("second", log)
      leaf.value = 3
    }
    #expect(log.take() == ["second: label odd sum"] && weakBranch == nil)
    withExtendedLifetime(token) {}
  }

  @Test(
    "Parents that are gone compute nothing and are told nothing; those that live are",
    arguments: [1, 15, 16, 17, 200]
  )
  func someGo(count: Int) {
    let leaf: Leaf = Leaf()
    let meter: Meter = Meter()
    var signs: [Sign?] = (0..<count).map { _ in Sign(leaf: leaf, meter: meter) }
    var told: [Int] = []
    var tokens: [AnyObject?] = signs.enumerated().map { index, sign in sign?.observe { _, _ in told.append(index) } }
    for index in signs.indices where index % 3 != 0 { (signs[index], tokens[index]) = (nil, nil) }
    _ = meter.take()
    leaf.name = "a"
    #expect(told.sorted() == Array(stride(from: 0, to: count, by: 3)))
    #expect(meter.take() == ["sign.text": (count + 2) / 3])
    told = []
    let late: Sign = Sign(leaf: leaf)
    leaf.name = "b"
    #expect(told.sorted() == Array(stride(from: 0, to: count, by: 3)) && late.text == "to b")
    #expect(signs.allSatisfy { $0?.text != "to a" })
  }

  #if os(Linux) && compiler(>=6.2)
    @Test("A hundred thousand parents that came and went over one child leave nothing behind")
    func manyParents() async {
      await #expect(processExitsWith: .success) {
        let leaf: Leaf = Leaf()
        let stays: Branch = Branch(left: leaf)
        let token: Branch.Subscription = stays.observe { _, _ in }
        func comeAndGo(_ count: Int) {
          for number in 0..<count {
            let sign: Sign = Sign(leaf: leaf)
            let own: Sign.Subscription = sign.observe { _, _ in }
            if number % 100 == 0 { leaf.name = "\(number)" }
            _ = sign.text
            own.cancel()
          }
        }
        comeAndGo(10_000)
        let before: Int = residentBytes()
        comeAndGo(100_000)
        let grown: Int = residentBytes() - before
        // Ten bytes for each would be as much.
        if grown > 1_000_000 { fatalError("grown by \(grown) bytes") }
        withExtendedLifetime((stays, token)) {}
      }
    }
  #endif
}

#if os(Linux)
  /// Returns the resident memory of the process in bytes.
  private func residentBytes() -> Int {
    let numbers: [Substring] = ((try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? "").split(
      separator: " "
    )
    return numbers.count > 1 ? (Int(numbers[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
  }
#endif
