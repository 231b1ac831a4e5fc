/// How the models of a run hang together by their children.
struct Families {
  /// What a model follows from in others: a child, and the numbers of its fields.
  struct Link {
    /// The children's names, from the model down.
    var path: [String]
    /// The fields that the model names, and the state that those follow from; ascending, by their numbers in the child.
    var fields: [Int]
    /// How many of the child's fields are state, which is always up to date.
    var states: Int
    /// What the names of shared types end in for the child.
    var width: String
    /// The number that the first of them has among the model's inputs.
    var first: Int
  }

  /// A model's place among its relatives.
  struct Place {
    var level: Int = 0
    var links: [Link] = []
    /// What it follows from in others, with the numbers among its inputs: a field has one, a child as a whole those of
    /// all that it is. Ascending.
    fileprivate var inputs: [ResolvedDerivation.ChildInput: [Int]] = [:]
    /// Which of these each of them follows from, in the order of their numbers.
    var outside: [[Int]] = []
    var isFollowed: Bool = false
    /// Something is shared with parents or children: who is told, or what follows from what.
    var isRelated: Bool = false
    /// A model above it tells before something changes.
    var isForewarned: Bool = false
  }

  private let models: [String: ResolvedModel]
  /// By model and field.
  private var numbers: [String: [String: Int]] = [:]
  private(set) var places: [String: Place] = [:]

  /// - Parameter isObserved: Whether somebody may be told of a model.
  init(_ program: Program, isObserved: (ResolvedModel) -> Bool) {
    let all: [ResolvedModel] = program.specs.flatMap(\.models)
    guard all.contains(where: { !$0.stored(.child).isEmpty }) else {
      models = [:]
      return
    }
    models = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    for model in all { numbers[model.name] = model.numbers }
    for model in all { place(model) }
    for input in places.values.flatMap(\.inputs.keys) where input.field != nil {
      places[input.model]?.isFollowed = true
    }
    relate(all, isObserved)
    forewarn(all)
  }

  subscript(model: ResolvedModel) -> Place { places[model.name] ?? Place() }

  /// Children first, so that their levels are known; models in circles were refused before.
  private mutating func place(_ model: ResolvedModel) {
    var open: [ResolvedModel] = [model]
    while let next: ResolvedModel = open.last {
      let children: [ResolvedModel] = next.stored(.child).compactMap { models[$0.type.text] }
      let unknown: [ResolvedModel] = children.filter { places[$0.name] == nil }
      if unknown.isEmpty {
        if places[next.name] == nil {
          let below: Int? = children.compactMap { places[$0.name]?.level }.max()
          places[next.name] = linked(next, level: below.map { $0 + 1 } ?? 0)
        }
        open.removeLast()
      } else {
        open += unknown
      }
    }
  }
}

// MARK: - What follows from what

extension Families {
  private static func once(_ inputs: [ResolvedDerivation.ChildInput]) -> [ResolvedDerivation.ChildInput] {
    var seen: Set<ResolvedDerivation.ChildInput> = []
    return inputs.filter { seen.insert($0).inserted }
  }

  /// A child as a whole is all of its fields, and all below it.
  private func whole(_ input: ResolvedDerivation.ChildInput) -> [ResolvedDerivation.ChildInput] {
    guard input.field == nil, let model: ResolvedModel = models[input.model] else { return [input] }
    let own: [ResolvedDerivation.ChildInput] = model.fieldNames.map {
      .init(path: input.path, model: input.model, field: $0)
    }
    let below: [ResolvedDerivation.ChildInput] = model.stored(.child).flatMap {
      whole(.init(path: input.path + [$0.name.text], model: $0.type.text, field: nil))
    }
    return own + below
  }

