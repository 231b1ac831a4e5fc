/// Lowers `isRunning(load)`, which asks whether effects of a name run, to a member of a private field, `loadRuns.any`, which
/// is observed as all fields are.
package enum Runs {
  package static let question = "isRunning"
  package static let failure = "failure"
  package static let loaded = "isLoaded"

  static func lower(_ lowering: inout Lowering) {
    lowering.changeModels { model, diagnostics in
      var reader = RunsReader(model)
      reader.read()
      diagnostics.add(contentsOf: reader.diagnostics.all)
      return reader.model
    }
  }

  /// Returns the fields that say which effects run.
  static func fields(of model: Model) -> [Stored] { model.runs.map { field($0, model.name.range) } }

  private static func field(_ runs: Model.RunsField, _ place: SourceRange) -> Stored {
    let doc = "The effects of `\(runs.word)` that run."
    return .made(runs.field, .named("Bindgen.Runs", at: place), "Bindgen.Runs()", doc, at: place)
  }
}

/// Replaces the questions about effects and loads in a model's derivations, functions, bodies and conditions by fields.
private struct RunsReader {
  private(set) var model: Model
  var diagnostics = Diagnostics()
  /// Whether the code that is read may ask which effects run: functions and actions of a value may not.
  private var mayAsk: Bool = true
  private var asksWhatRuns: Bool = false
  private let effects: [Effect]
  private var suggestions = Suggestions()

  init(_ model: Model) {
    self.model = model
    effects = model.actions.flatMap(\.effects)
  }

  mutating func read() {
    for (index, derivation) in model.derivations.enumerated() {
      asksWhatRuns = false
      guard let expression = answered(derivation.expression) else { continue }
      model.derivations[index].original = derivation.spelling
      model.derivations[index].expression = expression
      model.derivations[index].isStores = model.isValue && asksWhatRuns
    }
    mayAsk = !model.isValue
    for (index, function) in model.functions.enumerated() {
      if let body = answered(function.body, of: function.signature) { model.functions[index].body = body }
    }
    for (index, action) in model.actions.enumerated() {
      if let body = answered(action.body, of: action.signature) { model.actions[index].body = body }
      for (number, effect) in action.effects.enumerated() {
        guard let condition = effect.condition.flatMap({ answered($0, of: action.signature) }) else { continue }
        model.actions[index].effects[number].condition = condition
      }
    }
    // The fields of a value are in its store.
    if !model.isValue { model.stored += Runs.fields(of: model) }
  }

  /// Returns the code with fields in place of its questions; nil if it has no questions.
  private mutating func answered(_ code: SwiftCode, of signature: Signature? = nil) -> SwiftCode? {
    let isAsking =
      code.mentions(Runs.question)
      || !model.loads.isEmpty && (code.mentions(Runs.failure) || code.mentions(Runs.loaded))
    guard isAsking else { return nil }
    let (tokens, uses) = (code.tokens, code.names.uses)
    var bytes = code.bytes
    for use in uses where tokens.isCall(use.token) {
      if use.name == Runs.question {
        answer(use.token, tokens)?.write(into: &bytes)
      } else if let (name, answer) = loadAnswer(use.name, use.token, tokens) {
        answer?.write(into: &bytes)
        let asked = uses.first { $0.token == use.token + 2 }
        if answer == nil, let asked, signature?.parameters.contains(where: { $0.name == name }) != true {
          checkLoad(Word(name, at: asked.range), use.name)
        }
      }
    }
    return code.rewritten(bytes)
  }

  // MARK: One question

  /// The replacement of a question, padded to its length, so that all places stay exact.
  private struct Answer {
    /// The replaced bytes: all, or those around the values in an id's parentheses, which stay where they are.
    var front: Range<Int>
    var back: Range<Int>
    var text: String

    func write(into bytes: inout [UInt8]) {
      for place in front where bytes[place] != UInt8(ascii: "\n") { bytes[place] = UInt8(ascii: " ") }
      for place in back { bytes[place] = UInt8(ascii: " ") }
      // A postfix operator stands right behind what it is for, a prefix operator right before it.
      let isChained = front.upperBound < bytes.count && Self.postfixes.contains(bytes[front.upperBound])
      let start = isChained ? front.upperBound - text.utf8.count : front.lowerBound
      for (place, byte) in zip(start..., text.utf8) { bytes[place] = byte }
    }

    private static let postfixes: [UInt8] = [UInt8(ascii: "?"), UInt8(ascii: "!")]
  }

