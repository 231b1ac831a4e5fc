/// The facts of effects for templates: the call that starts each, and the closure that reads the fields and returns the work.
struct EffectFacts {
  private let layout: ModelLayout
  private let model: ResolvedModel
  private let work: WorkFacts
  /// The additional indentation of texts.
  private let indentation: Int

  init(_ layout: ModelLayout, indentation: Int = 0) {
    self.layout = layout
    self.indentation = indentation
    model = layout.model
    work = WorkFacts(layout)
  }

  /// Returns the facts of the effects that an action starts.
  func effects(of resolved: ResolvedAction) -> [Record] { resolved.effects.map { record($0, of: resolved.action) } }

  private func record(_ effect: ResolvedEffect, of action: Action, isCall: Bool = false) -> Record {
    var record = run(effect)
    let (tuple, then) = effect.then.map { self.then($0, effect.effect.then?.parameters ?? []) } ?? ("", "")
    record.add("begin", .text(begin(effect, of: action, isCall: isCall)))
    record.add("tuple", .text(tuple))
    record.add("then", .text(then))
    record.add("failure", .text(effect.failure.map { ending($0, given: [given]) } ?? ""))
    record.add("load", .text(model.isValue ? loadCall(effect) : ""))
    return record
  }

  /// The result or the error in a closure that calls an ending.
  private var given: String { model.isValue ? "$0" : "$1" }

  /// Returns the call of `then`, and the parameters of a closure that takes a tuple apart for it. (They have types: without
  /// these, the compiler finds no words for a tuple of another kind.)
  private func then(_ action: Action, _ results: [Signature.Parameter]) -> (tuple: String, call: String) {
    guard results.count > 1 else { return ("", ending(action, given: results.isEmpty ? [] : [given])) }
    let names = Names(model, beside: [], action.signature.parameters)
    let found = action.signature.parameters.contains { $0.name == "found" } ? "_found" : "found"
    let type = "\(found): (\(results.map(\.type.text).joined(separator: ", ")))"
    let owner = model.isValue ? "" : "\(names.owner): \(SwiftName.escaped(model.name, as: .type)), "
    let call = ending(action, given: results.indices.map { "\(found).\($0)" }, on: names.owner)
    return ("(\(owner)\(type))", call)
  }

  private func begin(_ resolved: ResolvedEffect, of action: Action, isCall: Bool) -> String {
    let effect = resolved.effect
    var arguments = layout.isPlain ? ["self"] : []
    if !layout.isPlain, let word = word(of: effect) { arguments.append(Spelling.quoted(word)) }
    if effect.key != nil { arguments.append("." + effect.policy.rawValue) }
    if isIdentified { arguments.append("of: _id") }
    arguments.append("at: " + Spelling.quoted(layout.place(of: effect, in: action)))
    if isCall { arguments.append("isCall: isCall") }
    if effect.outlives { arguments.append("outlives: true") }
    if MissedEndings(model).misses(resolved) { arguments.append("isMissed: true") }
    let function = effect.then?.parameters.isEmpty != false ? "perform" : "begin"
    let object = model.isValue ? "_plans._" : (layout.isPlain ? work.work(of: effect.name.text) : "_effects") + "."
    return "\(object)\(function)(\(arguments.joined(separator: ", ")))"
  }

  /// Whether the value has an id, so that another value in its place does not start its effects.
  private var isIdentified: Bool { model.isValue && layout.program.reducers.isIdentified(model.name) }

  /// Returns the effect's id, or the name by which other code cancels it or queries whether it runs. Nil if there is neither.
  private func word(of effect: Effect) -> String? {
    effect.key?.name.text ?? (isNamed(effect.word) ? effect.word : nil)
  }

  /// Whether other code cancels effects without an id by this name, or queries whether they run.
  private func isNamed(_ word: String) -> Bool {
    layout.program.cancelled.contains(word) || model.runs.contains { $0.word == word }
  }

