import BindgenCore

/// The dependencies of all models of a run: one numbered node for each thing that an expression can name.
struct DependencyGraph: Sendable {
  struct Node: Sendable {
    enum Kind: Sendable {
      case constant, state, derivation
      /// A model as a whole, for expressions that name a child and no field of it.
      case whole
    }

    let kind: Kind
    /// Its number among `models`.
    let model: Int
    let name: String
    let range: SourceRange
    let isPrivate: Bool
  }

  /// One thing that a derivation depends on.
  struct Input: Hashable, Sendable {
    let node: Int
    /// The children on the way there, from the derivation's own model on.
    let path: [String]
  }

  let models: [ResolvedModel]
  /// Which classes are plain, and why others are not.
  let makes: Makes
  /// The names that the actions of each model can use.
  let names: [NamesOfModel]
  private(set) var nodes: [Node] = []
  /// The inputs of each node, in the order in which its expression names them.
  private(set) var inputs: [[Input]] = []
  /// The dependents of each node: fields, ascending, then whole models.
  private(set) var users: [[Int]] = []
  /// The nodes of each model in the spec's order, without the node for the whole model.
  private(set) var fields: [Range<Int>] = []
  /// The derivations of the nodes, by number.
  private(set) var derivations: [Int: ResolvedDerivation] = [:]
  private var numbers: [[String: Int]] = []
  private let modelNumbers: [String: Int]
  /// The fields that each model shows on its view.
  private let shown: [Set<String>]
  /// Whether places are told by the names of files alone: in a hover, folders would be most of the text.
  let isShort: Bool

  init(_ program: Program, isShort: Bool = false) {
    self.isShort = isShort
    models = program.models
    makes = program.makes
    names = models.map { NamesOfModel($0) }
    modelNumbers = Dictionary(models.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
    shown = models.map { Set($0.model.view?.shows.map(\.text) ?? []) }
    for number in models.indices { addNodes(of: number) }
    inputs = Array(repeating: [], count: nodes.count)
    users = inputs.map { _ in [] }
    for number in models.indices { addInputs(of: number) }
    addInputsOfWholes()
    // Fields first: readers look for them.
    let (fields, wholes): ([Int], [Int]) = (
      nodes.indices.filter { nodes[$0].kind != .whole }, nodes.indices.filter { nodes[$0].kind == .whole }
    )
    for user in fields + wholes {
      for source in Set(inputs[user].map(\.node)) { users[source].append(user) }
    }
  }

  // MARK: Asking

  func model(named name: String) -> Int? { modelNumbers[name] }

  /// A `let`, a state or a derivation of a model.
  func field(_ name: String, of model: Int) -> Int? { numbers[model][name] }

  /// The node for a model as a whole.
  func whole(of model: Int) -> Int { fields[model].upperBound }

  /// Whether other models can't name it, and observers are not notified of it.
  func isPrivate(_ node: Int) -> Bool { nodes[node].isPrivate }

  /// True for a node that stands for the inputs of a load.
  func isLoad(_ node: Int) -> Bool {
    let model: Model = models[nodes[node].model].model
    if model.loads.isEmpty { return false }
    let questions: [String: String] = model.questions
    return model.loads.contains { questions[$0.inputsField] == nodes[node].name }
  }

  func model(of node: Int) -> ResolvedModel { models[nodes[node].model] }

  /// The model of a child, or of a list's rows.
  func model(of child: Stored) -> Int? { child.held.flatMap { modelNumbers[$0.text] } }

  /// A model and all models below it: its children, theirs, and so on.
  func models(from model: Int) -> Set<Int> {
    var found: Set<Int> = [model]
    var open: [Int] = [model]
    while let next: Int = open.popLast() {
      for child in models[next].heldModels.compactMap({ modelNumbers[$0] }) where found.insert(child).inserted {
        open.append(child)
      }
    }
    return found
  }

  /// The view that shows a field.
  func view(showing node: Int) -> String? {
    let isShown: Bool = nodes[node].kind != .whole && shown[nodes[node].model].contains(nodes[node].name)
    return isShown ? model(of: node).viewName : nil
  }

  // MARK: Making

  private mutating func addNodes(of number: Int) {
    let model: Model = models[number].model
    let first: Int = nodes.count
    func node(_ kind: Node.Kind, _ name: Word, isPrivate: Bool = false) -> Node {
      Node(kind: kind, model: number, name: name.text, range: name.range, isPrivate: isPrivate)
    }
    nodes += models[number].stored(.constant).map { node(.constant, $0.name, isPrivate: $0.isPrivate) }
    nodes += models[number].states.map { node(.state, model.asked($0.name), isPrivate: $0.isPrivate) }
    nodes += model.derivations.filter { !model.isOwn($0) }.map {
      node(.derivation, model.asked($0.name), isPrivate: $0.isPrivate)
    }
    fields.append(first..<nodes.count)
    var names: [String: Int] = Dictionary((first..<nodes.count).map { (nodes[$0].name, $0) }) { first, _ in first }
    // Inputs have them by their fields.
    for (field, question) in model.questions { names[field] = names[question] }
    numbers.append(names)
    nodes.append(node(.whole, model.name))
  }

  private mutating func addInputs(of number: Int) {
    for resolved in models[number].derivations {
      guard let user: Int = field(resolved.derivation.name.text, of: number) else { continue }
      derivations[user] = resolved
      var children: [String?: [ResolvedDerivation.ChildInput]] = Dictionary(
        grouping: resolved.childInputs,
        by: \.path.first
      )
      for parameter in resolved.parameters + resolved.reached {
        // What a load depends on is one node, also where some of it is never equal.
        if parameter.kind != .child, let source: Int = field(parameter.name, of: number), source != user {
          inputs[user].append(Input(node: source, path: []))
        }
        inputs[user] += (children.removeValue(forKey: parameter.name) ?? []).compactMap { input($0) }
      }
      // What it names of the rows that another derivation gives.
      let others: [ResolvedDerivation.ChildInput] = resolved.childInputs.filter { children[$0.path.first] != nil }
      inputs[user] += others.compactMap { input($0) }
    }
  }

  private func input(_ input: ResolvedDerivation.ChildInput) -> Input? {
    guard let model: Int = model(named: input.model) else { return nil }
    let node: Int? = input.field.map { field($0, of: model) } ?? whole(of: model)
    return node.map { Input(node: $0, path: input.path) }
  }

  /// A whole model depends on everything that can change in it and below it. A model that is named nowhere is not in
  /// the web.
  private mutating func addInputsOfWholes() {
    var open: [Int] = inputs.joined().map(\.node).filter { nodes[$0].kind == .whole }
    var seen: Set<Int> = Set(open)
    while let whole: Int = open.popLast() {
      let number: Int = nodes[whole].model
      inputs[whole] = fields[number].filter { nodes[$0].kind != .constant && !isPrivate($0) }.map {
        Input(node: $0, path: [])
      }
      for child in models[number].stored(.child) {
        guard let model: Int = model(of: child) else { continue }
        inputs[whole].append(Input(node: self.whole(of: model), path: [child.name.text]))
        if seen.insert(self.whole(of: model)).inserted { open.append(self.whole(of: model)) }
      }
    }
  }
}

extension Model {
  /// A field by the name that the spec has for it.
  fileprivate func asked(_ name: Word) -> Word { questions[name.text].map { Word($0, at: name.range) } ?? name }

  /// Whether a store has a derivation for itself: no spec names it.
  func isOwn(_ derivation: Derivation) -> Bool {
    value != nil && lists.contains { HiddenNames.order(of: $0.name.text) == derivation.name.text }
  }
}
