/// The facts of a value's reducer: its actions as cases, and the work of each of them.
struct ReducerFacts {
  private let layout: ModelLayout
  private let model: ResolvedModel
  private let effects: EffectFacts

  init(_ layout: ModelLayout) {
    self.layout = layout
    model = layout.model
    effects = EffectFacts(layout)
  }

  private var isIdentified: Bool { layout.program.reducers.isIdentified(model.name) }

  var record: Record {
    [
      "cases": .records(cases.map(\.record)),
      "fieldReactions": .records(fieldReactions),
      "before": .records(before),
      "beforeArguments": .texts(
        watched.map { "\(SwiftName.escaped($0, as: .label)): \(SwiftName.escaped($0, as: .member))" }
      ),
      "isAnyBefore": .text(watched.map { change($0) }.joined(separator: " || ")),
      "isTouched": .bool(layout.program.needs.isTouchedFromAbove(model.name)),
      "below": .records(below),
      "held": .records(held.map { below($0) }),
      "isIdentified": .bool(isIdentified),
      "hearingID": .text(isIdentified && model.hearsEvents ? "_id" : ""),
      "planID": .text(isIdentified ? "(_id)" : ""),
      "watchID": .text(isIdentified ? ", _id" : ""),
      // An enum that holds itself is as large as a reference.
      "indirect": .text(layout.program.reducers.holdsItself(model) ? "indirect " : ""),
      "rows": .records(runningBelow.filter { $0.list != nil }.map { below($0) }),
      "children": .records(runningBelow.filter { $0.list == nil && mayGo($0) }.map { below($0) }),
      "runsBelow": .bool(layout.program.reducers.runsBelow(model.name)),
      "compared": .records(compared),
      "hasSeveral": .bool(cases.count > 1),
      "declared": .records(declared.map(\.record)),
      "testStore": .text(model.name + "TestStore"),
      "isolation": .text(storeIsolation.map { "@\($0) " } ?? "nonisolated "),
      "running": .records(running),
      "hasActor": .bool(storeIsolation != nil),
      "isolationIn": .text(storeIsolation.map { "@\($0) in " } ?? ""),
      "noServices": .text(model.needsServices ? "" : " = .init()"),
    ]
  }

  /// `.searchResponded(found, atOnce: false)`
  static func sent(_ action: Action) -> String { sent(action.signature) }

  static func sent(_ signature: Signature) -> String {
    let arguments: String = signature.forwardedArguments
    return "." + SwiftName.escaped(signature.name, as: .afterDot) + (arguments.isEmpty ? "" : "(\(arguments))")
  }
}

// MARK: - Cases

extension ReducerFacts {
  struct Case {
    /// `.searchChanged`
    var name: String
    var declaration: String
    var location: String = ""
    /// `.searchChanged(let text)`
    var pattern: String
    /// The work of the action.
    var work: Work
    var place: String
    /// Two patterns for it, and the comparisons of their arguments.
    var twins: (one: String, other: String)
    var sameness: [String]
    /// The name that it has in logs.
    var label: String
    /// The title of the action that it holds, if it does: `Todo._title(action)`.
    var nested: String?

    enum Work {
      /// The call of an action's method, unless it does nothing.
      case action(call: String)
      case setting(field: String, value: String)
      /// An action that is passed to a child or a row.
      case below(Below)
    }

    struct Below {
      /// The owner of the actions: `self.header`.
      var target: String
      /// `_header`
      var services: String
      /// `.header`, `[songs: id]`
      var plans: String
      /// The report for a missing child or row. Empty for a child that is always there.
      var missing: String
      /// The calls of the actions that react to it.
      var reactions: [String]
    }

    /// With its place in the spec; of a row's or a child's action that is its own.
    private var title: String {
      guard let nested else { return "\"\(label) (\(place))\"" }
      let prefix: String = String(label.dropLast("\\(action.name)".count))
      return "\"\(prefix)\" + \(nested)._title(action)"
    }

