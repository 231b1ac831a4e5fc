/// The facts of a value's effects, and of the struct that holds their texts.
struct EffectFacts {
  private let layout: ModelLayout
  private let model: ResolvedModel

  /// The prefix of the names of functions: more underscores than the actions beside them have.
  private let mark: String
  private let missed: MissedEndings

  init(_ layout: ModelLayout) {
    self.layout = layout
    model = layout.model
    missed = MissedEndings(model)
    let most: Int? = model.calledActions.map { $0.signature.name.prefix { $0 == "_" }.count }.max()
    mark = String(repeating: "_", count: 1 + (most ?? 0))
  }

  /// The struct in the value, which effects use.
  var record: Record {
    // A class's effects stand in their actions.
    if !model.isValue {
      return ["name": .text(HiddenNames.effects), "actions": .records([]), "functions": .records([])]
    }
    let called: [Record] = model.calledActions.map { action in
      let declared: Signature = action.signature.outside(model.name)
      return ["declaration": .text(declared.declaration), "call": .text("_send(\(ReducerFacts.sent(action)))")]
    }
    return [
      "name": .text(HiddenNames.effects),
      "actions": .records(called),
      "functions": .records(functions),
    ]
  }

  private var functions: [Record] {
    var functions: [Record] = []
    for action in model.actions {
      for effect in action.effects { functions += self.functions(of: effect) }
      for cancellation in action.cancellations {
        functions += ids(cancellation.values, mark + "cancel" + cancellation.stem)
      }
    }
    return functions
  }

  private func functions(of effect: ResolvedEffect) -> [Record] {
    // A load has its texts once, though it begins in two ways.
    let isTwin: Bool = effect.effect.load == .changed
    var functions: [Record] = effect.effect.hasRun && !effect.run.namesLocals && !isTwin ? [body(effect)] : []
    if let piece: ResolvedEffect.Piece = effect.condition, !isTwin {
      functions.append(value(mark + "when" + effect.textStem, piece, "Bool"))
    }
    if let piece: ResolvedEffect.Piece = effect.delay, !piece.namesLocals {
      functions.append(value(mark + "after" + effect.stem, piece, "Swift.Duration"))
    }
    if let piece: ResolvedEffect.Piece = effect.interval, !piece.namesLocals {
      functions.append(value(mark + "every" + effect.stem, piece, "Swift.Duration"))
    }
    return functions + ids(effect.ids, mark + "id" + effect.stem)
  }

  private func ids(_ pieces: [ResolvedEffect.Piece], _ name: String) -> [Record] {
    pieces.enumerated().filter { !$1.namesLocals }.map {
      value(name + suffix($0, of: pieces), $1, "some Hashable & Sendable")
    }
  }

  private func suffix(_ index: Int, of pieces: [ResolvedEffect.Piece]) -> String {
    pieces.count == 1 ? "" : String(index + 1)
  }

  private func body(_ effect: ResolvedEffect) -> Record {
    let result: String = effect.effect.then?.parameter.map { " -> " + $0.type.text } ?? ""
    return function(mark + "run" + effect.textStem, effect.run, " async throws" + result, isStatic: false)
  }

  private func value(_ name: String, _ piece: ResolvedEffect.Piece, _ result: String) -> Record {
    function(name, piece, " -> " + result, isStatic: true)
  }

  /// They run on the actor of its store.
  private static let staying: String = "nonisolated(nonsending) "

  private func function(
    _ name: String,
    _ piece: ResolvedEffect.Piece,
    _ end: String,
    isStatic: Bool
  ) -> Record {
    let inputs: [String] = piece.inputs.map { "_ \(SwiftName.escaped($0.name, as: .parameter)): \($0.type)" }
    return [
      "modifier": .text(isStatic ? "static " : Self.staying),
      "declaration": .text("\(name)(\(inputs.joined(separator: ", ")))\(end)"),
      "body": .record(UserText(piece.text, indentation: 6, options: layout.options).record),
    ]
  }
}

// MARK: - Where an action begins them

