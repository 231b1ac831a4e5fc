import TestBasics

/// Random models with lists, from a seed: rows that are values or models, an owner of lists of them, and models above it
/// that name its lists and its kept forms.
package struct RandomLists: Sendable {
  /// The type of rows: a model by its number, or a value that an expression maps them to.
  package enum Rows: Sendable {
    case model(Int)
    case made
  }

  package enum Kind: Sendable {
    case int, bool, ints
    case row(Rows)
    case rows(Rows, hasIDs: Bool)
    case sections(Rows)
    case keyed(Rows)
  }

  package struct Child: Sendable {
    package let name: String
    package let model: Int
    package let isOptional: Bool
  }

  package struct List: Sendable {
    package let name: String
    package let element: Int
    package let hasIDs: Bool
    package let limit: Int?
  }

  package struct Node: Sendable {
    package let name: String
    package let kind: Kind
    package let formula: ListFormula
  }

  /// A model with a number of its own, an id unless it goes by identity, and two numbers `a` and `b` that change.
  package struct Model: Sendable {
    package let name: String
    package let outlets: [String]
    package let isValue: Bool
    package let hasID: Bool
    package let children: [Child]
    package let lists: [List]
    package fileprivate(set) var nodes: [Node] = []

    package var isObserved: Bool { outlets.contains("callbacks") }
    /// Whether lists of others are notified of its rows' changes.
    package var tellsRows: Bool { outlets != ["observation"] }
  }

  package let name: String
  private let access: String
  /// The models, each after those that it holds.
  package private(set) var models: [Model] = []

  package init(seed: UInt64) {
    var random: SplitMix = SplitMix(seed: seed &* 7919 &+ 3)
    name = "Lists\(seed)"
    access = random.element(of: ["internal", "internal", "public"])
    // The first has everything that the Swift beside the specs uses.
    let hasAll: Bool = seed == 0
    let leaf: Int? = hasAll || random.below(2) == 0 ? add(&random) : nil
    var rows: [Int] = []
    if hasAll || random.below(3) > 0 {
      let children: [Child] = leaf.map { [Child(name: "c0", model: $0, isOptional: false)] } ?? []
      rows.append(add(children: children, hasID: random.below(5) > 0, derivations: random.below(3), &random))
    }
    if hasAll || rows.isEmpty || random.below(2) == 0 {
      rows.append(add(isValue: true, derivations: random.below(2), &random))
    }
    let owner: Int = add(
      children: leaf.map { [Child(name: "c0", model: $0, isOptional: random.below(2) == 0)] } ?? [],
      lists: lists(of: rows, 1 + random.below(3), hasAll, &random),
      derivations: 4 + random.below(8),
      &random
    )
    if hasAll { addAll(to: owner) }
    if random.below(4) == 0 { return }
    let shared: [Int] = rows.filter { !models[$0].isValue } + [owner]
    var children: [Child] = [Child(name: "c0", model: owner, isOptional: false)]
    if random.below(2) == 0 { children.append(Child(name: "c1", model: owner, isOptional: random.below(2) == 0)) }
    let above: [List] = lists(of: shared, random.below(3), false, &random)
    add(children: children, lists: above, derivations: 3 + random.below(5), &random)
  }

  private func lists(of rows: [Int], _ count: Int, _ hasAll: Bool, _ random: inout SplitMix) -> [List] {
    (0..<(hasAll ? 3 : count)).map { index in
      let isPlain: Bool = hasAll ? index == 2 : random.below(5) == 0
      let limit: Int? = random.below(6) == 0 ? 1 + random.below(20) : nil
      return List(name: "l\(index)", element: random.element(of: rows), hasIDs: !isPlain, limit: limit)
    }
  }

  @discardableResult
  private mutating func add(
    isValue: Bool = false,
    children: [Child] = [],
    lists: [List] = [],
    hasID: Bool = true,
    derivations: Int = 0,
    _ random: inout SplitMix
  ) -> Int {
    let others: [String] = ["delegate", "combine", "stream", "observation"].filter { _ in random.below(5) == 0 }
    let outlets: [String] = random.element(of: [["callbacks"] + others, ["callbacks"], ["callbacks"], others])
    let index: Int = models.count
    models.append(
      Model(
        name: "\(name)M\(index)",
        outlets: isValue ? [] : outlets,
        isValue: isValue,
        hasID: hasID,
        children: children,
        lists: lists,
      )
    )
    for derivation in 0..<derivations { models[index].nodes.append(node("d\(derivation)", of: index, &random)) }
    return index
  }

  /// Adds sections and rows by a key, which the Swift beside the specs uses.
  private mutating func addAll(to owner: Int) {
    let (list, key): (Term.Place, Term) = (Term.Place(field: "l0"), .field(Term.Place(field: "a")))
    let rows: Rows = .model(models[owner].lists[0].element)
    models[owner].nodes += [
      Node(name: "sections", kind: .sections(rows), formula: .chain(list, [], .grouped(key))),
      Node(name: "keyed", kind: .keyed(rows), formula: .chain(list, [], .keyed(key))),
    ]
  }

  // MARK: Terms of expressions

  /// Returns numbers of a model and of the children below it.
  private func numbers(of model: Int) -> [Term] {
    let own: [Term] =
      ["a", "b"].map { .field(Term.Place(field: $0)) } + models[model].lists.map { .size(Term.Place(field: $0.name)) }
      + models[model].nodes.compactMap { if case .int = $0.kind { .field(Term.Place(field: $0.name)) } else { nil } }
    return own
      + models[model].children.flatMap { child in
        // One question mark, at most, and at the front.
        numbers(of: child.model).filter { !$0.isOptional }.compactMap {
          $0.with(child.name, isOptional: child.isOptional)
        }
      }
  }

  private func keys(of rows: Rows) -> [Term] {
    switch rows {
    case .made: ["a", "b"].map { .field(Term.Place(field: $0)) }
    case .model(let model): numbers(of: model).filter { !$0.isOptional } + [.whole]
    }
  }

  /// Returns rows of a model, or of a child of it.
  private func sources(of model: Int) -> [(place: Term.Place, rows: Rows, hasIDs: Bool)] {
    let lists: [(Term.Place, Rows, Bool)] = models[model].lists.map {
      (Term.Place(field: $0.name), .model($0.element), $0.hasIDs)
    }
    let derived: [(Term.Place, Rows, Bool)] = models[model].nodes.compactMap { node in
      if case .rows(let rows, let hasIDs) = node.kind { (Term.Place(field: node.name), rows, hasIDs) } else { nil }
    }
    return lists + derived
      + models[model].children.filter { !$0.isOptional }.flatMap { child in
        sources(of: child.model).map { ($0.place.with(child.name, isOptional: false), $0.rows, $0.hasIDs) }
      }
  }

  // MARK: Derivations

  private func node(_ name: String, of model: Int, _ random: inout SplitMix) -> Node {
    let numbers: [Term] = numbers(of: model)
    let sources: [(place: Term.Place, rows: Rows, hasIDs: Bool)] = sources(of: model)
    guard !sources.isEmpty, random.below(8) > 0 else {
      let rows: [(name: String, rows: Rows)] = models[model].nodes.compactMap { node in
        if case .row(let rows) = node.kind { (node.name, rows) } else { nil }
      }
      if !rows.isEmpty, random.below(2) == 0 {
        let row: (name: String, rows: Rows) = random.element(of: rows)
        let keys: [Term] = Array(keys(of: row.rows).prefix { if case .whole = $0 { false } else { true } })
        return Node(name: name, kind: .int, formula: .member(row.name, random.element(of: keys)))
      }
      let terms: [Term] = (0..<(1 + random.below(3))).map { _ in random.element(of: numbers) }
      return Node(name: name, kind: .int, formula: .mix(terms))
    }
    // The last one more often, for long chains of derivations.
    let source = random.below(3) == 0 ? sources[sources.count - 1] : random.element(of: sources)
    var maker: ChainMaker = ChainMaker(rows: source.rows, hasIDs: source.hasIDs, numbers: numbers)
    if case .model(let row) = source.rows { maker.canMake = models[row].hasID }
    let (steps, last, kind) = maker.make(&random, keys: keys(of:))
    // The rows themselves are no chain.
    if case .rows = last, steps.isEmpty {
      return Node(name: name, kind: .int, formula: .chain(source.place, [], .count))
    }
    return Node(name: name, kind: kind, formula: .chain(source.place, steps, last))
  }

  /// A builder of a chain of forms, one after the other.
  private struct ChainMaker {
    var rows: Rows
    let hasIDs: Bool
    let numbers: [Term]
    var canMake: Bool = true

    mutating func make(
      _ random: inout SplitMix,
      keys: (Rows) -> [Term]
    ) -> (steps: [ListFormula.Step], last: ListFormula.Last, kind: Kind) {
      var steps: [ListFormula.Step] = []
      var isMade: Bool = false
      for _ in 0..<random.element(of: [0, 0, 1, 1, 2, 3]) {
        let key: Term = random.element(of: keys(rows))
        switch random.below(8) {
        case 0, 1, 2: steps.append(.filter(test(&random, keys(rows))))
        case 3, 4, 5: steps.append(.sorted(key, isDescending: random.below(2) == 0))
        case 6: steps.append(.prefix(other(&random)))
        default:
          guard canMake, !isMade else { continue }
          steps.append(.made(other(&random)))
          (rows, isMade) = (.made, true)
        }
      }
      let (last, kind): (ListFormula.Last, Kind) = last(&random, keys(rows), isMade)
      return (steps, last, kind)
    }

    private func other(_ random: inout SplitMix) -> Term {
      random.below(3) == 0 ? .number(random.below(12)) : random.element(of: numbers)
    }

    private func test(_ random: inout SplitMix, _ keys: [Term]) -> ListFormula.Test {
      let kind: ListFormula.Test.Kind = random.element(of: [.over, .third, .under])
      return ListFormula.Test(kind: kind, key: random.element(of: keys), other: other(&random))
    }

    private func last(_ random: inout SplitMix, _ keys: [Term], _ isMade: Bool) -> (ListFormula.Last, Kind) {
      let key: Term = random.element(of: keys)
      // Arrays have no forms, and `map` results in an array unless rows are declared in the end.
      switch random.below(isMade ? 4 : 20) {
      case 0, 1: return (.rows, .rows(rows, hasIDs: hasIDs))
      case 2:
        if hasIDs { return (.grouped(key), .sections(rows)) }
        return (.keyed(key), .keyed(rows))
      case 3:
        if hasIDs { return (.groupedOver(key, other(&random)), .sections(rows)) }
        return (.rows, .rows(rows, hasIDs: false))
      case 4, 5: return (.rows, .rows(rows, hasIDs: hasIDs))
      case 6: return (.count, .int)
      case 7: return (.isEmpty, .bool)
      case 8: return (.first, .row(rows))
      case 9: return (.countWhere(test(&random, keys)), .int)
      case 10: return (.contains(test(&random, keys)), .bool)
      case 11: return (.allSatisfy(test(&random, keys)), .bool)
      case 12: return (.firstWhere(test(&random, keys)), .row(rows))
      case 13: return (.sum(key), .int)
      case 14: return (.sumWith(key, other(&random)), .int)
      case 15: return (.min(key), .row(rows))
      case 16: return (.max(key), .row(rows))
      case 17: return (.keyed(key), .keyed(rows))
      case 18: return (.values(key), .ints)
      default: return hasIDs ? (.groups(key), .int) : (.total(key), .int)
      }
    }
  }
}