    var record: Record {
      [
        "name": .text(name),
        "declaration": .text(declaration),
        "location": .text(location),
        "pattern": .text(pattern),
        "own": .record(orNothing: ownRecord),
        "setting": .record(orNothing: settingRecord),
        "below": .record(orNothing: belowRecord),
        "label": .text(label),
        "labelPattern": .text(label.contains("\\(") ? pattern : name),
        "onePattern": .text(twins.one),
        "otherPattern": .text(twins.other),
        "sameness": .texts(sameness),
        "bare": .text(String(name.dropFirst())),
        "titlePattern": .text(nested == nil ? name : pattern),
        "title": .text(title),
      ]
    }

    private var ownRecord: Record? {
      guard case .action(let call) = work else { return nil }
      return ["call": .text(call)]
    }

    private var settingRecord: Record? {
      guard case .setting(let field, let value) = work else { return nil }
      return ["field": .text(field), "value": .text(value)]
    }

    private var belowRecord: Record? {
      guard case .below(let below) = work else { return nil }
      return [
        "target": .text(below.target),
        "services": .text(below.services),
        "plans": .text(below.plans),
        "place": .text(Spelling.quoted(place)),
        "missing": .text(below.missing),
        "reactions": .texts(below.reactions),
      ]
    }
  }

  /// Each action that something else is done for. Those of one of several children are one case of the enum.
  var cases: [Case] {
    let sent: Set<String> = Set(model.calledActions.map(\.signature.name))
    return model.actions.filter { $0.action.isCase(sent) }.map { own($0) } + settable.map { setting($0) }
      + model.states.filter(\.isDismissed).map { dismissing($0) } + held.map { lifted($0) }
  }

  /// The cases of the enum.
  private var declared: [Case] {
    var seen: Set<String> = []
    return cases.filter { seen.insert($0.name).inserted }
  }

  private func own(_ resolved: ResolvedAction) -> Case {
    let action: Action = resolved.action
    let parameters: [Signature.Parameter] = action.signature.parameters
    let name: String = SwiftName.escaped(action.signature.name, as: .enumCase)
    let types: String = parameters.map { $0.declaredClause + $0.type.text + $0.named(model.name).valueClause }.joined(
      separator: ", "
    )
    let declared: String = name + (types.isEmpty ? "" : "(\(types))")
    return Case(
      name: "." + name,
      declaration: declared,
      location: parameters.isEmpty ? "" : UserText.location(action.signature.range, layout.options),
      pattern: "." + name + bound(parameters),
      work: work(resolved),
      place: effects.place(action.signature.nameRange),
      twins: (CasePattern.text(action.signature, "one"), CasePattern.text(action.signature, "other")),
      sameness: CasePattern.areSame(parameters.count),
      label: action.signature.name
    )
  }

  /// `(let id, let text)`: labels that are the names again may not stand there, and others need not.
  private func bound(_ parameters: [Signature.Parameter]) -> String {
    if parameters.isEmpty { return "" }
    let names: [String] = parameters.map { "let " + SwiftName.escaped($0.name, as: .parameter) }
    return "(" + names.joined(separator: ", ") + ")"
  }

  private func work(_ resolved: ResolvedAction) -> Case.Work {
    let facts: ValueActionFacts = ValueActionFacts(resolved, layout)
    let arguments: [String] = resolved.action.signature.parameters.map(\.forwarded)
    return .action(call: facts.doesSomething ? facts.reducerCall(arguments) : "")
  }

  /// States that others may set.
  private var settable: [Stored] { model.states.filter(\.isSettable) }

  private func setting(_ state: Stored) -> Case {
    let field: String = SwiftName.escaped(state.name.text, as: .parameter)
    let name: String = SwiftName.escaped(state.setter, as: .enumCase)
    return Case(
      name: "." + name,
      declaration: "\(name)(\(state.type.text))",
      location: UserText.location(state.type.range, layout.options),
      pattern: ".\(name)(let \(field))",
      work: .setting(field: SwiftName.escaped(state.name.text, as: .afterDot), value: field),
      place: effects.place(state.name.range),
      twins: (".\(name)(let one0)", ".\(name)(let other0)"),
      sameness: CasePattern.areSame(1),
      label: state.setter
    )
  }
}