extension EffectFacts {
  func effects(of action: ResolvedAction) -> [Record] {
    action.effects.map { resolved in
      let effect: Effect = resolved.effect
      let entry: String = entry(resolved)
      let early: [String] = early(resolved)
      let place: String = Spelling.quoted(place(of: effect, in: action.action))
      return [
        "place": .text(place),
        "entry": .text(entry),
        "arguments": .text(entry.isEmpty ? "" : ", " + entry),
        "timer": .text(timer(resolved, at: place)),
        "repeats": .bool(effect.interval != nil),
        "isLoad": .bool(effect.load == .changed),
        "early": .texts(early),
        "locals": .records(locals(resolved)),
        "captures": .texts(captures(resolved.run).filter { !early.contains($0) }),
        "run": .text(effect.hasRun ? run(resolved) : ""),
        "inline": .record(orNothing: resolved.run.namesLocals ? text(resolved.run, 2).record : nil),
        "result": .text(effect.then?.parameter?.type.text ?? "Swift.Void"),
        "hasActions": .bool(effect.hasRun && (!resolved.run.namesLocals || !resolved.run.actions.isEmpty)),
        "then": .text(resolved.then.map { ending($0, given: effect.then?.parameter == nil ? nil : "_result") } ?? ""),
        "gives": .bool(effect.then?.parameter != nil),
        "failure": .text(resolved.failure.map { ending($0, given: "$0") } ?? ""),
      ]
    }
  }

  private func run(_ resolved: ResolvedEffect) -> String {
    resolved.run.namesLocals ? "_run()" : "_actions.\(mark)run\(resolved.textStem)(\(arguments(resolved.run)))"
  }

  /// The call of an action that an effect ends with, or its case.
  ///
  /// - Parameter given: Its last argument, if that is none of the action's.
  private func ending(_ action: Action, given: String?) -> String {
    let own: [Signature.Parameter] = given == nil ? action.signature.parameters : action.signature.parameters.dropLast()
    let arguments: String = (own.map(\.forwarded) + [given].compactMap { $0 }).joined(separator: ", ")
    let name: String = "." + SwiftName.escaped(action.signature.name, as: .afterDot)
    return name + (arguments.isEmpty ? "" : "(\(arguments))")
  }

  /// The cancellations of an action, a line each.
  func cancellations(of action: ResolvedAction) -> [String] {
    action.cancellations.map { cancellation in
      let id: EffectID = cancellation.id
      let word: String = Spelling.quoted(id.name.text)
      let values: String = self.values(cancellation.values, mark + "cancel" + cancellation.stem)
      let cancel: String = id.isOld ? "cancelOld" : "cancel"
      let path: String = cancellation.path.map(step).joined(separator: ", ")
      let place: String = path.isEmpty ? "" : ", at: [\(path)]"
      return "_effects.\(cancel)(.init(\(word)\(values))\(place))"
    }
  }

  /// The failures of cancelled loads are dismissed, a line each: of this model, or of the one that the path leads to.
  func dismissals(of action: ResolvedAction) -> [String] {
    action.cancellations.compactMap { cancellation in
      let load: String = cancellation.id.name.text
      guard !cancellation.id.isOld, isLoad(load, at: cancellation.path) else { return nil }
      if model.isValue { return line(cancellation.path[...], Loads.failure(load) + " = nil") }
      // The object of an own load forgets its failure when it is cancelled.
      return cancellation.path.isEmpty ? nil : line(cancellation.path[...], Self.dismiss(load) + "()")
    }
  }

  private func isLoad(_ name: String, at path: [Stored]) -> Bool {
    guard let below: Stored = path.last else { return model.model.loads.contains { $0.name.text == name } }
    return below.held.flatMap { layout.program.dismissed[$0.text] }?.contains(name) == true
  }

  /// The loads of a class that models above it cancel.
  var dismissed: [Record] {
    if model.isValue { return [] }
    return (layout.program.dismissed[model.name] ?? []).sorted().map {
      ["function": .text(Self.dismiss($0)), "object": .text(model.hidden.load(of: $0))]
    }
  }

  /// The function that a model above calls: the failure itself is private.
  private static func dismiss(_ load: String) -> String { "_dismiss" + SwiftName.capitalized(Loads.failure(load)) }

  private func step(_ stored: Stored) -> String { ".init(\(Spelling.quoted(stored.name.text)))" }

  /// The path from a model or a row down to the models whose effects are cancelled.
  func line(_ path: ArraySlice<Stored>, _ end: String, of owner: String = "") -> String {
    guard let step: Stored = path.first else { return owner + end }
    let member: String = owner + (owner.isEmpty ? step.ownMember : step.member)
    let rest: ArraySlice<Stored> = path.dropFirst()
    if step.list != nil, model.isValue {
      let id: String = "_id\(path.startIndex)"
      return "for \(id) in \(member).ids { \(line(rest, end, of: "\(member)[id: \(id)]?.")) }"
    }
    if step.list != nil { return "for _row in \(member) { \(line(rest, end, of: "_row.")) }" }
    return line(rest, end, of: member + (step.isChild ? "?." : "."))
  }

