/// The facts of a class's effects: where actions begin and cancel them; and of a plain class's loads, which are objects.
struct WorkFacts {
  private let layout: ModelLayout
  private let model: ResolvedModel
  private var watched: [(load: Load, inputs: PlainInputs?)] { layout.watch.loads }
  private var reactions: [(action: Action, trigger: PlainTrigger)] { layout.watch.reactions }
  private let effects: EffectFacts
  /// By how much more texts are indented than usual.
  let indentation: Int

  init(_ layout: ModelLayout, indentation: Int = 0) {
    self.layout = layout
    self.indentation = indentation
    model = layout.model
    effects = EffectFacts(layout)
  }

  var record: Record {
    [
      "opens": .bool(layout.hasTurns),
      "works": .records(
        model.model.effectWords.map { ["declaration": .text(access(of: $0) + "let " + model.hidden.work(of: $0))] }
      ),
      "loads": .records(loads),
      // When the model is made.
      "follows": .texts(follows),
      "reactions": .texts(reactionArguments),
      // Children react before their parents.
      "level": .text(level == 0 ? "" : String(level)),
    ]
  }

  var loads: [Record] { model.loads.map { record($0, PlainInputs($0, of: model)) } }

  /// The lines behind a write of a state: for the loads that depend on it, and the reactions to it.
  ///
  /// - Parameter isNew: Whether it is known that its value is another one.
  func notes(of state: String, isNew: Bool = false) -> [String] {
    let loads: [String] = watched.compactMap { load, inputs in
      guard let inputs else { return nil }
      let object: String = model.hidden.load(of: load.name.text)
      if inputs.written.contains(state) { return object + ".inputsChanged(always: true)" }
      return inputs.sources.states.contains(state) ? object + ".inputsChanged()" : nil
    }
    let heard: [String] = reactions.enumerated().compactMap { index, reaction in
      if reaction.trigger.states.contains(state) {
        let name: String = SwiftName.escaped(state, as: .member)
        return (isNew ? "" : "if Bindgen.differ(\(name), oldValue) { ") + "_reactions.changed(\(index))"
          + (isNew ? "" : " }")
      }
      return reaction.trigger.sources.states.contains(state) ? "_reactions.inputsChanged(\(index))" : nil
    }
    let all: [String] = loads + heard
    let isFollowed: Bool = layout.watch.followed.contains(state)
    if all.isEmpty { return isFollowed ? ["Bindgen.changed()"] : [] }
    // A write alone is one action, too, whoever follows it.
    return all.count > 1 || isFollowed ? ["Bindgen.open()", "defer { Bindgen.close() }"] + all : all
  }

  /// The lines of `init` with which loads and reactions begin to follow their fields.
  private var follows: [String] {
    var lines: [String] = []
    for word in madeWords.sorted() {
      let calls: [String] = reactions.enumerated().filter {
        $1.trigger.sources.made.contains { self.word(of: $0) == word }
      }
      .map { "self?._reactions.inputsChanged(\($0.offset))" }
      lines.append("\(work(of: word)).onChange = { [weak self] in \(calls.joined(separator: "; ")) }")
    }
    lines += watched.filter { $0.inputs != nil }.map { model.hidden.load(of: $0.load.name.text) + ".follow()" }
    return lines + (reactions.isEmpty ? [] : ["_reactions.follow()"])
  }

  /// The effects and loads of which reactions hear whether they run, or what is known of them.
  private var madeWords: Set<String> { Set(reactions.flatMap { $0.trigger.sources.made.compactMap { word(of: $0) } }) }

  private func word(of made: String) -> String? {
    model.runs.first { $0.field == made }?.word
      ?? model.loads.map(\.name.text).first { made == Loads.failure($0) || made == Loads.loaded($0) }
  }

  private var level: Int { layout.program.families.level(of: model) }

  private var reactionArguments: [String] {
    let all: [String] = reactions.map { reaction($0.action, $0.trigger) }
    return all.enumerated().map { $1 + ($0 == all.count - 1 ? "" : ",") }
  }

  private func reaction(_ action: Action, _ trigger: PlainTrigger) -> String {
    let fields: String = trigger.compared.map { "$0." + SwiftName.escaped($0, as: .afterDot) }.joined(separator: ", ")
    let below: String = trigger.sources.areBelow ? ", ofChildren: true" : ""
    let on: String = trigger.compared.isEmpty ? "" : "(on: { Bindgen.Inputs(of: \(fields)) }\(below))"
    return "\(on) { $0.\(SwiftName.escaped(action.signature.name, as: .afterDot))() }"
  }