// MARK: - One of several children

extension ReducerFacts {
  /// The action by which a view dismisses what is one of several.
  private func dismissing(_ choice: Stored) -> Case {
    let name: String = SwiftName.escaped(choice.dismissal, as: .enumCase)
    return Case(
      name: "." + name,
      declaration: name,
      pattern: "." + name,
      work: .setting(field: choice.member, value: "nil"),
      place: effects.place(choice.name.range),
      twins: ("." + name, "." + name),
      sameness: [],
      label: choice.dismissal
    )
  }

  /// How an action of a child is one of its parent's: `.header($0)`, `.destination(.edit($0))`.
  static func lift(_ stored: Stored, _ action: String) -> String {
    let parts: [String] = stored.name.text.split(separator: ".").map { SwiftName.escaped(String($0), as: .enumCase) }
    return parts.reversed().reduce(action) { ".\($1)(\($0))" }
  }
}

extension ResolvedModel {
  /// What collects the effects of a child of a value: its name, or one for both names of one of several.
  func plans(of child: Stored) -> String {
    SwiftName.escaped(child.kind == .alternative ? hidden.part(child.oneName) : child.name.text, as: .afterDot)
  }
}

// MARK: - What runs

extension ReducerFacts {
  /// The fields of the store that say what runs, for test stores: those that depend on this value alone.
  private var running: [Record] {
    guard let store: ResolvedModel = layout.program.reducers.model(HiddenNames.store(of: model.name)) else { return [] }
    var known: Set<String> = []
    return store.derivations.compactMap { resolved in
      let derivation: Derivation = resolved.derivation
      guard derivation.isStores, resolved.childInputs.isEmpty,
        resolved.parameters.allSatisfy({ isKnown($0, known, store) })
      else { return nil }
      known.insert(derivation.name.text)
      if derivation.isPrivate { return nil }
      return [
        "name": .text(SwiftName.escaped(derivation.name.text)),
        "type": .text(derivation.type.text),
        "access": .text(layout.access(of: derivation.access)),
        "spelling": UserRows(derivation.spelling.text).short(100).map { .verbatim($0) } ?? .nothing,
        "value": .text(value(of: resolved, store)),
      ]
    }
  }

  private func isKnown(
    _ parameter: ResolvedDerivation.Parameter,
    _ known: Set<String>,
    _ store: ResolvedModel
  ) -> Bool {
    switch parameter.kind {
    case .child, .function: false
    case .derivation: known.contains(parameter.name) || !store.isStores(parameter.name)
    case .state, .constant: true
    }
  }

  /// The call of the store's formula, with what the test has received.
  private func value(of resolved: ResolvedDerivation, _ store: ResolvedModel) -> String {
    let arguments: [String] = resolved.parameters.map { parameter in
      if let runs: Model.RunsField = store.model.runs.first(where: { $0.field == parameter.name }) {
        return "runs(\(Spelling.quoted(runs.word)))"
      }
      if store.isStores(parameter.name) { return "self." + SwiftName.escaped(parameter.name, as: .afterDot) }
      return "state." + SwiftName.escaped(parameter.name, as: .afterDot)
    }
    let name: String = SwiftName.escaped(resolved.derivation.name.text, as: .afterDot)
    return "\(SwiftName.escaped(model.name)).\(HiddenNames.storeFormulas).\(name)(\(arguments.joined(separator: ", ")))"
  }
}

extension ResolvedModel {
  /// Whether a derivation of a store asks what runs.
  fileprivate func isStores(_ name: String) -> Bool {
    derivations.contains { $0.derivation.name.text == name && $0.derivation.isStores }
  }
}

// MARK: - Children and rows

extension ReducerFacts {
  /// The children and lists whose models have reducers.
  private var held: [Stored] {
    model.stored.filter { stored in
      stored.isAddressed && (stored.held.map { layout.isStored($0.text) } ?? false)
    }
  }

