@_spi(Bindgen) import BindgenRuntime
import RandomModels
import RandomSpecs
import TestBasics

/// A driver of thousands of random operations on a family with lists, which compares all that it sees with an oracle.
package final class ListDriver {
  private let family: RandomLists
  private let types: [(any DrivenLists.Type)?]
  /// The approximate number of rows in a list.
  private let size: Int
  private var random: SplitMix
  private var oracle: ListOracle
  /// The models that the driver retains; others are alive in lists, or have been released.
  private var models: [Int: any DrivenLists] = [:]
  private var living: [Int] = []
  private var watchers: [ListWatcher] = []
  private var shown: [ListShown] = []
  private var copies: [(rows: () -> [Int], known: [Int])] = []

  /// The depth of nested transactions in the current step.
  private var depth: Int = 0
  private var budget: Int = 0
  private var actsInNotices: Int = 0
  private var isSingle: Bool = true
  private var grouped: Int?
  private var notifying: Int = 0
  package private(set) var mistakes: [String] = []
  package private(set) var notices: Int = 0
  package private(set) var steps: Int = 0

  package init(_ family: RandomLists, _ types: [String: any DrivenLists.Type], seed: UInt64) {
    self.family = family
    self.types = family.models.map { types[$0.name] }
    random = SplitMix(seed: seed)
    // (In the longest ones, an order has several pieces, and they split.)
    size = random.element(of: [3, 8, 8, 20, 20, 150])
    oracle = ListOracle(family)
    make(family.models.count - 1)
  }

  package func run(_ steps: Int) {
    for step in 0..<steps where mistakes.isEmpty {
      self.steps += 1
      (budget, depth, actsInNotices, isSingle, grouped) = (3, 0, 0, true, nil)
      for watcher in watchers { watcher.count = 0 }
      if random.below(300) == 0 { burst() } else { act() }
      settle()
      if step % 8 == 0 { checkAll() }
    }
  }

  // MARK: Models

  @discardableResult
  private func make(_ model: Int) -> Int {
    let children: [Int?] = family.models[model].children.map { $0.isOptional ? nil : some($0.model) }
    let instance: Int = oracle.add(model, id: 1 + random.below(3 * size + 4), children: children)
    let row: ListOracle.Row = oracle.instances[instance].row
    let named: [(String, any DrivenLists)] = zip(family.models[model].children, children).compactMap { child, number in
      number.flatMap { models[$0] }.map { (child.name, $0) }
    }
    models[instance] = types[model]?.make(id: row.id, serial: row.serial, Dictionary(uniqueKeysWithValues: named))
    living.append(instance)
    return instance
  }

  /// Returns an existing model, or a new one.
  private func some(_ model: Int) -> Int {
    let those: [Int] = living.filter { oracle.instances[$0].model == model }
    return those.isEmpty || random.below(3) == 0 && those.count < 60 ? make(model) : random.element(of: those)
  }

  /// Releases a model, which goes on if others retain it.
  private func forget() {
    let top: Int = family.models.count - 1
    let instance: Int = random.element(of: living)
    let isTop: Bool = oracle.instances[instance].model == top
    if isTop, living.filter({ oracle.instances[$0].model == top }).count < 2 {
      if random.below(3) == 0 { make(top) }
      return
    }
    if !isTop, living.count < 30 { return }
    living.removeAll { $0 == instance }
    watchers.removeAll { $0.instance == instance }
    shown.removeAll { $0.instance == instance }
    models[instance] = nil
  }

  private func model(of instance: Int) -> RandomLists.Model { family.models[oracle.instances[instance].model] }

  /// Returns an instance of a model with lists, since these are what is tested.
  private func owner() -> Int {
    random.element(
      of: living.filter { !model(of: $0).lists.isEmpty || oracle.instances[$0].model == family.models.count - 1 }
    )
  }

  // MARK: Operations

  private func act() {
    if notifying > 0 { actsInNotices += 1 }
    switch random.below(24) {
    case 0..<10: edit()
    case 10, 11, 12: set(random.element(of: living))
    case 13: set(owner())
    case 14, 15, 16: group()
    case 17: watch()
    case 18: show()
    case 19: leave()
    case 20: put()
    case 21: forget()
    case 22: copy()
    default: read()
    }
  }

  private func group() {
    let instance: Int = owner()
    guard depth < 3, let model: any DrivenLists = models[instance] else { return }
    isSingle = false
    // Only the outermost group is certainly a transaction of its own.
    if depth == 0, notifying == 0 { grouped = instance }
    depth += 1
    model.group { for _ in 0..<(1 + random.below(6)) { act() } }
    depth -= 1
  }

  /// Performs more edits than a list's history keeps.
  private func burst() {
    let instance: Int = owner()
    isSingle = false
    grouped = instance
    models[instance]?.group { for _ in 0..<(200 + random.below(1500)) { edit(instance) } }
  }

  private func set(_ instance: Int) {
    let (field, value): (String, Int) = (random.element(of: ["a", "b"]), random.below(30))
    oracle.set(field, of: instance, value)
    models[instance]?.set(field, value)
  }

  private func put() {
    let instance: Int = owner()
    let children: [RandomLists.Child] = model(of: instance).children
    guard let child: Int = children.firstIndex(where: \.isOptional) else { return }
    let other: Int? = random.below(3) == 0 ? nil : some(children[child].model)
    oracle.put(child, of: instance, other)
    models[instance]?.put(children[child].name, other.flatMap { models[$0] })
  }

  private func edit() { edit(owner()) }

  private func edit(_ instance: Int) {
    let lists: [RandomLists.List] = model(of: instance).lists
    if lists.isEmpty { return set(instance) }
    let list: Int = random.below(lists.count)
    let rows: [ListOracle.Row] = oracle.rows(of: list, of: instance)
    guard let edit: ListEdit = edit(lists[list], rows) else { return }
    oracle.edit(list, of: instance, edit)
    switch edit {
    // A row that is a model is changed itself: the list is read, and not edited.
    case .set(let position, let field, let value) where rows[position].instance != nil,
      .setByID(let position, let field, let value) where rows[position].instance != nil:
      models[instance]?.row(of: lists[list].name, at: position)?.set(field, value)
    default: models[instance]?.edit(lists[list].name, edit)
    }
  }

  private func seed(_ list: RandomLists.List) -> RowSeed {
    if family.models[list.element].isValue {
      let id: Int = 1 + random.below(3 * size + 4)
      return RowSeed(id: id, serial: random.below(99_999), a: random.below(30), b: random.below(30), model: nil)
    }
    let instance: Int = some(list.element)
    let row: ListOracle.Row = oracle.instances[instance].row
    return RowSeed(id: row.id, serial: row.serial, a: row.a, b: row.b, model: row.instance.flatMap { models[$0] })
  }

  /// Returns a seed of the same row, changed or not.
  private func seed(_ list: RandomLists.List, like row: ListOracle.Row) -> RowSeed {
    guard let instance: Int = row.instance else {
      return RowSeed(
        id: row.id,
        serial: row.serial,
        a: random.below(3) == 0 ? random.below(30) : row.a,
        b: row.b,
        model: nil
      )
    }
    guard let model: any DrivenLists = models[instance] else { return seed(list) }
    return RowSeed(id: row.id, serial: row.serial, a: row.a, b: row.b, model: model)
  }

  private func seeds(_ list: RandomLists.List, _ count: Int) -> [RowSeed] { (0..<count).map { _ in seed(list) } }

  private func edit(_ list: RandomLists.List, _ rows: [ListOracle.Row]) -> ListEdit? {
    let (one, other, count): (Int, Int, Int) = (random.below(rows.count), random.below(rows.count), rows.count)
    let isShort: Bool = count < size
    if count == 0 || random.below(isShort ? 3 : 9) == 0 {
      switch random.below(6) {
      case 0: return .append(seeds(list, 1 + random.below(isShort ? size : 2)))
      case 1: return .putByID(seed(list))
      case 2:
        let place: Int = random.below(count + 1)
        return .replace(place..<place, seeds(list, 1 + random.below(isShort ? size : 2)))
      default: return .insert(seed(list), random.below(count + 1))
      }
    }
    let (field, value): (String, Int) = (random.element(of: ["a", "b"]), random.below(30))
    let some: [Int] = (0..<(1 + random.below(3))).map { _ in random.below(count) }
    switch random.below(28) {
    case 0, 1, 2: return .set(one, field, value)
    case 3, 4: return .setByID(one, field, value)
    case 5: return .put(seed(list), one)
    case 6: return .put(seed(list, like: rows[one]), random.below(2) == 0 ? one : other)
    case 7: return .updateOrAppend(random.below(2) == 0 ? seed(list) : seed(list, like: rows[one]))
    case 8: return .remove(one)
    case 9: return .removeByID(one)
    case 10: return .clearByID(one)
    case 11: return random.below(2) == 0 ? .removeFirst : .removeLast
    case 12: return .removeWhere(value)
    case 13: return .removeOffsets(some)
    case 14, 15, 16: return .move(one, other)
    case 17, 18: return .moveOffsets(some, random.below(count + 1))
    case 19, 20: return .swap(one, other)
    case 21: return random.below(3) == 0 ? .reverse : .swap(one, other)
    case 22: return random.below(3) == 0 ? .sort : .partition(value)
    case 23: return .replace(min(one, other)..<max(one, other), seeds(list, random.below(3)))
    case 24: return .slice(one, seeds(list, min(count - one, random.below(3))))
    case 25, 26: return assignment(list, rows)
    default: return random.below(20) == 0 ? .removeAll : .move(one, other)
    }
  }

  /// Returns an assignment of the rows in another order, without some, with others.
  private func assignment(_ list: RandomLists.List, _ rows: [ListOracle.Row]) -> ListEdit? {
    var kept: [ListOracle.Row] = rows.filter { row in row.instance.map { models[$0] != nil } ?? true }
    if random.below(3) == 0 { kept.shuffle(using: &random) }
    if random.below(2) == 0 { kept = kept.filter { _ in random.below(5) > 0 } }
    var seeds: [RowSeed] = kept.map { seed(list, like: $0) }
    if random.below(2) == 0 { seeds.insert(seed(list), at: random.below(seeds.count + 1)) }
    return .assign(seeds)
  }

  // MARK: Observing

  private func watch() {
    let instance: Int = random.below(2) == 0 ? owner() : random.element(of: living)
    guard model(of: instance).isObserved, watchers.filter({ $0.instance == instance }).count < 2 else { return }
    if watchers.count > 12 { return }
    isSingle = false
    let watcher: ListWatcher = ListWatcher(instance)
    watcher.token = models[instance]?.watch { [unowned self, unowned watcher] in self.isTold(watcher, $0) }
    learn(watcher)
    watchers.append(watcher)
  }

  private func learn(_ watcher: ListWatcher) {
    for field in oracle.fields(of: watcher.instance) { watcher.known[field] = numbers(field, watcher.instance) }
  }

  private func numbers(_ field: String, _ instance: Int) -> [Int] { oracle.numbers(of: field, of: instance) }

  private func isTold(_ watcher: ListWatcher, _ names: Set<String>) {
    notices += 1
    watcher.count += 1
    let name: String = "\(model(of: watcher.instance).name) \(watcher.instance)"
    if names.isEmpty { mistakes.append("\(name): an empty notice") }
    if isSingle && depth == 0 || grouped == watcher.instance, watcher.count > 1 + actsInNotices {
      mistakes.append("\(name) was told \(watcher.count) times in one transaction")
    }
    for field in oracle.fields(of: watcher.instance) {
      let (old, new): ([Int], [Int]) = (watcher.known[field] ?? [], numbers(field, watcher.instance))
      // Changes that others make in this round are reported in the next one.
      if actsInNotices == 0, differs(field, of: watcher.instance, old, new), !names.contains(field) {
        mistakes.append("\(name): \(field) changed from \(old) to \(new) and was not told")
      }
      // Rows count as changed where they were touched; numbers where they differ.
      if names.contains(field), old == new, isSingle, depth == 0, actsInNotices == 0, isNumber(field, watcher.instance)
      {
        mistakes.append("\(name): \(field) was told and is \(new) as before")
      }
      // A watcher knows what it reads: what nobody reads between two rounds need not have changed for anybody.
      if names.contains(field) {
        check(field, of: watcher.instance)
        watcher.known[field] = new
      }
    }
    actInNotice()
  }

  private func isNumber(_ field: String, _ instance: Int) -> Bool {
    switch model(of: instance).nodes.first(where: { $0.name == field })?.kind {
    case .int, .bool, .ints: true
    default: false
    }
  }

  /// Whether a field differs. Rows that are models compare by identity: changes in one are reported where it is followed, and
  /// not where rows are computed anew.
  private func differs(_ field: String, of instance: Int, _ old: [Int], _ new: [Int]) -> Bool {
    if old == new { return false }
    let lists: [RandomLists.List] = model(of: instance).lists
    if lists.contains(where: { $0.name == field }), model(of: instance).tellsRows { return true }
    let node: RandomLists.Node? = model(of: instance).nodes.first { $0.name == field }
    // Keyed rows compare as dictionaries do.
    if case .keyed = node?.kind { return Set(pairs(old)) != Set(pairs(new)) }
    let isOfModels: Bool = family.models.contains { !$0.isValue }
    return isOfModels ? old.map(identity) != new.map(identity) : true
  }

  private func identity(_ number: Int) -> Int { number >= 1_000_000_000 ? number / 10_000 : number }

  private func pairs(_ numbers: [Int]) -> [[Int]] {
    stride(from: 0, to: numbers.count, by: 2).map { [numbers[$0], identity(numbers[$0 + 1])] }
  }

  private func actInNotice() {
    notifying += 1
    read()
    while budget > 0, random.below(3) == 0 {
      budget -= 1
      act()
    }
    notifying -= 1
  }

  private func show() {
    let instance: Int = owner()
    let model: RandomLists.Model = model(of: instance)
    guard model.isObserved, shown.count < 12 else { return }
    let field: String = random.element(of: model.lists.map(\.name) + model.nodes.map(\.name) + ["a"])
    isSingle = false
    let rows: ShownRows = ShownRows(numbers(field, instance), hasIDs: hasIDs(field, instance))
    let token: AnyObject? = models[instance]?.show(field, on: rows) { [unowned self] in
      self.notices += 1
      self.actInNotice()
    }
    if let token { shown.append(ListShown(instance: instance, field: field, rows: rows, token: token)) }
  }

  private func hasIDs(_ field: String, _ instance: Int) -> Bool {
    if let list: RandomLists.List = model(of: instance).lists.first(where: { $0.name == field }) { return list.hasIDs }
    if case .rows(_, let hasIDs) = model(of: instance).nodes.first(where: { $0.name == field })?.kind { return hasIDs }
    return true
  }

  private func leave() {
    isSingle = false
    if random.below(2) == 0, !shown.isEmpty { shown.remove(at: random.below(shown.count)) }
    if random.below(2) == 0, !watchers.isEmpty { watchers.remove(at: random.below(watchers.count)) }
  }

  // MARK: Checking

  private func read() {
    let instance: Int = random.below(2) == 0 ? owner() : random.element(of: living)
    check(random.element(of: oracle.fields(of: instance)), of: instance)
  }

  private func check(_ field: String, of instance: Int) {
    guard let model: any DrivenLists = models[instance], mistakes.count < 8 else { return }
    let (found, right): ([Int], [Int]) = (model.numbers(of: field), numbers(field, instance))
    if found != right {
      mistakes.append("\(self.model(of: instance).name) \(instance): \(field) is \(found), not \(right)")
    }
  }

  /// Takes a copy, which stays as it is, but for the contents of rows that are models.
  private func copy() {
    let instance: Int = owner()
    let field: String = random.element(of: oracle.fields(of: instance))
    if copies.count > 4 { copies.removeFirst() }
    if let rows: () -> [Int] = models[instance]?.copy(of: field) { copies.append((rows, numbers(field, instance))) }
  }

  private func checkAll() {
    for instance in living { for field in oracle.fields(of: instance) { check(field, of: instance) } }
    for (rows, known) in copies where rows().map(identity) != known.map(identity) {
      mistakes.append("a copy is \(rows()), not \(known)")
    }
  }

  /// Checks at the end of a transaction that all observers know the current values.
  private func settle() {
    for watcher in watchers where mistakes.isEmpty {
      for field in oracle.fields(of: watcher.instance) {
        let (old, new): ([Int], [Int]) = (watcher.known[field] ?? [], numbers(field, watcher.instance))
        if differs(field, of: watcher.instance, old, new) {
          mistakes.append(
            "\(model(of: watcher.instance).name) \(watcher.instance): never told of \(field): \(old) is \(new)"
          )
        }
      }
      // The contents of rows that are models may have changed without a notice.
      learn(watcher)
    }
    for one in shown {
      let name: String = "\(model(of: one.instance).name) \(one.instance).\(one.field)"
      mistakes += one.rows.mistakes.map { "\(name): \($0)" }
      let right: [Int] = numbers(one.field, one.instance)
      if one.rows.rows != right { mistakes.append("\(name) shows \(one.rows.rows), not \(right)") }
    }
  }
}

/// An observer of a model's changes, with the values that it knows.
final class ListWatcher {
  let instance: Int
  var known: [String: [Int]] = [:]
  var token: AnyObject?
  /// The number of its notices in the current step.
  var count: Int = 0

  init(_ instance: Int) { self.instance = instance }
}

/// An observer that applies edits.
struct ListShown {
  let instance: Int
  let field: String
  let rows: ShownRows
  let token: AnyObject
}
