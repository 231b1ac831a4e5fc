import TestBasics

/// A random class with loads, effects and reactions, and a child with some: emitted once as a plain class, and once with the
/// whole runtime. All that takes time waits for a clock, so that a driver knows when nothing more happens.
///
/// No reaction depends on the status of a load: where a change begins it again, the whole runtime does that after the
/// reactions to the change, and a plain class runs one reaction to both.
///
/// Bodies read no derived fields. With the whole runtime a reaction is triggered by one that was read in the middle of an
/// action, and has its old value again at the end; a plain class compares the values before and after the action.
package struct RandomWork: Sendable {
  package let seed: UInt64
  private let derived: [String]
  private let loads: [[String]]
  private let effects: [(name: String, lines: [String])]
  private let statements: [[String]]
  private let reactions: [String]

  private static let states: [String] = ["s0", "s1", "s2"]
  private static let below: [String] = ["a.s0", "a.w0", "(b?.s0 ?? 5)", "(c?.r0 ?? 6)"]

  package init(seed: UInt64) {
    self.seed = seed
    var random: SplitMix = SplitMix(seed: seed &+ 9_000)
    var names: [String] = Self.states
    derived = (0..<3).map { number in
      defer { names.append("q\(number)") }
      return Self.formula(of: names + Self.below, &random)
    }
    loads = (0..<2).map { Self.load($0, names, &random) }
    effects = (0..<3).map { Self.effect($0, names, &random) }
    let written: [String] = Self.states + ["l0", "e0"]
    statements = (0..<3).map { _ in
      // A child that changes in the action that releases it reacts in a plain class, if something retains it.
      let work: [String] = random.below(2) == 0 ? ["a.later(n)", "b?.later(n)"] : ["put(n)", "move()"]
      return (0...random.below(3)).map { _ in
        switch random.below(7) {
        case 0: "effect\(random.below(3))(n)"
        case 1, 2: random.element(of: work)
        case 3: "loadL\(random.below(2))()"
        default: "\(random.element(of: written)) = \(Self.formula(of: Self.states + ["n"], &random))"
        }
      }
    }
    let heard: [String] = names + ["w0"]
    reactions = (0..<3).map { number in
      let fields: String = Set((0...random.below(2)).map { _ in random.element(of: heard) }).sorted()
        .joined(separator: ", ")
      return
        "react\(number): { on: [\(fields)], body: r\(number) = (r\(number) &* 3 &+ \(random.element(of: Self.states))) & 0xFF }"
    }
  }

  private static func formula(of names: [String], _ random: inout SplitMix) -> String {
    let (left, right): (String, String) = (random.element(of: names), random.element(of: names))
    return switch random.below(4) {
    case 0: "(\(left) &* 3 &+ \(right)) & 0xFF"
    case 1: "\(left) > \(right) ? \(left) : \(right) / 2"
    case 2: "\(left) & \(1 + random.below(3))"
    default: "\(left) == \(right) ? 1 : 0"
    }
  }

  private static func load(_ number: Int, _ names: [String], _ random: inout SplitMix) -> [String] {
    var lines: [String] = ["l\(number):", "  from: try probe(\(formula(of: names + below, &random)))"]
    lines.append("  after: .seconds(\(1 + random.below(3)))")
    if random.below(3) == 0 { lines.append("  when: \(random.element(of: names)) & 1 == 0") }
    if random.below(3) == 0 { lines.append("  clears: true") }
    if random.below(3) == 0 {
      lines.append("  on: [\(random.element(of: names))\(random.below(2) == 0 ? ", init" : "")]")
    }
    return lines
  }

  private static func effect(_ number: Int, _ names: [String], _ random: inout SplitMix) -> (
    name: String, lines: [String]
  ) {
    var (name, lines): (String, [String]) = ("effect\(number)", ["effect\(number)(_ n: Int):", "  effect:"])
    if random.below(2) == 0 {
      name = random.element(of: ["work", "job(n & 1)", "l0"])
      lines.append("    id: \(name)")
    }
    if random.below(2) == 0 { lines.append("    policy: \(random.element(of: ["replace", "keep"]))") }
    if random.below(3) == 0 { lines.append("    when: n > \(random.element(of: names))") }
    if random.below(4) == 0 {
      return (name, lines + ["    every: .seconds(2)", "    then: t0 = (t0 &+ n) & 0xFF"])
    }
    lines += [
      "    after: .seconds(1 + n & 1)", "    run: try probe(\(formula(of: names + ["n"], &random)))",
      "    then(_ x: Int): |", "      e0 = (e0 &+ x) & 0xFF", "      told(x)",
    ]
    return (name, lines + ["    catch: s0 = \(random.below(4))"])
  }

  private func name(_ model: String, _ make: RandomPlain.Make) -> String {
    "Work\(seed)\(make == .plain ? "P" : "O")\(model)"
  }

  /// Texts of the specs, by their file names.
  package var specs: [(name: String, text: String)] {
    RandomPlain.Make.allCases.map { (name("", $0) + ".bindgen.yml", spec($0)) }
  }

  private func spec(_ make: RandomPlain.Make) -> String {
    let (root, leaf): (String, String) = (name("Root", make), name("Leaf", make))
    let front: String = """
      isolation: MainActor
      emit: [\(make.rawValue)]
      models:
        \(leaf):
          services: { clock: any Clock<Duration>, probe: "@Sendable (Int) throws -> Int" }
          events: [told(_ n: Int)]
          state: { s0: Int = 0, r0: Int = 0 }
          derive: { w0: Int = isRunning(later) ? 1 : 0 }
          actions:
            later(_ n: Int):
              body: s0 = n & 3
              effect: { after: .seconds(1 + n & 1), run: try probe(n), then(_ x: Int): 's0 = (s0 &+ x) & 0xFF; told(s0)', catch: s0 = 9 }
            count: { on: s0, body: r0 += 1 }
        \(root):
          services: { clock: any Clock<Duration>, probe: "@Sendable (Int) throws -> Int" }
          events: [told(_ n: Int), heard(_ n: Int)]
          children: { a: \(leaf) = \(leaf)(clock: clock, probe: probe), b: \(leaf)?, c: \(leaf)? }
          state: { s0: Int = 0, s1: Int = 1, s2: { type: Int, value: 2, equal: never }, l0: Int = 7, l1: Int? = nil, e0: Int = 0, t0: Int = 0, r0: Int = 0, r1: Int = 0, r2: Int = 0 }
          loads:
      """
    let lines: [String] =
      loads.joined().map { "      " + $0 } + ["    derive:"]
      + derived.enumerated().map { "      q\($0): Int = \($1)" }
      + [
        "      w0: Int = (isRunning(l0) ? 1 : 0) + (isRunning(l1) ? 2 : 0) + (isRunning(\(effects[0].name.prefix { $0 != "(" })) ? 4 : 0)",
        "      w1: Int = (isLoaded(l0) ? 1 : 0) + (failure(l0) == nil ? 0 : 2) + (isLoaded(l1) ? 4 : 0)",
        "    actions:",
      ]
    let actions: [String] =
      effects.flatMap(\.lines)
      + statements.enumerated().flatMap { number, lines in
        ["act\(number)(_ n: Int): |"] + lines.map { "  " + $0 }
      } + reactions + [
        "begin: { on: init, body: s0 = 5 }", "halt: { cancels: [l0, a.later] }",
        "stop(_ n: Int): { cancels: [\(effects[1].name), b.later] }",
        "put(_ n: Int): 'b = n & 1 == 0 ? \(leaf)(clock: clock, probe: probe, s0: n & 3) : nil'",
        "move: '(b, c) = (c, b)'", "share: c = a",
        "leafTold:", "  onEvent: [a(event), b(event), c(event)]", "  body: |",
        "    guard case .told(let n) = event else { return }",
        "    s1 = (s1 &+ n) & 0xFF", "    heard(s1)",
      ]
    return front + "\n" + (lines + actions.map { "      " + $0 }).joined(separator: "\n") + "\n"
  }

  /// The Swift source that creates both, for drivers.
  package var swift: String {
    let fields: [String] =
      Self.states + ["l0", "l1", "e0", "t0", "r0", "r1", "r2", "q0", "q1", "q2", "w0", "w1", "a.s0", "a.r0", "a.w0"]
      + ["b", "c", "kept"].flatMap { child in ["s0", "r0", "w0"].map { "\(child)?.\($0)" } }
    let acts: [String] =
      (0..<3).flatMap { ["model.effect\($0)(" + "$0)", "model.act\($0)(" + "$0)"] }
      + ["model.stop($0)", "model.a.later($0)", "model.s0 = $0", "model.s2 = $0 & 3", "model.b?.later($0)"]
      + ["model.put($0)", "kept?.later($0)"]
      + ["model.move()", "model.share()", "kept = model.b", "kept = nil"].map { "_ = $0; " + $0 }
    return RandomPlain.Make.allCases.map { swift($0, fields, acts) }.joined()
  }

  private func swift(_ make: RandomPlain.Make, _ fields: [String], _ acts: [String]) -> String {
    let front: String = """
        private static func \(make.rawValue)Work\(seed)() -> PlainSubject {
          let clock = Bindgen.TestClock()
          let model = \(name("Root", make))(clock: clock, probe: { try PlainSubject.probe($0) })
          let subject = PlainSubject()
          var kept: \(name("Leaf", make))?
          subject.isBusy = { clock.isBusy }
          subject.wake = {
            let end = Bindgen.TestClock.Instant(offset: $0)
            if clock.wakeFirst(by: end) { return true }
            clock.skip(clock.now.duration(to: end))
            return false
          }
          model.onEvent = { [unowned subject] in subject.events.append("\\($0)") }
          subject.fields = [

      """
    let read: String = fields.map { "      (\"\($0)\", { \($0.hasPrefix("kept") ? "" : "model.")\($0) }),\n" }.joined()
    let act: String = acts.map { "      { \($0) },\n" }.joined()
    let end: String = """
            { _ in model.halt() },
            { _ in model.loadL1() },
          ]
          return subject
        }

      """
    return front + read + "    ]\n    subject.acts = [\n" + act + end
  }
}

extension RandomWork {
  package static let tested: [RandomWork] = (1...(LongProof.isOn ? 40 : 8)).map { RandomWork(seed: $0) }
}
