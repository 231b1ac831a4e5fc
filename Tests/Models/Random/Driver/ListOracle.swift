@_spi(Bindgen) import BindgenRuntime
import RandomModels
import RandomSpecs

/// The expected fields of a family with lists, computed from arrays, anew after each write.
struct ListOracle {
  struct Row {
    /// The row's model. Nil for a value that an expression created.
    var model: Int?
    /// The row's instance. Nil for values.
    var instance: Int?
    var id: Int
    var serial: Int
    var a: Int
    var b: Int

    var number: Int { ((id * 100_000 + serial) * 100 + a) * 100 + b }
  }

  struct Instance {
    var model: Int
    var row: Row
    var children: [Int?]
    var lists: [[Row]]
  }

  enum Value {
    case int(Int)
    case ints([Int])
    case row(Row?)
    case rows([Row])
    case sections([(key: Int, rows: [Row])])
    case keyed([(key: Int, row: Row)])

    var numbers: [Int] {
      switch self {
      case .int(let number): [number]
      case .ints(let numbers): numbers
      case .row(let row): row.map { [$0.number] } ?? []
      case .rows(let rows): rows.map(\.number)
      case .sections(let all): all.flatMap { [$0.key, $0.rows.count] + $0.rows.map(\.number) }
      case .keyed(let all): all.flatMap { [$0.key, $0.row.number] }
      }
    }
  }

  private struct Field: Hashable {
    var instance: Int
    var name: String
  }

  let family: RandomLists
  private(set) var instances: [Instance] = []
  private var values: [Field: Value] = [:]

  init(_ family: RandomLists) { self.family = family }

  // MARK: Writing

  /// - Returns: The number of the new instance.
  mutating func add(_ model: Int, id: Int, children: [Int?]) -> Int {
    let number: Int = instances.count
    let serial: Int = number + 1
    let id: Int = family.models[model].hasID ? id : serial
    let row: Row = Row(model: model, instance: number, id: id, serial: serial, a: 0, b: 0)
    let lists: [[Row]] = family.models[model].lists.map { _ in [] }
    instances.append(Instance(model: model, row: row, children: children, lists: lists))
    return number
  }

  mutating func set(_ field: String, of instance: Int, _ value: Int) {
    instances[instance].row.set(field, value)
    values = [:]
  }

  mutating func put(_ child: Int, of instance: Int, _ model: Int?) {
    instances[instance].children[child] = model
    values = [:]
  }

  mutating func edit(_ list: Int, of instance: Int, _ edit: ListEdit) {
    let model: RandomLists.Model = family.models[instances[instance].model]
    var rows: [Row] = instances[instance].lists[list]
    // Setting a field of a row that is a model is an edit of that model, in all lists that it is in.
    if case .set(let position, let field, let value) = edit, let row: Int = rows[position].instance {
      return set(field, of: row, value)
    }
    if case .setByID(let position, let field, let value) = edit, let row: Int = rows[position].instance {
      return set(field, of: row, value)
    }
    rows = rows.map(current)
    ListEditing(list: model.lists[list], instances: instances).apply(edit, to: &rows)
    instances[instance].lists[list] = rows
    values = [:]
  }

  // MARK: Reading

  /// Returns the row with its current contents.
  func current(_ row: Row) -> Row { row.instance.map { instances[$0].row } ?? row }

  func rows(of list: Int, of instance: Int) -> [Row] { instances[instance].lists[list].map(current) }

  func fields(of instance: Int) -> [String] {
    let model: RandomLists.Model = family.models[instances[instance].model]
    return ["a", "b"] + model.lists.map(\.name) + model.nodes.map(\.name)
      + model.children.filter(\.isOptional).map(\.name)
  }

  mutating func numbers(of field: String, of instance: Int) -> [Int] {
    value(of: field, of: instances[instance].row).numbers
  }

  private mutating func value(of field: String, of row: Row) -> Value {
    if field == "a" { return .int(row.a) }
    if field == "b" { return .int(row.b) }
    guard let number: Int = row.model else { return .int(0) }
    let key: Field? = row.instance.map { Field(instance: $0, name: field) }
    if let key, let value: Value = values[key] { return value }
    let model: RandomLists.Model = family.models[number]
    let value: Value
    if let list: Int = model.lists.firstIndex(where: { $0.name == field }) {
      value = .rows(rows(of: list, of: row.instance ?? 0))
    } else if let child: Int = model.children.firstIndex(where: { $0.name == field }) {
      value = .row(row.instance.flatMap { instances[$0].children[child] }.map { instances[$0].row })
    } else if let node: RandomLists.Node = model.nodes.first(where: { $0.name == field }) {
      value = self.value(of: node.formula, of: row)
    } else {
      value = .int(.min)
    }
    if let key { values[key] = value }
    return value
  }

