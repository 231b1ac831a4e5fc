import TestBasics

/// A random graph, from a seed: the text of its spec, and the formulas of its fields.
package struct RandomGraph: Sendable {
  package enum Kind: Sendable {
    case int, list, maybe
    /// A number with an equality of its own, coarser than `==`: expressions that name it see no difference within it.
    case bucket
    case never
  }

  package indirect enum Formula: Sendable {
    case alias(Int)
    case sum(Int, Int)
    case mix([Int])
    case pick(Int, Int, Int)
    case half(Int)
    case remainder(Int)
    /// The sum of everything in a child, which the expression names as a whole; with the fields below it.
    case total(String, [Int])
  }

  package struct Node: Sendable {
    package var name: String
    package var kind: Kind
    /// The formula of a derivation. Nil for a state.
    package var formula: Formula?

    package init(name: String, kind: Kind, formula: Formula?) {
      self.name = name
      self.kind = kind
      self.formula = formula
    }
  }

  package let name: String
  package let outlets: [String]
  package let access: String?
  package private(set) var nodes: [Node] = []
  package let stateCount: Int

  package init(seed: UInt64, states: Int, derivations: Int, outlets: [String], access: String?) {
    var random: SplitMix = SplitMix(seed: seed)
    name = "Graph\(seed)"
    self.outlets = outlets
    self.access = access
    stateCount = states
    for index in 0..<states {
      // The first is a plain number: the driver creates models by it.
      let kind: Kind = index == 0 ? .int : random.element(of: [.int, .int, .list, .list, .bucket, .never])
      nodes.append(Node(name: "s\(index)", kind: kind, formula: nil))
    }
    for index in 0..<derivations { nodes.append(derivation(index, &random)) }
  }

  private func derivation(_ index: Int, _ random: inout SplitMix) -> Node {
    RandomGraph.derivation("d\(index)", among: nodes.map(\.kind), &random)
  }

  /// Returns a derivation that depends on some of the existing fields.
  package static func derivation(_ name: String, among kinds: [Kind], _ random: inout SplitMix) -> Node {
    func any() -> Int {
      // Near fields more often, for long chains.
      random.below(3) == 0 ? max(0, kinds.count - 1 - random.below(6)) : random.below(kinds.count)
    }
    let source: Int = any()
    if random.below(6) == 0, [.int, .list, .maybe].contains(kinds[source]) {
      return Node(name: name, kind: kinds[source], formula: .alias(source))
    }
    let formula: Formula
    switch random.below(8) {
    case 0, 1: formula = .sum(any(), any())
    case 2, 3: formula = .mix((0..<(2 + random.below(4))).map { _ in any() })
    case 4: formula = .pick(any(), any(), any())
    case 5: formula = .half(any())
    default: formula = .remainder(any())
    }
    let kind: Kind = random.element(of: [.int, .int, .int, .int, .int, .maybe, .maybe, .bucket, .never])
    return Node(name: name, kind: kind, formula: formula)
  }
}

// MARK: The spec

extension RandomGraph {
  /// Returns the value of `emit`: outlets, and the tests' own that drive them.
  package static func emit(_ outlets: [String]) -> String {
    let own: [String] = Way.allCases.filter { outlets.contains($0.outlet) }.map(\.rawValue)
    return "[" + (outlets + own + ["driven"]).joined(separator: ", ") + "]"
  }