  /// Models above it cancel what runs for it.
  private func access(of word: String) -> String {
    let isHeld: Bool = layout.isRelated && layout.program.cancelled.contains(word)
    return isHeld ? "" : "private "
  }

  // MARK: Questions

  /// A text of the spec with what runs, and what is known of loads, asked of the objects that know it.
  func answered(_ text: SwiftText) -> SwiftText {
    guard layout.isPlain, !model.runs.isEmpty || !watched.isEmpty else { return text }
    let code: SwiftCode = SwiftCode(made: text)
    var bytes: [UInt8] = text.bytes
    var first: Int = bytes.count
    for use in code.names.uses.reversed() {
      guard let answer: Answer = answer(use, code.tokens) else { continue }
      // Without the blanks that made the answer as long as the question.
      let last: Int = use.token + answer.count
      let end: Int = Self.behindBlanks(code.tokens[last].end, bytes)
      first = Self.beforeBlanks(code.tokens[use.token].start, bytes)
      if answer.hasValues {
        let close: Int = code.tokens[code.tokens[last + 1].partner].end
        bytes.replaceSubrange(close..<Self.behindBlanks(close, bytes), with: [])
      }
      bytes.replaceSubrange(first..<end, with: answer.text.utf8)
    }
    return text.with(bytes, exactCount: min(first, text.exactCount))
  }

  private static let blank: UInt8 = UInt8(ascii: " ")

  private static func behindBlanks(_ end: Int, _ bytes: [UInt8]) -> Int {
    let next: Int = bytes[end...].firstIndex { $0 != blank } ?? bytes.count
    let isSeparate: Bool = next < bytes.count && !"().,]\n".utf8.contains(bytes[next])
    return isSeparate ? max(end, next - 1) : next
  }

  private static func beforeBlanks(_ start: Int, _ bytes: [UInt8]) -> Int {
    guard let last: Int = bytes[..<start].lastIndex(where: { $0 != blank }) else { return 0 }
    return "([!\n".utf8.contains(bytes[last]) ? start : min(start, last + 2)
  }

  private struct Answer {
    let text: String
    /// The number of tokens behind the name that go with it.
    var count: Int = 0
    var hasValues: Bool = false
  }

  private func answer(_ use: NameUses.Use, _ tokens: Tokens) -> Answer? {
    guard let field: String = field(use.name) else { return nil }
    guard let runs: Model.RunsField = model.runs.first(where: { $0.field == use.name }) else {
      return Answer(text: field)
    }
    // `any` or `has`, behind a dot.
    let hasValues: Bool = tokens.isText(use.token + 2, "has")
    return Answer(text: owner(of: runs.word) + ".isRunning", count: 2, hasValues: hasValues)
  }

  /// The path to a field that is no property: one made of a load or an effect, or one of a model below. Nil for others.
  private func field(_ name: String) -> String? {
    guard layout.isPlain else { return nil }
    if let path: String = path(of: name) { return path }
    if let runs: Model.RunsField = model.runs.first(where: { $0.field == name }) {
      return work(of: runs.word) + ".runs"
    }
    for load in model.loads.map(\.name.text) {
      if name == Loads.failure(load) { return model.hidden.load(of: load) + ".failure" }
      if name == Loads.loaded(load) { return model.hidden.load(of: load) + ".isLoaded" }
    }
    return nil
  }

  /// The path to a field of a model below that a load reads.
  private func path(of field: String) -> String? {
    if model.loads.contains(where: { $0.inputsFields.contains(field) }) { return nil }
    return model.model.derivations.first { $0.isMade && $0.name.text == field }?.expression.string
  }

  /// The object with the effects of a name.
  private func work(of word: String) -> String { owner(of: word) + (Self.isLoad(word, of: model) ? ".work" : "") }

  /// The object that is asked about them, and that cancels them: a load does so itself.
  private func owner(of word: String) -> String { Self.owner(of: word, in: model) }

  private static func owner(of word: String, in model: ResolvedModel) -> String {
    isLoad(word, of: model) ? model.hidden.load(of: word) : model.hidden.work(of: word)
  }