  /// The arguments that say under which id it runs, and whether.
  private func entry(_ resolved: ResolvedEffect) -> String {
    var arguments: [String] = []
    let effect: Effect = resolved.effect
    if let word: String = word(of: effect) {
      let values: String = self.values(resolved.ids, mark + "id" + resolved.stem)
      arguments = [".init(\(Spelling.quoted(word))\(values))"]
      if effect.key != nil { arguments.append(".\(effect.policy.rawValue)") }
    }
    if effect.load == .called { arguments.append("isCall: true") }
    if let condition: ResolvedEffect.Piece = resolved.condition {
      arguments.append("when: " + value(mark + "when" + resolved.textStem, condition))
    }
    if effect.outlives { arguments.append("outlives: true") }
    if misses(resolved) { arguments.append("isMissed: true") }
    return arguments.joined(separator: ", ")
  }

  func misses(_ resolved: ResolvedEffect) -> Bool { missed.misses(resolved) }

  /// The word that others know it by, if they do.
  func word(of effect: Effect) -> String? {
    effect.key?.name.text ?? (isNamed(effect.word) ? effect.word : nil)
  }

  /// Whether somebody cancels what has no id of its own, or asks whether it runs.
  private func isNamed(_ word: String) -> Bool {
    layout.program.cancelled.contains(word) || model.runs.contains { $0.word == word }
  }

  private func values(_ pieces: [ResolvedEffect.Piece], _ name: String) -> String {
    pieces.enumerated().map { index, piece in
      let suffix: String = suffix(index, of: pieces)
      return ", " + (piece.namesLocals ? "_id" + suffix : value(name + suffix, piece))
    }.joined()
  }

  private func timer(_ resolved: ResolvedEffect, at place: String) -> String {
    let delay: String? = resolved.delay.map {
      "after: " + ($0.namesLocals ? "_after" : value(mark + "after" + resolved.stem, $0))
    }
    let interval: String? = resolved.interval.map {
      "every: " + ($0.namesLocals ? "_every" : value(mark + "every" + resolved.stem, $0))
    }
    guard let time: String = delay ?? interval else { return "" }
    guard model.stored(.service).contains(where: { $0.name.text == "clock" }) else {
      return "Bindgen.EffectTimer(\(time), on: _Concurrency.ContinuousClock())"
    }
    // A test's clock tells which effects it waits for.
    return "Bindgen.EffectTimer(\(time), on: \(read("clock")), at: \(place))"
  }

  /// How a member of the model is read where an effect begins.
  private func read(_ name: String) -> String {
    if let function: ResolvedFunction = model.function(named: name) {
      return FunctionFacts(layout).value(of: function) { read($0.name) }
    }
    let member: String = SwiftName.escaped(name, as: .afterDot)
    return (model.stored(.service).contains { $0.name.text == name } ? "_services." : "_value.") + member
  }

  /// A call of a static function, with the current values of the names that it uses.
  private func value(_ name: String, _ piece: ResolvedEffect.Piece) -> String {
    let now: [String] = piece.inputs.map { input in
      input.isOfModel ? read(input.name) : SwiftName.escaped(input.name, as: .parameter)
    }
    return "\(HiddenNames.effects).\(name)(\(now.joined(separator: ", ")))"
  }

  /// `query = _model.query`
  private func captures(_ piece: ResolvedEffect.Piece) -> [String] {
    piece.inputs.filter(\.isOfModel).map { input in
      "\(SwiftName.escaped(input.name, as: .parameter)) = \(read(input.name))"
    }
  }

  private func list(_ piece: ResolvedEffect.Piece) -> [String] {
    piece.inputs.map { SwiftName.escaped($0.name, as: .parameter) }
  }

  private func arguments(_ piece: ResolvedEffect.Piece) -> String { list(piece).joined(separator: ", ") }

  /// `Search.bindgen.yml:14`; without source locations, which a comment would move, `Search.queryChanged`.
  func place(of name: Word) -> String { place(of: name.text, at: name.range) }

  func place(of action: Action) -> String { place(of: action.signature.name, at: action.signature.nameRange) }

  func place(of effect: Effect, in action: Action) -> String {
    let name: String = effect.load == nil ? action.signature.name : effect.id?.name.text ?? action.signature.name
    return place(of: name, at: effect.range)
  }

  func place(of name: String, at range: SourceRange) -> String {
    if layout.options.sourceLocations == .off { return (layout.value?.name ?? model.name) + "." + name }
    return FileNames.base(range.file.name).visible + ":\(range.start.line)"
  }
}

// MARK: - Texts that name what a body declares

