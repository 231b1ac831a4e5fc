/// Reports conflicts with names in emitted code.
extension Resolver {
  mutating func checkNames(of model: Model, _ outlets: [Outlet]) {
    checkShared(model)
    for name in declaredNames(of: model) {
      if let owner = NameOwner.of(name.text, in: model, outlets) { reportTaken(name, by: owner) }
    }
    // (Emitted classes never use the bare name `Subscription`.)
    for name in model.types?.names ?? [] where name.text != "Subscription" {
      if let owner = NameOwner.of(name.text, in: model, outlets) { reportTaken(name, by: owner) }
    }
    for action in model.actions { checkParameters(of: action, outlets) }
    for method in model.methods where method.name == Runs.question {
      reportTaken(Word(method.name, at: method.nameRange), by: "what asks for effects")
    }
    checkTested(model)
    checkTypeNames(of: model, outlets)
    for outlet in outlets { outlet.check(model, &diagnostics) }
    checkProtocols(of: model)
  }

  /// Reports fields of a store with the name of a member that only its test store has, which repeats the store's fields.
  private mutating func checkTested(_ model: Model) {
    guard model.value != nil else { return }
    for name in model.derivations.filter(\.isStores).map(\.name) where ReservedNames.ofTestStores.contains(name.text) {
      reportTaken(name, by: "the test store")
    }
  }

  mutating func reportTaken(_ name: Word, by owner: String) {
    diagnostics.error(
      "reserved-name",
      at: name.range,
      "\(owner) takes the name '\(name.text)'",
      help: "choose another name"
    )
  }

  private func declaredNames(of model: Model) -> [Word] {
    fields(of: model).filter { !isFree($0.name) || $0.type.isCallable }.map(\.name)
      + model.functions.map(\.name)
      + model.actions.map(\.signature).filter { !isFree(Word($0.name, at: $0.nameRange)) || $0.takesOneFunction }
      .map { Word($0.name, at: $0.nameRange) }
  }

  private func fields(of model: Model) -> [(name: Word, type: SwiftType)] {
    model.stored.map { ($0.name, $0.type) } + model.derivations.map { ($0.name, $0.type) }
  }

  /// Whether only entries that can be called as `update { … }` can't have the name.
  private func isFree(_ name: Word) -> Bool { ReservedNames.members.contains(name.text) }

  /// Reports an action with the name of a field that can be called: Swift would call the action. Other fields may share it.
  private mutating func checkShared(_ model: Model) {
    for (name, type) in fields(of: model) where type.isCallable {
      let same = model.actions.map(\.signature).first { $0.name == name.text }
      guard let action = same else { continue }
      diagnostics.error(
        "duplicate-name",
        at: action.nameRange,
        "'\(name.text)' is a function that is called, and Swift would call this action in its place",
        help: "rename one of them",
        notes: [.init("taken here", at: name.range)]
      )
    }
  }

  /// Reports parameters with names that emitted code calls where they are in scope.
  private mutating func checkParameters(of action: Action, _ outlets: [Outlet]) {
    for parameter in action.signature.parameters where parameter.name == ReservedNames.shared {
      reportTaken(Word(parameter.name, at: parameter.range), by: "what all models share")
    }
    for parameter in action.signature.parameters where parameter.name.utf8.first == UInt8(ascii: "_") {
      let isOutlets = outlets.contains { $0.members.contains(parameter.name) }
      guard isOutlets || ReservedNames.isHidden(parameter.name) else { continue }
      reportTaken(Word(parameter.name, at: parameter.range), by: "every emitted class")
    }
  }

  /// Reports types in signatures and fields that emitted types of the same name would hide inside the class.
  private mutating func checkTypeNames(of model: Model, _ outlets: [Outlet]) {
    var hiding = [HiddenNames.formulas] + outlets.flatMap(\.innerTypes)
    if !outlets.isEmpty { hiding.append(ReservedNames.changes) }
    if outlets.contains(where: { $0.hasObservers && $0.tellsEdits }), !model.lists.isEmpty {
      hiding += ["ListField", "ListFields"]
    }
    if model.value != nil, !model.lists.isEmpty { hiding.append("Each") }
    if model.events != nil { hiding.append(ReservedNames.event) }
    if let types = model.types { hiding.removeAll { types.declares($0) } }
    // Children are models, which don't have such names.
    for stored in model.stored where stored.kind != .child && !stored.isChild && !stored.isGenerated {
      checkType(stored.type, hiding, of: model)
    }
    for derivation in model.derivations { checkType(derivation.type, hiding, of: model) }
    for action in model.actions {
      for parameter in action.signature.parameters { checkType(parameter.type, hiding, of: model) }
      if let result = action.signature.result { checkType(result, hiding, of: model) }
    }
  }

  /// Reports names in expressions that members of the class would hide: expressions are emitted inside the class.
  mutating func checkHidden(_ names: NameUses, in scope: Scope) {
    for use in names.uses { checkHidden(use, in: scope) }
  }

  mutating func checkHidden(_ use: NameUses.Use, in scope: Scope) {
    let isOwn = scope.model.types?.declares(use.name) == true || use.name == scope.model.name.text
    guard !isOwn, scope[use.name] == nil, !NameOwner.isOfTypes(use.name),
      NameOwner.of(use.name, in: scope.model, scope.outlets) != nil
    else { return }
    diagnostics.error(
      "hidden-type",
      at: use.range,
      "inside '\(scope.model.name.text)' the name '\(use.name)' is that of something which is emitted there",
      help: "write it with its module: 'Module.\(use.name)'"
    )
  }

  private mutating func checkType(_ type: SwiftType, _ hiding: [String], of model: Model) {
    guard let name = type.mentions(hiding) else { return }
    diagnostics.error(
      "hidden-type",
      at: name.range,
      "inside '\(model.name.text)' the name '\(name.text)' is that of a type which is emitted there",
      help: "write it with its module: 'Module.\(name.text)'"
    )
  }

  /// Reports methods that a protocol would require twice, and commands with the name of a field on their view.
  mutating func checkProtocols(of model: Model) {
    for service in model.stored { checkTwice(service.service?.methods ?? []) }
    guard let view = model.view else { return }
    checkTwice((model.lists.isEmpty ? [] : model.editsOfView) + view.commands)
    let shown = Dictionary(view.shows.map { ($0.text, $0) }) { first, _ in first }
    for command in view.commands {
      guard let field = shown[command.signature.name] else { continue }
      diagnostics.error(
        "shown-and-commanded",
        at: command.signature.nameRange,
        "the view shows a field '\(field.text)', and this command has the same name",
        help: "rename the command",
        notes: [.init("it is shown here", at: field.range)]
      )
    }
  }

  private mutating func checkTwice(_ methods: [Method]) {
    var firsts: [String: SourceRange] = [:]
    for method in methods {
      guard let first = firsts[method.signature.shape + method.signature.resultClause] else {
        firsts[method.signature.shape + method.signature.resultClause] = method.signature.nameRange
        continue
      }
      diagnostics.error(
        "method-twice",
        at: method.signature.nameRange,
        "the protocol would ask for '\(method.signature.name)' twice",
        help: "remove one of them",
        notes: [.init("the first is here", at: first)]
      )
    }
  }
}