  private mutating func answer(_ index: Int, _ tokens: Tokens) -> Answer? {
    let (open, name) = (index + 1, index + 2)
    let close = tokens[open].partner
    guard tokens.isText(open, "("), tokens[name].kind == .name else { return nil }
    let start = tokens[index].start
    guard let end = endOfWord(name, tokens), end == close || tokens[end].partner == close - 1 else {
      return nil
    }
    let hasLabels = end < close && tokens[end + 2].kind == .colon
    let word =
      tokens.name(name) + (hasLabels ? tokens.source(end..<close).filter { !$0.isWhitespace } : "")
    asksWhatRuns = true
    if !mayAsk {
      diagnostics.reportRunning(at: tokens.range(index), "a value does not know what its store runs")
      return nil
    }
    guard let field = field(word, at: tokens.range(name..<end)) else { return nil }
    if end == close || hasLabels {
      return Answer(front: start..<tokens[close].end, back: 0..<0, text: field + ".any")
    }
    check(end, word, tokens)
    return Answer(
      front: start..<tokens[end].start,
      back: tokens[close].range,
      text: field + ".has"
    )
  }

  /// `failure(results)`, `isLoaded(results)`: the name in parentheses, and the replacement, if the name is that of a load.
  private func loadAnswer(_ word: String, _ index: Int, _ tokens: Tokens) -> (String, Answer?)? {
    guard word == Runs.failure || word == Runs.loaded, tokens.isText(index + 1, "("), tokens[index + 2].kind == .name,
      tokens[index + 1].partner == index + 3
    else { return nil }
    let name = tokens.name(index + 2)
    guard model.loads.contains(where: { $0.name.text == name }) else { return (name, nil) }
    let answer = Answer(
      front: tokens[index].start..<tokens[index + 3].end,
      back: 0..<0,
      text: word == Runs.failure ? Loads.failure(name) : Loads.loaded(name)
    )
    return (name, answer)
  }

  /// Reports a question about an unknown load. If the model has an entry of that name, or a function with the question's
  /// word, the call is the user's own.
  private mutating func checkLoad(_ name: Word, _ word: String) {
    let isUsers =
      model.hasField(name.text) || model.methods.contains { $0.name == word || $0.name == name.text }
    if isUsers || model.mayHave(word) || model.mayHave(name.text) || model.mayRun(name.text) { return }
    let loads = model.loads.map(\.name.text)
    diagnostics.error(
      "unknown-effect",
      at: name.range,
      "'\(model.name.text)' loads no '\(name.text)', and '\(word)' asks for what is loaded",
      help: "write " + loads.map { "'\($0)'" }.joined(separator: ", "),
      suggested: suggestions.word(name.text, among: loads)
    )
  }

  /// Returns the token behind the name of an effect; nil if other code follows.
  private func endOfWord(_ index: Int, _ tokens: Tokens) -> Int? {
    let end = index + 1
    return tokens[end].kind == .close || tokens.isText(end, "(") ? end : nil
  }

  private mutating func field(_ word: String, at place: SourceRange) -> String? {
    guard effects.contains(where: { $0.name.text == word }) else {
      if let load = model.loads.first(where: { $0.actionName == word }) {
        reportAction(of: load, at: place)
        return field(load.name.text, at: place)
      }
      if !model.mayRun(word) { diagnostics.reportUnknown(effect: Word(word, at: place), of: model, &suggestions) }
      return nil
    }
    if let known = model.runs.first(where: { $0.word == word }) { return known.field }
    let base = String(word.prefix { $0 != "(" })
    let taken = model.hasField(base + "Runs") || model.methods.contains { $0.name == base + "Runs" }
    let field = (taken ? "_" : "") + base + "Runs"
    model.runs.append(Model.RunsField(word: word, field: field))
    return field
  }

  /// Reports the name of a load's action, `loadItems`, in place of the name of its effect, `items`.
  private mutating func reportAction(of load: Load, at place: SourceRange) {
    diagnostics.error(
      "unknown-effect",
      at: place,
      "'\(load.actionName)' is an action, and its effect has the name of what it loads",
      help: "write '\(load.name.text)'",
      instead: load.name.text
    )
  }

  /// Reports an id with the wrong number of values, which never runs.
  private mutating func check(_ open: Int, _ word: String, _ tokens: Tokens) {
    let values = open + 1..<tokens[open].partner
    let asked = values.isEmpty ? 0 : tokens.commas(in: values).count + 1
    let same = effects.filter { $0.name.text == word }
    guard !same.contains(where: { ($0.id?.valueCount ?? 0) == asked }) else { return }
    diagnostics.reportValues(at: tokens.range(values), of: word, same.compactMap(\.id))
  }
}

// MARK: - Fields of stores
