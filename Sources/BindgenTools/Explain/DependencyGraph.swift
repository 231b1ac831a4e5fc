import BindgenCore

/// The dependencies of all models of a run: one numbered node for each thing that an expression can name.
package struct DependencyGraph: Sendable {
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
    /// Whether other models can't name it, and observers are not notified of it.
    var isPrivate = false
  }

  /// One thing that a derivation depends on.
  struct Input: Hashable, Sendable {
    let node: Int
    /// The children on the way there, from the derivation's own model on.
    let path: [String]
  }

  let models: [ResolvedModel]
  /// Which classes are plain, and why others are not.
  let classForms: ClassForms
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
  /// Whether places are told by the names of files alone: in a hover, folders would be most of the text.
  private let isShort: Bool

  package init(_ program: Program, isShort: Bool = false) {
    self.isShort = isShort
    models = program.models
    classForms = program.classForms
    names = models.map { NamesOfModel($0) }
    modelNumbers = Dictionary(models.enumerated().map { ($0.element.name, $0.offset) }) { first, _ in first }
    for number in models.indices { addNodes(of: number) }
    inputs = Array(repeating: [], count: nodes.count)
    users = inputs.map { _ in [] }
    for number in models.indices { addInputs(of: number) }
    addInputsOfWholes()
    // Fields first: readers look for them.
    for isWhole in [false, true] {
      for user in nodes.indices where (nodes[user].kind == .whole) == isWhole {
        for source in Set(inputs[user].map(\.node)) { users[source].append(user) }
      }
    }
  }

  // MARK: Asking

  func model(named name: String) -> Int? { modelNumbers[name] }

  /// A `let`, a state or a derivation of a model.
  func field(_ name: String, of model: Int) -> Int? { numbers[model][name] }

  func model(of node: Int) -> ResolvedModel { models[nodes[node].model] }

  /// The model of a child, or of a list's rows.
  func model(of child: Stored) -> Int? { child.childType.flatMap { modelNumbers[$0.text] } }

  /// A model and all models below it, ascending: its children, theirs, and so on.
  func models(from model: Int) -> [Int] {
    Self.reached(from: model) { models[$0].heldModels.compactMap { modelNumbers[$0] } }
  }

  /// All nodes that depend on one, directly or over others, ascending.
  func followers(of node: Int) -> [Int] { Self.reached(from: node) { users[$0] }.filter { $0 != node } }

  /// All that a node depends on and that itself depends on nothing, ascending.
  func ends(of node: Int) -> [Int] {
    Self.reached(from: node) { inputs[$0].map(\.node) }.filter { inputs[$0].isEmpty && nodes[$0].kind != .whole }
  }

  private static func reached(from start: Int, by next: (Int) -> [Int]) -> [Int] {
    var found: Set = [start]
    var open = [start]
    while let last = open.popLast() {
      for number in next(last) where found.insert(number).inserted { open.append(number) }
    }
    return found.sorted()
  }

  /// Whether a node stands for the inputs of a load.
  func isLoad(_ node: Int) -> Bool {
    let (model, name) = (nodes[node].model, nodes[node].name)
    return models[model].model.loads.contains { names[model].questions[$0.inputsField] == name }
  }

  /// The actions of other models that react to the events of one: `App.loginEnded`.
  func hearers(of name: String) -> [String] {
    models.flatMap { model in
      model.eventReactions.filter { $0.stored.childType?.text == name }.flatMap(\.reactions).map { reaction in
        model.name + "." + reaction.action.signature.fullName
      }
    }.uniqued
  }

  // MARK: Naming

  /// A field's name, with its model's if that is not the model it is seen from.
  func name(_ node: Int, seenFrom other: Int? = nil) -> String {
    let model = model(of: node).name
    if nodes[node].kind == .whole { return "all of " + model }
    return other.map { nodes[$0].model } == nodes[node].model ? nodes[node].name : model + "." + nodes[node].name
  }

  /// The inputs of a node as its expression names them: `products`, `cart.productsCount`, `cart`.
  func inputNames(of node: Int) -> [String] {
    inputs[node].map { input in
      let field = nodes[input.node].kind == .whole ? [] : [nodes[input.node].name]
      return (input.path + field).joined(separator: ".")
    }
  }

  /// Where something is, in a form that terminals and editors open; in short, without the folders.
  func place(of range: SourceRange) -> String {
    let name = range.file.name
    let file = isShort ? name.split(separator: "/").last ?? "" : name[...]
    return "\(file):\(range.start.line)"
  }

  // MARK: Making

  private mutating func addNodes(of number: Int) {
    let model = models[number].model
    let questions = names[number].questions
    let first = nodes.count
    func node(_ kind: Node.Kind, _ name: Word, isPrivate: Bool) -> Node {
      let asked = questions[name.text] ?? name.text
      return Node(kind: kind, model: number, name: asked, range: name.range, isPrivate: isPrivate)
    }
    nodes += models[number].stored(.constant).map { node(.constant, $0.name, isPrivate: $0.isPrivate) }
    nodes += models[number].states.map { node(.state, $0.name, isPrivate: $0.isPrivate) }
    nodes += model.derivations.filter { !model.isOwn($0) }.map {
      node(.derivation, $0.name, isPrivate: $0.isPrivate)
    }
    fields.append(first..<nodes.count)
    var found = Dictionary((first..<nodes.count).map { (nodes[$0].name, $0) }) { first, _ in first }
    // Inputs have them by their fields.
    for (field, question) in questions { found[field] = found[question] }
    numbers.append(found)
    nodes.append(Node(kind: .whole, model: number, name: model.name.text, range: model.name.range))
  }

  private mutating func addInputs(of number: Int) {
    for resolved in models[number].derivations {
      guard let user = field(resolved.derivation.name.text, of: number) else { continue }
      derivations[user] = resolved
      var children = Dictionary(grouping: resolved.childInputs, by: \.path.first)
      for parameter in resolved.parameters + resolved.reached {
        // What a load depends on is one node, also where some of it is never equal.
        if parameter.kind != .child, let source = field(parameter.name, of: number), source != user {
          inputs[user].append(Input(node: source, path: []))
        }
        inputs[user] += (children.removeValue(forKey: parameter.name) ?? []).compactMap { input($0) }
      }
      // What it names of the rows that another derivation gives.
      let others = resolved.childInputs.filter { children[$0.path.first] != nil }
      inputs[user] += others.compactMap { input($0) }
    }
  }

  private func input(_ input: ResolvedDerivation.ChildInput) -> Input? {
    guard let model = model(named: input.model) else { return nil }
    let node = input.field.map { field($0, of: model) } ?? whole(of: model)
    return node.map { Input(node: $0, path: input.path) }
  }

  /// The node for a model as a whole.
  private func whole(of model: Int) -> Int { fields[model].upperBound }

  /// A whole model depends on everything that can change in it and below it. A model that is named nowhere is not in
  /// the graph.
  private mutating func addInputsOfWholes() {
    var open = inputs.joined().map(\.node).filter { nodes[$0].kind == .whole }
    var seen = Set(open)
    while let whole = open.popLast() {
      let number = nodes[whole].model
      inputs[whole] = fields[number].filter { nodes[$0].kind != .constant && !nodes[$0].isPrivate }.map {
        Input(node: $0, path: [])
      }
      for child in models[number].stored(.child) {
        guard let model = model(of: child) else { continue }
        inputs[whole].append(Input(node: self.whole(of: model), path: [child.name.text]))
        if seen.insert(self.whole(of: model)).inserted { open.append(self.whole(of: model)) }
      }
    }
  }
}

extension Model {
  /// Whether a store has a derivation for itself: no spec names it.
  func isOwn(_ derivation: Derivation) -> Bool {
    value != nil && lists.contains { HiddenNames.order(of: $0.name.text) == derivation.name.text }
  }
}
