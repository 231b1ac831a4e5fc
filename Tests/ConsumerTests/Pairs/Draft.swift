/// A spec that is being put together from items of the table of pairs.
struct Draft {
  // MARK: Settings

  var isValue: Bool = false
  var isolation: String?
  var access: String = "internal"
  /// The words of `emit`.
  private(set) var outlets: [String] = []
  /// The keys that are in each model and not at the top.
  var ownKeys: Set<String> = []
  /// Whether models beside the subject conform to what a `Hashable` subject needs.
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
  /// The reason why the language does not allow this, if the tool can't know it: the Swift would be wrong.
  private(set) var refusal: String?

  mutating func refuse(_ reason: String) { refusal = refusal ?? reason }

  mutating func addTop(_ line: String) { top.append(line) }

  mutating func addImports(_ modules: String...) { imports += modules }

  /// Adds a protocol of no model.
  mutating func addProtocol(_ entry: String) { protocols.append(entry) }

  mutating func addMethod(_ entry: String) { methods.append(entry) }

  /// Sets the protocol of the subject, in one of several forms.
  mutating func setProtocol(_ form: String) {
    if hasProtocol { refuse("a model has one protocol") }
    hasProtocol = true
    subject.set("protocol", form)
  }

  /// Sets the events of the subject, in a form if an item needs one.
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

  /// Adds a store, which some entries of values need.
  mutating func needsStore() {
    if isValue { emit("reducer") }
  }

  /// Adds to a model beside the subject, which is created at the first call.
  mutating func other(_ name: String, isValue: Bool, _ add: (inout DraftModel) -> Void) {
    if !others.contains(where: { $0.name == name }) { others.append(DraftModel(name: name, isValue: isValue)) }
    for index in others.indices where others[index].name == name { add(&others[index]) }
  }

  var isOnActor: Bool { isolation != nil && isolation != "nonisolated" }

  // MARK: Entries that several items need

  /// Adds a field, and an action that changes it.
  mutating func counter() {
    field()
    subject.add("actions", "add: number += 1")
  }

  mutating func field() { subject.add("state", "number: Int = 0") }

  /// Adds a child with a field, of the subject's kind.
  mutating func child(_ name: String = "Child", _ add: (inout DraftModel) -> Void = { _ in }) {
    other(name, isValue: isValue) { child in
      child.add("state", "text: String = \"\"")
      add(&child)
    }
  }

  /// Adds a list of values that the spec declares.
  mutating func list(_ add: (inout DraftModel) -> Void = { _ in }) {
    row(add)
    subject.add("lists", "todos: Todo")
  }

  /// Adds to the value that is the type of rows.
  mutating func row(_ add: (inout DraftModel) -> Void = { _ in }) {
    other("Todo", isValue: true) { todo in
      todo.conforms("Equatable", "Sendable")
      todo.add("let", "id: Int")
      todo.add("state", "tag: Int = 0")
      add(&todo)
    }
  }

  /// Adds a list of classes.
  mutating func models(_ add: (inout DraftModel) -> Void = { _ in }) {
    if isValue { refuse("a value has no rows that are classes") }
    other("Line", isValue: false) { line in
      line.add("let", "id: Int")
      line.add("state", "quantity: Int = 1")
      add(&line)
    }
    subject.add("lists", "lines: Line")
  }

  /// Adds an action with an effect, and the action that effects call at their end.
  mutating func effect(_ entry: String) {
    needsStore()
    counter()
    subject.add("actions", entry)
  }
}

extension Draft {
  /// The text of the whole spec.
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
        // A table source shows one list.
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

  /// Whether a model can have a key. Its own outlets must fit it, so only the subject has any; a value without a store has no isolation.
  private func canHave(_ key: String, _ model: DraftModel) -> Bool {
    switch key {
    case "emit": model.name == "Subject"
    case "isolation": !model.isValue || outlets.contains("reducer")
    default: true
    }
  }
}