  private func linked(_ model: ResolvedModel, level: Int) -> Place {
    var place: Place = Place(level: level)
    var groups: [[String]: [Int: ResolvedDerivation.ChildInput]] = [:]
    var paths: [[String]] = []
    let wholes: [(input: ResolvedDerivation.ChildInput, fields: [ResolvedDerivation.ChildInput])] =
      Self.once(model.derivations.flatMap(\.childInputs)).map { ($0, whole($0)) }
    for input in Self.once(wholes.flatMap(\.fields)) {
      guard let field: String = input.field, let number: Int = numbers[input.model]?[field] else { continue }
      if groups[input.path] == nil { paths.append(input.path) }
      groups[input.path, default: [:]][number] = input
    }
    for path in paths {
      let named: [Int: ResolvedDerivation.ChildInput] = groups[path] ?? [:]
      guard let child: ResolvedModel = named.values.first.flatMap({ models[$0.model] }) else { continue }
      let origins: [Int: Set<Int>] = origins(of: Set(named.keys), in: child)
      let first: Int = model.states.count + model.derivations.count + place.outside.count
      let fields: [Int] = Set(named.keys).union(origins.values.joined()).sorted()
      let numbers: [Int: Int] = Dictionary(uniqueKeysWithValues: fields.enumerated().map { ($1, first + $0) })
      place.links.append(
        Link(path: path, fields: fields, states: child.states.count, width: ModelLayout.width(of: child), first: first)
      )
      place.outside += fields.map { (origins[$0] ?? []).sorted().compactMap { numbers[$0] } }
      for (field, input) in named { place.inputs[input] = numbers[field].map { [$0] } }
    }
    for (input, fields) in wholes where input.field == nil {
      place.inputs[input] = fields.flatMap { place.inputs[$0] ?? [] }.sorted()
    }
    return place
  }

  /// What fields of a child follow from there: state, or other ones of these fields.
  private func origins(of fields: Set<Int>, in child: ResolvedModel) -> [Int: Set<Int>] {
    var origins: [Int: Set<Int>] = [:]
    let states: Int = child.states.count
    for field in fields where field >= states {
      var open: [Int] = child.derivations[field - states].inputs
      var seen: Set<Int> = Set(open)
      while let next: Int = open.popLast() {
        if next < states || fields.contains(next) {
          origins[field, default: []].insert(next)
        } else {
          open += child.derivations[next - states].inputs.filter { seen.insert($0).inserted }
        }
      }
    }
    return origins
  }

  /// The inputs of a derivation from outside, by the numbers that links give them; ascending.
  func outside(_ resolved: ResolvedDerivation, of model: ResolvedModel) -> [Int] {
    if resolved.childInputs.isEmpty { return [] }
    let inputs: [ResolvedDerivation.ChildInput: [Int]] = self[model].inputs
    let numbers: [[Int]] = resolved.childInputs.map { inputs[$0] ?? [] }
    return numbers.count == 1 ? numbers[0] : Set(numbers.joined()).sorted()
  }
}

// MARK: - Who belongs together

extension Families {
  /// Models that are connected are related where any of them is told of, or follows from another.
  private mutating func relate(_ all: [ResolvedModel], _ isObserved: (ResolvedModel) -> Bool) {
    var neighbours: [String: [String]] = [:]
    for model in all {
      for child in model.stored(.child) {
        neighbours[model.name, default: []].append(child.type.text)
        neighbours[child.type.text, default: []].append(model.name)
      }
    }
    var seen: Set<String> = []
    for model in all where neighbours[model.name] != nil && !seen.contains(model.name) {
      var family: [String] = [model.name]
      seen.insert(model.name)
      var index: Int = 0
      while index < family.count {
        for name in neighbours[family[index]] ?? [] where seen.insert(name).inserted { family.append(name) }
        index += 1
      }
      let isShared: Bool = family.contains { name in
        places[name]?.links.isEmpty == false || models[name].map(isObserved) == true
      }
      for name in family { places[name]?.isRelated = isShared }
    }
  }
}

extension Families {
  /// What tells before something changes must know of it from all below.
  private mutating func forewarn(_ all: [ResolvedModel]) {
    var open: [ResolvedModel] = all.filter(\.forewarns)
    while let model: ResolvedModel = open.popLast() {
      for child in model.stored(.child).compactMap({ models[$0.type.text] }) {
        if places[child.name]?.isForewarned != false { continue }
        places[child.name]?.isForewarned = true
        open.append(child)
      }
    }
  }
}

extension ResolvedModel {
  /// An outlet of its tells before something changes.
  var forewarns: Bool { outlets.contains { Outlet.named($0)?.forewarns == true } }
}

extension ResolvedModel {
  fileprivate var fieldNames: [String] { states.map(\.name.text) + derivations.map(\.derivation.name.text) }

  /// State first, then derivations in their order.
  fileprivate var numbers: [String: Int] {
    Dictionary(fieldNames.enumerated().map { ($1, $0) }) { first, _ in first }
  }
}