extension EffectFacts {
  /// Those beside `run`, where the effect begins.
  private func here(_ resolved: ResolvedEffect) -> [(name: String, piece: ResolvedEffect.Piece)] {
    let times: [(String, ResolvedEffect.Piece)] =
      (resolved.delay.map { [("_after: Swift.Duration", $0)] } ?? [])
      + (resolved.interval.map { [("_every: Swift.Duration", $0)] } ?? [])
    let ids: [(String, ResolvedEffect.Piece)] = resolved.ids.enumerated().map {
      ("_id" + suffix($0, of: resolved.ids), $1)
    }
    return (ids + times).filter(\.1.namesLocals).map { (name: $0, piece: $1) }
  }

  /// What they name of the model.
  private func early(_ resolved: ResolvedEffect) -> [String] {
    here(resolved).flatMap { captures($0.piece) }.uniqued
  }

  private func locals(_ resolved: ResolvedEffect) -> [Record] {
    here(resolved).map { ["name": .text($0.name), "body": .record(text($0.piece).record)] }
  }

  /// - Parameter more: How much farther to the right it stands in a value.
  private func text(_ piece: ResolvedEffect.Piece, _ more: Int = 0) -> UserText {
    UserText(piece.text, indentation: 8 + more, options: layout.options)
  }
}

extension Signature {
  /// For a function that calls this one from outside of the model.
  func outside(_ model: String) -> Signature {
    var declared: Signature = self
    declared.attributes = []
    declared.parameters = parameters.map { $0.named(model) }
    return declared
  }
}

extension Signature.Parameter {
  /// For another type than the model: `Self` in its default argument is the model by name.
  func named(_ model: String) -> Signature.Parameter {
    let text: SwiftText? = value.map { SwiftText(SourceFile(name: "", text: $0).range) }
    guard let text, let tokens: Tokens = try? Tokens(text) else { return self }
    var bytes: [UInt8] = text.bytes
    for index in (0..<tokens.count).reversed() where tokens.isText(index, "Self") && tokens[index].kind == .name {
      bytes.replaceSubrange(tokens[index].range, with: SwiftName.escaped(model, as: .type).utf8)
    }
    var named: Signature.Parameter = self
    named.value = String(decoding: bytes, as: UTF8.self)
    return named
  }
}

extension EffectFacts {
  /// A closure for each name of effects whose runs the model asks for: `"save": { $0.saveRuns = $1 }`. (A load knows by itself whether it runs.)
  var takers: [String] {
    model.runs.filter { layout.loadSource(of: $0.field) == nil }.map {
      "\(Spelling.quoted($0.word)): { $0.\(SwiftName.escaped($0.field, as: .afterDot)) = $1 }"
    }
  }

  /// The fields that actions and loads react to.
  var reactive: [String] {
    members(model.reactiveFields.flatMap { field in loadInputs(field)?.heard ?? [field] })
  }

  private func members(_ fields: [String]) -> [String] {
    FieldFacts.members(fields.map(layout.field(telling:)).uniqued)
  }

  /// The load that depends on a made field, and what that is made of.
  private func loadInputs(_ field: String) -> PlainInputs? {
    guard layout.isLoadInput(field) else { return nil }
    return model.loads.first { $0.inputsFields.contains(field) }.flatMap { PlainInputs($0, of: model) }
  }

  /// Actions and loads that fields set off.
  var reactions: [Record] {
    model.model.actions.compactMap { action in
      guard case .fields(let names)? = action.trigger else { return nil }
      guard layout.acts, action.isMade, let load: EffectID = action.effects.first?.id else {
        return reaction(names.map(\.text), action.signature.call(on: "self."))
      }
      return names.first.flatMap { loadInputs($0.text) }.map { reaction(load.name.text, $0) }
    }
  }

  /// The inputs of a load are compared, unless all of them are never equal.
  private func reaction(_ load: String, _ inputs: PlainInputs) -> Record {
    let call: String = model.hidden.load(of: load) + ".inputsChanged"
    if inputs.compared.isEmpty { return reaction(inputs.heard, call + "()") }
    let written: [String] = members(inputs.written.sorted())
    let always: String =
      written.isEmpty ? "" : ", always: !changes.isDisjoint(with: [\(written.joined(separator: ", "))])"
    let (known, now): (String, String) = (model.hidden.known(ofLoad: load), model.hidden.inputs(ofLoad: load))
    return reaction(inputs.heard, "\(call)(from: &\(known), to: \(now)\(always))")
  }

  private func reaction(_ fields: [String], _ call: String) -> Record {
    ["fields": .texts(members(fields)), "call": .text(call)]
  }
}
