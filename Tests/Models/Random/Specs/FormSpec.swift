import TestBasics

/// The three forms of one spec: they differ in names, kinds and outlets alone.
package enum Form: String, CaseIterable, Sendable {
  case called = "C"
  case tracked = "O"
  case stored = "S"

  /// - Parameter hasStore: Whether the value's spec asks for a store.
  fileprivate func lines(hasStore: Bool) -> [String] {
    switch self {
    case .called: ["    emit: [callbacks]"]
    case .tracked: ["    emit: [observation]"]
    case .stored: ["    kind: struct"] + (hasStore ? ["    emit: [reducer, callbacks]"] : [])
    }
  }
}

extension FormScenario {
  package func type(_ model: Int, _ form: Form) -> String { name + form.rawValue + models[model].name }

  /// Texts of the specs, by their file names.
  package var specs: [(name: String, text: String)] {
    Form.allCases.map { ("\(name)\($0.rawValue).bindgen.yml", spec($0)) }
  }

  package func spec(_ form: Form) -> String {
    text(front: [], models.indices.reversed().flatMap { FormText(self, $0, form).lines })
  }

  /// Returns the same specs, with the models of the lower module, or with those that hold them.
  package func specs(below: Bool) -> [(name: String, text: String)] {
    let chosen: [Int] = models.indices.reversed().filter { isBelow[$0] == below }
    if chosen.isEmpty { return [] }
    let front: [String] = below ? ["access: public"] : ["imports: [FormsBelow]"]
    return Form.allCases.map { form in
      ("\(name)\(form.rawValue).bindgen.yml", text(front: front, chosen.flatMap { lines(of: $0, form, below) }))
    }
  }

  private func lines(of model: Int, _ form: Form, _ isBelow: Bool) -> [String] {
    isBelow ? FormText(self, model, form, isOpen: true).lines : FormText(self, model, form).lines
  }

  private func text(front: [String], _ models: [String]) -> String {
    let first: [String] = ["# Made at random by the model tests; not to be edited."] + front
    return (first + ["isolation: MainActor", "models:"] + models).joined(separator: "\n") + "\n"
  }

  /// Whether each model is in the lower module, not in that of the root; all that it holds is then, too.
  private var isBelow: [Bool] {
    var random: SplitMix = SplitMix(seed: name.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    var isBelow: [Bool] = []
    for (index, model) in models.enumerated() {
      let held: [Int] = model.children + [model.optional, model.list].compactMap { $0 } + (model.choice?.models ?? [])
      let mayBe: Bool = held.allSatisfy { $0 < index && isBelow[$0] } && index != root
      isBelow.append(random.below(4) > 0 && mayBe)
    }
    return isBelow
  }
}

/// The text of a model's spec.
struct FormText {
  private let scenario: FormScenario
  private let index: Int
  private let form: Form
  /// Whether other modules use the model, and set its fields.
  private let isOpen: Bool
  private var model: FormScenario.Model { scenario.models[index] }

  init(_ scenario: FormScenario, _ index: Int, _ form: Form, isOpen: Bool = false) {
    (self.scenario, self.index, self.form, self.isOpen) = (scenario, index, form, isOpen)
  }

  private var set: String { isOpen ? "public(set) " : "" }

  private func type(_ model: Int) -> String { scenario.type(model, form) }

  var lines: [String] {
    var lines: [String] = ["  \(type(index)):"] + form.lines(hasStore: isOpen || index == scenario.root)
    // A line in the place of `emit`, so that the text keeps its length.
    if form == .stored, index != scenario.root, !isOpen { lines.append("    # A value below others.") }
    if form != .stored { lines.insert("    # As a class.", at: 1) }
    let children: [String] =
      model.children.enumerated().map { "      c\($0): \(type($1))" }
      + (model.optional.map { ["      \(set)x0: \(type($0))? = nil"] } ?? []) + choice
    if !children.isEmpty { lines += ["    children:"] + children }
    lines +=
      model.isMade
      ? ["    let: { id: Int, desk: FormDesk }", "    services:", "      clock: any Clock<Duration> = FormDesk.clock"]
      : ["    services:", "      desk: FormDesk", "      clock: any Clock<Duration>", "    let: { id: Int }"]
    if let list: Int = model.list { lines.append("    lists: { \(set)rows: \(type(list)) }") }
    lines += ["    state:"] + model.states.map { "      \(set)\($0): Int = 0" }
    lines += loads + derivations
    if model.tells { lines.append("    events: [sent(_ n: Int), unsent]") }
    lines += ["    actions:"] + beginning
    for action in model.actions { lines += self.lines(action) }
    if form == .stored { lines += questions }
    return lines
  }

  /// Actions of a value that call one with a result, which is no case and private, and pass its result on.
  private var questions: [String] {
    model.questions.flatMap { question in
      let call: String = model.call(question, "n")
      return [
        "      \(model.asking(question))(_ n: Int): desk.give(\(call))",
        "      \(model.telling(question))(_ n: Int): desk.tell(\(call))",
      ]
    }
  }

