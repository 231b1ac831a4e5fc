/// Lowers each load to a derivation of its inputs, a reaction to that, an action that can be called, one effect of both, and
/// the effect's endings.
enum Loads {
  static func lower(_ lowering: inout Lowering) {
    guard lowering.models.contains(where: { !$0.loads.isEmpty }) else { return }
    let models = lowering.modelsByName
    lowering.changeModels { model, diagnostics in
      if model.loads.isEmpty { return model }
      var loads = LoadLowering(model, models)
      loads.add()
      diagnostics.add(contentsOf: loads.diagnostics.all)
      return loads.model
    }
  }

  /// `loadResults`
  static func action(_ name: String) -> String { "load" + SwiftName.capitalized(name) }
  /// The field that combines all inputs of a load.
  static func inputs(_ name: String) -> String { name + "Inputs" }
  /// The field that combines the inputs with `equal: never`; its value differs after each write.
  static func writes(_ name: String) -> String { name + "Writes" }
  /// The reaction to a change of the inputs.
  static func change(_ name: String) -> String { name + "InputsChanged" }
  /// The field with the error of the last load.
  static func failure(_ name: String) -> String { name + "Error" }
  /// The field that says whether a load has succeeded since initialization, or since the state was cleared.
  static func loaded(_ name: String) -> String { name + "Loaded" }
  /// The fields that a load writes when it ends.
  static func written(_ name: String) -> [String] { [name, failure(name), loaded(name)] }
}

/// Adds the parts of all loads to a model.
private struct LoadLowering {
  private(set) var model: Model
  private(set) var diagnostics = Diagnostics()

  private let models: [String: Model]

  init(_ model: Model, _ models: [String: Model]) { (self.model, self.models) = (model, models) }

  mutating func add() {
    var actions: [Action] = []
    for load in model.loads {
      let found = diagnostics.all.count
      let load = apart(load)
      guard diagnostics.all.count == found, let state = state(of: load), check(load, state), checkNames(of: load) else {
        model.unread.insert(load.name.text)
        continue
      }
      actions += parts(of: load, state)
    }
    // The reactions of loads come before others, so that these may set a value from a cache.
    model.actions = actions + model.actions
  }

  // MARK: Checks

  private mutating func state(of load: Load) -> Stored? {
    let state = model.stored.first { $0.name.text == load.name.text }
    if let state, state.kind == .state, !state.isChild, !state.isGenerated { return state }
    if model.mayHave(load.name.text) { return nil }
    var suggestions = Suggestions()
    let suggested = suggestions.word(load.name.text, among: model.stored.filter { $0.kind == .state }.map(\.name.text))
    diagnostics.error(
      "unknown-field",
      at: load.name.range,
      "'\(model.name.text)' has no state and no list '\(load.name.text)' that could be loaded",
      help: Language.load.contains(load.name.text)
        ? "indent it, as a part of a load"
        : suggested == nil ? "declare it in 'state', '\(load.name.text): Type = …', or a list of rows in 'lists'" : nil,
      suggested: suggested
    )
    return nil
  }

  private mutating func check(_ load: Load, _ state: Stored) -> Bool {
    let words = Set(["await", "try", "return"])
    let tokens = load.source.tokens
    let takesTime = (0..<tokens.count).contains { words.contains(tokens.string($0)) }
    if !takesTime, load.delay == nil {
      diagnostics.error(
        "load-at-once",
        at: load.name.range,
        "nothing here takes time",
        help: "write '\(load.name.text): \(state.type.text) = …' in 'derive'"
      )
      return false
    }
    for input in load.inputs ?? [] where !check(input, of: load) { return false }
    if let clears = load.clears, state.value == nil, !state.type.isOptional {
      diagnostics.error(
        "load-clears",
        at: clears.range,
        "'\(load.name.text)' has no value to go back to",
        help: "give it one in 'state'"
      )
      return false
    }
    if let initWord = load.initWord, model.isValue {
      diagnostics.error(
        "value-in-init",
        at: initWord.range,
        "a value begins nothing in 'init': that is for its store",
        help: "let the view send '.\(Loads.action(load.name.text))'"
      )
      return false
    }
    return true
  }

  /// Checks that an input named by `on` is a field, and not the loaded one.
  private mutating func check(_ input: Word, of load: Load) -> Bool {
    if input.text == load.name.text {
      diagnostics.error(
        "load-itself",
        at: input.range,
        "'\(load.name.text)' is loaded again when it has been loaded",
        help: "name what it depends on, or leave 'on' out"
      )
      return false
    }
    let fields =
      model.stored.filter { $0.kind == .state || $0.kind == .child }.map(\.name.text)
      + model.derivations.map(\.name.text)
    if fields.contains(input.text) || model.mayHave(input.text) { return true }
    var suggestions = Suggestions()
    diagnostics.reportUnknown(field: input, of: model, among: fields, &suggestions)
    return false
  }

