import TestBasics

/// A random class that needs no runtime, and its children: emitted once as a plain class, and once with the whole runtime.
package struct RandomPlain: Sendable {
  package enum Make: String, CaseIterable, Sendable {
    case plain, observation

    fileprivate var letter: String { self == .plain ? "P" : "O" }
  }

  package let seed: UInt64
  /// The formulas of derived fields, in order, with the same children's names in both.
  private let derived: (leaf: [String], root: [String])
  private let statements: [[String]]
  private let stateCount: Int

  package init(seed: UInt64) {
    self.seed = seed
    var random: SplitMix = SplitMix(seed: seed)
    stateCount = 2 + random.below(3)
    let states: [String] = (0..<stateCount).map { "s\($0)" }
    var names: [String] = ["s0", "s1"]
    var leaf: [String] = []
    for number in 0..<(1 + random.below(3)) {
      leaf.append(Self.formula(of: names, &random))
      names.append("d\(number)")
    }
    let below: [String] = names.map { "a." + $0 } + names.map { "(b?.\($0) ?? 7)" }
    names = states + below
    var root: [String] = []
    for number in 0..<(2 + random.below(5)) {
      root.append(Self.formula(of: names, &random))
      names.append("d\(number)")
    }
    derived = (leaf, root)
    statements = (0..<3).map { _ in
      (0...random.below(3)).map { _ in "\(random.element(of: states)) = \(Self.formula(of: names + ["n"], &random))" }
    }
  }

  private static func formula(of names: [String], _ random: inout SplitMix) -> String {
    let (left, right): (String, String) = (random.element(of: names), random.element(of: names))
    return switch random.below(5) {
    case 0: "(\(left) &* 3 &+ \(right)) & 0xFF"
    case 1: "\(left) > \(right) ? \(left) : \(right) / 2"
    case 2: "[\(left), \(right)].map { $0 & 3 }.reduce(0, +)"
    case 3: "turned(\(left), by: \(1 + random.below(5)))"
    default: "\(left) == \(right) ? 1 : 0"
    }
  }

  private func name(_ model: String, _ make: Make) -> String { "Plain\(seed)\(make.letter)\(model)" }

  /// Texts of the specs, by their file names.
  package var specs: [(name: String, text: String)] {
    Make.allCases.map { ("Plain\(seed)\($0.letter).bindgen.yml", spec($0)) }
  }

  private func spec(_ make: Make) -> String {
    let (root, leaf): (String, String) = (name("Root", make), name("Leaf", make))
    let function: String = "    functions: { turned(_ n: Int, by m: Int) -> Int: (n &+ m) % 11 }"
    let front: [String] = ["isolation: MainActor", "emit: [\(make.rawValue)]", "models:", "  \(leaf):"]
    let states: [String] = ["    state: { s0: Int = 0, s1: { type: Int, value: 1, equal: never } }", "    derive:"]
    let ends: [String] = [
      function, "    events: [told(_ n: Int)]", "    actions:", "      change(_ n: Int): s0 = (s0 &* 3 &+ n) & 0xFF",
      "      tell(_ n: Int): |", "        s1 = n & 7", "        if s1 > 2 { told(s1) }", "  \(root):",
      "    children: { a: \(leaf) = \(leaf)(), b: \(leaf)? }", "    state:",
    ]
    let fields: [String] = (0..<stateCount).map { number in
      number == 1 ? "      s1: { type: Int, value: 3, equal: $0 == $1 }" : "      s\(number): Int = \(number)"
    }
    let actions: [String] = statements.enumerated().flatMap { number, lines in
      ["      act\(number)(_ n: Int): |"] + lines.map { "        " + $0 }
    }
    let others: [String] = [
      "      begin: { on: init, body: s0 = 5 }", "      put(_ n: Int): b = n & 1 == 0 ? \(leaf)(s0: n) : nil",
      "      share: b = a", "      change(_ n: Int) -> Int: |", "        a.change(n)", "        b?.change(n &+ 1)",
      "        return a.d0", "      tell(_ n: Int): if n & 1 == 0 { a.tell(n) } else { b?.tell(n) }", "      leafTold:",
      "        onEvent: [a(event), b(event)]", "        body: |",
      "          guard case .told(let n) = event else { return }",
      "          s0 = (s0 &+ n) & 0xFF", "          heard(s0)",
    ]
    let lines: [String] =
      front + states + entries(derived.leaf) + ends + fields + ["    derive:"] + entries(derived.root)
      + [function, "    events: [heard(_ n: Int)]", "    actions:"] + actions + others
    return lines.joined(separator: "\n") + "\n"
  }

  private func entries(_ formulas: [String]) -> [String] {
    formulas.enumerated().map { "      d\($0): Int = \($1)" }
  }

  /// The Swift source that creates both, for drivers.
  package var swift: String {
    let fields: [String] =
      (0..<stateCount).map { "s\($0)" } + derived.root.indices.map { "d\($0)" }
      + (["s0", "s1"] + derived.leaf.indices.map { "d\($0)" }).flatMap { ["a." + $0, "b?." + $0] }
    let acts: [String] =
      statements.indices.map { "model.act\($0)(" + "$0)" }
      + ["model.put($0)", "_ = model.change($0)", "model.tell($0)", "model.s0 = $0", "model.a.s1 = $0"]
    let makes: [String] = Make.allCases.flatMap { make in
      [
        "  private static func \(make.rawValue)\(seed)() -> PlainSubject {", "    let model = \(name("Root", make))()",
        "    let subject = PlainSubject()",
        "    model.onEvent = { [unowned subject] in subject.events.append(\"\\($0)\") }",
        "    subject.fields = [",
      ] + fields.map { "      (\"\($0)\", { model.\($0) })," }
        + ["    ]", "    subject.acts = ["] + acts.map { "      { \($0) }," }
        + ["      { _ in model.share() },", "    ]", "    return subject", "  }"]
    }
    return makes.joined(separator: "\n") + "\n"
  }
}

extension RandomPlain {
  package static let tested: [RandomPlain] = (1...(LongProof.isOn ? 40 : 8)).map { RandomPlain(seed: $0) }
}

/// The classes that are emitted in both ways.
package struct PlainPairs: Sendable {
  package let values: [RandomPlain]
  package let works: [RandomWork]

  package static let tested: PlainPairs = PlainPairs(values: RandomPlain.tested, works: RandomWork.tested)

  package var specs: [(name: String, text: String)] { values.flatMap(\.specs) + works.flatMap(\.specs) }

  /// The Swift source of functions that return the pairs by their seeds.
  package var swift: String {
    let values: [String] = function(
      "pair",
      self.values.map { ($0.seed, "(plain\($0.seed)(), observation\($0.seed)())") }
    )
    let works: [String] = function(
      "works",
      self.works.map { ($0.seed, "(plainWork\($0.seed)(), observationWork\($0.seed)())") }
    )
    let lines: [String] =
      ["@_spi(Bindgen) import BindgenRuntime", "", "@MainActor", "package enum PlainTypes {"] + values + [""] + works
    return lines.joined(separator: "\n") + "\n" + self.values.map(\.swift).joined() + self.works.map(\.swift).joined()
      + "}\n"
  }

  private func function(_ name: String, _ cases: [(seed: UInt64, pair: String)]) -> [String] {
    [
      "  package static func \(name)(_ seed: UInt64) -> (plain: PlainSubject, other: PlainSubject)? {",
      "    switch seed {",
    ] + cases.map { "    case \($0.seed): \($0.pair)" } + ["    default: nil", "    }", "  }"]
  }
}
