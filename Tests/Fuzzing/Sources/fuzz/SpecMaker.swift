import TestSupport

/// A generator of random specs without mistakes, and with Swift that can be parsed.
struct SpecMaker {
  private var random: SplitMix
  private var names: [String] = []

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  mutating func spec() -> MadeSpec {
    var entries: [(key: String, value: MadeSpec.Node)] = []
    if chance() { entries.append(("bindgen", .text("1"))) }
    if chance() { entries.append(("imports", .words(["Foundation", "public Swift", "struct A.B"]))) }
    if chance() { entries.append(("access", .text(one("public", "package", "internal")))) }
    if chance(3) { entries.append(("isolation", .text(one("MainActor", "nonisolated")))) }
    entries.append(("emit", .words(one([], ["delegate"], ["callbacks"], ["callbacks", "delegate"]))))
    let models: [(key: String, value: MadeSpec.Node)] = (0..<int(1, 3)).map { ("Model\($0)", .mapping(model())) }
    entries.append(("models", .mapping(models)))
    return MadeSpec(root: entries)
  }

  // MARK: Chance

  private mutating func int(_ low: Int, _ high: Int) -> Int { Int.random(in: low...high, using: &random) }
  private mutating func chance(_ of: Int = 2) -> Bool { int(1, of) == 1 }
  private mutating func one<T>(_ choices: T...) -> T { choices[int(0, choices.count - 1)] }

  // MARK: Models

  private mutating func model() -> [(key: String, value: MadeSpec.Node)] {
    names = []
    var sections: [(key: String, value: MadeSpec.Node)] = []
    if chance() { sections.append(("doc", doc())) }
    if chance(3) { sections.append(("conforms", .words(["Sendable", "Named<Int>"]))) }
    let constants: [(key: String, value: MadeSpec.Node)] = stored("l", int(0, 2))
    let states: [(key: String, value: MadeSpec.Node)] = stored("s", int(1, 4))
    if !constants.isEmpty { sections.append(("let", .mapping(constants))) }
    sections.append(("state", .mapping(states)))
    if chance() {
      sections.append(("services", .mapping([("log", .swift("(String) -> Void")), ("clock", .swift("any Clock"))])))
    }
    let derivations: [(key: String, value: MadeSpec.Node)] = (0..<int(0, 5)).map { derivation("d\($0)") }
    if !derivations.isEmpty { sections.append(("derive", .mapping(derivations))) }
    let actions: [(key: String, value: MadeSpec.Node)] = (0..<int(0, 4)).map { action("act\($0)") }
    if !actions.isEmpty { sections.append(("actions", .mapping(actions))) }
    if chance(3) {
      sections.append(
        ("view", .mapping([("shows", .words(["s0"])), ("commands", .words(["show(_ text: String)", "beep()"]))]))
      )
    }
    return sections
  }

  private mutating func doc() -> MadeSpec.Node {
    one(
      .text("What it is."),
      .lines(["One line.", "", "  Another: with 'quotes' and # signs."]),
      .text("'It''s: quoted'")
    )
  }

  private mutating func stored(_ stem: String, _ count: Int) -> [(key: String, value: MadeSpec.Node)] {
    (0..<count).map { number in
      let (type, value): (String, String) = one(
        ("Int", "0"),
        ("[Int]", "[1, 2]"),
        ("String", #""a # \"b\" 'c'""#),
        ("(any P)?", "nil"),
        ("Set<String>", #"["a"]"#),
        ("[String: [Int]]", "[:]"),
        ("(Int) -> Bool", "{ $0 > 0 }"),
        ("A.B<C>", ".init(a: 1)"),
        ("(a: Int, b: String)", #"(0, "")"#)
      )
      let name: String = stem + "\(number)"
      names.append(name)
      if chance(4) { return (name, .mapping([("type", .swift(type)), ("value", .swift(value)), ("doc", doc())])) }
      return (name, .swift(type + " = " + value))
    }
  }

  private mutating func derivation(_ name: String) -> (key: String, value: MadeSpec.Node) {
    let expression: String = expression(depth: 3)
    defer { names.append(name) }
    if chance(4) {
      return (name, .mapping([("type", .swift("Int")), ("value", .lines(["let x = " + expression, "return x"]))]))
    }
    return (name, .swift("Int = " + expression))
  }

  private mutating func action(_ name: String) -> (key: String, value: MadeSpec.Node) {
    let signature: String = one(
      name + "()",
      name,
      name + "(_ a: Int, b c: [String: Int] = [:])",
      name + "<T: P>(with value: T) async throws",
      name + "(`in` x: inout Int)",
      "@discardableResult " + name + "() -> Int?"
    )
    let body: String = one("s0 = ", "self.s0 = ", "return ") + expression(depth: 2)
    return (signature, chance() ? .swift(body) : .lines(["if true {", "  " + body, "}", "// # done"]))
  }

  // MARK: Swift

  private mutating func expression(depth: Int) -> String {
    if depth == 0 { return operand() }
    let left: String = expression(depth: depth - 1)
    switch int(0, 11) {
    case 0: return left + one(" + ", " * ", " && ", " ?? ", " == ", " ..< ") + expression(depth: depth - 1)
    case 1: return "(" + left + ")"
    case 2: return "f(" + left + ", with: " + expression(depth: depth - 1) + ")"
    case 3: return "[" + left + "].reduce(0) { $0 + $1 }"
    case 4: return "g.map { [weak w] (x: Int) -> Int in x + " + left + " }"
    case 5: return "\"a \\(" + left + ") 'b' # c\""
    case 6: return "#\"a \\#(" + left + ") \\(b)\"#"
    case 7: return left + " ? " + operand() + " : " + operand()
    case 8: return "{ if let y = z { return y }; return " + left + " }()"
    case 9: return "(/* note # " + "*/ " + left + ")"
    case 10: return "a.b[" + left + "]?.c!.d"
    default: return left
    }
  }

  private mutating func operand() -> String {
    if !names.isEmpty, chance() { return (chance(4) ? "self." : "") + names[int(0, names.count - 1)] }
    return one(
      "1",
      "0x1F",
      "1.5e-3",
      "\"text\"",
      "nil",
      "true",
      ".none",
      "Type.shared.value",
      "-x",
      "\\.path",
      "`default`"
    )
  }
}
