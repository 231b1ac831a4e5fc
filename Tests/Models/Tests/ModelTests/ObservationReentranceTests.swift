@_spi(Bindgen) import BindgenRuntime
import Observation
import Testing

@testable import TrackedModels

/// A callback of `onChange` may do anything.
@Suite("Observation: doing anything when told")
struct ObservationReentranceTests {
  /// Steps for `onChange` to take, which is called on the model's actor.
  private final class Steps: @unchecked Sendable {
    let leaf: Leaf = Leaf()
    var seen: [Int] = []
    var act: (Leaf) -> Void = { _ in }

    func track(_ read: (Leaf) -> Void) {
      withObservationTracking({ read(leaf) }, onChange: { [weak self] in self.map { $0.act($0.leaf) } })
    }
  }

  @Test("Reads are right inside, and inside all that is told later")
  func reads() {
    let steps: Steps = Steps()
    steps.act = { [unowned steps] in steps.seen += [$0.value, $0.double, $0.parity] }
    steps.track { _ = $0.value }
    steps.track { _ = $0.double }
    steps.leaf.add(1)
    #expect(steps.seen == [1, 2, 1, 1, 2, 1])
  }

  @Test("A write inside is told in a round of its own")
  func writes() {
    let steps: Steps = Steps()
    let reader: Onlooker<Int> = Onlooker({ steps.leaf.double }, told: { steps.seen.append($0) })
    steps.act = { if $0.value < 4 { $0.add(1) } }
    steps.track { _ = $0.value }
    steps.leaf.add(1)
    // It is called after the write and reads the new value, so there is nothing left to notify it of.
    #expect(steps.seen == [4])
    #expect(reader.value == 4 && steps.leaf.value == 2)
  }

  @Test("Who writes and tracks again each time is told each time")
  func chain() {
    let steps: Steps = Steps()
    let reader: Onlooker<Int> = Onlooker {
      steps.leaf.value
    } told: { value in
      steps.seen.append(value)
      if value < 5 { steps.leaf.add(1) }
    }
    steps.leaf.add(1)
    #expect(steps.seen == [1, 2, 3, 4, 5])
    withExtendedLifetime(reader) {}
  }

  @Test("Who begins to track inside is told from the next transaction on")
  func begins() {
    let steps: Steps = Steps()
    var late: [Onlooker<Int>] = []
    var told: [Int] = []
    steps.act = { leaf in late.append(Onlooker({ leaf.double + leaf.value }, told: { told.append($0) })) }
    steps.track { _ = ($0.value, $0.name) }
    steps.track { _ = $0.name }
    steps.leaf.update {
      $0.value = 1
      $0.name = "a"
    }
    #expect(late.map(\.value) == [3, 3] && told.isEmpty)
    steps.leaf.add(1)
    // Each of two reads two fields that changed, and tracks again inside.
    #expect(told == [6, 6, 6, 6])
  }

  @Test("The model may go when it has told")
  func released() {
    final class Owner: @unchecked Sendable { var leaf: Leaf? = Leaf() }
    let owner: Owner = Owner()
    weak var weakLeaf: Leaf?
    weakLeaf = owner.leaf
    withObservationTracking({ _ = owner.leaf?.value }, onChange: { owner.leaf = nil })
    owner.leaf?.add(1)
    #expect(owner.leaf == nil && weakLeaf == nil)
  }

  @Test("A model that is tracked goes with its owner, and lets go of who tracks it")
  func leaks() {
    weak var weakBranch: Branch?
    weak var weakLeaf: Leaf?
    weak var weakReader: Onlooker<Int>?
    do {
      let branch: Branch = Branch(left: Leaf())
      let reader: Onlooker<Int> = Onlooker { branch.sum + branch.left.value }
      branch.left.add(1)
      withObservationTracking({ _ = branch.weight }, onChange: { [reader] in _ = reader.value })
      (weakBranch, weakLeaf, weakReader) = (branch, branch.left, reader)
      branch.left.add(10)
    }
    #expect(weakBranch == nil && weakLeaf == nil && weakReader == nil)
  }
}
