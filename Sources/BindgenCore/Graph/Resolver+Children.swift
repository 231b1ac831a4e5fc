/// Models in models.
extension Resolver {
  mutating func checkChildren(of model: Model) {
    for child in model.stored where child.kind == .child {
      guard let entry: ModelTable.Entry = models[child.type.text] else {
        reportUnknown(child)
        continue
      }
      if entry.model.isValue, !model.isValue {
        reportValue(child)
        continue
      }
      if !model.isValue { checkIsolation(of: child, entry, model) }
      checkAccess(of: child, entry, model)
    }
  }

  private mutating func reportUnknown(_ child: Stored) {
    if let model: String = child.type.names.first(where: { models[$0.text] != nil })?.text {
      diagnostics.error(
        "not-one-model",
        at: child.type.range,
        "a child is exactly one model, and '\(child.type.text)' is something else",
        help: "write '\(model)'"
      )
    } else if models.isWhole {
      diagnostics.error(
        "unknown-model",
        at: child.type.range,
        "no spec of this run has a model '\(child.type.text)'",
        help: suggestions.help(child.type.text, among: models.names)
      )
    }
  }

  private mutating func reportValue(_ child: Stored) {
    diagnostics.error(
      "value-as-child",
      at: child.type.range,
      "'\(child.type.text)' is a value, and a class keeps values in its state",
      help: "move '\(child.name.text)' to 'state'"
    )
  }

  /// A transaction includes a model and its children, so they must have the same isolation.
  private mutating func checkIsolation(of child: Stored, _ entry: ModelTable.Entry, _ model: Model) {
    let isolation: String? = spec.isolation(of: model)
    guard isolation != entry.isolation else { return }
    func described(_ isolation: String?) -> String { isolation.map { "is '\($0)'" } ?? "states no isolation" }
    diagnostics.error(
      "other-isolation",
      at: child.type.range,
      "'\(model.name.text)' \(described(isolation)), and its child '\(child.type.text)' \(described(entry.isolation))",
      help: "give both one 'isolation'"
    )
  }

  /// A model shows its children to everybody who can see it.
  private mutating func checkAccess(of child: Stored, _ entry: ModelTable.Entry, _ model: Model) {
    let access: String = spec.access(of: model)
    let accesses: [String] = ["internal", "package", "public"]
    guard let mine: Int = accesses.firstIndex(of: access), let its: Int = accesses.firstIndex(of: entry.access),
      its < mine
    else { return }
    diagnostics.error(
      "narrow-child",
      at: child.type.range,
      "'\(model.name.text)' is '\(access)', and its child '\(child.type.text)' only '\(entry.access)'",
      help: "write 'access: \(access)' for '\(child.type.text)'"
    )
  }

  /// What an expression depends on when it names a child: each step must be declared in a spec.
  ///
  /// Nil if it depends on nothing: on a constant, or on an unknown name, which is reported.
  mutating func childInput(_ use: NameUses.Use, _ child: Stored) -> ResolvedDerivation.ChildInput? {
    var current: Stored = child
    var input: ResolvedDerivation.ChildInput = .init(path: [child.name.text], model: child.type.text, field: nil)
    for step in use.path {
      guard let entry: ModelTable.Entry = models[current.type.text] else { return nil }
      if entry.scope.visibility(of: step.name).isPrivate {
        reportPrivate(step, entry)
        return nil
      }
      switch entry.scope[step.name] {
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
      default:
        if entry.scope[step.name] == nil, entry.scope.mayHold(step.name) { return nil }
        reportUnknown(step, entry)
        return nil
      }
    }
    checkWhole(input, at: use)
    return input
  }

  /// A child as a whole is every field of every model below it, over each path to it.
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
    diagnostics.error(
      "private-field",
      at: step.range,
      "'\(step.name)' is private to '\(entry.model.name.text)'",
      help: "leave 'private' out there, or write 'private(set)'"
    )
  }

  private mutating func reportUnknown(_ step: NameUses.Member, _ entry: ModelTable.Entry) {
    diagnostics.error(
      "unknown-field",
      at: step.range,
      "'\(entry.model.name.text)' has no field '\(step.name)'",
      help: suggestions.help(step.name, among: entry.scope.visibleNames)
    )
  }
}
