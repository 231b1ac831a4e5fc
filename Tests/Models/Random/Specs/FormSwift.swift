/// The Swift source by which a driver addresses models by numbers.
struct FormSwift {
  private let scenario: FormScenario
  private var root: Int { scenario.root }

  init(_ scenario: FormScenario) { self.scenario = scenario }

  var text: String {
    let below: [[String]] = scenario.models.indices.map { index in
      called(index, .called) + called(index, .tracked) + stored(index)
    }
    return (below.flatMap { $0 } + Form.allCases.flatMap { driven($0) }).joined(separator: "\n") + "\n"
  }

  private func type(_ model: Int, _ form: Form) -> String { scenario.type(model, form) }

  // MARK: Fields

  /// - Parameter each: The prefix of rows, if they are not those of the list itself.
  private func numbers(_ index: Int, each: String = "") -> [String] {
    let model: FormScenario.Model = scenario.models[index]
    var lines: [String] = ["  func add(to all: inout [Int], derived: Bool) {"]
    lines.append("    all += [\((["id"] + model.states).joined(separator: ", "))]")
    if !model.derivations.isEmpty {
      lines.append("    if derived { all += [\(model.derivations.map(\.name).joined(separator: ", "))] }")
    }
    for child in model.children.indices { lines.append("    c\(child).add(to: &all, derived: derived)") }
    if model.optional != nil {
      lines += ["    all.append(x0 == nil ? -1 : -2)", "    x0?.add(to: &all, derived: derived)"]
    }
    if let choice: FormScenario.Choice = model.choice {
      let (word, off, nothing): (Int, Int, Int) = (
        FormScenario.Choice.word, FormScenario.Choice.off, FormScenario.Choice.nothing
      )
      let switched: String = choice.switched(
        { "all.append(\($0)); it.add(to: &all, derived: derived)" },
        word: "all += [\(word), word]",
        off: "all.append(\(off))",
        nothing: "all.append(\(nothing))"
      )
      lines.append("    " + switched)
    }
    if model.list != nil {
      lines += ["    all.append(rows.count)", "    for row in \(each)rows { row.add(to: &all, derived: derived) }"]
    }
    return lines + ["  }"]
  }

  /// Returns a method that lists the fields that say whether effects run, in the order of the models.
  private func flags(_ index: Int, each: String = "") -> [String] {
    let model: FormScenario.Model = scenario.models[index]
    var lines: [String] = ["", "  func addFlags(to all: inout [Int]) {"]
    if !model.flags.isEmpty { lines.append("    all += [\(model.flags.map(\.name).joined(separator: ", "))]") }
    for child in model.children.indices { lines.append("    c\(child).addFlags(to: &all)") }
    if model.optional != nil { lines.append("    x0?.addFlags(to: &all)") }
    for place in (model.choice?.models ?? []).indices { lines.append("    y0.m\(place)?.addFlags(to: &all)") }
    if model.list != nil { lines.append("    for row in \(each)rows { row.addFlags(to: &all) }") }
    return lines + ["  }"]
  }

  // MARK: Classes

  private func called(_ index: Int, _ form: Form) -> [String] {
    let model: FormScenario.Model = scenario.models[index]
    var lines: [String] = ["", "extension \(type(index, form)) {"] + numbers(index) + flags(index)
    lines += ["", "  func call(_ path: ArraySlice<FormStep>, _ action: Int, _ number: Int) -> FormCalled? {"]
    lines += below(model) { "return \($0)call(path.dropFirst(), action, number)" }
    lines.append("    switch action {")
    for number in model.calls {
      let call: String = model.call(number, "number")
      lines.append(
        model.actions[number].effects.isEmpty
          ? "    case \(number): \(call)" : "    case \(number): return .began(FormHandle(effect: \(call)))"
      )
    }
    for number in model.questions { lines.append("    case \(number): return .gave(\(model.call(number, "number")))") }
    for load in model.loads.indices {
      lines.append(
        "    case \(model.actions.count + load): return .began(FormHandle(effect: \(model.call(model.actions.count + load, ""))))"
      )
    }
    lines += ["    default: break", "    }", "    return nil", "  }"]
    lines += ["", "  func set(_ path: ArraySlice<FormStep>, _ field: String, _ value: Int) {"]
    lines += below(model) { "\($0)set(path.dropFirst(), field, value)" }
    lines += ["    if !path.isEmpty { return }", "    switch field {"]
    for state in settable(model) { lines.append("    case \"\(state)\": \(state) = value") }
    return lines + ["    default: break", "    }", "  }"] + dismiss(model) + ["}"]
  }

