/// The facts of a value's action: the method for callers with the value alone, and the one that other actions and the
/// reducer call, which receives services and collects the effects that start.
struct ValueActionFacts {
  private let layout: ModelLayout
  private let model: ResolvedModel
  private let effects: EffectFacts
  private let resolved: ResolvedAction
  private var action: Action { resolved.action }
  private var signature: Signature { resolved.action.signature }

  init(_ resolved: ResolvedAction, _ layout: ModelLayout) {
    self.resolved = resolved
    self.layout = layout
    model = layout.model
    // An action of a value has no closure for a transaction, so its texts are indented less.
    effects = EffectFacts(layout, indentation: -2)
  }

  private var needsServices: Bool { layout.program.needs.services(model.name, signature.name) }
  private var needsPlans: Bool { layout.program.needs.plans(model.name, signature.name) }
  private var isReaction: Bool { action.trigger != nil }

  /// Whether reducers and other actions call a second method of it, with services and plans.
  private var hasOwnCall: Bool { model.hasOwnCall(action, layout.program.needs) }

  /// The services that its body names.
  private var services: [Stored] { model.services(namedBy: action.body, of: action) }

  var record: Record {
    [
      "name": .text(SwiftName.escaped(signature.name)),
      "doc": .texts(action.doc?.lines ?? []),
      "attributes": .texts(signature.attributes),
      "access": .text(layout.access(of: action.access)),
      "isMethod": .bool(!isReaction && !(hasOwnCall && action.isPrivate)),
      "hasBody": .bool(!action.body.bytes.isEmpty),
      "isEmpty": .bool(action.body.bytes.isEmpty && !hasOwnCall),
      "valueDeclaration": .text(publicDeclaration),
      "services": .texts(services.map(name)),
      "own": .record(orNothing: hasOwnCall ? own : nil),
      "call": .text(separate == nil || hasOwnCall ? "" : call("services.")),
      "bodyDeclaration": .text(hasOwnCall ? "" : separate ?? ""),
      "body": .record(text.record),
    ]
  }

  private var text: UserText {
    UserText(CallText(layout).body(of: resolved), indentation: 4, options: layout.options)
  }

  /// The declaration of the method, with the value's services as the last parameter.
  private var publicDeclaration: String {
    guard needsServices else { return signature.declaration }
    let parameters = signature.parameters.map(\.declaration) + ["services: Services"]
    return signature.declaration("(" + parameters.joined(separator: ", ") + ")")
  }
}

// MARK: - The method that receives services and plans

extension ValueActionFacts {
  private var ownName: String { model.hidden.part(HiddenNames.call(signature.name)) }

  /// The parameters that callers pass on, before the action's own arguments: `_search(_services, &_plans, text)`.
  private var needed: [(parameter: String, argument: String, own: String)] {
    (needsServices ? [("_ _services: Services", "_services", "services")] : [])
      + (needsPlans
        ? [("_ _plans: inout Bindgen.Plans<\(SwiftName.escaped(model.name))>", "&_plans", "&$0")] : [])
  }

  /// Returns the reducer's call of the action: `_search(_services, &_plans, text)`.
  ///
  /// - Parameter arguments: The action's own arguments.
  func reducerCall(_ arguments: [String]) -> String {
    guard hasOwnCall else {
      let passed = arguments + (needsServices ? ["services: _services"] : [])
      return SwiftName.escaped(signature.name, as: .afterDot) + "(" + passed.joined(separator: ", ") + ")"
    }
    return ownName + "(" + (needed.map(\.argument) + arguments).joined(separator: ", ") + ")"
  }

  /// Whether there is anything to call.
  var doesSomething: Bool { !action.body.bytes.isEmpty || hasOwnCall }

  private func name(_ service: Stored) -> String { SwiftName.escaped(service.name.text) }