  /// Checks that the names of a load's parts are free.
  private mutating func checkNames(of load: Load) -> Bool {
    let name = load.name.text
    let made: Set<String> = [
      Loads.action(name), Loads.inputs(name), Loads.writes(name), Loads.change(name), Loads.failure(name),
      Loads.loaded(name),
    ]
    let entries =
      model.stored.map(\.name) + model.derivations.map(\.name)
      + model.methods.map { Word($0.name, at: $0.nameRange) }
    let same =
      entries.first { made.contains($0.text) }
      ?? model.methods.first { $0.name == name }.map { Word($0.name, at: $0.nameRange) }
    guard let same else { return true }
    diagnostics.error(
      "load-name",
      at: same.range,
      "the load of '\(name)' has the name '\(same.text)'",
      help: "rename this"
    )
    return false
  }

  // MARK: Children

  /// Replaces a load's reads of child classes by derivations of its model: an effect can't name such children.
  private mutating func apart(_ load: Load) -> Load {
    guard !model.isValue else { return load }
    var load = load
    load.source = apart(load.source, load)
    load.condition = load.condition.map { apart($0, load) }
    load.delay = load.delay.map { apart($0, load) }
    return load
  }

  private mutating func apart(_ code: SwiftCode, _ load: Load) -> SwiftCode {
    let tokens = code.tokens
    let reads = FieldReads(model, models)
    var bytes = code.bytes
    for use in code.names.uses {
      guard let child = model.stored.first(where: { $0.name.text == use.name }), child.isOfChildren,
        let read = reads.read(use.token, tokens)
      else { continue }
      // The name is padded to the length of the path, so that all places stay exact.
      let path = tokens.source(read.range)
      let parts = path.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      let name = parts.dropFirst().reduce(use.name) { $0 + SwiftName.capitalized(String($1)) }
      guard isFree(name, for: path, at: tokens.range(read.range)) else { continue }
      let bounds = tokens[read.range.lowerBound].start..<tokens[read.range.upperBound - 1].end
      for place in bounds { bytes[place] = UInt8(ascii: " ") }
      for (place, byte) in zip(bounds, name.utf8) { bytes[place] = byte }
      guard !model.hasField(name) else { continue }
      let equal: Equality? = read.isNeverEqual ? .never(load.name.range) : nil
      model.derivations.append(.made(name, read.type, path, equal: equal, at: load.name.range))
    }
    return bytes == code.bytes ? code : code.rewritten(bytes)
  }

  /// Returns false if the model has another entry of that name, after reporting it.
  private mutating func isFree(_ name: String, for path: String, at place: SourceRange) -> Bool {
    let same = model.derivations.first { $0.name.text == name }
    if let same, same.isGenerated, same.expression.string == path { return true }
    guard model.hasField(name) || model.methods.contains(where: { $0.name == name }) else { return true }
    diagnostics.error(
      "load-name",
      at: place,
      "what is read here becomes the field '\(name)', and there is one",
      help: "rename that, or derive a field of what is read here"
    )
    return false
  }

  // MARK: Parts

  private mutating func parts(of load: Load, _ state: Stored) -> [Action] {
    let name = load.name.text
    model.stored += [failure(of: load), loaded(of: load)]
    let ending = endings(of: load, state)
    let effect = effect(of: load, ending)
    let line = Loads.failure(name) + " = nil"
    var called = action(load, Loads.action(name), [line], [effect], access: load.access)
    if let initWord = load.initWord { called.initWord = initWord }
    var actions = [called]
    let inputs = LoadInputs(model, models).all(of: load)
    if inputs.isEmpty { return actions }
    addInputs(of: load, inputs)
    actions.append(change(of: load, state, effect))
    return actions
  }

  /// Adds the fields that combine the inputs. An input with `equal: never` can't be compared: each of its writes counts.
  private mutating func addInputs(of load: Load, _ inputs: [LoadInputs.Input]) {
    let name = load.name.text
    func add(_ field: String, _ type: String, _ expression: String, _ doc: Doc?) {
      let place = load.name.range
      model.derivations.append(.made(field, .named(type, at: place), expression, doc, at: place))
    }
    var compared = inputs.filter { !$0.isNeverEqual }.map(\.text)
    let written = inputs.filter(\.isNeverEqual).map(\.text)
    if !written.isEmpty {
      compared.append(Loads.writes(name))
      add(Loads.writes(name), "Bindgen.Writes", "Bindgen.Writes(\(written.joined(separator: ", ")))", nil)
    }
    add(
      Loads.inputs(name),
      "Bindgen.Inputs",
      "Bindgen.Inputs([\(compared.joined(separator: ", "))])",
      Doc(lines: ["What a change of loads `\(name)` again."], range: load.name.range)
    )
  }

