/// The facts of a class's loads, which are objects, and of a plain class's queries to the objects that run effects.
struct WorkFacts {
  private let layout: ModelLayout
  private let model: ResolvedModel
  private var watched: [(load: Load, inputs: PlainInputs?)] { layout.watch.loads }
  private var reactions: [(action: Action, trigger: PlainTrigger)] { layout.watch.reactions }

  init(_ layout: ModelLayout) {
    self.layout = layout
    model = layout.model
  }

  var record: Record {
    [
      "opens": .bool(layout.hasTurns),
      "works": .records(
        model.model.effectWords.map { ["declaration": .text(access(of: $0) + "let " + model.hidden.work(of: $0))] }
      ),
      "loads": .records(loads),
      // Emitted in `init`.
      "follows": .texts(follows),
      "reactions": .texts(reactionArguments),
      // Children react before their parents.
      "level": .text(level == 0 ? "" : String(level)),
    ]
  }

  var loads: [Record] { model.loads.map { record($0, PlainInputs($0, of: model)) } }

  /// Returns the lines after a write of a state: for the loads that depend on it, and the reactions to it.
  ///
  /// - Parameter isNew: Whether the value is known to differ from the old one.
  func notes(of state: String, isNew: Bool = false) -> [String] {
    let loads: [String] = watched.compactMap { load, inputs in
      guard let inputs else { return nil }
      let object = model.hidden.load(of: load.name.text)
      if inputs.written.contains(state) { return object + ".inputsChanged(always: true)" }
      return inputs.sources.states.contains(state) ? object + ".inputsChanged()" : nil
    }
    let observed = reactions.enumerated().compactMap { index, reaction in
      if reaction.trigger.states.contains(state) {
        let name = SwiftName.escaped(state, as: .member)
        return (isNew ? "" : "if Bindgen.differ(\(name), oldValue) { ") + "_reactions.changed(\(index))"
          + (isNew ? "" : " }")
      }
      return reaction.trigger.sources.states.contains(state) ? "_reactions.inputsChanged(\(index))" : nil
    }
    let all = loads + observed
    let isFollowed = layout.watch.followed.contains(state)
    if all.isEmpty { return isFollowed ? ["Bindgen.changed()"] : [] }
    // A single write is an action, too, for all that follow it.
    return all.count > 1 || isFollowed ? ["Bindgen.open()", "defer { Bindgen.close() }"] + all : all
  }

  /// The lines of `init` with which loads and reactions start to follow their fields.
  private var follows: [String] {
    var lines: [String] = []
    for word in madeWords.sorted() {
      let calls = reactions.enumerated().filter {
        $1.trigger.sources.made.contains { self.word(of: $0) == word }
      }
      .map { "self?._reactions.inputsChanged(\($0.offset))" }
      lines.append("\(work(of: word)).onChange = { [weak self] in \(calls.joined(separator: "; ")) }")
    }
    lines += watched.filter { $0.inputs != nil }.map { model.hidden.load(of: $0.load.name.text) + ".follow()" }
    return lines + (reactions.isEmpty ? [] : ["_reactions.follow()"])
  }

  /// The names of the effects and loads that trigger reactions: by whether they run, or by what is known of a load.
  private var madeWords: Set<String> { Set(reactions.flatMap { $0.trigger.sources.made.compactMap { word(of: $0) } }) }

  private func word(of made: String) -> String? {
    model.runs.first { $0.field == made }?.word
      ?? model.loads.map(\.name.text).first { made == Loads.failure($0) || made == Loads.loaded($0) }
  }

  private var level: Int { layout.program.relations.level(of: model) }

  private var reactionArguments: [String] {
    let all = reactions.map { reaction($0.action, $0.trigger) }
    return all.enumerated().map { $1 + ($0 == all.count - 1 ? "" : ",") }
  }

  private func reaction(_ action: Action, _ trigger: PlainTrigger) -> String {
    let fields = trigger.compared.map { "$0." + SwiftName.escaped($0, as: .afterDot) }.joined(separator: ", ")
    let below = trigger.sources.areBelow ? ", ofChildren: true" : ""
    let on = trigger.compared.isEmpty ? "" : "(on: { Bindgen.Inputs(of: \(fields)) }\(below))"
    return "\(on) { $0.\(SwiftName.escaped(action.signature.name, as: .afterDot))() }"
  }

  /// Returns the access of the object for effects of a name: models above may cancel them.
  private func access(of word: String) -> String {
    let isHeld = layout.isRelated && layout.program.cancelled.contains(word)
    return isHeld ? "" : "private "
  }

  // MARK: Questions

  /// Returns a text of the spec in which queries about effects and loads are calls of the objects that know the answers.
  func answered(_ text: SwiftText) -> SwiftText {
    guard layout.isPlain, !model.runs.isEmpty || !watched.isEmpty else { return text }
    let code = SwiftCode(made: text)
    var bytes = text.bytes
    var first = bytes.count
    for use in code.names.uses.reversed() {
      guard let answer = answer(use, code.tokens) else { continue }
      // Without the blanks that kept the rewritten text as long as the original.
      let last = use.token + answer.count
      let end = Self.behindBlanks(code.tokens[last].end, bytes)
      first = Self.beforeBlanks(code.tokens[use.token].start, bytes)
      if answer.hasValues {
        let close = code.tokens[code.tokens[last + 1].partner].end
        bytes.replaceSubrange(close..<Self.behindBlanks(close, bytes), with: [])
      }
      bytes.replaceSubrange(first..<end, with: answer.text.utf8)
    }
    return text.with(bytes, exactCount: min(first, text.exactCount))
  }