  /// Returns the call of the action that completes an effect, or the case of that action.
  ///
  /// - Parameter given: The result of `run`, or its error, as far as it is passed to the action.
  private func ending(_ action: Action, given: [String], on owner: String = "$0") -> String {
    let parameters = action.signature.parameters.dropLast(given.count)
    let name = SwiftName.escaped(action.signature.name, as: .afterDot)
    let arguments = parameters.map(\.forwarded) + given
    if model.isValue { return "." + name + (arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))") }
    return "\(owner).\(name)(\(arguments.joined(separator: ", ")))"
  }
}

// MARK: - Loads of values

extension EffectFacts {
  /// Returns the facts of the function that starts a load, on a call or after a change. Nil for other actions.
  func load(of resolved: ResolvedAction) -> Record? {
    guard model.isValue, let called = resolved.effects.first, called.effect.load == .called,
      let id = called.effect.id
    else { return nil }
    // The effect that follows a change has the delay.
    let all = model.actions.flatMap(\.effects)
    let last = all.last { $0.effect.load != nil && $0.effect.id?.name.text == id.name.text }
    var record = record(last ?? called, of: resolved.action, isCall: true)
    record.add("function", .text(model.hidden.loading(of: id.name.text)))
    return record
  }

  private func loadCall(_ resolved: ResolvedEffect) -> String {
    guard let load = resolved.effect.load, let id = resolved.effect.id else { return "" }
    return model.hidden.loading(of: id.name.text) + "(&_plans, isCall: \(load == .called))"
  }
}

// MARK: - What an effect reads, and what it does

extension EffectFacts {
  /// The names of the closure's parameters, which the texts of the effect don't use.
  private struct Names {
    let (owner, services, effect): (String, String, String)
    let isValue: Bool

    init(_ model: ResolvedModel, beside pieces: [ResolvedEffect.Piece], _ parameters: [Signature.Parameter] = []) {
      let texts = pieces.flatMap { SwiftCode(made: $0.text).names.uses }
      let taken = Set(texts.map(\.name) + parameters.map(\.name))
      func free(_ name: String) -> String { taken.contains(name) ? "_" + name : name }
      isValue = model.isValue
      owner = SwiftName.escaped(free(SwiftName.uncapitalized(model.name)), as: .parameter)
      services = owner == "services" ? "_services" : free("services")
      effect = owner == "effect" ? "_effect" : free("effect")
    }
  }

  /// Returns the facts of the closure that reads the fields and returns the work.
  func run(_ resolved: ResolvedEffect) -> Record {
    let endings = [resolved.then, resolved.failure].compactMap { $0 }.flatMap(\.signature.parameters)
    let names = Names(model, beside: resolved.pieces, endings)
    let captures = captures(resolved.pieces, names)
    let hasTime = resolved.delay != nil || resolved.interval != nil
    let isEffectNamed = hasTime || !resolved.ids.isEmpty || !resolved.run.actions.isEmpty
    let hasClock = model.stored(.service).contains { $0.name.text == "clock" }
    let clock = hasClock ? read("clock", names) : "_Concurrency.ContinuousClock()"
    let read = captures.values + (hasTime ? [clock] : [])
    let ids = locals("_id", resolved.ids)
    return [
      "parameters": .text(parameters(names, naming: read) + (isEffectNamed ? ", " + names.effect : ", _")),
      "captures": .text(assignment(captures)),
      "condition": .record(orNothing: resolved.condition.map { text($0).record }),
      "ids": long(ids),
      "id": .text(ids.map { $0.isShort ? $0.short : $0.name }.joined(separator: ", ")),
      "delay": .record(orNothing: resolved.delay.map { text($0).record }),
      "interval": .record(orNothing: resolved.interval.map { text($0).record }),
      "first": .record(orNothing: resolved.first.map { text($0).record }),
      "times": .text(times(resolved)),
      "clock": .text(clock),
      "actions": .records(actions(resolved.run, names.effect)),
      "effect": .text(names.effect),
      "work": .record(orNothing: resolved.effect.hasRun ? text(resolved.run).record : nil),
    ]
  }

  /// `every: .seconds(2), first: .zero`
  private func times(_ resolved: ResolvedEffect) -> String {
    [("every", resolved.interval), ("first", resolved.first)].compactMap { word, piece in
      piece.map { "\(word): " + (text($0).short.map { String(decoding: $0, as: UTF8.self) } ?? "_" + word) }
    }
    .joined(separator: ", ")
  }

