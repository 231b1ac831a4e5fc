/// A spec that is being put together from items of the table of pairs.
struct Draft {
  // MARK: Settings

  var isValue: Bool = false
  var isolation: String?
  var access: String = "internal"
  /// The words of `emit`.
  private(set) var outlets: [String] = []
  /// The keys that stand in each model and not at the top.
  var ownKeys: Set<String> = []
  /// Whether models beside the subject have what it takes for the subject to be `Hashable`.
  var isHashable: Bool = false

  // MARK: Text

  private(set) var top: [String] = []
  private(set) var imports: [String] = []
  private var protocols: [String] = []
  private var hasProtocol: Bool = false
  private var eventsForm: String?
  var subject: DraftModel = DraftModel(name: "Subject")
  private(set) var others: [DraftModel] = []
  /// Actions that can't be cases of an enum: where there is a reducer, only other actions call them.
  private var methods: [String] = []
  /// Why the language does not have this, where the tool can't know: the Swift would be wrong.
  private(set) var refusal: String?

  mutating func refuse(_ reason: String) { refusal = refusal ?? reason }

  mutating func addTop(_ line: String) { top.append(line) }

  mutating func addImports(_ modules: String...) { imports += modules }

  /// A protocol of no model.
  mutating func addProtocol(_ entry: String) { protocols.append(entry) }

  mutating func addMethod(_ entry: String) { methods.append(entry) }

  /// Says what protocol the subject has, in one of several forms.
  mutating func setProtocol(_ form: String) {
    if hasProtocol { refuse("a model has one protocol") }
    hasProtocol = true
    subject.set("protocol", form)
  }

  /// Says which events the subject has, if an item cares for the form.
  mutating func events(_ form: String? = nil) {
    if let form {
      if let eventsForm, eventsForm != form { refuse("a model has one list of events") }
      eventsForm = form
    }
    subject.set("events", eventsForm ?? "[numbered(_ number: Int), emptied]")
  }

  mutating func emit(_ outlet: String) {
    if !outlets.contains(outlet) { outlets.append(outlet) }
  }

  /// What only a store does is asked of one.
  mutating func needsStore() {
    if isValue { emit("reducer") }
  }

  /// Adds to a model beside the subject, which begins with it.
  mutating func other(_ name: String, isValue: Bool, _ add: (inout DraftModel) -> Void) {
    if !others.contains(where: { $0.name == name }) { others.append(DraftModel(name: name, isValue: isValue)) }
    for index in others.indices where others[index].name == name { add(&others[index]) }
  }

  var isOnActor: Bool { isolation != nil && isolation != "nonisolated" }

  // MARK: What several items need

  /// A field, and an action that changes it.
  mutating func counter() {
    field()
    subject.add("actions", "add: number += 1")
  }

  mutating func field() { subject.add("state", "number: Int = 0") }

  /// A child with a field; it is of the subject's kind.
  mutating func child(_ name: String = "Child", _ add: (inout DraftModel) -> Void = { _ in }) {
    other(name, isValue: isValue) { child in
      child.add("state", "text: String = \"\"")
      add(&child)
    }
  }

  /// A list of values that the spec declares.
  mutating func list(_ add: (inout DraftModel) -> Void = { _ in }) {
    row(add)
    subject.add("lists", "todos: Todo")
  }

  /// What rows are values of.
  mutating func row(_ add: (inout DraftModel) -> Void = { _ in }) {
    other("Todo", isValue: true) { todo in
      todo.conforms("Equatable", "Sendable")
      todo.add("let", "id: Int")
      todo.add("state", "tag: Int = 0")
      add(&todo)
    }
  }

  /// A list of classes.
  mutating func models(_ add: (inout DraftModel) -> Void = { _ in }) {
    if isValue { refuse("a value has no rows that are classes") }
    other("Line", isValue: false) { line in
      line.add("let", "id: Int")
      line.add("state", "quantity: Int = 1")
      add(&line)
    }
    subject.add("lists", "lines: Line")
  }

  /// An action that takes time, and what it calls when it has ended.
  mutating func effect(_ entry: String) {
    needsStore()
    counter()
    subject.add("actions", entry)
  }
}

extension Draft {
  /// The whole spec.
  var text: String {
    var lines: [String] = top
    if !imports.isEmpty { lines.append("imports: [" + imports.joined(separator: ", ") + "]") }
    let keys: [(String, String?)] = [
      ("access", access == "internal" ? nil : access), ("isolation", isolation),
      ("emit", outlets.isEmpty ? nil : "[" + outlets.joined(separator: ", ") + "]"),
    ]
    for (key, value) in keys where !ownKeys.contains(key) {
      if let value: String { lines.append("\(key): \(value)") }
    }
    if !protocols.isEmpty { lines += ["protocols:"] + protocols.map { "  " + $0.replacing("\n", with: "\n  ") } }
    lines.append("models:")
    for var model in others + [subject] {
      if model.name == "Subject" {
        model.isValue = isValue
        let access: String = outlets.contains("reducer") ? "private " : ""
        for entry in methods { model.add("actions", access + entry) }
        // A table shows one list.
        if outlets.contains("listSource"), model.count(of: "lists") > 1 { model.set("listSource", "todos") }
      }
      if isHashable, model.isValue { model.conforms("Hashable", "Sendable") }
      for (key, value) in keys where ownKeys.contains(key) && canHave(key, model) {
        if let value: String { model.set(key, value) }
      }
      lines += model.lines
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Outlets go to those that they fit only if they are named for all, and a value without a store has no isolation.
  private func canHave(_ key: String, _ model: DraftModel) -> Bool {
    switch key {
    case "emit": model.name == "Subject"
    case "isolation": !model.isValue || outlets.contains("reducer")
    default: true
    }
  }
}
