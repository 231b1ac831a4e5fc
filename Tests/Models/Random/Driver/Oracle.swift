@_spi(Bindgen) import BindgenRuntime
import RandomModels
import RandomSpecs

/// The expected fields of a graph, found in the most naive way: all is computed anew from the states.
struct Oracle {
  private(set) var nodes: [RandomGraph.Node] = []
  /// The values of states. Empty for derivations.
  private var states: [[Int]] = []

  init(_ nodes: [RandomGraph.Node]) { add(nodes) }

  /// Adds new fields, which no observer has been notified of.
  mutating func add(_ new: [RandomGraph.Node]) {
    nodes += new
    states += new.map { $0.kind == .list || $0.formula != nil ? [] : [0] }
    compute()
    told += values[told.count...]
  }

  // MARK: Values

  /// Every field as a number, by its index: all are computed anew after each write.
  private(set) var values: [Int] = []

  private mutating func compute() {
    values = []
    for (index, node) in nodes.enumerated() {
      values.append(node.formula.map { value($0, node.kind, values) } ?? stateValue(index))
    }
  }

  private func stateValue(_ index: Int) -> Int {
    nodes[index].kind == .list ? states[index].number : (states[index].first ?? 0)
  }

  private func value(_ formula: RandomGraph.Formula, _ kind: RandomGraph.Kind, _ values: [Int]) -> Int {
    func seen(_ index: Int) -> Int { nodes[index].kind == .bucket ? bucket(values[index]) : values[index] }
    let value: Int
    switch formula {
    case .alias(let source): return values[source]
    case .sum(let left, let right): value = seen(left) &+ seen(right)
    case .mix(let all): value = all.map(seen).reduce(0, &+) % 23
    case .pick(let choice, let left, let right): value = pick(seen(choice), seen(left), seen(right))
    case .half(let source): value = seen(source) / 2
    case .remainder(let source): value = seen(source) % 5
    case .total(_, let all): value = all.map(seen).reduce(0, &+) % 101
    }
    return kind == .maybe ? maybe(value).number : value
  }

  // MARK: Writes

  /// States that were written with a difference since the last notices.
  private(set) var written: Set<Int> = []
  /// The values of fields at the last notices.
  private(set) var told: [Int] = []
  /// Fields that differed from `told` in the middle of notices, when somebody may have read them so.
  private var seen: Set<Int> = []

  /// Fields that were read in the middle of a transaction while they differed: they have changed, even if they change back.
  private var read: Set<Int> = []

  mutating func see() {
    seen.formUnion(values.indices.filter { differs($0, values[$0], told[$0]) })
  }

  /// Notes that a field is computed, with all that it depends on.
  mutating func compute(_ field: Int) {
    var open: [Int] = [field]
    var found: Set<Int> = [field]
    while let next: Int = open.popLast() {
      if differs(next, values[next], told[next]) { seen.insert(next) }
      open += (nodes[next].formula?.sources ?? []).filter { found.insert($0).inserted }
    }
  }

  /// Notes that a field is read. One that is another name is read under its first name.
  mutating func read(_ field: Int) {
    compute(field)
    let first: Int = firstName(of: field)
    if nodes[first].formula != nil, differs(first, values[first], told[first]) { read.insert(first) }
  }

  mutating func write(_ index: Int, _ values: [Int]) {
    let old: [Int] = states[index]
    states[index] = values
    switch nodes[index].kind {
    case .bucket: if bucket(old[0]) != bucket(values[0]) { written.insert(index) }
    case .never: written.insert(index)
    case .int, .list, .maybe: if old != values { written.insert(index) }
    }
    compute()
  }

  mutating func edit(_ index: Int, _ value: Int) {
    guard nodes[index].kind == .list else { return write(index, [(states[index].first ?? 0) + value]) }
    states[index].append(value)
    written.insert(index)
    compute()
  }

  func numbers(of states: Int) -> [Int] { self.states[states] }

  // MARK: Notices

  /// The fields that a notice must have, and those that it may have.
  struct Notice {
    var must: Set<Int> = []
    var may: Set<Int> = []
  }

  /// - Parameter joined: Fields that got an observer in the middle of a transaction, and whether it is their first. What depends
  ///   on written states may then be reported even if it is as before; and changes of new ones count from then on. That all
  ///   observers know the current values in the end is for the driver to check.
  func notice(joined: [Int: Bool]) -> Notice {
    let now: [Int] = values
    var notice: Notice = Notice()
    /// Fields that depend on written states.
    var affected: Set<Int> = []
    for (index, node) in nodes.enumerated() {
      guard let formula: RandomGraph.Formula = node.formula else {
        if written.contains(index) {
          notice.must.insert(index)
          notice.may.insert(index)
          affected.insert(index)
        }
        continue
      }
      let sources: [Int] = formula.sources
      if sources.contains(where: affected.contains) { affected.insert(index) }
      if case .alias(let source) = formula, isState(source) || nodes[source].kind == .never {
        if notice.must.contains(source) { notice.must.insert(index) }
        if notice.may.contains(source) { notice.may.insert(index) }
      } else if node.kind == .never {
        if sources.contains(where: notice.must.contains) { notice.must.insert(index) }
        if affected.contains(index) { notice.may.insert(index) }
      } else if differs(index, now[index], told[index]) {
        notice.must.insert(index)
        notice.may.insert(index)
      }
    }
    notice.may.formUnion(seen)
    notice.must.formUnion(read)
    for (field, isNew) in joined {
      if affected.contains(field) { notice.may.insert(field) }
      if isNew { notice.must.remove(field) }
    }
    notice.may.formUnion(nodes.indices.filter { notice.may.contains(firstName(of: $0)) })
    return notice
  }

  /// Returns the field that a field is another name of, over any number of names, among some fields or all.
  func firstName(of field: Int, in fields: Range<Int>? = nil) -> Int {
    guard case .alias(let source) = nodes[field].formula, (fields ?? nodes.indices).contains(source) else {
      return field
    }
    return firstName(of: source, in: fields)
  }

  /// Whether a field is a state, or another name of one, which is as good.
  private func isState(_ index: Int) -> Bool { nodes[firstName(of: index)].formula == nil }

  func differs(_ field: Int, _ left: Int, _ right: Int) -> Bool {
    nodes[field].kind == .bucket ? bucket(left) != bucket(right) : left != right
  }

  /// Notes that observers know all fields now.
  mutating func tell() {
    told = values
    written = []
    seen = []
    read = []
  }
}

extension RandomGraph.Formula {
  var sources: [Int] {
    switch self {
    case .alias(let source), .half(let source), .remainder(let source): [source]
    case .sum(let left, let right): [left, right]
    case .mix(let all), .total(_, let all): all
    case .pick(let choice, let left, let right): [choice, left, right]
    }
  }
}

extension RandomGraph.Formula {
  func renumbered(_ number: (Int) -> Int) -> RandomGraph.Formula {
    switch self {
    case .alias(let source): .alias(number(source))
    case .half(let source): .half(number(source))
    case .remainder(let source): .remainder(number(source))
    case .sum(let left, let right): .sum(number(left), number(right))
    case .mix(let all): .mix(all.map(number))
    case .pick(let choice, let left, let right): .pick(number(choice), number(left), number(right))
    case .total(let child, let all): .total(child, all.map(number))
    }
  }
}
