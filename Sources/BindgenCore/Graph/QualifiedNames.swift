/// The models of other modules whose names are qualified by their modules: `Catalog.Cart`. A spec of the run, or of one of
/// the modules, writes the qualified name, or another model has the same name.
package struct QualifiedNames {
  private let names: Set<String>
  private let own: Set<String>

  package var isEmpty: Bool { names.isEmpty }

  package init(_ own: [Spec?], _ modules: [(name: String, specs: [Spec?])]) {
    func models(_ specs: [Spec?]) -> Set<String> { Set(specs.compactMap { $0 }.flatMap(\.models).map(\.name.text)) }
    let all: [(module: String, models: Set<String>)] = modules.map { ($0.name, models($0.specs)) }
    var counts: [String: Int] = [:]
    self.own = models(own)
    for models in [self.own] + all.map(\.models) { for name in models { counts[name, default: 0] += 1 } }
    let specs = (own + modules.flatMap(\.specs)).compactMap { $0 }
    let types = specs.flatMap(\.models).flatMap(\.stored).flatMap(\.childTypes)
    let written = Set(types.map(\.text))
    names = Set(
      all.flatMap { module, models in
        models.filter { counts[$0] != 1 || written.contains(module + "." + $0) }.map { module + "." + $0 }
      }
    )
  }

  /// Returns a spec with the qualified names of models.
  ///
  /// - Parameter module: Nil for a spec of the run, whose own models keep their names. As in Swift, these come before imported
  ///   ones, and an ambiguous name of several imported modules refers to none.
  package func applied(to spec: Spec, of module: String? = nil) -> Spec {
    var spec = spec
    func name(_ text: String) -> String? {
      if names.contains(text) { return text }
      if let module, names.contains(module + "." + text) { return module + "." + text }
      if module == nil, own.contains(text) { return nil }
      let imported = spec.imports.map { $0.module + "." + text }.filter(names.contains)
      return Set(imported).count == 1 ? imported[0] : nil
    }
    spec.models = spec.models.map { model in
      var model = model
      if let name = name(model.name.text) { model.name = Word(name, at: model.name.range) }
      model.stored = model.stored.map { stored in stored.renamed { $0.renamed(name) } }
      return model
    }
    return spec
  }
}

extension Stored {
  /// The types that may be models: of a child, of rows, and in cases.
  package var childTypes: [SwiftType] { [childType].compactMap { $0 } + (choice?.cases.compactMap(\.type) ?? []) }

  /// Returns the entry with other names of the models that it holds.
  fileprivate func renamed(_ name: (SwiftType) -> SwiftType) -> Stored {
    guard !childTypes.isEmpty else { return self }
    var role = role
    switch role {
    case .list(var list):
      list.element = name(list.element)
      role = .list(list)
    case .choice(var choice):
      choice.cases = choice.cases.map { .init(name: $0.name, type: $0.type.map(name)) }
      role = .choice(choice)
    default: break
    }
    return Stored(
      role: role,
      name: self.name,
      type: list == nil && choice == nil ? name(type) : type,
      value: value,
      doc: doc,
      access: access,
      set: set,
      equal: equal,
      isGenerated: isGenerated
    )
  }
}

extension SwiftType {
  /// Returns a named type, or an optional of one, with a model's new name: a single name, even if it is `Catalog.Cart`.
  fileprivate func renamed(_ name: (String) -> String?) -> SwiftType {
    switch form {
    case .named(let text):
      return name(text).map { name in
        SwiftType(text: name, range: range, form: .named(name), names: [Name(text: name, range: range)])
      } ?? self
    case .optional(let type): return type.renamed(name).optional
    default: return self
    }
  }
}
