/// Checks models in models, and resolves what expressions read of them.
extension Resolver {
  mutating func checkChildren(of model: Model) {
    for child in model.stored {
      guard let type = child.childType else { continue }
      let isRow = child.list != nil
      guard let entry = models[type.text] else {
        if models.hidden[type.text] != nil {
          reportHidden(type)
        } else if !isRow {
          reportUnknown(child, type, in: model)
        }
        continue
      }
      checkModule(of: type, entry, model)
      if entry.model.isValue, !model.isValue {
        if !isRow, model.value == nil { reportValue(child, type) }
        continue
      }
      if !model.isValue, model.value == nil { checkIsolation(of: type, entry, model, isRow: isRow) }
      checkAccess(of: type, entry, model, isRow: isRow)
      if branchModel(child) != nil { checkBounded(type) }
    }
  }

  /// Limits the models below one that comes and goes: each change below it is a change of the field that holds it.
  private mutating func checkBounded(_ type: SwiftType) {
    if models.hasCircles || models.isBounded(type.text) { return }
    diagnostics.error(
      "too-many-inputs",
      at: type.range,
      "below '\(type.text)' there is more than a field may depend on",
      help: "keep fewer models below it"
    )
  }

  /// The model whose instances come and go in a state: the rows of a list, or a child that may be missing, such as one of several.
  func branchModel(_ stored: Stored) -> String? {
    guard stored.kind == .state || stored.kind == .alternative, let name = stored.childType?.text,
      models[name]?.model.isValue == false
    else {
      return nil
    }
    return name
  }

  private mutating func reportUnknown(_ child: Stored, _ type: SwiftType, in owner: Model) {
    // The enum of a choice hides it, which was reported.
    let choices = owner.stored.filter { $0.choice != nil }.map { Stored.Choice.typeName($0.name.text) }
    if type.names.contains(where: { choices.contains($0.text) }) { return }
    if let model = type.names.first(where: { models[$0.text] != nil })?.text {
      diagnostics.error(
        "not-one-model",
        at: type.range,
        "a child is exactly one model, and '\(child.type.text)' is something else",
        help: "write '\(model)', '\(model)?', or put several into 'lists'"
      )
    } else if let modules = modulesWith(type.text) {
      diagnostics.error(
        "ambiguous-model",
        at: type.range,
        "'\(type.text)' is a model of \(modules.map { "'\($0)'" }.joined(separator: " and of "))",
        help: "write \(modules.map { "'\($0).\(type.text)'" }.joined(separator: " or "))"
      )
    } else if models.isWhole {
      let suggested = suggestions.word(type.text, among: models.names)
      diagnostics.error(
        "unknown-model",
        at: type.range,
        "no spec of this run has a model '\(type.text)'",
        suggested: suggested
      )
    }
  }

  private mutating func reportValue(_ child: Stored, _ type: SwiftType) {
    diagnostics.error(
      "value-as-child",
      at: type.range,
      "'\(type.text)' is a value, and a class keeps values in its state",
      help: "move '\(child.name.text)' to 'state'"
    )
  }

  /// Checks that a model and its child have the same isolation, as a transaction includes both.
  mutating func checkIsolation(
    of type: SwiftType,
    _ entry: ModelTable.Entry,
    _ model: Model,
    isRow: Bool
  ) {
    let isolation = spec.isolation(of: model)
    guard isolation != entry.isolation else { return }
    func described(_ isolation: String?) -> String { isolation.map { "is '\($0)'" } ?? "states no isolation" }
    diagnostics.error(
      "other-isolation",
      at: type.range,
      "'\(model.name.text)' \(described(isolation)), and its \(isRow ? "row" : "child") '\(type.text)' "
        + described(entry.isolation),
      help: "give both one 'isolation'"
    )
  }

  /// Reports a child with less access than its model, which shows its children to everybody who can see it.
  private mutating func checkAccess(of type: SwiftType, _ entry: ModelTable.Entry, _ model: Model, isRow: Bool) {
    let access = spec.access(of: model)
    let accesses = ["internal", "package", "public"]
    guard let mine = accesses.firstIndex(of: access), let its = accesses.firstIndex(of: entry.access),
      its < mine
    else { return }
    diagnostics.error(
      "narrow-child",
      at: type.range,
      "'\(model.name.text)' is '\(access)', and its \(isRow ? "row" : "child") '\(type.text)' only '\(entry.access)'",
      help: "write 'access: \(access)' for '\(type.text)'"
    )
  }