  /// Returns a method that dismisses as a view does: the whole choice, or the case that it has shown, maybe late.
  private func dismiss(_ model: FormScenario.Model, each: String = "") -> [String] {
    var lines: [String] = ["", "  func dismiss(_ path: ArraySlice<FormStep>, _ place: Int) {"]
    lines += below(model, each: each) { "\($0)dismiss(path.dropFirst(), place)" }
    if let choice: FormScenario.Choice = model.choice, !choice.isAlways {
      lines += ["    if !path.isEmpty { return }", "    switch place {"]
      lines += choice.models.indices.map { "    case \($0): y0.m\($0) = nil" }
      lines += [
        "    case \(FormScenario.Choice.word): y0.word = nil", "    case \(FormScenario.Choice.off): y0.off = false",
        "    default: y0 = nil", "    }",
      ]
    }
    return lines + ["  }"]
  }

  private func settable(_ model: FormScenario.Model) -> [String] { model.states.filter { $0 != "t" && $0 != "beat" } }

  private func below(_ model: FormScenario.Model, each: String = "", _ text: (String) -> String) -> [String] {
    var lines: [String] = ["    switch path.first {"]
    for child in model.children.indices { lines.append("    case .child(\(child)): \(text("c\(child)."))") }
    if model.optional != nil { lines.append("    case .optional: \(text("x0?."))") }
    for place in (model.choice?.models ?? []).indices {
      lines.append("    case .ofCase(\(place)): \(text("y0.m\(place)?."))")
    }
    if model.list != nil { lines.append("    case .row(let id): \(text("\(each)rows[id: id]?."))") }
    return lines + ["    default: break", "    }"]
  }

  // MARK: Values

  private func stored(_ index: Int) -> [String] {
    let model: FormScenario.Model = scenario.models[index]
    let name: String = type(index, .stored)
    var lines: [String] = ["", "nonisolated extension \(name) {"] + numbers(index)
    let setting: [String] = settable(model).map { "    case \"\($0)\": return .set\($0.uppercased())(number)" }
    lines += ["", "  static func action(_ path: ArraySlice<FormStep>, _ word: String, _ number: Int) -> Action? {"]
    lines.append("    switch path.first {")
    func embedded(_ pattern: String, _ below: Int, _ embed: String) -> String {
      "    case \(pattern): return \(type(below, .stored)).action(path.dropFirst(), word, number).map { \(embed) }"
    }
    for (place, child) in model.children.enumerated() {
      lines.append(embedded(".child(\(place))", child, ".c\(place)($0)"))
    }
    if let optional: Int = model.optional { lines.append(embedded(".optional", optional, ".x0($0)")) }
    for (place, child) in (model.choice?.models ?? []).enumerated() {
      lines.append(embedded(".ofCase(\(place))", child, ".y0(.m\(place)($0))"))
    }
    if let list: Int = model.list { lines.append(embedded(".row(let id)", list, ".rows(id: id, $0)")) }
    lines += ["    default: break", "    }", "    switch word {"] + setting
    for number in model.calls {
      lines.append("    case \"\(number)\": return .\(model.call(number, "number"))")
    }
    for number in model.questions {
      lines.append("    case \"\(number)\": return .\(model.telling(number))(number)")
    }
    for load in model.loads.indices {
      lines.append("    case \"\(model.actions.count + load)\": return .\(model.name(model.actions.count + load))")
    }
    lines += ["    default: return nil", "    }", "  }", "}"]
    lines += ["", "extension \(name)Store {"] + numbers(index, each: "each.") + flags(index, each: "each.")
    return lines + dismiss(model, each: "each.") + ["}"]
  }

  // MARK: The roots