  /// Returns the parameters for the model, and for a value's services; `_` for one that is not read.
  private func parameters(_ names: Names, naming read: [String]) -> String {
    func named(_ name: String) -> String { read.contains { $0.contains(name + ".") } ? name : "_" }
    return named(names.owner) + (names.isValue ? ", " + named(names.services) : "")
  }

  private func captures(_ pieces: [ResolvedEffect.Piece], _ names: Names) -> (names: [String], values: [String]) {
    let inputs = pieces.flatMap(\.inputs).filter(\.isOfModel).map(\.name).uniqued
    return (inputs.map { SwiftName.escaped($0, as: .parameter) }, inputs.map { read($0, names) })
  }

  /// `(query, client) = (search.query, search.client)`
  private func assignment(_ captures: (names: [String], values: [String])) -> String {
    if captures.names.count < 2 { return zip(captures.names, captures.values).map { "\($0) = \($1)" }.joined() }
    return "(\(captures.names.joined(separator: ", "))) = (\(captures.values.joined(separator: ", ")))"
  }

  /// Returns the expression that reads a name. A function of the spec becomes a struct with its inputs.
  private func read(_ name: String, _ names: Names) -> String {
    if !layout.isPlain, let function = model.function(named: name) {
      return FunctionFacts(layout).value(of: function) { read($0.name, names) }
    }
    let isService = names.isValue && model.stored(.service).contains { $0.name.text == name }
    let member = work.field(name) ?? SwiftName.escaped(name, as: .afterDot)
    return (isService ? names.services : names.owner) + "." + member
  }

  /// Returns the local functions by which the work calls actions, until the effect has ended or is cancelled.
  private func actions(_ run: ResolvedEffect.Piece, _ effect: String) -> [Record] {
    model.calledActions.filter { run.actions.contains($0.signature.name) }.map { action in
      var declared = action.signature.outside(model.name)
      if run.isNamedOtherwise(declared.name) { declared.name = Self.mark + declared.name }
      return [
        "declaration": .text(declared.declaration),
        "call": .text(
          model.isValue
            ? "\(effect).send(\(ReducerFacts.sent(action)))" : action.signature.call(on: effect + ".target?.")
        ),
      ]
    }
  }

  /// A prefix for an action that has the name of something else, too.
  private static let mark = "_"

  /// A value that is emitted in place if it is short, and as a local constant otherwise.
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

  /// Returns the facts of the values that are emitted as local constants.
  private func long(_ ids: [Local]) -> Fact {
    .records(ids.filter { !$0.isShort }.map { ["name": .text($0.name), "body": .record($0.text.record)] })
  }

  private func text(_ piece: ResolvedEffect.Piece) -> UserText {
    let text = piece.text(marking: Self.mark, of: model.model)
    return UserText(text, indentation: 10 + indentation, options: layout.options)
  }
}

// MARK: - Cancellations

extension EffectFacts {
  /// Returns the facts of an action's cancellations. The values of an id are read when the effects are cancelled.
  func cancellations(of action: ResolvedAction) -> [Record] {
    action.cancellations.enumerated().map { index, cancellation in
      let names = Names(model, beside: cancellation.values)
      let captures: (names: [String], values: [String]) =
        model.isValue ? captures(cancellation.values, names) : ([], [])
      let ids = locals("_id", cancellation.values)
      let list = "[\(ids.map { $0.isShort ? $0.short : $0.name }.joined(separator: ", "))]"
      let isOwn = !model.isValue && cancellation.values.contains { $0.inputs.contains(where: \.isOfModel) }
      let given = model.isValue ? " \(parameters(names, naming: captures.values)) in" : isOwn ? " [self] in" : ""
      let name = "_ids" + (index == 0 ? "" : String(index + 1))
      let isShort = ids.allSatisfy(\.isShort) && captures.names.isEmpty
      return [
        "name": .text(name),
        "type": .text(model.isValue ? "(\(SwiftName.escaped(model.name, as: .type)), Services)" : "()"),
        "opening": .text("{\(given)"),
        "captures": .text(assignment(captures)),
        "ids": long(ids),
        "isLong": .bool(!isShort),
        "list": .text(list),
        "line": .text(line(cancellation, list, isShort ? "{\(given) \(list) }" : name, isShort)),
      ]
    }
  }

