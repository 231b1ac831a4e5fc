import BindgenCore

/// One model for a terminal: a row for each section of its spec.
struct ModelText {
  let web: DependencyGraph
  let number: Int

  private static let labelWidth: Int = 10

  private var model: ResolvedModel { web.models[number] }

  func write(on page: inout TextLayout) {
    page.add([TextLayout.Part(model.name), web.part(for: model.model.name.range)])
    addRow("children", children.map { $0.name.text + ": " + held($0) }, on: &page)
    addRow("let", model.stored(.constant).map(\.name.text), on: &page)
    addRow("services", model.stored(.service).map(\.name.text), on: &page)
    addRow("state", states.filter { $0.list == nil && !$0.isOfChildren }.map(\.name.text), on: &page)
    addRow("storage", model.stored(.storage).map(\.name.text), on: &page)
    addRow("lists", states.compactMap { rows($0) }, on: &page)
    addTable(
      "derive",
      web.fields[number].filter { web.derivations[$0]?.derivation.isMade == false }.map { derivation($0) },
      on: &page
    )
    addTable("functions", model.functions.map { function($0) }, on: &page)
    addTable("events", model.model.actions.filter(\.isEvent).map { event($0) }, on: &page)
    addTable("loads", model.loads.map { load($0) }, on: &page)
    let actions: [Action] = model.model.actions.filter { !$0.isEvent && !$0.isMade && $0.ending == nil }
    addTable("actions", actions.map { action($0) }, on: &page)
    addTable("class", make, on: &page)
    addTable("notifies", Listener.all(of: model).map { listener($0) }, on: &page)
  }

  /// How the class is emitted, where its spec does not say it, or where others may hold it.
  private var make: [(name: String, lines: [String])] {
    if web.makes.isPlain(model) { return [("plain", [])] }
    let reason: [(String, [String])] =
      web.makes.reason(for: model).map { reason in
        [("not plain", ["'\(reason.key)' at " + web.place(of: reason.range)])]
      } ?? []
    let isOpen: Bool = model.isExported && !model.isValue
    return reason + (isOpen ? [("open", ["announces its changes: other modules may hold it"])] : [])
  }

  private var states: [Stored] { model.states.filter { !$0.isMade } }

  /// Those that are always there, those that may be, and those that are one of several.
  private var children: [Stored] { model.stored(.child) + states.filter(\.isOfChildren) }

  private func held(_ child: Stored) -> String {
    guard let choice: Stored.Choice = child.choice else { return child.type.text }
    let cases: [String] = choice.cases.map(\.name.text)
    return (child.type.isOptional ? cases + ["nil"] : cases).joined(separator: " | ")
  }

  private func rows(_ state: Stored) -> String? { state.list.map { state.name.text + ": " + $0.element.text } }

  private func listener(_ listener: Listener) -> (name: String, lines: [String]) {
    let fields: [String] = listener.fields ?? []
    return (listener.shownName(of: model), fields.isEmpty ? [] : ["of " + fields.joined(separator: ", ")])
  }

  private func derivation(_ node: Int) -> (name: String, lines: [String]) {
    let inputs: [String] = web.inputs[node].map { web.spelling(of: $0) }
    return (web.nodes[node].name, inputs.isEmpty ? [] : ["← " + inputs.joined(separator: ", ")])
  }

  private func load(_ load: Load) -> (name: String, lines: [String]) {
    let node: Int? = web.field(load.inputsField, of: number)
    let inputs: [String] = node.map { web.inputs[$0].map { web.spelling(of: $0) } } ?? []
    return (load.name.text, inputs.isEmpty ? [] : ["← " + inputs.joined(separator: ", ")])
  }

  private func function(_ function: ResolvedFunction) -> (name: String, lines: [String]) {
    let questions: [String: String] = web.names[number].questions
    let inputs: [String] = function.inputs.map { questions[$0.name] ?? $0.name }
    return (function.function.signature.fullName, inputs.isEmpty ? [] : ["← " + inputs.joined(separator: ", ")])
  }

  private func action(_ action: Action) -> (name: String, lines: [String]) {
    let names: [String] = ActionNames(action, in: web.names[number]).all
    let named: [String] = names.isEmpty ? [] : ["names " + names.joined(separator: ", ")]
    return (action.signature.fullName, EffectText.lines(of: action) + named)
  }

  private func event(_ event: Action) -> (name: String, lines: [String]) {
    let hearers: [String] = web.hearers(of: model.name)
    return (event.signature.fullName, hearers.isEmpty ? [] : ["→ " + hearers.joined(separator: ", ")])
  }

  private func addRow(_ label: String, _ names: [String], on page: inout TextLayout) {
    guard !names.isEmpty else { return }
    page.add(names.joined(separator: ", "), first: "  " + TextLayout.padded(label, to: Self.labelWidth))
  }

  private func addTable(_ label: String, _ rows: [(name: String, lines: [String])], on page: inout TextLayout) {
    page.addTable(rows, label: "  " + TextLayout.padded(label, to: Self.labelWidth))
  }
}

extension DependencyGraph {
  /// The actions of other models that react to the events of one: `App.loginEnded`.
  func hearers(of name: String) -> [String] {
    models.flatMap { model in
      model.hearings.filter { $0.stored.held?.text == name }.flatMap(\.reactions).map { reaction in
        model.name + "." + reaction.action.signature.fullName
      }
    }.uniqued
  }

  /// As an expression names it: `products`, `cart.productsCount`, `cart`.
  func spelling(of input: Input) -> String {
    let field: [String] = nodes[input.node].kind == .whole ? [] : [nodes[input.node].name]
    return (input.path + field).joined(separator: ".")
  }
}

extension DependencyGraph {
  /// Where something is, in a form that terminals and editors open; in short, without the folders.
  func place(of range: SourceRange) -> String {
    let name: String = range.file.name
    let file: Substring = isShort ? name.split(separator: "/").last ?? "" : name[...]
    return "\(file):\(range.start.line)"
  }

  func part(for range: SourceRange) -> TextLayout.Part { TextLayout.Part(place(of: range), isWhole: true) }
}
