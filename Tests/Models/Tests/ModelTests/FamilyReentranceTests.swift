@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import FamilyModels

/// An observer may do anything in the notice of any relative.
@Suite("Observers of families")
struct FamilyReentranceTests {
  /// An operation that an observer performs in the middle of a notice.
  enum Deed: CaseIterable, Sendable {
    case reads, writesLeaf, writesBranch, writesRoot, writesAll, editsInPlace, restores
    case attachesDelegates, attachesClosures, attachesViews, makesParents
    case takesDelegates, takesViews, cancelsClosures
    case releasesDelegates, releasesViews, releasesTokens, releasesEverybody
    case releasesRoot, releasesParents, releasesAll

    static let coming: [Deed] = [.attachesDelegates, .attachesViews]

    func act(_ tree: Diamond) {
      switch self {
      case .reads: break
      case .writesLeaf: tree.leaf.value += 2
      case .writesBranch: tree.branch.factor += 1
      case .writesRoot: tree.root.extra += 1
      case .writesAll:
        tree.root.update {
          $0.extra += 1
          $0.branch.factor += 1
          $0.leaf.value += 2
        }
      case .editsInPlace: tree.leaf.tags.append("tag")
      case .restores: tree.leaf.value -= 1
      case .attachesDelegates: tree.attachDelegates("new.")
      case .attachesClosures: tree.attachClosures("new.")
      case .attachesViews: tree.attachViews("new.")
      case .makesParents: tree.makeParents()
      case .takesDelegates: tree.takeAwayDelegates()
      case .takesViews: tree.takeAwayViews()
      case .cancelsClosures: tree.cancelClosures()
      case .releasesDelegates: tree.release(["delegate"])
      case .releasesViews: tree.release(["view"])
      case .releasesTokens: tree.release(["closure", "field"])
      case .releasesEverybody: tree.release(["delegate", "closure", "field", "view"])
      case .releasesRoot: tree.releaseRoot()
      case .releasesParents: tree.releaseParents()
      case .releasesAll: tree.releaseAll()
      }
    }

    /// The changes that the round after the notice reports.
    var changes: [String: [String]] {
      switch self {
      case .writesLeaf:
        ["leaf": ["double", "label", "value"], "branch": ["label", "sum"], "root": ["deep", "total", "weight"]]
      case .writesBranch: ["branch": ["factor", "sum"], "root": ["total", "weight"]]
      case .writesRoot: ["root": ["extra", "total"]]
      case .writesAll:
        [
          "leaf": ["double", "label", "value"], "branch": ["factor", "label", "sum"],
          "root": ["deep", "extra", "total", "weight"],
        ]
      case .editsInPlace: ["leaf": ["tags"], "branch": ["tags"]]
      case .restores: Diamond.one
      default: [:]
      }
    }

    /// Kinds of observers that the operation ends.
    var ended: [String] {
      switch self {
      case .attachesDelegates, .takesDelegates, .releasesDelegates: ["delegate"]
      case .attachesViews, .takesViews, .releasesViews: ["view"]
      case .cancelsClosures, .releasesTokens: ["closure", "field"]
      case .releasesEverybody: ["delegate", "closure", "field", "view"]
      default: []
      }
    }

    /// Observers that are still notified of a later change, in their order.
    var left: [String] {
      let models: [String]
      switch self {
      case .releasesRoot: models = ["leaf", "branch"]
      case .releasesParents: models = ["leaf"]
      case .releasesAll: models = []
      default: models = Diamond.models
      }
      return models.flatMap { model in
        ["delegate", "closure", "field", "new", "view"].flatMap { kind -> [String] in
          switch (kind, self) {
          case ("new", .attachesClosures): ["new.\(model).closure"]
          case ("new", _): []
          case ("delegate", .attachesDelegates), ("view", .attachesViews): ["new.\(model).\(kind)"]
          default: ended.contains(kind) ? [] : ["\(model).\(kind)"]
          }
        }
      }
    }
  }

  @Test(
    "Whatever is done in whose notice ever, each is told once a round of what it must",
    arguments: Deed.allCases.filter { !Deed.coming.contains($0) },
    Diamond.all
  )
  func everything(_ deed: Deed, place: String) {
    let tree: Diamond = Diamond()
    var isDone: Bool = false
    tree.log.reaction = { [unowned tree] who in
      #expect(tree.isRight)
      guard !isDone, who.hasPrefix(place) else { return }
      isDone = true
      deed.act(tree)
      #expect(tree.isRight)
    }
    weak let leaf: Leaf? = tree.leaf
    weak let branch: Branch? = tree.branch
    weak let root: Root? = tree.root
    tree.leaf.add(1)
    #expect(isDone)
    // Released models are gone when all observers have been notified.
    #expect((leaf == nil) == (tree.leaf == nil) && (branch == nil) == (tree.branch == nil))
    #expect((root == nil) == (tree.root == nil))

    // The round of the operation: observers that end are notified no more, except for the rest of their own notice.
    let first: [(who: String, line: String)] = Diamond.round(Diamond.one, to: Diamond.all)
    let index: Int = first.firstIndex { $0.who == place } ?? 0
    let rest: [String] = first[(index + 1)...].filter { step in
      step.who == place || !deed.ended.contains { step.who.hasSuffix($0) }
    }.map(\.line)
    let second: [String] = Diamond.round(deed.changes, to: Diamond.all).map(\.line)
    let told: [String] = tree.log.take().filter { !$0.contains(" gets ") }
    #expect(told == first[...index].map(\.line) + rest + second)

    expectNext(tree, deed)
  }

  @Test(
    "A delegate or view that comes in a notice takes another's place, and is told of what changes after",
    arguments: Deed.coming,
    Diamond.all
  )
  func comes(_ deed: Deed, place: String) {
    let tree: Diamond = Diamond()
    var isDone: Bool = false
    tree.log.reaction = { [unowned tree] who in
      guard !isDone, who.hasPrefix(place) else { return }
      isDone = true
      deed.act(tree)
    }
    tree.leaf.add(1)
    _ = tree.log.take()
    expectNext(tree, deed)
  }

  /// Expects the next notices: new observers get them, those that ended do not.
  private func expectNext(_ tree: Diamond, _ deed: Deed) {
    tree.log.reaction = { [unowned tree] _ in #expect(tree.isRight) }
    tree.leaf?.add(1)
    let next: [String] = tree.log.take()
    #expect(next.filter { !$0.hasPrefix("new parent") } == Diamond.round(Diamond.one, to: deed.left).map(\.line))
    let parents: [String] = deed == .makesParents ? ["twin: difference sum", "root: deep odd total weight"] : []
    #expect(Set(next.filter { $0.hasPrefix("new parent") }) == Set(parents.map { "new parent \($0)" }))
  }
}