// MARK: The spec

extension RandomLists: CustomStringConvertible {
  package var description: String { name }

  /// Models that are compiled and driven with the tests.
  package static let all: [RandomLists] = (0..<5).map { RandomLists(seed: $0) }

  package var spec: String {
    let front: [String] = [
      "# Made at random by the model tests; not to be edited.", "access: \(access)", "", "models:",
    ]
    return (front + models.flatMap(lines)).joined(separator: "\n") + "\n"
  }

  private func lines(of model: Model) -> [String] {
    var lines: [String] = ["  \(model.name):"]
    if model.isValue {
      lines += ["    kind: struct", "    conforms: [Hashable, ValueRow]"]
    } else {
      lines.append(
        "    emit: [\((model.outlets + ["listed"] + (model.isObserved ? ["edited"] : [])).joined(separator: ", "))]"
      )
    }
    if !model.children.isEmpty { lines.append("    children:") }
    for child in model.children {
      let type: String = models[child.model].name
      lines.append("      \(child.name): \(child.isOptional ? "\"\(type)? = nil\"" : type)")
    }
    lines.append("    let: { \(model.hasID ? "id: Int, " : "")serial: Int }")
    if !model.lists.isEmpty { lines.append("    lists:") }
    for list in model.lists {
      let more: String = (list.hasIDs ? "" : ", ids: none") + (list.limit.map { ", limit: \($0)" } ?? "")
      lines.append("      \(list.name): { element: \(models[list.element].name)\(more) }")
    }
    lines += ["    state:", "      a: Int = 0", "      b: Int = 0"]
    if !model.nodes.isEmpty { lines.append("    derive:") }
    for node in model.nodes { lines.append("      \(node.name): \(text(of: node.kind)) = \(node.formula.text)") }
    return lines
  }

  private func text(of rows: Rows) -> String {
    if case .model(let model) = rows { models[model].name } else { "MadeRow" }
  }

  private func text(of kind: Kind) -> String {
    switch kind {
    case .int: "Int"
    case .bool: "Bool"
    case .ints: "[Int]"
    case .row(let rows): "\(text(of: rows))?"
    case .rows(let rows, let hasIDs): "\(hasIDs ? "Rows" : "PlainRows")<\(text(of: rows))>"
    case .sections(let rows): "Sections<Int, \(text(of: rows))>"
    case .keyed(let rows): "KeyedRows<Int, \(text(of: rows))>"
    }
  }
}