  package var spec: String {
    var random: SplitMix = SplitMix(seed: UInt64(nodes.count))
    var lines: [String] = ["# Made at random by the model tests; not to be edited."]
    if let access { lines.append("access: \(access)") }
    lines += ["emit: \(Self.emit(outlets))", "", "models:", "  \(name):", "    state:"]
    for node in nodes[..<stateCount] { lines += entry(node, node.kind == .list ? "[]" : "0") }
    lines.append("    derive:")
    // In any order: bindgen finds the right one.
    var derived: [Node] = Array(nodes[stateCount...])
    for index in derived.indices.reversed() { derived.swapAt(index, random.below(index + 1)) }
    for node in derived { lines += entry(node, text(node)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func entry(_ node: Node, _ value: String) -> [String] { RandomGraph.entry(node, value) }

  private func text(_ node: Node) -> String {
    node.formula?.text(of: node.kind) { (nodes[$0].name, nodes[$0].kind) } ?? "0"
  }

  /// Returns the entry of a state or a derivation in a spec.
  package static func entry(_ node: Node, _ value: String) -> [String] {
    let equal: String
    switch node.kind {
    case .int, .list, .maybe: return ["      \(node.name): \(type(node)) = \(value)"]
    case .bucket: equal = "bucket($0) == bucket($1)"
    case .never: equal = "never"
    }
    return [
      "      \(node.name):", "        type: \(type(node))", "        value: \(value)", "        equal: \(equal)",
    ]
  }

  private static func type(_ node: Node) -> String {
    switch node.kind {
    case .int, .bucket, .never: "Int"
    case .list: "[Int]"
    case .maybe: "Int?"
    }
  }

  /// Returns a field as an operand.
  fileprivate static func operand(_ name: String, _ kind: Kind) -> String {
    switch kind {
    case .int, .never: return name
    case .list, .maybe: return "\(name).number"
    case .bucket: return "bucket(\(name))"
    }
  }
}

extension RandomGraph.Formula {
  /// - Parameter field: Returns a field's name and kind, by its index.
  package func text(of kind: RandomGraph.Kind, _ field: (Int) -> (name: String, kind: RandomGraph.Kind)) -> String {
    func operand(_ index: Int) -> String { RandomGraph.operand(field(index).name, field(index).kind) }
    let text: String
    switch self {
    case .alias(let source): return field(source).name
    case .sum(let left, let right): text = "\(operand(left)) &+ \(operand(right))"
    case .mix(let all): text = "mix(\(all.map(operand).joined(separator: ", ")))"
    case .pick(let choice, let left, let right):
      text = "pick(\(operand(choice)), \(operand(left)), \(operand(right)))"
    case .half(let value): text = "\(operand(value)) / 2"
    case .remainder(let value): text = "\(operand(value)) % 5"
    case .total(let child, _): text = "total(\(child))"
    }
    return kind == .maybe ? "maybe(\(text))" : text
  }
}

extension RandomGraph: CustomStringConvertible {
  package var description: String { name }

  package static let all: [RandomGraph] = [
    RandomGraph(seed: 1, states: 3, derivations: 5, outlets: ["callbacks"], access: nil),
    RandomGraph(seed: 2, states: 4, derivations: 12, outlets: ["callbacks"], access: nil),
    RandomGraph(seed: 3, states: 2, derivations: 20, outlets: ["callbacks", "delegate"], access: nil),
    RandomGraph(seed: 4, states: 8, derivations: 20, outlets: ["callbacks"], access: "public"),
    RandomGraph(seed: 5, states: 1, derivations: 30, outlets: ["callbacks"], access: nil),
    RandomGraph(seed: 6, states: 10, derivations: 40, outlets: ["callbacks"], access: nil),
    RandomGraph(seed: 7, states: 5, derivations: 59, outlets: ["callbacks"], access: nil),
    RandomGraph(seed: 8, states: 5, derivations: 58, outlets: ["callbacks"], access: nil),
    RandomGraph(seed: 9, states: 20, derivations: 44, outlets: ["callbacks"], access: nil),
    RandomGraph(seed: 10, states: 32, derivations: 32, outlets: ["callbacks", "delegate"], access: "public"),
    RandomGraph(seed: 11, states: 6, derivations: 20, outlets: [], access: nil),
    RandomGraph(seed: 12, states: 6, derivations: 50, outlets: [], access: "package"),
    RandomGraph(seed: 13, states: 4, derivations: 20, outlets: ["observation"], access: "public"),
    RandomGraph(seed: 14, states: 6, derivations: 30, outlets: ["stream"], access: nil),
    RandomGraph(seed: 15, states: 5, derivations: 59, outlets: ["stream"], access: "public"),
    RandomGraph(seed: 16, states: 4, derivations: 20, outlets: ["callbacks", "stream", "observation"], access: nil),
    RandomGraph(seed: 17, states: 6, derivations: 58, outlets: ["combine"], access: "public"),
  ]
}