  private var choice: [String] {
    guard let choice: FormScenario.Choice = model.choice else { return [] }
    let models: String = choice.models.enumerated().map { "m\($0): \(type($1)), " }.joined()
    let line: String = "        cases: { \(models)word: Int, off: ~ }"
    return ["      \(set)y0:", line] + (choice.isAlways ? ["        value: .off"] : [])
  }

  /// The action `on: init`; it writes to a child only if that has no reactions, since values don't react there.
  private var beginning: [String] {
    let isQuiet: Bool = model.children.first.map { !scenario.models[$0].reacts } ?? false
    let child: [String] = isQuiet ? ["          c0.u0 = id & 7"] : []
    return ["      origin:", "        on: init", "        body: |", "          t = (id * 7) & 0xFFFF"] + child
  }

  private var loads: [String] {
    var lines: [String] = model.loads.isEmpty ? [] : ["    loads:"]
    for (index, load) in model.loads.enumerated() {
      let name: String = "\(model.name).\(model.loaded(index))"
      func text(_ value: FormScenario.Value) -> String { load.asks ? value.text("0", asking: model) : value.text("0") }
      let asked: String = "\"\(name)\", id, [\(load.values.map(text).joined(separator: ", "))]"
      let call: String = "try await desk.ask(\(asked)\(load.isStubborn ? ", isStubborn: true" : ""))"
      lines.append("      \(model.loaded(index)):")
      if index == 0, !load.isOfRows {
        lines.append("        from: \(call)")
      } else {
        let found: String = load.isOfRows ? rows : "found"
        lines += ["        from: |", "          let found = \(call)", "          return \(found)"]
      }
      if let when: FormScenario.Condition = load.when {
        lines.append("        when: \(text(when.value)) >= \(when.least)")
      }
      if let after: Int = load.after { lines.append("        after: FormDesk.time(\(after), \"\(name)\", id, 0)") }
      // A value does not load from `init`: its driver calls the load.
      if let on: [String] = load.on.map({ load.begins && form != .stored ? ["init"] + $0 : $0 }) {
        lines.append("        on: [\(on.joined(separator: ", "))]")
      }
      if load.clears { lines.append("        clears: true") }
    }
    return lines
  }

  /// The expression that turns an answer into rows.
  private var rows: String {
    let row: String = FormBody(model, scenario, form, name: "").made(model.list ?? 0)
    return "(0..<FormDesk.rows(found)).map { _ in \(row) }"
  }

  /// Derivations, every second one through a function.
  private var derivations: [String] {
    var (functions, derived): ([String], [String]) = ([], [])
    for (index, derivation) in model.derivations.enumerated() {
      let (name, value): (String, String) = (derivation.name, text(derivation.value, ""))
      if index % 2 == 1 { functions.append("      ask\(name)(_ n: Int) -> Int: (\(value)) + n - 3") }
      derived.append("      \(name): Int = " + (index % 2 == 1 ? "ask\(name)(3)" : derivation.value.whole ?? value))
    }
    for flag in model.flags {
      derived.append(
        "      \(flag.name): Int = isRunning(\(model.text(word: flag.word))\(flag.key.map { "(\($0))" } ?? "")) ? 1 : 0"
      )
    }
    if !functions.isEmpty { functions.insert("    functions:", at: 0) }
    if !derived.isEmpty { derived.insert("    derive:", at: 0) }
    return functions + derived
  }

  private func lines(_ action: FormScenario.Action) -> [String] {
    let isReaction: Bool = action.isReaction
    let result: String = action.gives == nil ? "" : " -> Int"
    let access: String = action.gives != nil && form == .stored ? "private " : ""
    var lines: [String] = ["      \(access)\(action.name)\(isReaction ? "" : "(_ n: Int)")\(result):"]
    if !action.on.isEmpty { lines.append("        on: [\(action.on.joined(separator: ", "))]") }
    let hears: [String] = action.hears.map(heard)
    if !hears.isEmpty { lines.append("        onEvent: [\(hears.joined(separator: ", "))]") }
    var body: FormBody = FormBody(model, scenario, form, name: action.name, gives: action.gives)
    let text: [String] = body.whole(action.body)
    let namesLocal: Bool = action.effects.contains(where: \.namesLocal)
    let front: [String] =
      (isReaction ? ["beat += 1"] : namesLocal ? ["let m = n"] : [])
      + (hears.isEmpty ? [] : ["if case .sent(let m) = event { t = (t * 31 + (m & 15)) & 0xFFFF }"])
      + (action.hears.contains(.rows) ? ["t = (t + row) & 0xFFFF"] : [])
    let named: [String] = isReaction && body.namesNumber ? ["let n = \(Self.beat)"] : []
    if !(front + named + text).isEmpty {
      lines += ["        body: |"] + (front + named + text).map { "          " + $0 }
    }
    if !action.cancels.isEmpty {
      let number: String = isReaction ? "(\(Self.beat))" : "n"
      lines.append("        cancels: [\(action.cancels.map { self.text($0, number) }.joined(separator: ", "))]")
    }
    if !action.effects.isEmpty { lines.append("        effect:") }
    for effect in action.effects { lines += self.lines(effect, isReaction ? "(\(Self.beat))" : "n") }
    return lines
  }

