/// Resolves every name of every spec of a run, model by model, so that a caller need not wait for all of them.
///
/// A program with an error must not be emitted, but all errors have been found.
package struct Resolution {
  private let specs: [Spec]
  private let models: ModelTable
  private let options: ResolveOptions
  /// The specs and the diagnostics that it was created with.
  private let read: (specs: [Spec?], diagnostics: Diagnostics)
  private var program = Program(specs: [])
  private var diagnostics: Diagnostics
  /// The resolver of the last spec that was begun.
  private var resolver: Resolver?

  /// - Parameters:
  ///   - specs: Nil for a spec that could not be read at all.
  ///   - diagnostics: The diagnostics from reading the specs.
  package init(_ specs: [Spec?], _ diagnostics: Diagnostics, _ options: ResolveOptions) {
    var specs = specs
    let modules = OtherModule.resolve(options.modules, beside: &specs, outlets: options.outlets)
    self.init(specs, diagnostics, options, beside: modules)
  }

  /// - Parameter modules: Other modules, which are resolved.
  init(_ specs: [Spec?], _ diagnostics: Diagnostics, _ options: ResolveOptions, beside modules: [OtherModule]) {
    read = (specs, diagnostics)
    let others = modules.flatMap(\.models).map(\.model)
    var lowering = Lowering(specs: specs, others: others, options: options, diagnostics: diagnostics)
    lowering.run()
    var diagnostics = lowering.diagnostics
    var models = ModelTable(lowering.specs, modules, isComplete: !options.mayMissModules, into: &diagnostics)
    models.checkCircles(into: &diagnostics)
    self.models = models
    self.specs = lowering.specs.compactMap { $0 }
    self.options = options
    self.diagnostics = diagnostics
    program.modules = modules
  }

  /// Resolves one more model, or begins with the next spec.
  ///
  /// - Returns: Whether there was one.
  package mutating func next() -> Bool {
    if let spec = program.specs.indices.last {
      let resolved = program.specs[spec].models.count
      if resolved < specs[spec].models.count, let model = resolver?.resolve(specs[spec].models[resolved]) {
        program.specs[spec].models.append(model)
        return true
      }
      diagnostics.add(contentsOf: resolver?.diagnostics.all ?? [])
      resolver?.diagnostics = Diagnostics()
    }
    return begin()
  }

  private mutating func begin() -> Bool {
    let number = program.specs.count
    guard number < specs.count else { return false }
    let suggestions = resolver?.suggestions ?? Suggestions()
    var new = Resolver(
      spec: specs[number],
      models: models,
      modules: program.modules,
      options: options,
      suggestions: suggestions
    )
    if number == 0 { new.checkAsked() }
    new.checkEmit()
    new.checkImports()
    new.checkModules()
    let protocols = specs[number].protocols.map { new.resolve(protocol: $0) }
    resolver = new
    program.specs.append(ResolvedSpec(spec: specs[number], models: [], protocols: protocols))
    return true
  }

  /// Resolves the remaining models, and checks the whole program.
  package consuming func end() -> (program: Program, diagnostics: Diagnostics) {
    while next() {}
    let named = program.specs.flatMap(\.models).filter { models.isFirst($0.model) }
    let all = program.specs.flatMap(\.protocols) + named
    DeclaredNames.check(all, into: &diagnostics)
    program.interfaces = ProtocolTable(all)
    for model in all { ProtocolChecks(program.interfaces).check(model, into: &diagnostics) }
    // The next steps need a program without circles.
    if !diagnostics.hasErrors { checkEffects(of: named) }
    guard let usual = program.classForms.usual, !options.usual.isSettled else { return (program, diagnostics) }
    // Some classes are not plain: they have other outlets, and these have names of their own.
    var settled = options
    settled.usual = usual
    return Resolution(read.specs, read.diagnostics, settled, beside: program.modules).end()
  }

  private mutating func checkEffects(of named: [ResolvedModel]) {
    let cancelled = named.flatMap(\.model.actions).flatMap(\.cancels).map(\.name.text)
    program.cancelled = Set(
      cancelled + named.filter(\.isExported).flatMap(\.actions).flatMap(\.effects).map(\.effect.word)
    )
    program.dismissed = Self.dismissed(named, program.modules.flatMap(\.models))
    program.relations = ModelRelations(program.specs.flatMap(\.models), beside: program.modules.flatMap(\.models))
    program.classForms = ClassForms(program, options.usual, into: &diagnostics)
    program.availability = Availability(program)
    let all = named + program.modules.flatMap(\.models)
    program.reducers = Reducers(all)
    program.needs = ActionNeeds(all.filter(\.model.isValue))
    for model in named {
      LostEffects(program).check(model, into: &diagnostics)
      UnseenChanges(program).check(model, into: &diagnostics)
      program.needs.checkBeginnings(of: model, into: &diagnostics)
    }
  }

  /// Returns the loads of each model that models above it cancel, by model.
  private static func dismissed(_ named: [ResolvedModel], _ others: [ResolvedModel]) -> [String: Set<String>] {
    let loads = Dictionary((named + others).map { ($0.name, $0.model.loads) }) { first, _ in first }
    var cancelled: [String: Set<String>] = [:]
    for model in named where model.isExported { cancelled[model.name] = Set(model.model.loads.map(\.name.text)) }
    for cancellation in named.flatMap(\.actions).flatMap(\.cancellations) {
      guard cancellation.isOfLoad(below: { loads[$0] }), let below = cancellation.path.last?.childType else { continue }
      cancelled[below.text, default: []].insert(cancellation.id.name.text)
    }
    return cancelled
  }
}

extension Program {
  /// Resolves every name of every spec of a run.
  package static func resolve(
    _ specs: [Spec?],
    _ options: ResolveOptions,
    into diagnostics: inout Diagnostics
  ) -> Program {
    let (program, found) = Resolution(specs, diagnostics, options).end()
    diagnostics = found
    return program
  }
}