  /// Those that may have effects, or have children and rows that may.
  private var runningBelow: [Stored] { held.filter { $0.held.map { layout.program.reducers.runs($0.text) } == true } }

  /// Whether effects of a child, or of what is below it, may have to end.
  private func mayGo(_ child: Stored) -> Bool { child.isChild || !id(of: child).isEmpty || goesOn(child) }

  private func goesOn(_ stored: Stored) -> Bool {
    stored.held.map { layout.program.reducers.runsBelow($0.text) } ?? false
  }

  /// Of a child: another one in its place is another one's place.
  private func id(of child: Stored) -> String {
    guard child.held.map({ layout.program.reducers.isIdentified($0.text) }) == true else { return "" }
    let name: String = child.member
    return child.isChild ? ", self.\(name).map { Bindgen.id($0.id) }" : ", Bindgen.id(self.\(name).id)"
  }

  private func lifted(_ stored: Stored) -> Case {
    let type: String = stored.held?.text ?? ""
    let isList: Bool = stored.list != nil
    let name: String = SwiftName.escaped(stored.field, as: .enumCase)
    let actions: String =
      stored.kind == .alternative ? Stored.Choice.typeName(stored.field) + ".Action" : type + ".Action"
    return Case(
      name: "." + name,
      declaration: isList ? "\(name)(id: \(type).ID, \(actions))" : "\(name)(\(actions))",
      pattern: isList ? ".\(name)(let id, let action)" : Self.lift(stored, "let action"),
      work: .below(below(stored, type)),
      place: effects.place(stored.name.range),
      twins: isList
        ? (".\(name)(let one0, let one1)", ".\(name)(let other0, let other1)")
        : (Self.lift(stored, "let one1"), Self.lift(stored, "let other1")),
      sameness: CasePattern.areSame(isList ? 1 : 0) + ["\(type)._areSame(one1, other1)"],
      label: stored.name.text + (isList ? "[id: \\(id)]" : "") + ".\\(action.name)",
      nested: type
    )
  }

  private func below(_ stored: Stored, _ type: String) -> Case.Below {
    let isList: Bool = stored.list != nil
    let child: String = stored.member + (stored.isChild ? "?" : "")
    let gone: String = "there is no '\(stored.name.text)' for \\(action.name)"
    return Case.Below(
      target: "self." + (isList ? model.hidden.storage(of: stored.name.text) + "[id: id]?" : child),
      services: "_" + SwiftName.uncapitalized(type),
      plans: isList ? "[\(SwiftName.escaped(stored.name.text, as: .label)): id]" : "." + plans(of: stored),
      missing: isList
        ? "there is no row \\(id) in '\(stored.name.text)' for \\(action.name)" : stored.isChild ? gone : "",
      reactions: followers(of: stored)
    )
  }

  /// What collects the effects of a child: `destinationEdit`, since that is no path there.
  private func plans(of child: Stored) -> String { model.plans(of: child) }

  private func below(_ stored: Stored) -> Record {
    [
      "quoted": .text(Spelling.quoted(stored.name.text)),
      "member": .text(stored.member),
      "plans": .text(plans(of: stored)),
      "lift": .text(Self.lift(stored, "$0")),
      "label": .text(SwiftName.escaped(stored.name.text, as: .label)),
      "storage": .text(model.hidden.storage(of: stored.name.text)),
      "type": .text(stored.held?.text ?? ""),
      "services": .text("_" + SwiftName.uncapitalized(stored.held?.text ?? "")),
      "isList": .bool(stored.list != nil),
      "optional": .text(stored.isChild ? "?" : ""),
      "id": .text(id(of: stored)),
      "look": .text(goesOn(stored) ? " { $0._endGone($1) }" : ""),
      "hears": .texts(hearings(of: stored)),
    ]
  }

  /// The calls of reactions to events of a child or a row.
  private func hearings(of stored: Stored) -> [String] {
    model.hearings.filter { $0.stored.name.text == stored.name.text }.flatMap(\.reactions).map { resolved in
      ValueActionFacts(resolved, layout).reducerCall(stored.list == nil ? ["event"] : ["id", "event"])
    }
  }

