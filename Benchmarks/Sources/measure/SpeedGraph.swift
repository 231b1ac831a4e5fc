/// A model whose graph is measured: described once, and written as a spec and by hand.
struct SpeedGraph {
  struct Field {
    let name: String
    let type: String
    /// The initial value, or the expression.
    let text: String
    /// The fields that the expression names, by number.
    let inputs: [Int]
    /// Whether code by hand computes it only if an input changed; the others are too cheap to check.
    let isGuarded: Bool
  }

  let name: String
  let title: String
  private(set) var states: [Field] = []
  private(set) var derivations: [Field] = []
  /// The writes of one operation: numbers of states, each with an expression of `count`.
  private(set) var writes: [(state: Int, text: String)] = []
  /// The fields that are read after a write, and by observers.
  var results: [String] = []
  /// A computed property of `@Observable` computes its inputs anew for each name in it, so that some graphs never end.
  var endsWithoutCaches: Bool = true

  private var numbers: [String: Int] = [:]

  init(_ name: String, _ title: String, states: Int = 1, writes: [Int] = [0]) {
    self.name = name
    self.title = title
    for number in 0..<states {
      let field: Field = Field(name: "s\(number)", type: "Int", text: "\(number)", inputs: [], isGuarded: false)
      numbers[field.name] = number
      self.states.append(field)
    }
    self.writes = writes.map { (state: $0, text: $0 == writes[0] ? "count" : "count &+ \($0)") }
  }

  /// Adds a derivation, and returns its name.
  @discardableResult
  mutating func derive(_ text: String, type: String = "Int", isGuarded: Bool = false) -> String {
    let words: [Substring] = text.split { !$0.isLetter && !$0.isNumber }
    let inputs: [Int] = Set(words.compactMap { numbers[String($0)] }).sorted()
    let name: String = "d\(derivations.count)"
    numbers[name] = fields.count
    derivations.append(Field(name: name, type: type, text: text, inputs: inputs, isGuarded: isGuarded))
    return name
  }

  var fields: [Field] { states + derivations }

  /// Whether an operation is a transaction of more than one write.
  var hasPut: Bool { writes.count > 1 }

  /// The fields that an operation can change, in order.
  var affected: [Int] {
    var affected: Set<Int> = Set(writes.map(\.state))
    for (index, field) in derivations.enumerated() where field.inputs.contains(where: affected.contains) {
      affected.insert(states.count + index)
    }
    return affected.sorted()
  }

  /// The affected fields and their inputs: code by hand needs no others.
  var kept: [Int] { Set(affected + affected.flatMap { fields[$0].inputs }).sorted() }
}

extension SpeedGraph {
  /// The entry below `models`; the driver's module may write the states of the operation.
  var spec: String {
    var text: String = "  \(name):\n    state:\n"
    for (index, field) in states.enumerated() {
      let isWritten: Bool = !hasPut && index == writes[0].state
      text += "      \(field.name): { type: Int, value: \(field.text), set: \(isWritten ? "public" : "private") }\n"
    }
    text += "    derive:\n"
    for field in derivations { text += "      \(field.name): \(field.type) = \(field.text)\n" }
    if hasPut {
      text += "    actions:\n      put(_ count: Int): |\n"
      for write in writes { text += "        \(states[write.state].name) = \(write.text)\n" }
    }
    return text
  }

  /// The class of Observation's macro, without caches that one would have to add by hand.
  var observable: String {
    var text: String = "@Observable\npublic final class Observable\(name) {\n  public init() {}\n"
    for index in kept {
      let field: Field = fields[index]
      let value: String = index < states.count ? "= \(field.text)" : "{ \(field.text) }"
      text += "  public var \(field.name): \(field.type) \(value)\n"
    }
    return text + put { "self.\($0) = \($1)" } + "}\n\n"
  }

  func put(_ line: (String, String) -> String) -> String {
    if !hasPut { return "" }
    let lines: [String] = writes.map { "    " + line(states[$0.state].name, $0.text) + "\n" }
    return "  public func put(_ count: Int) {\n" + lines.joined() + "  }\n"
  }
}