  private func driven(_ form: Form) -> [String] {
    let name: String = type(root, form)
    let isStored: Bool = form == .stored
    let model: String = isStored ? name + "Store" : name
    var lines: [String] = [
      "", "@MainActor", "final class \(scenario.name)\(form.rawValue): FormDriven {",
      "  let desk: FormDesk = FormDesk()", "  private let root: \(model)", "", "  init(_ clock: FormClock) {",
      "    let desk: FormDesk = desk",
    ]
    lines.append(
      isStored
        ? "    root = \(model)(\(made(root, form)), services: .init(\(services)))" : "    root = \(made(root, form))"
    )
    if isStored {
      let whole: FormScenario.Model = scenario.models[root]
      for load in whole.loads.indices where whole.loads[load].begins {
        lines.append("    root.send(.\(whole.name(whole.actions.count + load)))")
      }
    }
    for path in told { lines.append("    \(path).onEvent = { [desk] in \(told(path)) }") }
    lines += [
      "  }", "", "  var model: AnyObject { root }", "", "  func numbers(derived: Bool) -> [Int] {",
      "    var all: [Int] = []", "    root\(isStored ? ".state" : "").add(to: &all, derived: derived)",
      "    return all", "  }", "", "  func flags() -> [Int] {", "    var all: [Int] = []",
      "    root.addFlags(to: &all)", "    return all", "  }", "",
      "  func dismiss(_ path: [FormStep], _ place: Int) { root.dismiss(path[...], place) }", "",
    ]
    if isStored {
      lines += [
        "  func isTorn(derived: Bool) -> Bool {", "    var all: [Int] = []",
        "    root.add(to: &all, derived: derived)", "    return all != numbers(derived: derived)", "  }", "",
        "  func call(_ path: [FormStep], _ action: Int, _ number: Int) -> FormCalled? {",
        "    guard let action = \(name).action(path[...], String(action), number) else { return nil }",
        "    let effect = root.send(action)",
        "    return desk.takeResult().map { .gave($0) } ?? .began(FormHandle(effect: effect))", "  }", "",
        "  func set(_ path: [FormStep], _ field: String, _ value: Int) {",
        "    if let action = \(name).action(path[...], field, value) { root.send(action) }", "  }", "}",
      ]
    } else {
      lines += [
        "  func call(_ path: [FormStep], _ action: Int, _ number: Int) -> FormCalled? {",
        "    root.call(path[...], action, number)", "  }", "",
        "  func set(_ path: [FormStep], _ field: String, _ value: Int) { root.set(path[...], field, value) }", "}",
      ]
    }
    return lines
  }

  /// The root, and the children below it that are never missing, if they have events.
  private var told: [String] {
    scenario.fixed.filter { scenario.models[$0.kind].tells }.map { FormSwift.name($0.path) }
  }

  private func told(_ path: String) -> String {
    "if case .sent(let n) = $0 { desk.note(\"told \(path)\", 0, n, []) }"
  }

  /// Returns a path as text, such as `root.c0`.
  static func name(_ path: [Int]) -> String { (["root"] + path.map { "c\($0)" }).joined(separator: ".") }

  private let services: String = "desk: desk, clock: clock.any"

  /// Returns an expression that creates a model, and those in it. (Values have no services of their own.)
  private func made(_ index: Int, _ form: Form) -> String {
    let model: FormScenario.Model = scenario.models[index]
    let children: String = model.children.enumerated().map { "c\($0): \(made($1, form)), " }.joined()
    let body: FormBody = FormBody(model, scenario, form, name: "")
    if model.isMade { return body.made(index) }
    let below: String = children + body.chosen(index)
    return "\(type(index, form))(\(below)" + (form == .stored ? "" : services + ", ") + "id: desk.fresh())"
  }
}

extension FormScenario {
  /// The root, and the children below it that are never missing.
  package var fixed: [(path: [Int], kind: Int)] {
    func below(_ path: [Int], _ kind: Int) -> [(path: [Int], kind: Int)] {
      [(path, kind)] + models[kind].children.enumerated().flatMap { below(path + [$0], $1) }
    }
    return below([], root)
  }

  /// Returns the line that is logged when an owner is notified of an event.
  package static func told(_ path: [Int]) -> String { "told " + FormSwift.name(path) }

  /// The Swift source that drives the specs, for the module of all.
  package var swift: String { FormSwift(self).text }
}