  private func heard(_ step: FormScenario.Cancel.Step) -> String {
    switch step {
    case .child(let child): "c\(child)(event)"
    case .optional: "x0(event)"
    case .ofCase(let place): "y0.m\(place)(event)"
    case .rows: "'rows(row, event)'"
    }
  }

  /// The number that a reaction uses in place of an argument.
  private static let beat: String = "-(id * 4096 + beat) * 16"

  private func target(of cancel: FormScenario.Cancel) -> FormScenario.Model {
    scenario.models[cancel.path.reduce(index) { scenario.model($1, from: $0) }]
  }

  private func text(_ cancel: FormScenario.Cancel, _ number: String) -> String {
    let path: String = cancel.path.map { step in
      switch step {
      case .child(let child): "c\(child)."
      case .optional: "x0."
      case .ofCase(let place): "y0.m\(place)."
      case .rows: "rows."
      }
    }.joined()
    return path + target(of: cancel).text(word: cancel.word) + (cancel.key.map { "(\(text($0, number)))" } ?? "")
  }

  private func lines(_ effect: FormScenario.Effect, _ number: String) -> [String] {
    var lines: [String] = []
    if let word: Int = effect.word {
      lines.append("id: \(model.text(word: word))" + (effect.key.map { "(\(text($0, number)))" } ?? ""))
      if effect.policy != .replace { lines.append("policy: \(effect.policy.rawValue)") }
    }
    if let when: FormScenario.Condition = effect.when { lines.append("when: \(text(when, number))") }
    if effect.outlives { lines.append("outlives: true") }
    let argument: String = number
    let number: String = effect.namesLocal ? "m" : number
    if let after: Int = effect.after {
      lines.append("after: FormDesk.time(\(after), \"\(effect.name)\", id, \(number))")
    }
    let values: String = effect.values.map { text($0, number) }.joined(separator: ", ")
    let told: String = "\"\(effect.name)\", id, \(number), [\(values)]"
    lines.append("run: |")
    switch effect.kind {
    case .notes: lines.append("  desk.note(\(told))")
    case .waits: lines.append("  try await desk.wait(\(told))")
    case .isStubborn: lines.append("  try await desk.wait(\(told), isStubborn: true)")
    }
    if effect.tells { lines.append("  sent(\(number))") }
    if effect.ends { lines.append("  return \(number)") }
    if let then: Int = effect.then {
      lines.append(
        effect.ends ? "then(_ given: Int): \(model.statement(then, "given"))" : "  \(model.call(then, number))"
      )
    }
    if let catches: Int = effect.catches { lines.append("catch: \(model.statement(catches, argument))") }
    return lines.enumerated().map { "          " + ($0 == 0 ? "- " : "  ") + $1 }
  }

  private func text(_ condition: FormScenario.Condition, _ number: String) -> String {
    text(condition.value, number) + " >= \(condition.least)"
  }

  private func text(_ value: FormScenario.Value, _ number: String) -> String { value.text(number) }
}

extension FormScenario.Value {
  /// The `switch` if it is the whole expression.
  fileprivate var whole: String? { if case .shown(let choice) = self { choice.shown } else { nil } }

  /// - Parameters:
  ///   - number: The text for the argument.
  ///   - model: The model whose functions are called.
  func text(_ number: String, asking model: FormScenario.Model? = nil) -> String {
    switch self {
    case .failed(_, let name): "(failure(\(name)) == nil ? 0 : 1)"
    case .loaded(_, let name): "(isLoaded(\(name)) ? 1 : 0)"
    case .field([], let name) where model?.asked(name) != nil: "ask\(name)(3)"
    case .constant(let constant): "\(constant)"
    case .number(let mask): "(\(number) & \(mask))"
    case .field(let path, let name): path.map { "c\($0)." }.joined() + name
    case .ofOptional(let name): "(x0?.\(name) ?? 0)"
    case .ofCase(let place, let name): "(y0.m\(place)?.\(name) ?? 0)"
    case .shown(let choice): "{ \(choice.shown) }()"
    case .count: "rows.count"
    case .total(let name): "rows.sum(\\.\(name))"
    case .sum(let one, let other): "(\(one.text(number, asking: model)) + \(other.text(number, asking: model)))"
    case .half(let value): "(\(value.text(number, asking: model)) / 2)"
    case .bits(let value, let mask): "(\(value.text(number, asking: model)) & \(mask))"
    }
  }
}