  private static func isLoad(_ word: String, of model: ResolvedModel) -> Bool {
    model.loads.contains { $0.name.text == word }
  }
}

// MARK: - Loads

extension WorkFacts {
  private func record(_ load: Load, _ inputs: PlainInputs?) -> Record {
    let name: String = load.name.text
    let actions: [ResolvedAction] = model.actions.filter {
      $0.effects.contains { $0.effect.load != nil && isOf(load, $0) }
    }
    let resolved: [ResolvedEffect] = actions.flatMap(\.effects)
    let called: ResolvedAction? = actions.first { !$0.action.isMade }
    let state: Stored? = model.states.first { $0.name.text == name }
    let member: String = SwiftName.escaped(name, as: .afterDot)
    let cleared: String? = load.clears.map { _ in "{ $0.\(member) = \(state?.value?.string ?? "nil") }" }
    let rows: String? = state?.list.map { $0.hasIDs ? "Rows($1)" : "PlainRows($1)" }
    let value: String = called?.effects.first?.effect.then?.parameter?.type.text ?? state?.type.text ?? ""
    let kind: String = layout.isPlain ? "PlainLoad" : "Load"
    let head: String = called.map { layout.access(of: $0.action.access) + "func " } ?? ""
    return [
      "object": .text(model.hidden.load(of: name)),
      "maker": .text(model.hidden.maker(ofLoad: name)),
      "access": .text(access(of: name)),
      "doc": .texts(load.doc?.lines ?? usualDoc(load, inputs)),
      "action": .text(head + (called?.action.signature.declaration ?? "")),
      "overload": .text(head + (called?.action.signature.withHandle.declaration ?? "")),
      "type": .text("Bindgen.\(kind)<\(SwiftName.escaped(model.name, as: .type)), \(value)>"),
      "word": .text(Spelling.quoted(name)),
      "fields": .texts(fields(of: load)),
      "place": .text(Spelling.quoted(effects.place(of: load.name))),
      "compares": .bool(inputs?.compared.isEmpty == false),
      "inputs": .text(
        (inputs?.compared ?? []).map { "$0." + (path(of: $0) ?? SwiftName.escaped($0, as: .afterDot)) }
          .joined(separator: ", ")
      ),
      "current": .text(model.hidden.inputs(ofLoad: name)),
      "known": .text(model.hidden.known(ofLoad: name)),
      "ownInputs": .text(
        (inputs?.compared ?? []).map { path(of: $0) ?? SwiftName.escaped($0) }.joined(separator: ", ")
      ),
      "depends": .bool(inputs != nil),
      "isOfChildren": .bool(inputs?.sources.areBelow == true),
      "clear": .text(cleared ?? ""),
      // The one that follows a change has the delay.
      "run": .record(orNothing: (resolved.last).map { run($0) }),
      "then": .text("$0.\(member) = \(rows ?? "$1")"),
    ]
  }

  /// The field that tells what is known of a load, and what a write of it does in such a model.
  private func fields(of load: Load) -> [String] {
    let isAsking: Bool = model.derivations.contains { $0.kept?.criteria.isEmpty == false }
    return FieldFacts.members([layout.field(telling: Loads.failure(load.name.text))])
      + (layout.isAnnounced ? ["willWrite: { $0._willWrite($1) }"] : [])
      + (isAsking ? ["wrote: { $0._wrote($1) }"] : [])
  }

  private func isOf(_ load: Load, _ effect: ResolvedEffect) -> Bool { effect.effect.id?.name.text == load.name.text }

  private func usualDoc(_ load: Load, _ inputs: PlainInputs?) -> [String] {
    let fields: [String] = (inputs?.compared ?? []) + (inputs?.written.sorted() ?? [])
    let changes: String = fields.isEmpty ? "" : " When \(list(fields)) changes, it loads by itself."
    return ["Loads `\(load.name.text)` at once.\(changes)"]
  }

  private func list(_ fields: [String]) -> String {
    let names: [String] = fields.map { "`\(path(of: $0) ?? $0)`" }
    guard let last: String = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}

// MARK: - Effects

extension WorkFacts {
  /// The effects that an action begins.
  func effects(of resolved: ResolvedAction) -> [Record] {
    resolved.effects.map { effect in
      var record: Record = run(effect)
      record.add("begin", .text(begin(effect, of: resolved.action)))
      let isGiven: Bool = effect.effect.then?.parameter != nil
      record.add("then", .text(effect.then.map { ending($0, given: isGiven ? "$1" : nil) } ?? ""))
      record.add("failure", .text(effect.failure.map { ending($0, given: "$1") } ?? ""))
      return record
    }
  }