  private static let blank = UInt8(ascii: " ")

  private static func behindBlanks(_ end: Int, _ bytes: [UInt8]) -> Int {
    let next = bytes[end...].firstIndex { $0 != blank } ?? bytes.count
    let isSeparate = next < bytes.count && !"().,]\n".utf8.contains(bytes[next])
    return isSeparate ? max(end, next - 1) : next
  }

  private static func beforeBlanks(_ start: Int, _ bytes: [UInt8]) -> Int {
    guard let last = bytes[..<start].lastIndex(where: { $0 != blank }) else { return 0 }
    return "([!\n".utf8.contains(bytes[last]) ? start : min(start, last + 2)
  }

  private struct Answer {
    let text: String
    /// The number of tokens behind the name that are replaced with it.
    var count: Int = 0
    var hasValues: Bool = false
  }

  private func answer(_ use: NameUses.Use, _ tokens: Tokens) -> Answer? {
    guard let field = field(use.name) else { return nil }
    guard let runs = model.runs.first(where: { $0.field == use.name }) else { return Answer(text: field) }
    // `any` or `has`, behind a dot.
    let hasValues = tokens.isText(use.token + 2, "has")
    return Answer(text: owner(of: runs.word) + ".isRunning", count: 2, hasValues: hasValues)
  }

  /// Returns the path to a field that is no property: one about a load or an effect, or one of a model below. Nil for others.
  func field(_ name: String) -> String? {
    guard layout.isPlain else { return nil }
    if let path = path(of: name) { return path }
    if let runs = model.runs.first(where: { $0.field == name }) { return work(of: runs.word) + ".runs" }
    for load in model.loads.map(\.name.text) {
      if name == Loads.failure(load) { return model.hidden.load(of: load) + ".failure" }
      if name == Loads.loaded(load) { return model.hidden.load(of: load) + ".isLoaded" }
    }
    return nil
  }

  /// Returns the path to a field of a model below that a load reads.
  private func path(of field: String) -> String? {
    if model.loads.contains(where: { $0.inputsFields.contains(field) }) { return nil }
    return model.model.derivations.first { $0.isGenerated && $0.name.text == field }?.expression.string
  }

  /// Returns the object that runs the effects of a name.
  func work(of word: String) -> String { owner(of: word) + (Self.isLoad(word, of: model) ? ".work" : "") }

  /// Returns the object that answers queries about the effects of a name, and cancels them: a load does so itself.
  private func owner(of word: String) -> String { Self.owner(of: word, in: model) }

  static func owner(of word: String, in model: ResolvedModel) -> String {
    isLoad(word, of: model) ? model.hidden.load(of: word) : model.hidden.work(of: word)
  }

  static func isLoad(_ word: String, of model: ResolvedModel) -> Bool {
    model.loads.contains { $0.name.text == word }
  }
}

// MARK: - Loads

extension WorkFacts {
  private func record(_ load: Load, _ inputs: PlainInputs?) -> Record {
    let name = load.name.text
    let actions = model.actions.filter { $0.effects.contains { $0.effect.load != nil && isOf(load, $0) } }
    let resolved = actions.flatMap(\.effects)
    let called = actions.first { !$0.action.isGenerated }
    let state = model.states.first { $0.name.text == name }
    let member = SwiftName.escaped(name, as: .afterDot)
    let cleared = load.clears.map { _ in "{ $0.\(member) = \(state?.value?.string ?? "nil") }" }
    let rows = state?.list.map { $0.hasIDs ? "Rows($1)" : "PlainRows($1)" }
    let value = called?.effects.first?.effect.then?.parameters.first?.type.text ?? state?.type.text ?? ""
    let kind = layout.isPlain ? "PlainLoad" : "Load"
    let head = called.map { layout.access(of: $0.action.access) + "func " } ?? ""
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
      "place": .text(Spelling.quoted(layout.place(of: load.name))),
      "compares": .bool(inputs?.compared.isEmpty == false),
      "inputs": .text(
        (inputs?.compared ?? []).map { "$0." + (path(of: $0) ?? SwiftName.escaped($0, as: .afterDot)) }
          .joined(separator: ", ")
      ),
      "depends": .bool(inputs != nil),
      "isOfChildren": .bool(inputs?.sources.areBelow == true),
      "clear": .text(cleared ?? ""),
      // The effect that follows a change has the delay.
      "run": .record(orNothing: resolved.last.map { EffectFacts(layout).run($0) }),
      "then": .text("$0.\(member) = \(rows ?? "$1")"),
    ]
  }

  /// Returns the arguments for a load's object: the field that stands for the load, and the closures to call at its writes.
  private func fields(of load: Load) -> [String] {
    let isAsking = model.derivations.contains { $0.kept?.criteria.isEmpty == false }
    return FieldFacts.members([layout.field(telling: Loads.failure(load.name.text))])
      + (layout.isAnnounced ? ["willWrite: { $0._willWrite($1) }"] : [])
      + (isAsking ? ["wrote: { $0._wrote($1) }"] : [])
  }

  private func isOf(_ load: Load, _ effect: ResolvedEffect) -> Bool { effect.effect.id?.name.text == load.name.text }

  private func usualDoc(_ load: Load, _ inputs: PlainInputs?) -> [String] {
    let fields = (inputs?.compared ?? []) + (inputs?.written.sorted() ?? [])
    let changes = fields.isEmpty ? "" : " When \(list(fields)) changes, it loads by itself."
    return ["Loads `\(load.name.text)` at once.\(changes)"]
  }

  private func list(_ fields: [String]) -> String {
    let names = fields.map { "`\(path(of: $0) ?? $0)`" }
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }
}
