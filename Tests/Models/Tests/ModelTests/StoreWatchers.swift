@_spi(Bindgen) import BindgenRuntime

@testable import ReducersModels

/// An owner of a part's store, which may also observe it.
@MainActor
protocol StoreWatching: AnyObject {
  var path: [Place] { get }
  /// Called after each action.
  func note(_ tree: Tree, _ op: StoreOp)
  /// Called at the end of each transaction.
  func close()
  func difference() -> String?
  func send(_ op: StoreOp) -> Bindgen.Sent?
  /// Whether its child has been removed. From then on the store is nobody's, whichever child comes next.
  var hasEnded: Bool { get }
}

/// A field that observers are notified of, and the difference that causes a notice.
struct StoreTelling<Value, Changes> {
  let name: Changes
  /// Whether a notice is also allowed when something below the field was written without a change.
  let isVague: Bool
  let differ: (Value, Value) -> Bool

  init<Field: Equatable>(_ name: Changes, isVague: Bool = false, _ field: @escaping (Value) -> Field) {
    (self.name, self.isVague) = (name, isVague)
    differ = { field($0) != field($1) }
  }
}

@MainActor
final class StoreWatcher<Value, Changes: OptionSet>: StoreWatching where Changes.Element == Changes {
  let path: [Place]
  /// The stores on the path, which keep the last one up to date, and that store itself.
  private let stores: [PartStore]
  private let tellings: [StoreTelling<Value, Changes>]
  private let find: (Tree) -> Value?
  private let wrong: (Value) -> [String]
  private var isObserved: Bool = false
  private var token: Bindgen.Subscription?
  private(set) var hasEnded: Bool = false

  private var last: Value
  private var before: Value?
  private var most: Changes = []
  private var told: [Changes] = []
  private var expected: [(least: Changes, most: Changes)] = []

  init(
    _ path: [Place],
    _ stores: [PartStore],
    _ value: Value,
    _ tellings: [StoreTelling<Value, Changes>],
    find: @escaping (Tree) -> Value?,
    wrong: @escaping (Value) -> [String]
  ) {
    (self.path, self.stores, last) = (path, stores, value)
    (self.tellings, self.find, self.wrong) = (tellings, find, wrong)
  }

  /// Starts to observe, until the watcher is released.
  func observe(_ begin: (@escaping (Changes) -> Void) -> Bindgen.Subscription) {
    isObserved = true
    let all: Changes = tellings.reduce(into: []) { $0.insert($1.name) }
    token = begin { [unowned self] changes in
      // Fields that are not compared here may change alone.
      if !changes.isDisjoint(with: all) { told.append(changes.intersection(all)) }
    }
  }

  func send(_ op: StoreOp) -> Bindgen.Sent? { stores.last?.send(op.action) }

  func note(_ tree: Tree, _ op: StoreOp) {
    if hasEnded { return }
    hasEnded = path.indices.contains { index in
      path[index].kind == .guest && tree.part(Array(path[..<index])) != nil && tree.part(Array(path[...index])) == nil
    }
    guard !hasEnded, let value: Value = find(tree) else { return }
    let isConcerned: Bool =
      op.path.starts(with: path) && op.path.count > path.count
      || op.isStructural && (path.starts(with: op.path) || op.path.starts(with: path))
    for telling in tellings where telling.differ(last, value) || telling.isVague && isConcerned {
      most.insert(telling.name)
    }
    if before == nil { before = last }
    last = value
  }

  func close() {
    defer { (before, most) = (nil, []) }
    guard isObserved, let before else { return }
    var least: Changes = []
    for telling in tellings where telling.differ(before, last) { least.insert(telling.name) }
    if !most.isEmpty { expected.append((least, most)) }
  }

  /// Whether the notices have all fields that they must have, and none that they may not have.
  private static func fit(
    _ told: ArraySlice<Changes>,
    _ expected: ArraySlice<(least: Changes, most: Changes)>
  ) -> Bool {
    guard let (least, most): (Changes, Changes) = expected.first else { return told.isEmpty }
    if let next: Changes = told.first, next.isSuperset(of: least), next.isSubset(of: most),
      fit(told.dropFirst(), expected.dropFirst())
    {
      return true
    }
    return least.isEmpty && fit(told, expected.dropFirst())
  }

  /// Returns a difference between the value and the notices or reads. Nil if there is none.
  func difference() -> String? {
    defer { (told, expected) = ([], []) }
    if !Self.fit(told[...], expected[...]) { return "\(path): told \(told), expected \(expected)" }
    let wrong: [String] = wrong(last)
    return wrong.isEmpty ? nil : "\(path)\(hasEnded ? ", which has gone" : ""): \(wrong)"
  }
}

// MARK: - The fields of each part

@MainActor
enum StoreWatchers {
  static func make(_ path: [Place], _ tree: Tree, _ store: TreeStore, isObserved: Bool) -> (any StoreWatching)? {
    let stores: [PartStore] = store.stores(path)
    switch (stores.last, tree.part(path)) {
    case (.leaf(let store), .leaf(let leaf)): return self.leaf(path, stores, store, leaf, isObserved)
    case (.twig(let store), .twig(let twig)): return self.twig(path, stores, store, twig, isObserved)
    case (.tree(let store), .tree(let tree)): return self.tree(stores, store, tree, isObserved)
    default: return nil
    }
  }

