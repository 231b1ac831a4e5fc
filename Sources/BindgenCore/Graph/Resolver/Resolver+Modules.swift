/// Checks the use of models of other modules.
extension Resolver {
  /// Reports imported modules whose specs have errors. The module's own run reports these errors.
  mutating func checkModules() {
    for entry in spec.imports {
      guard let module = modules.first(where: { $0.name == entry.module }), module.isBroken else { continue }
      diagnostics.error(
        "broken-module",
        at: entry.range,
        "the specs of '\(module.name)' have errors, so nothing is known of its models",
        help: "run bindgen there"
      )
    }
  }

  /// Checks that a held model's module is imported, and that both modules share one copy of the runtime.
  mutating func checkModule(of type: SwiftType, _ entry: ModelTable.Entry, _ model: Model) {
    guard let module = entry.module else { return }
    guard spec.imports.contains(where: { $0.module == module.name }) else {
      diagnostics.error(
        "unimported-model",
        at: type.range,
        "'\(type.text)' is a model of '\(module.name)', which this spec does not import",
        help: "add '\(module.name)' to 'imports'",
        notes: [.init("it is here", at: entry.model.name.range)]
      )
      return
    }
    checkQualified(type, entry, module.name)
    guard module.shares(entry.model) else { return checkAddressed(type, entry, model) }
    guard !options.hasLibrary || !module.hasLibrary else { return }
    let owner = module.hasLibrary ? "this module" : "'\(module.name)'"
    diagnostics.error(
      "no-shared-runtime",
      at: type.range,
      "'\(model.name.text)' can't hold '\(type.text)' of '\(module.name)': \(owner) has a copy of the runtime",
      help: "let \(module.hasLibrary ? owner : "it") depend on the product BindgenRuntime"
        + (module.hasLibrary ? "; on the command line, --runtime module" : ""),
      notes: [.init("it is here", at: entry.model.name.range)]
    )
  }

  /// Reports a qualified name, `Catalog.Cart`, if `Catalog` is a model, too: Swift would look for `Cart` in that type.
  private mutating func checkQualified(_ type: SwiftType, _ entry: ModelTable.Entry, _ module: String) {
    let names = [module] + modules.map { $0.name + "." + module }
    guard entry.model.name.text.contains("."), let model = names.compactMap({ models[$0]?.model.name }).first else {
      return
    }
    let bare = String(entry.model.name.text.dropFirst(module.count + 1))
    diagnostics.error(
      "module-name",
      at: type.range,
      "'\(module)' is a model, too, so that Swift looks for '\(entry.model.name.text)' in that",
      help: "rename that model, or write '\(bare)' where no other has the name",
      notes: [.init("it is here", at: model.range)]
    )
  }

  /// Reports a value without a reducer in a value with one, which sends actions on to the values that it holds.
  private mutating func checkAddressed(_ type: SwiftType, _ entry: ModelTable.Entry, _ model: Model) {
    guard model.isValue, model.hasStore, entry.model.isValue,
      model.stored.contains(where: { $0.isAddressed && $0.childType?.text == type.text })
    else { return }
    diagnostics.error(
      "needs-reducer",
      at: type.range,
      "'\(type.text)' of '\(entry.module?.name ?? "")' has no reducer, and '\(model.name.text)' has one",
      help: "write 'emit: [reducer]' for it there",
      notes: [.init("it is here", at: entry.model.name.range)]
    )
  }

  /// Reports a row or a case that is not `Identifiable`: only its own module can declare that.
  mutating func checkIdentified(_ type: SwiftType, _ entry: ModelTable.Entry, _ why: String) {
    guard let module = entry.module, !module.isIdentified(entry.model) else { return }
    diagnostics.error(
      "unidentified-row",
      at: type.range,
      "\(why), and '\(type.text)' of '\(module.name)' is not 'Identifiable'",
      help: "write 'conforms: [Identifiable]' for it there",
      notes: [.init("it is here", at: entry.model.name.range)]
    )
  }

  /// Returns the imported modules with a model of that name; nil unless there are several.
  func modulesWith(_ name: String) -> [String]? {
    let found = spec.imports.map(\.module).filter { models[$0 + "." + name] != nil }
    return found.count > 1 ? found : nil
  }

  mutating func reportHidden(_ type: SwiftType) {
    guard let (name, module) = models.hidden[type.text] else { return }
    diagnostics.error(
      "hidden-model",
      at: type.range,
      "'\(type.text)' of '\(module)' is internal: other modules do not see it",
      help: "write 'access: public' for it there",
      notes: [.init("it is here", at: name.range)]
    )
  }

  mutating func reportHidden(_ step: NameUses.Member, _ entry: ModelTable.Entry) {
    let notes: [Diagnostic.Note] = entry.place(of: step.name).map { [.init("it is here", at: $0)] } ?? []
    diagnostics.error(
      "hidden-model",
      at: step.range,
      "'\(step.name)' of '\(entry.model.name.text)' is internal to '\(entry.module?.name ?? "")'",
      help: "leave 'internal' out there",
      notes: notes
    )
  }
}

extension OtherModule {
  /// Whether one of its models needs the runtime that models of several modules share.
  package func shares(_ model: Model) -> Bool {
    model.isValue ? model.hasStore : !program.classForms.isPlain(model.name.text)
  }

  /// Whether instances of one of its models are identified.
  fileprivate func isIdentified(_ model: Model) -> Bool {
    models.first { $0.name == model.name.text }.map { program.relations.isIdentified($0) } ?? false
  }
}

extension ModelTable.Entry {
  fileprivate func place(of name: String) -> SourceRange? {
    switch scope[name] {
    case .stored(let stored, _): stored.name.range
    case .derivation(let index): model.derivations[index].name.range
    case .function(let index): model.functions[index].signature.nameRange
    case .action, nil: nil
    }
  }
}
