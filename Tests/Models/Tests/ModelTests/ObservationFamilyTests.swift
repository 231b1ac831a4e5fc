@_spi(Bindgen) import BindgenRuntime
import Observation
import Testing

@testable import TrackedModels

/// A reader that tracks a model is notified of that model, and not of those that it was computed from.
@Suite("Observation of families")
struct ObservationFamilyTests {
  /// A record of each reader's notices.
  private final class Diary {
    private var lines: [String] = []

    func reader<Value>(_ name: String, _ read: @escaping () -> Value) -> Onlooker<Value> {
      Onlooker(read) { self.lines.append("\(name) \($0)") }
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let diary: Diary = Diary()

  @Test("A parent's derivation that comes out equal wakes nobody, whatever it read of its children")
  func equal() {
    let root: Root = Root(branch: Branch(left: Leaf()), leaf: Leaf())
    let readers: [AnyObject] = [
      diary.reader("isOdd") { root.isOdd }, diary.reader("weight") { root.branch.weight },
      diary.reader("total") { root.total },
    ]
    root.branch.left.add(2)
    #expect(diary.take() == ["total 4"])
    root.branch.left.add(1)
    #expect(Set(diary.take()) == ["total 6", "isOdd true"])
    root.branch.left.add(1)
    #expect(Set(diary.take()) == ["total 8", "weight 1", "isOdd false"])
    root.branch.left.name = "other"
    #expect(diary.take().isEmpty)
    withExtendedLifetime(readers) {}
  }

  @Test("What nobody tracks is computed nowhere in the family")
  func computations() {
    let root: Root = Root(branch: Branch(left: Leaf()), leaf: Leaf())
    let reader: Onlooker<Bool> = diary.reader("isOdd") { root.isOdd }
    _ = (root.meter.take(), root.branch.meter.take(), root.branch.left.meter.take())
    root.branch.left.add(1)
    #expect(root.meter.take() == ["root.isOdd": 1])
    #expect(root.branch.meter.take() == ["branch.odd": 1])
    #expect(root.branch.left.meter.take() == ["leaf.parity": 1])
    #expect(reader.value == true)
  }

  @Test("Another name of a child's field is tracked by that name alone")
  func name() {
    let branch: Branch = Branch(left: Leaf())
    let reader: Onlooker<[Int]> = diary.reader("rows") { branch.rows }
    #expect(branch.left._core.tracked.isEmpty)
    branch.left.rows.append(1)
    #expect(diary.take() == ["rows [1]"])
    withExtendedLifetime(reader) {}
  }

  @Test("Who reads a child's field by both of its names is told once")
  func alias() {
    let branch: Branch = Branch(left: Leaf())
    let readers: [AnyObject] = [
      diary.reader("one") { branch.rows }, diary.reader("both") { branch.rows + branch.left.same },
    ]
    branch.left.rows.append(1)
    #expect(Set(diary.take()) == ["one [1]", "both [1, 1]"])
    branch.factor = 2
    #expect(diary.take().isEmpty)
    withExtendedLifetime(readers) {}
  }

  @Test("Who reads several models of a family is told after all are up to date")
  func several() {
    let root: Root = Root(branch: Branch(left: Leaf()), leaf: Leaf())
    let reader: Onlooker<[Int]> = diary.reader("all") {
      [root.total, root.branch.sum, root.branch.factor, root.branch.left.double, root.branch.left.value]
    }
    root.branch.addBoth(1)
    #expect(Set(diary.take()) == ["all [4, 4, 1, 2, 1]"])
    root.branch.update {
      $0.factor = 2
      $0.left.add(1)
      $0.addBoth(1)
    }
    #expect(Set(diary.take()) == ["all [20, 20, 2, 6, 3]"])
    withExtendedLifetime(reader) {}
  }

  @Test("A model without the outlet is not tracked, and neither is what it reads")
  func silent() {
    let silent: Silent = Silent(leaf: Leaf())
    let reader: Onlooker<Int> = diary.reader("half") { silent.half }
    silent.add(1)
    #expect(diary.take().isEmpty && reader.value == 0 && silent.half == 1)
  }

  @Test("What is read of a child that is not tracked is tracked in the parent")
  func plain() {
    let frame: Frame = Frame()
    let readers: [AnyObject] = [diary.reader("text") { frame.text }, diary.reader("isEmpty") { frame.isEmpty }]
    frame.plain.text = "a"
    #expect(diary.take() == ["text a"])
    frame.plain.count = 1
    #expect(diary.take() == ["isEmpty false"])
    frame.plain.count = 2
    #expect(diary.take().isEmpty)
    withExtendedLifetime(readers) {}
  }

  @Test("Beside all other outlets each is told once")
  func beside() {
    final class Ear: ToldDelegate, ToldView {
      var told: [String] = []
      var shifted: Int = 0 { didSet { told.append("view") } }
      func told(_ told: Told, didChange changes: Told.Changes) { self.told.append("delegate") }
    }
    let ear: Ear = Ear()
    let model: Told = Told(view: ear, delegate: ear)
    let token: Told.Subscription = model.observe { _, _ in ear.told.append("closure") }
    let reader: Onlooker<Int> = Onlooker({ model.shifted }, told: { _ in ear.told.append("reader") })
    ear.told = []
    model.leaf.add(1)
    #expect(ear.told == ["delegate", "closure", "view", "reader"])
    ear.told = []
    model.update {
      $0.offset = 2
      #expect($0.shifted == 4)
      $0.leaf.value = 0
    }
    #expect(ear.told == ["delegate", "closure", "view", "reader"], "what is shown was read when it differed")
    withExtendedLifetime((token, reader)) {}
  }
}