  /// The cancellations of an action. The values of an id are as they are when effects are cancelled.
  func cancellations(of action: ResolvedAction) -> [Record] {
    action.cancellations.enumerated().map { index, cancellation in
      let ids: [Local] = locals("_id", cancellation.values)
      let list: String = "[\(ids.map { $0.isShort ? $0.short : $0.name }.joined(separator: ", "))]"
      let isOwn: Bool = cancellation.values.contains { $0.inputs.contains(where: \.isOfModel) }
      let owner: String = isOwn ? " [self] in" : ""
      let name: String = "_ids" + (index == 0 ? "" : String(index + 1))
      let isShort: Bool = ids.allSatisfy(\.isShort)
      return [
        "name": .text(name),
        "opening": .text("{\(owner)"),
        "ids": long(ids),
        "list": .text(list),
        "line": .text(line(cancellation, list, isShort ? "{\(owner) \(list) }" : name, isShort)),
      ]
    }
  }

  /// The line that cancels effects, here or below.
  private func line(_ cancellation: ResolvedCancellation, _ list: String, _ late: String, _ isShort: Bool) -> String {
    let (id, path): (EffectID, ArraySlice<Stored>) = (cancellation.id, cancellation.path[...])
    let word: String = Spelling.quoted(id.name.text)
    let isOfAll: Bool = cancellation.values.isEmpty
    let closure: String = isShort ? " " + late : "(\(late))"
    if layout.isPlain {
      let object: String = Self.owner(of: id.name.text, in: model(below: cancellation.path))
      return effects.line(path, "\(object).cancel\(isOfAll ? "()" : closure)")
    }
    if !path.isEmpty {
      let ids: String = isOfAll ? word : ".init(\(word), \(isShort ? list : late + "()"))"
      return "_core.plan { [self] in \(effects.line(path, "_core.effects?.cancel(\(ids))")) }"
    }
    if Self.isLoad(id.name.text, of: model) { return model.hidden.load(of: id.name.text) + ".cancel()" }
    return "_effects.cancel(\(word)" + (isOfAll ? ")" : isShort ? ") " + late : ", \(late))")
  }

  /// Those that don't stand where they are used.
  private func long(_ ids: [Local]) -> Fact {
    .records(ids.filter { !$0.isShort }.map { ["name": .text($0.name), "body": .record($0.text.record)] })
  }

  /// The model that a path of children leads to.
  private func model(below path: [Stored]) -> ResolvedModel {
    let held: String? = path.last?.held?.text
    return layout.program.specs.lazy.flatMap(\.models).first { $0.name == held } ?? model
  }

  private func begin(_ resolved: ResolvedEffect, of action: Action) -> String {
    let effect: Effect = resolved.effect
    var arguments: [String] = layout.isPlain ? ["self"] : []
    if !layout.isPlain, let word: String = effects.word(of: effect) { arguments.append(Spelling.quoted(word)) }
    if effect.key != nil { arguments.append("." + effect.policy.rawValue) }
    arguments.append("at: " + Spelling.quoted(effects.place(of: effect, in: action)))
    if effect.outlives { arguments.append("outlives: true") }
    if effects.misses(resolved) { arguments.append("isMissed: true") }
    let function: String = effect.then?.parameter == nil ? "perform" : "begin"
    let object: String = layout.isPlain ? work(of: effect.name.text) : "_effects"
    return "\(object).\(function)(\(arguments.joined(separator: ", ")))"
  }

  /// The call of the action that an effect ends with.
  ///
  /// - Parameter given: What `run` gives, or its error.
  private func ending(_ action: Action, given: String?) -> String {
    let parameters: [Signature.Parameter] =
      given == nil ? action.signature.parameters : action.signature.parameters.dropLast()
    let name: String = SwiftName.escaped(action.signature.name, as: .afterDot)
    let arguments: [String] = parameters.map(\.forwarded) + [given].compactMap { $0 }
    return "$0.\(name)(\(arguments.joined(separator: ", ")))"
  }