  private func code(_ text: String, at load: Load) -> SwiftCode { .made(text, at: load.name.range) }

  private func action(
    _ load: Load,
    _ name: String,
    _ lines: [String],
    _ effects: [Effect],
    cancels: [EffectID] = [],
    trigger: Trigger? = nil,
    access: Word?
  ) -> Action {
    Action(
      signature: Signature(name: name, nameRange: load.name.range, range: load.name.range),
      body: code(lines.joined(separator: "\n"), at: load),
      doc: trigger == nil ? load.doc : nil,
      access: access,
      effects: effects,
      cancels: cancels,
      trigger: trigger,
      isGenerated: trigger != nil
    )
  }

  /// Returns the reaction to changed inputs: it cancels the load of the old inputs, and begins a new one.
  private func change(of load: Load, _ state: Stored, _ effect: Effect) -> Action {
    let name = load.name.text
    var lines = [Loads.failure(name) + " = nil"]
    if load.clears != nil {
      lines += ["\(SwiftName.escaped(name)) = \(state.value?.string ?? "nil")", Loads.loaded(name) + " = false"]
    }
    var effect = effect
    (effect.delay, effect.load) = (load.delay, .changed)
    return action(
      load,
      Loads.change(name),
      lines,
      [effect],
      cancels: [EffectID(path: [], name: load.name, isOld: true)],
      trigger: .fields([Word(Loads.inputs(name), at: load.name.range)]),
      access: Word("private", at: load.name.range)
    )
  }

  private func effect(of load: Load, _ ending: (then: Effect.Ending, failure: Effect.Ending)) -> Effect {
    var effect = Effect(policy: .replace, run: load.source, range: load.name.range)
    effect.id = EffectID(path: [], name: load.name)
    effect.condition = load.condition
    effect.load = .called
    (effect.then, effect.failure) = (ending.then, ending.failure)
    return effect
  }

  /// Returns the endings that both effects share. The load's own ranges identify them.
  private func endings(of load: Load, _ state: Stored) -> (then: Effect.Ending, failure: Effect.Ending) {
    let name = load.name.text
    let rows = state.list.map { list in
      SwiftType(
        text: "[\(list.element.text)]",
        range: state.type.range,
        form: .array(list.element),
        names: list.element.names
      )
    }
    let given = rows ?? state.type
    // The parameter must not hide the field to which it is written.
    let found = name == "found" ? "answer" : "found"
    let value = state.list.map { $0.hasIDs ? "Rows(\(found))" : "PlainRows(\(found))" } ?? found
    let then = Effect.Ending(
      parameters: [Signature.Parameter(label: nil, name: found, type: given, range: load.name.range)],
      body: code("\(SwiftName.escaped(name)) = \(value)\n\(Loads.loaded(name)) = true", at: load),
      range: load.name.range
    )
    let failure = Effect.Ending(
      parameters: [.error(at: load.name.range)],
      body: code("\(Loads.failure(name)) = error", at: load),
      range: load.source.range
    )
    return (then, failure)
  }

  // MARK: Fields

  private func failure(of load: Load) -> Stored {
    let (name, place) = (load.name.text, load.name.range)
    let doc = "The error of the last load of `\(name)`."
    return .made(Loads.failure(name), .error(at: place).optional, "nil", doc, at: place)
  }

  private func loaded(of load: Load) -> Stored {
    let (name, place) = (load.name.text, load.name.range)
    let doc = "Whether a load of `\(name)` has succeeded."
    return .made(Loads.loaded(name), .named("Swift.Bool", at: place), "false", doc, at: place)
  }
}

extension Load {
  /// The action that loads.
  package var actionName: String { Loads.action(name.text) }
  /// The field that combines all its inputs.
  package var inputsField: String { Loads.inputs(name.text) }
  /// The field that combines all its inputs, and the one for inputs with `equal: never`.
  package var inputsFields: [String] { [inputsField, Loads.writes(name.text)] }
}

extension Model {
  /// The words of the spec for the generated fields of loads and effects, by the fields' names.
  package var questions: [String: String] {
    var names = Dictionary(runs.map { ($0.field, $0.question) }) { first, _ in first }
    for load in loads.map(\.name.text) {
      names[Loads.failure(load)] = "\(Runs.failure)(\(load))"
      names[Loads.loaded(load)] = "\(Runs.loaded)(\(load))"
      for field in [Loads.inputs(load), Loads.writes(load)] { names[field] = "loads \(load)" }
    }
    return names
  }
}

extension Stored {
  /// Whether it is a child or a choice of children.
  package var isOfChildren: Bool { list == nil && (childType != nil || choice != nil) }
}
