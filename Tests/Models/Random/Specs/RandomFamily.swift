import TestBasics

/// Random models with children, from a seed: the texts of their specs, and the formulas of their fields.
package struct RandomFamily: Sendable {
  package struct Model: Sendable {
    package var name: String
    /// The models of its children, by number; the children are called `c0` and on.
    package var children: [Int]
    package var stateCount: Int
    /// Its own fields, states first. Formulas are of `visible` fields.
    package var nodes: [RandomGraph.Node] = []
  }

  /// A field, as a model's expressions name it.
  package struct Visible: Sendable {
    /// The children on the path, by their places.
    package var path: [Int]
    package var field: Int
    package var kind: RandomGraph.Kind

    package func name(in models: [Model], from model: Int) -> String {
      var model: Int = model
      var text: String = ""
      for child in path {
        text += "c\(child)."
        model = models[model].children[child]
      }
      return text + models[model].nodes[field].name
    }
  }

  package let name: String
  package let outlets: [String]
  /// Whether leaves are in a spec of their own.
  package let isSplit: Bool
  /// The models, children before their parents.
  package private(set) var models: [Model] = []
  /// The module of each model, by its index in `RandomModule.allCases`.
  private var modules: [Int] = []

  /// - Parameter shape: The number of states, the number of derivations, and the children of each model.
  package init(seed: UInt64, outlets: [String], isSplit: Bool = false, shape: [(Int, Int, [Int])]) {
    name = "Family\(seed)"
    self.outlets = outlets
    self.isSplit = isSplit
    var random: SplitMix = SplitMix(seed: seed)
    for (index, (states, derivations, children)) in shape.enumerated() {
      models.append(Model(name: "\(name)M\(index)", children: children, stateCount: states))
      for state in 0..<states {
        let kind: RandomGraph.Kind = state == 0 ? .int : random.element(of: [.int, .list, .list, .bucket, .never])
        models[index].nodes.append(.init(name: "s\(state)", kind: kind, formula: nil))
      }
      for derivation in 0..<derivations { models[index].nodes.append(node(derivation, of: index, &random)) }
    }
    modules = Self.modules(of: models, seed)
  }

  /// Creates a family of one model without relatives.
  package init(_ graph: RandomGraph) {
    name = graph.name
    outlets = graph.outlets
    isSplit = false
    models = [Model(name: graph.name, children: [], stateCount: graph.stateCount, nodes: graph.nodes)]
    modules = [RandomModule.top]
  }

  /// Returns a module for each model. No module sees those above it.
  private static func modules(of models: [Model], _ seed: UInt64) -> [Int] {
    var random: SplitMix = SplitMix(seed: seed &* 31)
    let isWhole: Bool = random.below(4) == 0
    var modules: [Int] = []
    for (index, model) in models.enumerated() {
      let lowest: Int = model.children.map { modules[$0] }.max() ?? 0
      let module: Int = max(lowest, random.below(RandomModule.top + 1))
      modules.append(isWhole || index == models.count - 1 ? RandomModule.top : module)
    }
    return modules
  }

  /// Creates a family of any shape, from the seed alone.
  package init(seed: UInt64) {
    var random: SplitMix = SplitMix(seed: seed &* 977)
    let count: Int = 2 + random.below(3)
    let shape: [(Int, Int, [Int])] = (0..<count).map { index in
      let children: [Int] = index == 0 ? [] : (0..<(1 + random.below(2))).map { _ in random.below(index) }
      return (1 + random.below(3), 1 + random.below(6), children)
    }
    let isSplit: Bool = random.below(3) == 0
    let some: [Way] = Way.allCases.filter { _ in random.below(2) == 0 }
    let outlets: [String] = some.isEmpty ? ["callbacks"] : some.map(\.outlet)
    self.init(seed: seed, outlets: outlets, isSplit: isSplit, shape: shape)
  }

  private func node(_ index: Int, of model: Int, _ random: inout SplitMix) -> RandomGraph.Node {
    let all: [Visible] = visible(to: model)
    // A child as a whole, now and then.
    if random.below(9) == 0, !models[model].children.isEmpty {
      let child: Int = random.below(models[model].children.count)
      let below: [Int] = all.indices.filter { all[$0].path.first == child }
      return .init(name: "d\(index)", kind: .int, formula: .total("c\(child)", below))
    }
    return RandomGraph.derivation("d\(index)", among: all.map(\.kind), &random)
  }

  /// Returns the fields that a model's expressions may name: those of models below, and then its own so far.
  package func visible(to model: Int) -> [Visible] {
    let below: [Visible] = models[model].children.enumerated().flatMap { place, child in
      visible(to: child).map { Visible(path: [place] + $0.path, field: $0.field, kind: $0.kind) }
    }
    return below + models[model].nodes.enumerated().map { Visible(path: [], field: $0, kind: $1.kind) }
  }
}