  /// The closure that reads the fields and gives the work.
  private func run(_ resolved: ResolvedEffect) -> Record {
    let inputs: [String] = resolved.pieces.flatMap(\.inputs).filter(\.isOfModel).map(\.name).uniqued
    let (owner, effect): (String, String) = names(in: resolved)
    let clock: String =
      model.stored(.service).contains { $0.name.text == "clock" } ? owner + ".clock" : "_Concurrency.ContinuousClock()"
    let isEffectNamed: Bool =
      resolved.delay != nil || resolved.interval != nil || !resolved.ids.isEmpty || !resolved.run.actions.isEmpty
    let ids: [Local] = locals("_id", resolved.ids)
    let isOwnerNamed: Bool = !inputs.isEmpty || clock.hasPrefix(owner) && (resolved.delay ?? resolved.interval) != nil
    return [
      "parameters": .text("\(isOwnerNamed ? owner : "_"), \(isEffectNamed ? effect : "_")"),
      "captures": .text(captures(inputs, owner)),
      "condition": .record(orNothing: resolved.condition.map { text($0).record }),
      "ids": long(ids),
      "id": .text(ids.map { $0.isShort ? $0.short : $0.name }.joined(separator: ", ")),
      "delay": .record(orNothing: resolved.delay.map { text($0).record }),
      "interval": .record(orNothing: resolved.interval.map { text($0).record }),
      "clock": .text(clock),
      "actions": .records(actions(resolved.run, effect)),
      "effect": .text(effect),
      "work": .record(orNothing: resolved.effect.hasRun ? text(resolved.run).record : nil),
    ]
  }

  /// The functions by which the work calls actions, as long as these may be called.
  private func actions(_ run: ResolvedEffect.Piece, _ effect: String) -> [Record] {
    model.calledActions.filter { run.actions.contains($0.signature.name) }.map { action in
      var declared: Signature = action.signature.outside(model.name)
      if run.isNamedOtherwise(declared.name) { declared.name = Self.mark + declared.name }
      return [
        "declaration": .text(declared.declaration),
        "call": .text(action.signature.call(on: effect + ".target?.")),
      ]
    }
  }

  /// In front of the name of an action, where that is the name of something else, too.
  private static let mark: String = "_"

  /// What the model and the effect are called where that begins: what no text of it names.
  private func names(in resolved: ResolvedEffect) -> (owner: String, effect: String) {
    let endings: [Signature.Parameter] = [resolved.then, resolved.failure].compactMap { $0 }.flatMap(
      \.signature.parameters
    )
    let texts: [NameUses.Use] = resolved.pieces.flatMap { SwiftCode(made: $0.plain).names.uses }
    let taken: Set<String> = Set(texts.map(\.name) + endings.map(\.name))
    func free(_ name: String) -> String { taken.contains(name) ? "_" + name : name }
    let owner: String = SwiftName.escaped(free(SwiftName.uncapitalized(model.name)), as: .parameter)
    return (owner, owner == "effect" ? "_effect" : free("effect"))
  }

  private func captures(_ inputs: [String], _ owner: String) -> String {
    if inputs.isEmpty { return "" }
    let names: [String] = inputs.map { SwiftName.escaped($0, as: .parameter) }
    let values: [String] = inputs.map { read($0, of: owner) }
    if names.count == 1 { return "\(names[0]) = \(values[0])" }
    return "(\(names.joined(separator: ", "))) = (\(values.joined(separator: ", ")))"
  }

  /// A function of the spec is given with what it reads.
  private func read(_ name: String, of owner: String) -> String {
    if !layout.isPlain, let function: ResolvedFunction = model.function(named: name) {
      return FunctionFacts(layout).value(of: function) { read($0.name, of: owner) }
    }
    return owner + "." + (field(name) ?? SwiftName.escaped(name, as: .afterDot))
  }

  /// A value that stands where it is used, if it is short.
  private struct Local {
    let name: String
    let text: UserText

    var isShort: Bool { text.short != nil }
    var short: String { String(decoding: text.short ?? [], as: UTF8.self) }
  }

  private func locals(_ name: String, _ pieces: [ResolvedEffect.Piece]) -> [Local] {
    pieces.enumerated().map { index, piece in
      Local(name: pieces.count == 1 ? name : name + String(index + 1), text: text(piece))
    }
  }

  private func text(_ piece: ResolvedEffect.Piece) -> UserText {
    let text: SwiftText = piece.text(marking: Self.mark, of: model.model)
    return UserText(text, indentation: 10 + indentation, options: layout.options)
  }
}