  /// Returns the line that cancels effects of this model, or of models below it.
  private func line(_ cancellation: ResolvedCancellation, _ list: String, _ late: String, _ isShort: Bool) -> String {
    let (id, path) = (cancellation.id, cancellation.path[...])
    let word = Spelling.quoted(id.name.text)
    let isOfAll = cancellation.values.isEmpty
    let closure = isShort ? " " + late : "(\(late))"
    if model.isValue {
      let steps = path.map { Spelling.quoted($0.name.text) }.joined(separator: ", ")
      let arguments = word + (isIdentified ? ", of: _id" : "") + (steps.isEmpty ? "" : ", at: [\(steps)]")
      if isOfAll { return "_plans._cancel\(id.isOld ? "Old" : "")(\(arguments))" }
      return "_plans._cancel(\(arguments)" + (isShort ? ")" + closure : ", \(late))")
    }
    if layout.isPlain {
      let object = WorkFacts.owner(of: id.name.text, in: model(below: cancellation.path))
      return member(path, "\(object).cancel\(isOfAll ? "()" : closure)")
    }
    if !path.isEmpty {
      let ids = isOfAll ? word : ".init(\(word), \(isShort ? list : late + "()"))"
      return "_core.plan { [self] in \(member(path, "_core.effects?.cancel(\(ids))")) }"
    }
    if WorkFacts.isLoad(id.name.text, of: model) { return model.hidden.load(of: id.name.text) + ".cancel()" }
    return "_effects.cancel(\(word)" + (isOfAll ? ")" : isShort ? ") " + late : ", \(late))")
  }

  /// Returns the model that a path of children leads to.
  private func model(below path: [Stored]) -> ResolvedModel {
    let childType = path.last?.childType?.text
    return layout.program.specs.lazy.flatMap(\.models).first { $0.name == childType } ?? model
  }

  /// Returns a line for each cancelled load that dismisses its failure, in this model or in the one that the path leads to.
  func dismissals(of action: ResolvedAction) -> [String] {
    action.cancellations.compactMap { cancellation in
      let load = cancellation.id.name.text
      guard !cancellation.id.isOld, isLoad(load, at: cancellation.path) else { return nil }
      if model.isValue { return member(cancellation.path[...], Loads.failure(load) + " = nil") }
      // The object of a load of this model clears the failure itself when it is cancelled.
      return cancellation.path.isEmpty ? nil : member(cancellation.path[...], Self.dismiss(load) + "()")
    }
  }

  private func isLoad(_ name: String, at path: [Stored]) -> Bool {
    guard let below = path.last else { return model.model.loads.contains { $0.name.text == name } }
    return below.childType.flatMap { layout.program.dismissed[$0.text] }?.contains(name) == true
  }

  /// The loads of a class that models above it cancel.
  var dismissed: [Record] {
    if model.isValue { return [] }
    return (layout.program.dismissed[model.name] ?? []).sorted().map {
      ["function": .text(Self.dismiss($0)), "object": .text(model.hidden.load(of: $0))]
    }
  }

  /// Returns the name of the function by which models above dismiss a load's failure: the failure itself is private.
  private static func dismiss(_ load: String) -> String { "_dismiss" + SwiftName.capitalized(Loads.failure(load)) }

  /// Returns the code that uses a member of each model that a path leads to.
  private func member(_ path: ArraySlice<Stored>, _ end: String, of owner: String = "") -> String {
    guard let step = path.first else { return owner + end }
    let name = owner + (owner.isEmpty ? step.ownMember : step.member)
    let rest = path.dropFirst()
    if step.list != nil, model.isValue {
      let id = "_id\(path.startIndex)"
      return "for \(id) in \(name).ids { \(member(rest, end, of: "\(name)[id: \(id)]?.")) }"
    }
    if step.list != nil { return "for _row in \(name) { \(member(rest, end, of: "_row.")) }" }
    return member(rest, end, of: name + (step.isChild ? "?." : "."))
  }
}
