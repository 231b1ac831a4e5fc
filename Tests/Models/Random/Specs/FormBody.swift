/// The text of a body.
struct FormBody {
  private let model: FormScenario.Model
  private let scenario: FormScenario
  private let form: Form
  private let name: String
  /// The value that the body returns.
  private let gives: FormScenario.Value?
  private var locals: Int = 0
  private(set) var namesNumber: Bool = false

  init(
    _ model: FormScenario.Model,
    _ scenario: FormScenario,
    _ form: Form,
    name: String,
    gives: FormScenario.Value? = nil
  ) {
    (self.model, self.scenario, self.form, self.name, self.gives) = (model, scenario, form, name, gives)
  }

  mutating func whole(_ body: [FormScenario.Statement]) -> [String] { lines(body) + (gives == nil ? [] : [result]) }

  private var result: String { "return" + (gives.map { " " + $0.text("n") } ?? "") }

  private mutating func lines(_ body: [FormScenario.Statement]) -> [String] { body.flatMap { lines($0) } }

  private mutating func lines(_ statement: FormScenario.Statement) -> [String] {
    switch statement {
    case .grow(let name, let value): return ["\(name) += 1 + (\(text(value)) & 3)"]
    case .set(let value): return ["u0 = \(text(value)) & 7"]
    case .write(let path, "u0", let value): return ["\(self.path(path))u0 = \(text(value)) & 7"]
    case .write(let path, let name, let value): return ["\(self.path(path))\(name) += 1 + (\(text(value)) & 3)"]
    case .trace(let number):
      namesNumber = true
      return ["t = (t * 31 + (n & 15) + \(number)) & 0xFFFF"]
    case .note:
      namesNumber = true
      return ["desk.note(\"\(model.name).\(name)\", id, n, [\(model.states.joined(separator: ", "))])"]
    case .when(let condition, let then, let otherwise):
      let front: [String] = ["if \(text(condition)) {"] + indented(lines(then))
      return otherwise.isEmpty ? front + ["}"] : front + ["} else {"] + indented(lines(otherwise)) + ["}"]
    case .leave(let condition): return ["guard \(text(condition)) else { \(result) }"]
    case .deferred(let action):
      namesNumber = true
      return ["defer { \(model.call(action, "n")) }"]
    case .call(let path, let action):
      let (lines, call): ([String], String) = call(path, action)
      return lines + [call]
    case .ask(let path, let question, let answer):
      let (lines, call): ([String], String) = call(path, question)
      if form == .stored, !path.isEmpty { return lines + [call] + asked("(desk.take() ?? 0)", answer) }
      return lines + asked(path.contains(where: \.isGuess) ? "(\(call) ?? 0)" : call, answer)
    case .each(let action):
      let row: FormScenario.Model = scenario.models[model.list ?? 0]
      if row.load(action) == nil { namesNumber = true }
      let call: String = row.call(action, "n")
      return ["for row in rows.map({ $0.id }) { rows[id: row]?.\(call) }"]
    case .tell:
      namesNumber = true
      return ["sent(n)"]
    case .append, .remove, .again, .reverse, .put, .drop: return edit(statement)
    case .choose(let chosen): return ["y0 = \(text(chosen))"]
    case .look: return ["if case .word(let word) = y0 { t = (t * 31 + word) & 0xFFFF }"]
    case .mark(let place, let value): return ["y0.m\(place)?.u0 = \(text(value)) & 7"]
    }
  }

  private mutating func edit(_ statement: FormScenario.Statement) -> [String] {
    switch statement {
    case .append: return ["if rows.count < 3 { rows.append(\(made(model.list ?? 0))) }"]
    case .remove(let value):
      let (line, row): (String, String) = row(value)
      return [line, "rows.remove(id: \(row))"]
    case .again(let value):
      let (line, row): (String, String) = row(value)
      return [line, "if let again = rows.remove(id: \(row)) { rows.append(again) }"]
    case .reverse: return ["rows.reverse()"]
    case .put: return ["x0 = \(made(model.optional ?? 0))"]
    default: return ["x0 = nil"]
    }
  }