  private typealias LeafTelling = StoreTelling<Leaf, LeafStore.Changes>
  private typealias TwigTelling = StoreTelling<Twig, TwigStore.Changes>
  private typealias TreeTelling = StoreTelling<Tree, TreeStore.Changes>

  private static let leafTellings: [LeafTelling] = [
    LeafTelling(.mark, \.mark), LeafTelling(.text, \.text), LeafTelling(.log, \.log), LeafTelling(.line, \.line),
    LeafTelling(.reports, \.reports),
  ]

  private static let twigTellings: [TwigTelling] = [
    TwigTelling(.mark, \.mark), TwigTelling(.text, \.text), TwigTelling(.log, \.log), TwigTelling(.line, \.line),
    TwigTelling(.all, \.all),
    TwigTelling(.twigs, isVague: true, \.twigs),
    TwigTelling(.guest, isVague: true, \.guest?.id),
  ]

  private static let treeTellings: [TreeTelling] = [
    TreeTelling(.mark, \.mark), TreeTelling(.text, \.text), TreeTelling(.pending, \.pending),
    TreeTelling(.edits, \.edits), TreeTelling(.log, \.log), TreeTelling(.line, \.line),
    TreeTelling(.caption, \.caption), TreeTelling(.marks, \.marks), TreeTelling(.longest, \.longest),
    TreeTelling(.twigs, isVague: true, \.twigs),
    TreeTelling(.sorted, isVague: true, \.sorted),
    TreeTelling(.guest, isVague: true, \.guest?.id),
  ]

  private static func leaf(
    _ path: [Place],
    _ stores: [PartStore],
    _ store: LeafStore,
    _ leaf: Leaf,
    _ isObserved: Bool
  ) -> any StoreWatching {
    func find(_ tree: Tree) -> Leaf? {
      switch (path.last, tree.part(path.dropLast())) {
      case (.crown, _): tree.crown
      case (.bud, let part): part?.twig?.bud
      default: tree.part(path)?.leaf
      }
    }
    let watcher: StoreWatcher<Leaf, LeafStore.Changes> =
      StoreWatcher(path, stores, leaf, leafTellings, find: find, wrong: { wrong(store, $0) })
    if isObserved { watcher.observe { told in store.observe { told($1) } } }
    return watcher
  }

  private static func twig(
    _ path: [Place],
    _ stores: [PartStore],
    _ store: TwigStore,
    _ twig: Twig,
    _ isObserved: Bool
  ) -> any StoreWatching {
    let watcher: StoreWatcher<Twig, TwigStore.Changes> =
      StoreWatcher(path, stores, twig, twigTellings, find: { $0.part(path)?.twig }, wrong: { wrong(store, $0) })
    if isObserved { watcher.observe { told in store.observe { told($1) } } }
    return watcher
  }

  private static func tree(
    _ stores: [PartStore],
    _ store: TreeStore,
    _ tree: Tree,
    _ isObserved: Bool
  ) -> any StoreWatching {
    let watcher: StoreWatcher<Tree, TreeStore.Changes> =
      StoreWatcher([], stores, tree, treeTellings, find: { $0 }, wrong: { wrong(store, $0) })
    if isObserved { watcher.observe { told in store.observe { told($1) } } }
    return watcher
  }
}

// MARK: - Comparing reads

extension StoreWatchers {
  private static func names(_ checks: KeyValuePairs<String, Bool>) -> [String] {
    checks.filter { !$0.value }.map(\.key)
  }

  private static func wrong(_ store: LeafStore, _ leaf: Leaf) -> [String] {
    names([
      "mark": store.mark == leaf.mark, "text": store.text == leaf.text, "log": store.log == leaf.log,
      "line": store.line == leaf.line, "reports": store.reports == leaf.reports, "state": store.state == leaf,
    ])
  }

  private static func wrong(_ store: TwigStore, _ twig: Twig) -> [String] {
    names([
      "id": store.id == twig.id, "mark": store.mark == twig.mark, "text": store.text == twig.text,
      "log": store.log == twig.log, "line": store.line == twig.line, "all": store.all == twig.all,
      "twigs": store.twigs == twig.twigs, "each": store.each.twigs.map(\.id) == twig.twigs.ids,
      "guest": store.guest?.id == twig.guest?.id, "state": store.state == twig,
    ])
      + wrong(store.bud, twig.bud).map { "bud.\($0)" }
      + (zip(store.guest, twig.guest).map { wrong($0, $1).map { "guest.\($0)" } } ?? [])
  }

  private static func wrong(_ store: TreeStore, _ tree: Tree) -> [String] {
    names([
      "mark": store.mark == tree.mark, "text": store.text == tree.text, "pending": store.pending == tree.pending,
      "edits": store.edits == tree.edits, "log": store.log == tree.log, "line": store.line == tree.line,
      "caption": store.caption == tree.caption, "marks": store.marks == tree.marks,
      "sorted": store.sorted == tree.sorted, "longest": store.longest == tree.longest,
      "twigs": store.twigs == tree.twigs, "each": store.each.twigs.map(\.id) == tree.twigs.ids,
      "guest": store.guest?.id == tree.guest?.id, "state": store.state == tree,
    ])
      + wrong(store.crown, tree.crown).map { "crown.\($0)" }
      + (zip(store.guest, tree.guest).map { wrong($0, $1).map { "guest.\($0)" } } ?? [])
  }

  /// Returns both, or nil if one is missing.
  private static func zip<One, Other>(_ one: One?, _ other: Other?) -> (One, Other)? {
    if let one, let other { (one, other) } else { nil }
  }
}