  /// Returns the dependency of an expression that names a child: each step must be declared in a spec.
  ///
  /// Nil if it depends on nothing: on a constant, or on an unknown name, which is reported.
  mutating func childInput(
    _ use: NameUses.Use,
    _ child: Stored,
    _ tokens: Tokens
  ) -> ResolvedDerivation.ChildInput? {
    var current = child
    var input: ResolvedDerivation.ChildInput = .init(path: [child.name.text], model: child.type.text, field: nil)
    for step in use.path {
      guard let entry = models[current.type.text] else { return nil }
      if entry.isHidden(step.name) {
        reportPrivate(step, entry)
        return nil
      }
      switch self.entry(at: step.token, in: tokens, entry.scope) {
      case .stored(let stored, _) where stored.kind == .child:
        current = stored
        input.path.append(step.name)
        input.model = stored.type.text
      case .stored(let stored, _) where stored.kind == .constant: return nil
      case .stored(let stored, _) where stored.kind == .state:
        input.field = step.name
        return input
      case .derivation:
        input.field = step.name
        return input
      // A function may read all fields.
      case .function:
        checkWhole(input, at: use)
        input.readsAll = true
        return input
      case .action:
        reportCall(step, of: entry)
        return nil
      default:
        if entry.scope[step.name] == nil, entry.scope.mayHold(step.name) { return nil }
        reportUnknown(step, entry)
        return nil
      }
    }
    checkWhole(input, at: use)
    return input
  }

  /// Reports a child that is too large as a dependency: as a whole it is every field of every model below it, over each path.
  private mutating func checkWhole(_ input: ResolvedDerivation.ChildInput, at use: NameUses.Use) {
    guard !models.hasCircles, !models.isBounded(input.model) else { return }
    diagnostics.error(
      "too-many-inputs",
      at: use.range,
      "below '\(input.path.joined(separator: "."))' there is more than an expression may depend on as a whole",
      help: "name the fields that it depends on"
    )
  }

  private mutating func reportPrivate(_ step: NameUses.Member, _ entry: ModelTable.Entry) {
    guard entry.scope.visibility(of: step.name).isPrivate else { return reportHidden(step, entry) }
    diagnostics.error(
      "private-field",
      at: step.range,
      "'\(step.name)' is private to '\(entry.model.name.text)'",
      help: "leave 'private' out there, or write 'private(set)'"
    )
  }

  private mutating func reportUnknown(_ step: NameUses.Member, _ entry: ModelTable.Entry) {
    let isAction = entry.model.actions.contains { $0.signature.name == step.name }
    let known = entry.scope.visibleNames
    let suggested = isAction ? nil : suggestions.word(step.name, among: known)
    diagnostics.error(
      "unknown-field",
      at: step.range,
      "'\(entry.model.name.text)' has no field '\(step.name)'",
      help: isAction ? "'\(step.name)' is an action: name a field that it writes" : oneOfFew(known),
      suggested: suggested
    )
  }

  // MARK: Models that come and go

  /// Returns the dependency of an expression that names members of a model that comes and goes: a name that is no field
  /// counts as the whole model. Nil for a constant.
  func branchInput(_ path: [String], from stored: Stored, _ model: String) -> ResolvedDerivation.ChildInput? {
    var input: ResolvedDerivation.ChildInput = .init(path: [stored.name.text], model: model, field: nil)
    for name in path {
      input.readsAll = true
      guard let entry = models[input.model], !entry.isHidden(name) else { return input }
      input.readsAll = false
      switch entry.scope[name] {
      case .stored(let stored, _) where stored.kind == .child:
        input.path.append(name)
        input.model = stored.type.text
      case .stored(let stored, _) where stored.kind == .constant: return nil
      case .stored(let stored, _) where stored.kind == .state:
        input.field = name
        return input
      case .derivation:
        input.field = name
        return input
      default:
        input.readsAll = true
        return input
      }
    }
    return input
  }

  /// Reports actions in expressions that belong to a model that comes and goes, or to one below it.
  mutating func checkCalls(_ path: ArraySlice<NameUses.Member>, of model: String) {
    guard let step = path.first, let entry = models[model] else { return }
    switch entry.scope[step.name] {
    case .stored(let stored, _) where stored.kind == .child:
      checkCalls(path.dropFirst(), of: branchModel(stored) ?? stored.type.text)
    case .action: reportCall(step, of: entry)
    default: break
    }
  }

  /// Reports actions in expressions that belong to the model in a case of a choice.
  mutating func checkCalls(_ use: NameUses.Use, of choice: Stored, _ model: Model) {
    guard let name = use.path.first?.name else { return }
    for alternative in model.alternatives(of: choice)
    where alternative.name.text == Stored.Choice.path(choice.name.text, name) {
      if let type = branchModel(alternative) { checkCalls(use.path.dropFirst(), of: type) }
    }
  }

  private mutating func reportCall(_ step: NameUses.Member, of entry: ModelTable.Entry) {
    reportAction(step.name, at: step.range, help: "keep its result in a 'state' of '\(entry.model.name.text)'")
  }

  /// Returns the dependencies of an expression that names a choice: for one case, the named member of its model, otherwise
  /// the models of all cases.
  func choiceInputs(_ use: NameUses.Use, _ choice: Stored, _ model: Model) -> [ResolvedDerivation.ChildInput] {
    let path = use.path.map(\.name)
    return model.alternatives(of: choice).compactMap { alternative in
      guard let type = branchModel(alternative) else { return nil }
      guard let name = path.first else { return branchInput([], from: alternative, type) }
      guard alternative.name.text == Stored.Choice.path(choice.name.text, name) else { return nil }
      return branchInput(Array(path.dropFirst()), from: alternative, type)
    }
  }
}