  private mutating func value(of place: Term.Place, of row: Row) -> Value? {
    var row: Row = current(row)
    for child in place.path {
      let children: [RandomLists.Child] = family.models[row.model ?? 0].children
      guard let instance: Int = row.instance, let index: Int = children.firstIndex(where: { $0.name == child }),
        let next: Int = instances[instance].children[index]
      else { return nil }
      row = instances[next].row
    }
    return value(of: place.field, of: row)
  }

  private mutating func number(_ term: Term, of row: Row) -> Int {
    switch term {
    case .number(let number): return number
    case .whole: return (row.a &+ row.b) % 7
    case .field(let place): if case .int(let number) = value(of: place, of: row) { return number }
    case .size(let place): if case .rows(let rows) = value(of: place, of: row) { return rows.count }
    }
    return 0
  }

  private mutating func value(of formula: ListFormula, of row: Row) -> Value {
    switch formula {
    case .mix(let terms): return .int(terms.map { number($0, of: row) }.reduce(0, &+) % 23)
    case .member(let field, let term):
      guard case .row(let other?) = value(of: field, of: row) else { return .int(0) }
      return .int(number(term, of: other))
    case .chain(let place, let steps, let last):
      guard case .rows(var rows) = value(of: place, of: row) else { return .int(.min) }
      for step in steps { rows = self.rows(step, rows, row) }
      return value(last, rows, row)
    }
  }

  private mutating func passing(_ test: ListFormula.Test, _ rows: [Row], _ owner: Row) -> [Row] {
    var passing: [Row] = []
    for row in rows where test.passes(number(test.key, of: row), number(test.other, of: owner)) { passing.append(row) }
    return passing
  }

  private mutating func numbers(_ term: Term, _ rows: [Row]) -> [Int] {
    var numbers: [Int] = []
    for row in rows { numbers.append(number(term, of: row)) }
    return numbers
  }

  private mutating func sorted(_ rows: [Row], by key: Term, isDescending: Bool) -> [Row] {
    let keys: [Int] = numbers(key, rows).map { isDescending ? -$0 : $0 }
    return rows.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }.map { rows[$0] }
  }

  private mutating func rows(_ step: ListFormula.Step, _ rows: [Row], _ owner: Row) -> [Row] {
    switch step {
    case .filter(let test): return passing(test, rows, owner)
    case .sorted(let key, let isDescending): return sorted(rows, by: key, isDescending: isDescending)
    case .prefix(let count): return Array(rows.prefix(number(count, of: owner)))
    case .made(let few):
      let few: Int = number(few, of: owner)
      return rows.map { Row(model: nil, instance: nil, id: $0.id, serial: 0, a: min($0.a, few), b: $0.b / 10) }
    }
  }

  private mutating func sections(_ rows: [Row], _ keys: [Int]) -> [(key: Int, rows: [Row])] {
    var sections: [(key: Int, rows: [Row])] = []
    for (key, row) in zip(keys, rows) {
      if let index: Int = sections.firstIndex(where: { $0.key == key }) {
        sections[index].rows.append(row)
      } else {
        sections.append((key, [row]))
      }
    }
    return sections
  }

  private mutating func value(_ last: ListFormula.Last, _ rows: [Row], _ owner: Row) -> Value {
    switch last {
    case .rows: return .rows(rows)
    case .count: return .int(rows.count)
    case .isEmpty: return .int(rows.isEmpty ? 1 : 0)
    case .first: return .row(rows.first)
    case .countWhere(let test): return .int(passing(test, rows, owner).count)
    case .contains(let test): return .int(passing(test, rows, owner).isEmpty ? 0 : 1)
    case .allSatisfy(let test): return .int(passing(test, rows, owner).count == rows.count ? 1 : 0)
    case .firstWhere(let test): return .row(passing(test, rows, owner).first)
    case .sum(let key), .total(let key): return .int(numbers(key, rows).reduce(0, &+))
    case .sumWith(let key, let other):
      return .int(numbers(key, rows).reduce(0, &+) &+ rows.count * number(other, of: owner))
    case .min(let key): return .row(sorted(rows, by: key, isDescending: false).first)
    case .max(let key): return .row(sorted(rows, by: key, isDescending: true).first)
    case .grouped(let key): return .sections(sections(rows, numbers(key, rows)))
    case .groupedOver(let key, let other):
      let other: Int = number(other, of: owner) + 1
      return .sections(sections(rows, numbers(key, rows).map { $0 / other }))
    case .keyed(let key): return .keyed(sections(rows, numbers(key, rows)).map { ($0.key, $0.rows[0]) })
    case .groups(let key): return .int(Set(numbers(key, rows)).count)
    case .values(let key): return .ints(numbers(key, rows))
    }
  }
}

extension ListOracle.Row {
  mutating func set(_ field: String, _ value: Int) { if field == "a" { a = value } else { b = value } }
}
