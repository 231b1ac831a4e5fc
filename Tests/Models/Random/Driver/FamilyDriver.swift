@_spi(Bindgen) import BindgenRuntime
import RandomModels
import RandomSpecs
import TestBasics

/// A driver of thousands of random operations on models, alone or with children, which compares all that it sees with an
/// oracle.
/// All fields of all models are one graph to the oracle.
package final class FamilyDriver {
  private let family: RandomFamily
  private let types: [any DrivenModel.Type]
  private let hasWhole: Bool
  private let reader: Reader = Reader()
  private var random: SplitMix
  private var oracle: Oracle = Oracle([])
  private var instances: [FamilyInstance] = []
  /// Models that are created and released on the way.
  private var guests: [Int] = []

  private var round: Int = 0
  private var isTelling: Bool = false
  /// The fields that notices of the current round must and may have.
  private var notice: Oracle.Notice = Oracle.Notice()
  private var joined: [Int: Bool] = [:]
  private var depth: Int = 0
  private var budget: Int = 0
  package private(set) var mistakes: [String] = []
  package private(set) var notices: Int = 0
  package private(set) var steps: Int = 0

  package init(_ family: RandomFamily, _ types: [any DrivenModel.Type], seed: UInt64, hasWhole: Bool) {
    self.family = family
    self.types = types
    // Observation reports fields alone, and beside it a loop is late.
    self.hasWhole = hasWhole && family.wholeWay != nil
    random = SplitMix(seed: seed)
    // A model of the last kind, and below it those that it needs, shared or not.
    make(family.models.count - 1)
  }

  package func run(_ steps: Int) {
    for step in 0..<steps where mistakes.isEmpty {
      self.steps += 1
      // A loop acts after the notice; others may act in the middle of it.
      budget = family.ways == [.loop] ? 0 : 4
      depth = 0
      act()
      settle()
      if step % 8 == 0 { checkAll() }
    }
    checkAll()
  }

  // MARK: Models

  private var living: [Int] { instances.indices.filter { instances[$0].model != nil } }

  /// Creates a model with children that exist already, or are created for it.
  ///
  /// At least one of them exists: all models are one family.
  @discardableResult
  private func make(_ kind: Int) -> Int {
    var isConnected: Bool = instances.isEmpty
    let children: [Int] = family.models[kind].children.map { child in
      let those: [Int] = living.filter { instances[$0].kind == child }
      if those.isEmpty || isConnected && random.below(3) == 0 && instances.count < 40 { return make(child) }
      isConnected = true
      return random.element(of: those)
    }
    let instance: Int = instances.count
    let first: Int = oracle.nodes.count
    instances.append(FamilyInstance(kind: kind, children: children, first: first, since: round))
    oracle.add(nodes(of: instance))
    let named: [(String, any DrivenModel)] = children.enumerated().compactMap { place, child in
      instances[child].model.map { ("c\(place)", $0) }
    }
    instances[instance].model = types[kind].make(Dictionary(uniqueKeysWithValues: named))
    if hasWhole, family.isObserved { observe(instance) }
    return instance
  }

  private func observe(_ instance: Int) {
    instances[instance].known = Array(oracle.values[fields(of: instance)])
    let model: (any DrivenModel)? = instances[instance].model
    let told: (Set<String>) -> Void = { [unowned self] in self.isTold(instance, $0) }
    instances[instance].bell = model?.announce { [unowned self] in self.instances[instance].rung.insert(self.round) }
    switch family.wholeWay {
    case .closure: instances[instance].whole = model?.watchAll(told)
    case .publisher: instances[instance].whole = model?.sinkAll(told)
    default: instances[instance].whole = model?.readAll(by: reader, told)
    }
    if family.wholeWay != .loop {
      instances[instance].loop = model?.readAll(by: reader) { [unowned self] in
        self.instances[instance].taken.formUnion($0)
      }
    }
    guard depth > 0 || isTelling else { return }
    for field in fields(of: instance) where oracle.nodes[field].formula != nil {
      hasJoined(field, isNew: true)
    }
  }

  /// Returns its fields, with formulas in the oracle's numbers.
  private func nodes(of instance: Int) -> [RandomGraph.Node] {
    let model: RandomFamily.Model = family.models[instances[instance].kind]
    let numbers: [Int] = family.visible(to: instances[instance].kind).map { visible in
      let owner: Int = visible.path.reduce(instance) { instances[$0].children[$1] }
      return instances[owner].first + visible.field
    }
    return model.nodes.map { node in
      .init(name: "\(instance).\(node.name)", kind: node.kind, formula: node.formula?.renumbered { numbers[$0] })
    }
  }

  private func fields(of instance: Int) -> Range<Int> {
    let first: Int = instances[instance].first
    return first..<(first + family.models[instances[instance].kind].nodes.count)
  }

  private func name(_ field: Int, of instance: Int) -> String {
    family.models[instances[instance].kind].nodes[field - instances[instance].first].name
  }

  /// Creates a guest above some of the existing models, or releases one.
  private func comeOrGo() {
    let kinds: [Int] = family.models.indices.filter { !family.models[$0].children.isEmpty }
    if guests.count < 3, !kinds.isEmpty, random.below(2) == 0, instances.count < 60 {
      guests.append(make(random.element(of: kinds)))
    } else if !guests.isEmpty {
      let instance: Int = guests.remove(at: random.below(guests.count))
      let isParentless: Bool = !living.contains { instances[$0].children.contains(instance) }
      guard isParentless else { return guests.append(instance) }
      (instances[instance].whole, instances[instance].loop, instances[instance].bell) = (nil, nil, nil)
      for watcher in instances[instance].watchers { watcher.token = nil }
      instances[instance].watchers = []
      instances[instance].model = nil
      for field in fields(of: instance) { joined[field] = nil }
    }
  }

  // MARK: Operations

  private func act() {
    switch random.below(16) {
    case 0, 1, 2, 3: write()
    case 4, 5: edit()
    case 6, 7, 8, 9: group()
    case 10, 11: join()
    case 12: leave()
    case 13: comeOrGo()
    default:
      let instance: Int = random.element(of: living)
      check(fields(of: instance).randomElement(using: &random) ?? 0, of: instance)
    }
  }

  private func group() {
    guard depth < 3, let model: any DrivenModel = instances[random.element(of: living)].model else { return }
    depth += 1
    model.group { for _ in 0..<(1 + random.below(5)) { act() } }
    depth -= 1
  }

  private func state() -> (instance: Int, field: Int) {
    let instance: Int = random.element(of: living)
    let count: Int = family.models[instances[instance].kind].stateCount
    return (instance, instances[instance].first + random.below(count))
  }

  private func write() {
    let (instance, field): (Int, Int) = state()
    let values: [Int]
    switch random.below(5) {
    case 0: values = oracle.numbers(of: field)
    default:
      let isList: Bool = oracle.nodes[field].kind == .list
      values = isList ? (0..<random.below(4)).map { _ in random.below(3) } : [random.below(12)]
    }
    // The oracle first: the model notifies at once.
    oracle.write(field, values)
    if isTelling { oracle.see() }
    instances[instance].model?.write(name(field, of: instance), values)
  }

  private func edit() {
    let (instance, field): (Int, Int) = state()
    let value: Int = random.below(3)
    oracle.edit(field, value)
    if isTelling { oracle.see() }
    instances[instance].model?.edit(name(field, of: instance), value)
  }

  private func join() {
    let instance: Int = random.element(of: living)
    guard family.isObserved, instances[instance].watchers.count < 6 else { return }
    let field: Int = fields(of: instance).randomElement(using: &random) ?? 0
    // A field that is tracked under another name is not observed under this one.
    let way: Way = random.element(of: family.ways)
    // Tracking uses the first name that the field has in its own model.
    let observed: Int = way == .tracking ? oracle.firstName(of: field, in: fields(of: instance)) : field
    let watcher: FamilyWatcher = FamilyWatcher(field: field, observed: observed, since: round, way: way)
    watcher.token = begin(watcher, of: instance)
    if watcher.latest == nil { watcher.latest = oracle.values[field] }
    if depth > 0 || isTelling { hasJoined(watcher, of: instance) }
    instances[instance].watchers.append(watcher)
  }

  /// Notes a new observer, which knows the field's current value. Changes count from now if nobody else observes it.
  private func hasJoined(_ watcher: FamilyWatcher, of instance: Int) {
    let others: [FamilyWatcher] = instances[instance].watchers.filter { $0 !== watcher && $0.way != .tracking }
    hasJoined(watcher.field, isNew: false)
    hasJoined(watcher.observed, isNew: !hasWhole && !others.contains { $0.observed == watcher.observed })
  }

  private func hasJoined(_ field: Int, isNew: Bool) {
    oracle.compute(field)
    joined[field] = isNew || joined[field] == true
  }

  private func begin(_ watcher: FamilyWatcher, of instance: Int) -> AnyObject? {
    let model: (any DrivenModel)? = instances[instance].model
    let field: String = name(watcher.field, of: instance)
    let told: (Int) -> Void = { [unowned self, unowned watcher] in self.isTold(watcher, of: instance, $0) }
    switch watcher.way {
    case .closure: return model?.watch(field, told)
    case .tracking: return model?.track(field, told)
    case .publisher:
      return model?.sink(field) { [unowned self, unowned watcher] in self.hasTaken(watcher, of: instance, $0) }
    case .loop:
      return model?.read(field, by: reader) { [unowned self, weak watcher] in
        // A loop that ends may have taken something already.
        if let watcher { self.hasTaken(watcher, of: instance, $0) }
      }
    }
  }

  /// Handles a value from a loop or a publisher; the first is the current value.
  private func hasTaken(_ watcher: FamilyWatcher, of instance: Int, _ number: Int) {
    defer { watcher.latest = number }
    if watcher.latest == nil { return compare(watcher.field, number, oracle.values[watcher.field]) }
    if !isLate(watcher) { isTold(watcher, of: instance, number) }
  }

  /// Whether an observer is late: a loop acts after a transaction, and may have left out rounds in which others acted.
  private func isLate(_ watcher: FamilyWatcher) -> Bool { watcher.way == .loop && family.ways != [.loop] }

  private func leave() {
    let instance: Int = random.element(of: living)
    guard !instances[instance].watchers.isEmpty else { return }
    instances[instance].watchers.remove(at: random.below(instances[instance].watchers.count)).token = nil
  }

  // MARK: Notices

  /// Handles a notice of the observer of a whole model, which comes before those of its fields, and may do anything.
  private func isTold(_ instance: Int, _ names: Set<String>) {
    // A new round begins when an instance has a second notice, or one with no field of this round.
    let all: Set<Int> = Set(fields(of: instance).filter { names.contains(name($0, of: instance)) })
    if !isTelling || instances[instance].isTold || mustTell.isEmpty && !all.isSubset(of: notice.may) { beginRound() }
    instances[instance].isTold = true
    instances[instance].told.formUnion(names)
    notices += 1
    let must: Set<Int> = notice.must.intersection(fields(of: instance))
    tell(must.subtracting(all), "not told")
    tell(all.subtracting(notice.may).subtracting(must), "told for nothing")
    if all.isEmpty { mistakes.append("an empty notice") }
    if instances[instance].bell != nil, !instances[instance].rung.contains(round - 1) {
      mistakes.append("model \(instance) was told and not announced")
    }
    checkAll()
    instances[instance].known = Array(oracle.values[fields(of: instance)])
    while budget > 0, random.below(3) > 0 {
      budget -= 1
      depth = max(depth, 1)
      act()
    }
  }

  private func isTold(_ watcher: FamilyWatcher, of instance: Int, _ number: Int) {
    if !isTelling { beginRound() }
    if !hasWhole { notices += 1 }
    let name: String = oracle.nodes[watcher.field].name
    // A reader that tracks again inside a notice may have another one in the same round.
    let isAgain: Bool = watcher.way == .tracking
    if watcher.isTold, !isAgain { mistakes.append("\(name) was told twice in a round") }
    if watcher.since == round, !isAgain { mistakes.append("\(name) was told in the round in which it joined") }
    // A reader that tracks since this round may have read a model that has still to notify in it.
    let hasRead: Bool = isAgain && (watcher.since == round || watcher.latest != number)
    if !hasRead, !notice.may.union(notice.must).contains(watcher.field) {
      mistakes.append("\(name) was told and did not change")
    }
    if number != oracle.values[watcher.field] {
      mistakes.append("\(name) was told \(number)")
    }
    watcher.isTold = true
    watcher.latest = number
    // It has read what others may have written in this round.
    if watcher.way == .tracking { hasJoined(watcher, of: instance) }
  }

  /// Models that must still send a notice in this round.
  private var mustTell: [Int] {
    living.filter { instance in
      instances[instance].whole != nil && !instances[instance].isTold && instances[instance].since < round
        && !notice.must.isDisjoint(with: fields(of: instance))
    }
  }

  private func beginRound() {
    endRound()
    round += 1
    isTelling = true
    notice = oracle.notice(joined: joined)
    joined = [:]
    oracle.tell()
    present = living.map { ($0, instances[$0].watchers) }
  }

  private var present: [(instance: Int, watchers: [FamilyWatcher])] = []

  private func endRound() {
    guard isTelling else { return }
    for instance in mustTell { mistakes.append("model \(instance) changed and was not told of") }
    for (instance, watchers) in present where instances[instance].model != nil {
      for watcher in watchers where watcher.token != nil && !watcher.isTold && notice.must.contains(watcher.observed) {
        if isLate(watcher) { continue }
        mistakes.append("\(oracle.nodes[watcher.field].name) changed and was not told")
      }
    }
    for instance in instances.indices {
      instances[instance].isTold = false
      for watcher in instances[instance].watchers { watcher.isTold = false }
    }
    isTelling = false
    present = []
  }

  private func tell(_ fields: Set<Int>, _ what: String) {
    if !fields.isEmpty { mistakes.append("\(what): \(fields.map { oracle.nodes[$0].name }.sorted())") }
  }

  // MARK: Checking

  /// Checks at the end of a transaction that no notice is missing.
  private func settle() {
    reader.run()
    endRound()
    checkKnown()
    let left: Set<Int> = oracle.notice(joined: joined).must
    let watched: [Int] = living.flatMap { instance in
      hasWhole ? Array(fields(of: instance)) : instances[instance].watchers.filter { !isLate($0) }.map(\.observed)
    }
    if family.isObserved { tell(left.intersection(watched), "never told") }
    joined = [:]
    oracle.tell()
  }

  /// Checks that observers know the current values, and that a loop has all that the closure beside it has.
  private func checkKnown() {
    for instance in living {
      for watcher in instances[instance].watchers {
        compare(watcher.field, watcher.latest ?? .min, oracle.values[watcher.field])
      }
      for (field, known) in zip(fields(of: instance), instances[instance].known) {
        compare(field, known, oracle.values[field])
      }
      if instances[instance].loop != nil, instances[instance].taken != instances[instance].told {
        mistakes.append("model \(instance): a loop took \(instances[instance].taken), not \(instances[instance].told)")
      }
      (instances[instance].taken, instances[instance].told) = ([], [])
    }
  }

  private func check(_ field: Int, of instance: Int) {
    oracle.read(field)
    guard let number: Int = instances[instance].model?.number(of: name(field, of: instance)) else { return }
    compare(field, number, oracle.values[field])
  }

  private func checkAll() {
    let values: [Int] = oracle.values
    for instance in living {
      for field in fields(of: instance) {
        compare(field, instances[instance].model?.number(of: name(field, of: instance)) ?? .min, values[field])
      }
    }
  }

  private func compare(_ field: Int, _ found: Int, _ right: Int) {
    guard oracle.differs(field, found, right), mistakes.count < 20 else { return }
    mistakes.append("\(oracle.nodes[field].name) is \(found), not \(right)")
  }
}

extension Reader: SequenceReader {}