  /// What test stores compare: all that is not private, constants, too, since another value may have others.
  private var compared: [Record] { comparedFields + comparedCases }

  /// What a choice has beside models, a case each.
  private var comparedCases: [Record] {
    model.states.flatMap { stored -> [Record] in
      let models: Set<String> = Set(model.alternatives(of: stored).map(\.name.text))
      let paths: [(String, String)] = (stored.choice?.cases ?? []).map { one in
        (Stored.Choice.path(stored.name.text, one.name.text), SwiftName.escaped(one.name.text, as: .afterDot))
      }
      return paths.filter { !models.contains($0.0) }.map { path, member in
        [
          "quoted": .text(Spelling.quoted(path)), "member": .text(stored.member + "." + member),
          "type": .text(""), "child": .text(""),
        ]
      }
    }
  }

  private var comparedFields: [Record] {
    model.stored.filter { $0.kind != .service && $0.choice == nil && !$0.isPrivate }.map { stored in
      let type: String? = stored.held.flatMap { layout.isStored($0.text) ? $0.text : nil }
      let isAlone: Bool = stored.kind == .child
      return [
        "quoted": .text(Spelling.quoted(stored.name.text)),
        "dotted": .text(Spelling.quoted(stored.name.text + ".")),
        "member": .text(stored.member),
        "type": .text(isAlone || stored.list?.hasIDs == false ? "" : type ?? ""),
        "child": .text(isAlone ? type ?? "" : ""),
      ]
    }
  }

  private var storeIsolation: String? {
    layout.program.reducers.model(HiddenNames.store(of: model.name))?.isolation.flatMap {
      $0 == "nonisolated" ? nil : $0
    }
  }

  /// The calls of reactions to actions of a child or a row.
  private func followers(of stored: Stored) -> [String] {
    model.actions.compactMap { resolved in
      guard case .action(let child, _)? = resolved.action.trigger, child.text == stored.name.text else { return nil }
      return ValueActionFacts(resolved, layout).reducerCall(stored.list == nil ? ["action"] : ["id", "action"])
    }
  }

  /// The services of children and rows, taken from its own.
  private var below: [Record] {
    var seen: Set<String> = []
    return held.compactMap { stored in
      guard let type: String = stored.held?.text, seen.insert(type).inserted,
        let child: ResolvedModel = layout.program.reducers.model(type)
      else { return nil }
      let own: Set<String> = Set(model.stored(.service).map(\.name.text))
      // A service that a child has and its parent has not is the child's own.
      let names: [String] = child.stored(.service).map(\.name.text).filter { own.contains($0) }
        .map { SwiftName.escaped($0, as: .label) }
      return [
        "name": .text("_" + SwiftName.uncapitalized(type)),
        "type": .text(type + ".Services"),
        "arguments": .text(names.map { "\($0): \($0)" }.joined(separator: ", ")),
      ]
    }
  }
}

// MARK: - Reactions

extension ReducerFacts {
  /// The fields that are looked at before and after each action.
  private var watched: [String] { model.reactiveFields }

  private func change(_ field: String) -> String { field + "Changed" }

  private var before: [Record] {
    watched.map { name in
      [
        "name": .text(SwiftName.escaped(name)), "change": .text(change(name)),
        "member": .text(SwiftName.escaped(name, as: .afterDot)),
        "type": .text(type(of: name)),
      ]
    }
  }

  private func type(of field: String) -> String {
    model.stored.first { $0.name.text == field }?.type.text
      ?? model.model.derivations.first { $0.name.text == field }?.type.text ?? ""
  }

  private var fieldReactions: [Record] {
    model.actions.compactMap { resolved in
      guard case .fields(let words)? = resolved.action.trigger else { return nil }
      let condition: String = words.map { change($0.text) }.joined(separator: " || ")
      return ["condition": .text(condition), "call": .text(ValueActionFacts(resolved, layout).reducerCall([]))]
    }
  }
}