  private mutating func text(_ chosen: FormScenario.Choice.Chosen) -> String {
    switch chosen {
    case .model(let place): ".m\(place)(\(made(model.choice?.models[place] ?? 0)))"
    case .word(let value): ".word(\(text(value)))"
    case .off: ".off"
    case .nothing: "nil"
    }
  }

  private mutating func asked(_ call: String, _ answer: FormScenario.Answer) -> [String] {
    switch answer {
    case .trace: return ["t = (t * 31 + (\(call) & 15)) & 0xFFFF"]
    case .kept:
      locals += 1
      return ["let got\(locals) = \(call)", "t = (t * 31 + (got\(locals) & 15)) & 0xFFFF"]
    case .set: return ["u0 = \(call) & 7"]
    case .unused: return ["_ = \(call)"]
    case .when(let then): return ["if \(call) & 1 == 1 {"] + indented(lines(then)) + ["}"]
    }
  }

  /// - Returns: The lines before the call, and the call.
  private mutating func call(_ path: [FormScenario.Step], _ action: Int) -> ([String], String) {
    var lines: [String] = []
    var text: String = ""
    var target: FormScenario.Model = model
    for step in path {
      switch step {
      case .child(let child):
        text += "c\(child)."
        target = scenario.models[target.children[child]]
      case .optional:
        text += "x0?."
        target = scenario.models[target.optional ?? 0]
      case .ofCase(let place):
        text += "y0.m\(place)?."
        target = scenario.models[target.choice?.models[place] ?? 0]
      case .row(let value):
        let (line, row): (String, String) = row(value)
        lines.append(line)
        text += "rows[id: \(row)]?."
        target = scenario.models[target.list ?? 0]
      }
    }
    if target.load(action) == nil { namesNumber = true }
    let isAsked: Bool = form == .stored && !path.isEmpty && target.questions.contains(action)
    return (lines, text + (isAsked ? target.asking(action) + "(n)" : target.call(action, "n")))
  }

  /// Returns a constant with the id of the row at a place: its line, and its name.
  private mutating func row(_ value: FormScenario.Value) -> (line: String, name: String) {
    locals += 1
    let name: String = "row\(locals)"
    return ("let \(name) = rows.isEmpty ? -1 : rows[\(text(value)) % rows.count].id", name)
  }

  /// - Returns: An expression that creates a model, and those in it.
  func made(_ index: Int) -> String {
    let children: String = scenario.models[index].children.enumerated().map { "c\($0): \(made($1)), " }.joined()
    return "\(scenario.type(index, form))(\(children)\(chosen(index))id: desk.fresh(), desk: desk)"
  }

  /// Returns the argument for the initial case of a model.
  func chosen(_ index: Int) -> String {
    guard let choice: FormScenario.Choice = scenario.models[index].choice, let first: Int = choice.first else {
      return ""
    }
    return "y0: .m\(first)(\(made(choice.models[first]))), "
  }

  private func path(_ path: [Int]) -> String { path.map { "c\($0)." }.joined() }

  private mutating func text(_ value: FormScenario.Value) -> String {
    if value.isOfNumber { namesNumber = true }
    return value.text("n")
  }

  private mutating func text(_ condition: FormScenario.Condition) -> String {
    text(condition.value) + " >= \(condition.least)"
  }

  private func indented(_ lines: [String]) -> [String] { lines.map { "  " + $0 } }
}

extension FormScenario.Step {
  /// Whether the model may be missing.
  fileprivate var isGuess: Bool { if case .child = self { false } else { true } }
}

extension FormScenario.Value {
  fileprivate var isOfNumber: Bool {
    switch self {
    case .number: true
    case .sum(let one, let other): one.isOfNumber || other.isOfNumber
    case .half(let value), .bits(let value, _): value.isOfNumber
    default: false
    }
  }
}