// MARK: The specs

extension RandomFamily {
  /// Texts of the specs, by their file names.
  package var specs: [(name: String, text: String)] {
    let leaves: [Int] = models.indices.filter { isSplit && models[$0].children.isEmpty }
    let others: [Int] = models.indices.filter { !leaves.contains($0) }
    // Parents before children: bindgen needs no order.
    let main: (String, String) = ("\(name).bindgen.yml", text(of: others.reversed()))
    return isSplit ? [main, ("\(name)Leaves.bindgen.yml", text(of: leaves))] : [main]
  }

  /// Returns the spec of a module with a part of the family. Nil if the module has none.
  package func spec(in module: RandomModule) -> (name: String, text: String)? {
    let models: [Int] = models.indices.filter { RandomModule.allCases[modules[$0]] == module }
    return models.isEmpty ? nil : ("\(name).bindgen.yml", text(of: models.reversed(), front: module.front))
  }

  private func text(of models: [Int], front: [String] = []) -> String {
    let front: [String] =
      ["# Made at random by the model tests; not to be edited."] + front
      + ["emit: \(RandomGraph.emit(outlets))", "", "models:"]
    return (front + models.flatMap { lines(of: $0) }).joined(separator: "\n") + "\n"
  }

  private func lines(of index: Int) -> [String] {
    let model: Model = models[index]
    let all: [Visible] = visible(to: index)
    var lines: [String] = ["  \(model.name):"]
    if !model.children.isEmpty { lines.append("    children:") }
    for (place, child) in model.children.enumerated() { lines.append("      c\(place): \(models[child].name)") }
    lines.append("    state:")
    for node in model.nodes[..<model.stateCount] { lines += RandomGraph.entry(node, node.kind == .list ? "[]" : "0") }
    lines.append("    derive:")
    for node in model.nodes[model.stateCount...].reversed() {
      let text: String? = node.formula?.text(of: node.kind) { (all[$0].name(in: models, from: index), all[$0].kind) }
      lines += RandomGraph.entry(node, text ?? "0")
    }
    return lines
  }
}

extension RandomFamily: CustomStringConvertible {
  package var description: String { name }

  package static let all: [RandomFamily] = [
    RandomFamily(seed: 1, outlets: ["callbacks"], shape: [(2, 3, []), (1, 4, [0])]),
    RandomFamily(
      seed: 2,
      outlets: ["callbacks"],
      isSplit: true,
      shape: [(2, 3, []), (2, 5, [0, 0]), (1, 5, [1, 0])]
    ),
    RandomFamily(
      seed: 3,
      outlets: ["callbacks", "delegate"],
      shape: [(3, 5, []), (1, 4, [0]), (2, 4, [0]), (1, 6, [1, 2])]
    ),
    RandomFamily(
      seed: 4,
      outlets: ["callbacks"],
      shape: [(1, 2, []), (1, 2, [0]), (1, 2, [1]), (1, 2, [2]), (1, 3, [3])]
    ),
    RandomFamily(
      seed: 5,
      outlets: ["callbacks"],
      isSplit: true,
      shape: [(3, 61, []), (2, 62, [0]), (1, 8, [0, 1])]
    ),
    RandomFamily(seed: 6, outlets: [], shape: [(2, 4, []), (1, 4, [0, 0])]),
    RandomFamily(seed: 7),
    RandomFamily(seed: 8),
    RandomFamily(
      seed: 9,
      outlets: ["observation"],
      isSplit: true,
      shape: [(2, 3, []), (2, 5, [0, 0]), (1, 5, [1, 0])]
    ),
    RandomFamily(
      seed: 10,
      outlets: ["callbacks", "observation"],
      shape: [(3, 5, []), (1, 4, [0]), (2, 4, [0]), (1, 6, [1, 2])]
    ),
    RandomFamily(seed: 11, outlets: ["observation"], shape: [(3, 61, []), (2, 62, [0]), (1, 8, [0, 1])]),
    RandomFamily(seed: 12, outlets: ["stream"], shape: [(3, 5, []), (1, 4, [0]), (1, 6, [0, 1])]),
    RandomFamily(
      seed: 13,
      outlets: ["callbacks", "stream", "observation"],
      shape: [(2, 4, []), (2, 5, [0, 0]), (1, 6, [1, 0])]
    ),
    RandomFamily(seed: 14, outlets: ["combine"], shape: [(3, 5, []), (1, 4, [0]), (2, 6, [0, 1])]),
    RandomFamily(
      seed: 15,
      outlets: ["delegate", "callbacks", "combine", "stream", "observation"],
      shape: [(2, 4, []), (2, 5, [0, 0]), (1, 6, [1, 0])]
    ),
  ]
}
