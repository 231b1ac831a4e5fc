/// A model to be measured: the same fields and expressions as a spec and as a class of the `@Observable` macro.
struct Shape {
  enum Graph {
    /// Derivations of several types, each from a few fields and derivations before it.
    case mixed
    /// Derivations that each depend on the previous one.
    case chain
  }

  private struct Field {
    var name: String
    var type: String
    /// The initial value, or the expression.
    var text: String
  }

  let name: String
  private var states: [Field] = []
  private var derivations: [Field] = []

  init(_ name: String, states: Int, derivations: Int, graph: Graph = .mixed) {
    self.name = name
    for index in 0..<states { self.states.append(Self.state(index)) }
    for index in 0..<derivations {
      self.derivations.append(graph == .mixed ? Self.mixed(index, states) : Self.chained(index, states))
    }
  }

  private static func state(_ index: Int) -> Field {
    switch index % 5 {
    case 0, 1: return Field(name: "amount\(index)", type: "Int", text: "\(index)")
    case 2: return Field(name: "title\(index)", type: "String", text: "\"untitled\"")
    case 3: return Field(name: "rows\(index)", type: "[Int]", text: "[]")
    default: return Field(name: "limit\(index)", type: "Int?", text: "nil")
    }
  }

  /// Returns a state of a kind near an index, among a number of states.
  private static func state(kind: Int, near index: Int, of count: Int) -> String {
    let group: Int = (index * 7 + 3) % max(1, count / 5)
    return state(min(group * 5 + kind, count - 1)).name
  }

  private static func mixed(_ index: Int, _ states: Int) -> Field {
    let amount: String = state(kind: 0, near: index, of: states)
    let other: String = state(kind: 1, near: index + 1, of: states)
    let before: String = index < 5 ? other : "total\(index - index % 5 - 5)"
    switch index % 5 {
    case 0: return Field(name: "total\(index)", type: "Int", text: "\(before) &+ \(amount)")
    case 1:
      let title: String = state(kind: 2, near: index, of: states)
      return Field(
        name: "label\(index)",
        type: "String",
        text: "\(title).isEmpty ? \"none\" : \"\\(\(title)): \\(\(other))\""
      )
    case 2:
      let rows: String = state(kind: 3, near: index, of: states)
      return Field(name: "sum\(index)", type: "Int", text: "\(rows).reduce(0) { $0 + $1 } + \(amount)")
    case 3: return Field(name: "isOver\(index)", type: "Bool", text: "total\(index - 3) > \(amount)")
    default:
      let limit: String = state(kind: 4, near: index, of: states)
      return Field(name: "left\(index)", type: "Int?", text: "\(limit).map { $0 - total\(index - 4) }")
    }
  }

  private static func chained(_ index: Int, _ states: Int) -> Field {
    let amount: String = state(index % states / 5 * 5).name
    let text: String = index == 0 ? amount : "step\(index - 1) &+ \(amount)"
    return Field(name: "step\(index)", type: "Int", text: text)
  }
}

extension Shape {
  private func addModel(to text: inout String, hasView: Bool) {
    text += "  \(name):\n    doc: What the user sees of it.\n    state:\n"
    for field in states { text += "      \(field.name): \(field.type) = \(field.text)\n" }
    text += "    derive:\n"
    for field in derivations { text += "      \(field.name): \(field.type) = \(field.text)\n" }
    text += "    actions:\n"
    text += "      add(amount: Int): amount0 += amount\n"
    text += "      rename(to title: String): title2 = title\n"
    if hasView {
      text += "    view:\n      shows: [\((states + derivations).map(\.name).joined(separator: ", "))]\n"
    }
  }

  private var macro: String {
    var text: String = "\n@Observable\nfinal class \(name) {\n"
    for field in states { text += "  var \(field.name): \(field.type) = \(field.text)\n" }
    for field in derivations { text += "  var \(field.name): \(field.type) { \(field.text) }\n" }
    text += "  func add(amount: Int) { amount0 += amount }\n"
    text += "  func rename(to title: String) { title2 = title }\n"
    return text + "}\n"
  }

  /// Returns a number of models of one shape.
  static func orders(_ count: Int, states: Int, derivations: Int) -> [Shape] {
    (0..<count).map { Shape("Order\($0)", states: states, derivations: derivations) }
  }

  /// Returns the spec of models with an outlet: a name for `emit`, or `view`, or none.
  static func spec(_ shapes: [Shape], _ outlet: String) -> String {
    let hasView: Bool = outlet == "view"
    var text: String = hasView ? "models:\n" : "emit: [\(outlet)]\nmodels:\n"
    for shape in shapes { shape.addModel(to: &text, hasView: hasView) }
    return text
  }

  /// Returns the same models as classes of Observation's macro.
  static func macros(_ shapes: [Shape]) -> String { "import Observation\n" + shapes.map(\.macro).joined() }
}
