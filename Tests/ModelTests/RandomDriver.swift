import Testing

@testable import RandomSnapshot

/// Does thousands of things at random with a model, and compares all it sees with an oracle.
final class RandomDriver {
  /// Somebody who observes one field.
  private final class Watcher {
    let field: Int
    var token: AnyObject?
    /// The round in which it joined, which tells it nothing.
    let since: Int
    var isTold: Bool = false

    init(field: Int, since: Int) {
      self.field = field
      self.since = since
    }
  }

  private let model: any DrivenModel
  private var oracle: Oracle
  private var random: SplitMix
  private let isObserved: Bool

  private var whole: AnyObject?
  private var watchers: [Watcher] = []
  private var round: Int = 0
  /// What is told in the present round.
  private var telling: Set<Int>?
  private var joined: [Int: Oracle.Joined] = [:]
  private var depth: Int = 0
  /// How much observers may still write in this transaction.
  private var budget: Int = 0
  private(set) var mistakes: [String] = []
  private(set) var notices: Int = 0

  private let graph: RandomGraph

  /// - Parameter hasWhole: Whether one observer is told of everything; it comes first and may do anything.
  init(_ model: any DrivenModel, _ graph: RandomGraph, seed: UInt64, hasWhole: Bool) {
    self.model = model
    self.graph = graph
    oracle = Oracle(graph.nodes)
    random = SplitMix(seed: seed)
    isObserved = graph.emit.contains("callbacks")
    if hasWhole, isObserved {
      whole = model.watchAll { [unowned self] names in self.isTold(names) }
    }
  }

  func run(_ steps: Int) {
    for step in 0..<steps where mistakes.isEmpty {
      budget = 4
      depth = 0
      act()
      settle()
      if step % 8 == 0 { checkAll() }
    }
    checkAll()
  }

  // MARK: Doing

  private func act() {
    switch random.below(12) {
    case 0, 1, 2, 3: write()
    case 4, 5: edit()
    case 6, 7, 8:
      guard depth < 3 else { return }
      depth += 1
      model.group { for _ in 0..<(1 + random.below(5)) { act() } }
      depth -= 1
    case 9: join()
    case 10: leave()
    default: check(random.below(graph.nodes.count))
    }
  }

  private func write() {
    let state: Int = random.below(graph.stateCount)
    let values: [Int]
    switch random.below(5) {
    // As it is, or as it was told: nothing, or a restoration.
    case 0: values = oracle.numbers(of: state)
    default:
      let isList: Bool = graph.nodes[state].kind == .list
      values = isList ? (0..<random.below(4)).map { _ in random.below(3) } : [random.below(12)]
    }
    // The oracle first: the model tells at once.
    oracle.write(state, values)
    model.write(graph.nodes[state].name, values)
  }

  private func edit() {
    let state: Int = random.below(graph.stateCount)
    let value: Int = random.below(3)
    oracle.edit(state, value)
    model.edit(graph.nodes[state].name, value)
  }

  private func join() {
    guard isObserved, watchers.count < 12 else { return }
    let field: Int = random.below(graph.nodes.count)
    let isNew: Bool = whole == nil && !watchers.contains { $0.field == field }
    let watcher: Watcher = Watcher(field: field, since: round)
    watcher.token = model.watch(graph.nodes[field].name) { [unowned self, unowned watcher] in
      self.isTold(watcher, $0)
    }
    watchers.append(watcher)
    if depth > 0 || telling != nil {
      joined[field] = Oracle.Joined(value: oracle.values[field], isNew: isNew || joined[field]?.isNew == true)
    }
  }

  private func leave() {
    guard !watchers.isEmpty else { return }
    watchers.remove(at: random.below(watchers.count)).token = nil
  }

  // MARK: Being told

  /// The observer of the whole: every round begins with it.
  private func isTold(_ names: Set<String>) {
    endRound()
    let told: Set<Int> = Set(graph.nodes.indices.filter { names.contains(graph.nodes[$0].name) })
    compare(told, with: oracle.notice(joined: joined), among: Set(graph.nodes.indices))
    beginRound(told)
    checkAll()
    while budget > 0, random.below(3) > 0 {
      budget -= 1
      depth = max(depth, 1)
      act()
    }
  }

  private func isTold(_ watcher: Watcher, _ number: Int) {
    if telling == nil { beginRound(oracle.notice(joined: joined).may) }
    let name: String = graph.nodes[watcher.field].name
    if watcher.isTold { mistakes.append("\(name) was told twice in a round") }
    if watcher.since == round { mistakes.append("\(name) was told in the round in which it joined") }
    if telling?.contains(watcher.field) != true { mistakes.append("\(name) was told and did not change") }
    if number != oracle.values[watcher.field] { mistakes.append("\(name) was told \(number)") }
    watcher.isTold = true
  }

  private func beginRound(_ fields: Set<Int>) {
    round += 1
    notices += 1
    expected = oracle.notice(joined: joined).must
    telling = fields
    joined = [:]
    oracle.tell()
    // Those that join from now on are told from the next round on.
    present = watchers
  }

  private var expected: Set<Int> = []
  private var present: [Watcher] = []

  /// All that were there, and are still, were told.
  private func endRound() {
    for watcher in present where watcher.token != nil && !watcher.isTold && expected.contains(watcher.field) {
      mistakes.append("\(graph.nodes[watcher.field].name) changed and was not told")
    }
    for watcher in watchers { watcher.isTold = false }
    telling = nil
    present = []
  }

  private func compare(_ told: Set<Int>, with notice: Oracle.Notice, among watched: Set<Int>) {
    let missing: Set<Int> = notice.must.intersection(watched).subtracting(told)
    let spare: Set<Int> = told.subtracting(notice.may.union(notice.must))
    if !missing.isEmpty { mistakes.append("not told: \(missing.map { graph.nodes[$0].name }.sorted())") }
    if !spare.isEmpty { mistakes.append("told for nothing: \(spare.map { graph.nodes[$0].name }.sorted())") }
    if told.isEmpty { mistakes.append("an empty notice") }
  }

  // MARK: Checking

  /// A transaction is over: nothing is left that somebody should have been told.
  private func settle() {
    endRound()
    let watched: Set<Int> = whole == nil ? Set(watchers.map(\.field)) : Set(graph.nodes.indices)
    let left: Set<Int> = oracle.notice(joined: joined).must.intersection(watched)
    if !left.isEmpty { mistakes.append("never told: \(left.map { graph.nodes[$0].name }.sorted())") }
    joined = [:]
    oracle.tell()
  }

  private func check(_ field: Int) {
    let number: Int = model.number(of: graph.nodes[field].name)
    // What is equal by an equality of its own may be as it was.
    if oracle.differs(field, number, oracle.values[field]) {
      mistakes.append("\(graph.nodes[field].name) is \(number), not \(oracle.values[field])")
    }
  }

  private func checkAll() {
    let values: [Int] = oracle.values
    for (field, node) in graph.nodes.enumerated() {
      let number: Int = model.number(of: node.name)
      if oracle.differs(field, number, values[field]) {
        mistakes.append("\(node.name) is \(number), not \(values[field])")
      }
    }
  }
}
