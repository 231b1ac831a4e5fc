/// The options of a run, beside its specs.
package struct ResolveOptions: Sendable {
  /// The outlets that replace those of the specs, if any.
  package var emit: [String]?
  /// All outlets that a spec can name, in the order in which their observers are notified.
  package var outlets: [Outlet]
  /// The outlets of classes whose specs choose none.
  var usual = UsualOutlets()
  /// The specs of other modules, whose models those of the run may hold.
  package var modules: [ModuleSpecs]
  /// Whether there may be other modules, of which nothing is known: a model that seems to be missing may be there.
  package var mayMissModules: Bool = false
  /// Whether the models share the library `BindgenRuntime`: then other modules may hold them.
  package var hasLibrary: Bool

  package init(emit: [String]? = nil, outlets: [Outlet], modules: [ModuleSpecs] = [], hasLibrary: Bool = false) {
    self.emit = emit
    self.outlets = outlets
    self.modules = modules
    self.hasLibrary = hasLibrary
  }

  /// Creates the options of a command that only reads specs, and does not know whether a library has the runtime: it has, if
  /// there are other modules.
  package init(emit: [String]? = nil, outlets: [Outlet], beside modules: [ModuleSpecs]) {
    self.init(emit: emit, outlets: outlets, modules: modules, hasLibrary: !modules.isEmpty)
  }
}

/// Resolves the names of one spec's models.
struct Resolver {
  let spec: Spec
  let models: ModelTable
  let options: ResolveOptions
  let modules: [OtherModule]
  /// The outlets for all models, if a model requests none of its own.
  let asked: Set<String>
  var suggestions: Suggestions
  var diagnostics = Diagnostics()
  /// The uses of the functions of the model that is being resolved.
  var functions: [ExpressionUses] = []
  /// The places at which its expressions name services, by service.
  var namedServices: [String: [SourceRange]] = [:]

  init(
    spec: Spec,
    models: ModelTable,
    modules: [OtherModule],
    options: ResolveOptions,
    suggestions: Suggestions
  ) {
    self.spec = spec
    self.modules = modules
    self.models = models
    self.options = options
    self.suggestions = suggestions
    asked = Set(options.emit ?? (spec.emit ?? []).map(\.text))
  }

  /// Resolves a model. A store repeats its value, and a load has two effects with the same code: an error in both is reported
  /// once.
  mutating func resolve(_ model: Model) -> ResolvedModel {
    guard model.value != nil || !model.loads.isEmpty else { return resolved(model) }
    let found = diagnostics
    diagnostics = Diagnostics()
    let resolved = resolved(model)
    let new = diagnostics.all
    diagnostics = found
    diagnostics.addNew(new)
    return resolved
  }

  private mutating func resolved(_ model: Model) -> ResolvedModel {
    let (outlets, isOpen) = self.outlets(of: model)
    var scope = models.scope(of: model)
    scope.outlets = outlets
    checkNames(of: model, outlets)
    checkStored(model, scope)
    checkYAMLWords(of: model, scope)
    checkChildren(of: model)
    checkShown(model, scope)
    checkAbstraction(model)
    checkObject(model)
    if model.isValue { checkValue(model) }
    functions = functions(of: model, scope)
    let derivations = derivations(of: model, scope)
    let actions = actions(of: model, scope)
    reportNamedServices()
    checkReducer(of: model, actions)
    checkEvents(of: model)
    checkRowIDs(of: model)
    checkPayloads(of: model, scope)
    checkLoadWords(of: model, scope)
    checkIdentity(of: model)
    checkServices(of: model, scope)
    checkClock(of: model)
    checkLateWrites(of: model, scope, actions)
    checkTasks(of: model, scope)
    checkReactionLoops(of: model, scope, derivations)
    checkLoads(of: model, derivations, scope)
    return ResolvedModel(
      model: model,
      access: spec.access(of: model),
      isolation: model.isValue ? "nonisolated" : spec.isolation(of: model),
      isExported: options.hasLibrary && spec.access(of: model) != "internal",
      outlets: outlets,
      isOpen: isOpen,
      states: scope.states,
      derivations: derivations,
      hidden: HiddenNames(model),
      branches: model.stored.filter { branchModel($0) != nil },
      actions: actions,
      functions: resolvedFunctions(derivations, scope),
      beginnings: model.value == nil ? InitialValueDependencies(scope) : InitialValueDependencies(),
      unobserved: unobservedReads(of: model, scope)
    )
  }

  private mutating func checkShown(_ model: Model, _ scope: Scope) {
    for word in model.view?.shows ?? [] where scope.isObservable(word.text) {
      let access = scope.visibility(of: word.text).access
      guard let access, access.text != spec.access(of: model) else { continue }
      diagnostics.error(
        "private-field",
        at: word.range,
        "'\(word.text)' is \(access.text) to '\(model.name.text)', and a view shows it to others",
        help: "leave '\(access.text)' out, or write '\(access.text)(set)'"
      )
    }
    for word in model.view?.shows ?? [] where !scope.isObservable(word.text) {
      if scope[word.text] == nil, scope.mayHold(word.text) { continue }
      diagnostics.reportUnknown(field: word, of: model, among: scope.observableNames, &suggestions)
    }
  }

  /// Checks that the members that a protocol lists exist, and that others may see them.
  private mutating func checkAbstraction(_ model: Model) {
    guard let modelProtocol = model.modelProtocol, model.isWhole, model.unread.isEmpty else { return }
    let entries: [(name: String, access: Word?)] =
      model.stored.filter { $0.kind != .service && $0.kind != .storage }.map { ($0.name.text, $0.access) }
      + model.derivations.map { ($0.name.text, $0.access) }
      + model.functions.flatMap { function in
        [function.signature.name, function.signature.fullName].map { ($0, function.access) }
      }
      + model.actions.flatMap { action in
        [action.signature.name, action.signature.fullName].map { ($0, action.access) }
      }
    let seen = Set(
      entries.filter { $0.access.map { $0.text == spec.access(of: model) } ?? true }.map(\.name)
        + (model.events == nil ? [] : ["onEvent"])
    )
    for word in (modelProtocol.members ?? []) + modelProtocol.except where !seen.contains(word.text) {
      let suggested = suggestions.word(word.text, among: seen.sorted())
      diagnostics.error(
        "unknown-field",
        at: word.range,
        "'\(model.name.text)' has no field and no action '\(word.text)' that others see",
        suggested: suggested
      )
    }
  }
}