  private var own: Record {
    // The services that the animation names are declared before it.
    let animating = action.animation.map { model.services(namedBy: $0, of: action).map(name) } ?? []
    let parameters = needed.map(\.parameter) + ownParameters
    let passed = needed.map(\.own) + signature.parameters.map(\.forwarded)
    let given = signature.callEffects + ownName + "(" + passed.joined(separator: ", ") + ")"
    var declared = signature
    declared.name = ownName
    let separate = prologueIsEmpty ? nil : self.separate
    return [
      "declaration": .text(declared.declaration("(" + parameters.joined(separator: ", ") + ")")),
      "access": .text(ownAccess),
      "attributes": .texts(signature.attributes),
      "call": .text(needsPlans ? signature.callEffects + "Bindgen.Plans.drop { " + given + " }" : given),
      "services": .texts(services.map(name).filter { !animating.contains($0) }),
      "animation": .record(
        orNothing: action.animation.map { AnimationFacts.record($0, "_plans._animate", layout) }
      ),
      "animating": .texts(animating),
      "cancellations": .records(effects.cancellations(of: resolved)),
      "dismissals": .texts(effects.dismissals(of: resolved)),
      "effects": .records(action.endsEarly ? [] : effects.effects(of: resolved)),
      "load": .record(orNothing: effects.load(of: resolved)),
      "isHearing": .bool(
        model.hearsEvents && needsPlans && isCalledFromAbove && layout.program.reducers.isIdentified(model.name)
      ),
      "isWatched": .bool(model.hasFieldReactions && (isCalledFromAbove || action.hearsEvents)),
      "watched": .texts(watched),
      "bodyCall": .text(separate == nil ? "" : call("_services.")),
      "bodyDeclaration": .text(separate ?? ""),
    ]
  }

  private var isCalledFromAbove: Bool { layout.program.needs.isCalledFromAbove(model.name, signature.name) }

  /// The access of the second method: other models may call it, and plans of children call reactions to events.
  private var ownAccess: String {
    if layout.program.needs.isCalledFromAbove(model.name, signature.name) { return layout.machineAccess }
    return action.hearsEvents ? "fileprivate " : "private "
  }

  /// The calls by which reactions of children see what the body changes: `header._watch(&_plans.header)`.
  private var watched: [String] {
    guard model.hasStore else { return [] }
    return resolved.touched.compactMap { path in
      guard let type = path.last?.childType?.text, layout.program.needs.isTouchedFromAbove(type),
        layout.program.reducers.model(type)?.hasFieldReactions == true
      else { return nil }
      var (child, plans, owner): (String, String, ResolvedModel?) = ("", "_plans", model)
      for step in path {
        child += (child.isEmpty ? step.ownMember : step.member) + (step.isChild ? "?." : ".")
        plans += "." + (owner?.plans(of: step) ?? step.member)
        owner = step.childType.flatMap { layout.program.reducers.model($0.text) }
      }
      return child + "_watch(&\(plans))"
    }
  }

  /// The declarations of the action's own parameters. A reaction to an action has those that its trigger names.
  private var ownParameters: [String] {
    guard case .action? = action.trigger else { return signature.parameters.map(\.declaration) }
    return action.reactsTo(in: model.model).enumerated().map { index, given in
      "_ " + (given.name == "_" ? "_unnamed\(index)" : SwiftName.escaped(given.name, as: .parameter))
        + ": \(given.type)"
    }
  }

  /// Whether nothing is emitted before the body, so that a single expression may be the result.
  private var prologueIsEmpty: Bool {
    services.isEmpty && resolved.cancellations.isEmpty && action.animation == nil && watched.isEmpty
      && !layout.program.needs.isCalledFromAbove(model.name, signature.name)
  }

  /// The declaration of the separate function with the text of an action with a result. Nil if none is needed.
  private var separate: String? {
    guard signature.result?.isVoid == false, !services.isEmpty || hasOwnCall else { return nil }
    let effects = signature.effects.isEmpty ? "" : " " + signature.effects.dropLast()
    let given = services.map { "_ \(SwiftName.escaped($0.name.text, as: .parameter)): \($0.type.parameterText)" }
    let passed = passesServices ? ["_ services: Services"] : []
    let own = hasOwnCall ? needed.map(\.parameter) : passed
    let parameters = own + signature.parameters.map(\.twinDeclaration) + given
    return model.hidden.body(of: signature.name) + signature.generics + "(" + parameters.joined(separator: ", ") + ")"
      + effects + signature.resultClause + signature.whereClause
  }

  /// Whether the action calls others that use services.
  private var passesServices: Bool {
    resolved.calls.contains { layout.program.needs.services($0.model, $0.action) }
  }

  private func call(_ source: String) -> String {
    let given = services.map { source + SwiftName.escaped($0.name.text, as: .afterDot) }
    let own = hasOwnCall ? needed.map(\.argument) : passesServices ? ["services"] : []
    let arguments = own + signature.parameters.map(\.forwarded) + given
    return "return " + signature.callEffects + model.hidden.body(of: signature.name) + "("
      + arguments.joined(separator: ", ") + ")"
  }
}

extension ResolvedModel {
  /// Whether an action has a second method beside the one that the spec declares: one that collects effects, or a reaction.
  func hasOwnCall(_ action: Action, _ needs: ActionNeeds) -> Bool {
    hasStore && (action.trigger != nil || needs.plans(name, action.signature.name))
  }
}
