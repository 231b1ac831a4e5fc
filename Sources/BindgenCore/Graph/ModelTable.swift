/// The models of a run by their names.
package struct ModelTable: Sendable {
  package struct Entry: Sendable {
    package var scope: Scope
    var access: String
    var isolation: String?
    /// The other module that declares the model; nil for a model of the run.
    var module: OtherModule?

    package var model: Model { scope.model }

    /// Whether models that hold this one can't name an entry of it.
    func isHidden(_ name: String) -> Bool {
      let (isPrivate, access) = scope.visibility(of: name)
      return isPrivate || module != nil && access?.text == "internal"
    }
  }

  private var entries: [String: Entry] = [:]
  package private(set) var names: [String] = []
  /// The internal models of other modules, with their modules.
  private(set) var hidden: [String: (name: Word, module: String)] = [:]
  /// False if a spec could not be read as a whole: a model that seems to be missing may be there.
  let isWhole: Bool
  /// Whether models are children of themselves, which was reported.
  private(set) var hasCircles: Bool = false

  /// - Parameter diagnostics: Gets an error for each duplicate name.
  package init(_ specs: [Spec?], _ modules: [OtherModule], isComplete: Bool, into diagnostics: inout Diagnostics) {
    isWhole = isComplete && specs.allSatisfy { $0?.isWhole == true } && !modules.contains(where: \.isBroken)
    for spec in specs.compactMap({ $0 }) {
      for model in spec.models {
        if let first = entries[model.name.text] {
          if model.value != nil || first.model.value != nil {
            reportStore(model, first.model, into: &diagnostics)
            continue
          }
          diagnostics.error(
            "model-twice",
            at: model.name.range,
            "there are two models '\(model.name.text)'",
            help: "rename one of them",
            notes: [.init("the first is here", at: first.model.name.range)]
          )
          continue
        }
        entries[model.name.text] = Entry(
          scope: Scope(model),
          access: spec.access(of: model),
          isolation: spec.isolation(of: model)
        )
        names.append(model.name.text)
      }
    }
    for module in modules { add(module) }
  }

  /// Adds the models of another module. Own names come before those of other modules, as in Swift.
  private mutating func add(_ module: OtherModule) {
    for spec in module.program.specs {
      for model in spec.models where model.isSeenElsewhere && entries[model.name] == nil {
        entries[model.name] = Entry(
          scope: Scope(model.model, model.outlets),
          access: model.access,
          isolation: spec.spec.isolation(of: model.model),
          module: module
        )
        names.append(model.name)
      }
    }
    for model in module.hidden where hidden[model.name] == nil { hidden[model.name] = (model.model.name, module.name) }
  }

  /// Reports a model with the name of a store.
  private func reportStore(_ model: Model, _ first: Model, into diagnostics: inout Diagnostics) {
    let (own, store) = model.value == nil ? (model, first) : (first, model)
    // Two models of one name have two stores of one name: the models were reported.
    if own.value != nil { return }
    diagnostics.error(
      "declared-twice",
      at: own.name.range,
      "'\(own.name.text)' would be declared twice",
      help: "rename one of them",
      notes: [.init("this has a store of that name", at: store.name.range)]
    )
  }

  package subscript(name: String) -> Entry? { entries[name] }

  /// Whether a model with all models below it is small enough to be named as a whole in an expression.
  func isBounded(_ model: String) -> Bool {
    var open = [model]
    var fields = 0
    var found = 0
    while let next = open.popLast() {
      guard let scope = entries[next]?.scope else { continue }
      found += 1
      fields += scope.states.count + scope.model.derivations.count
      if found > 256 || fields > 4096 { return false }
      open += scope.children.map(\.type.text)
    }
    return true
  }

  /// Returns the type at the end of a path of names, through children and through derivations that are only another name,
  /// if every write or computation of it counts as a change: a state, or a field that is never equal.
  func typeOfUncompared(at path: [String], from scope: Scope) -> SwiftType? {
    var scope: Scope? = scope
    var path = path[...]
    // Names lead downwards, and models that are children of themselves are reported elsewhere.
    for _ in 0..<256 {
      guard let name = path.popFirst(), let entry = scope?[name] else { return nil }
      switch entry {
      case .stored(let stored, _) where stored.kind == .child: scope = entries[stored.type.text]?.scope
      case .stored(let stored, _): return stored.kind == .state && path.isEmpty ? stored.type : nil
      case .derivation(let index):
        guard path.isEmpty, let derivation = scope?.model.derivations[index] else { return nil }
        if case .never? = derivation.equal { return derivation.type }
        guard derivation.equal == nil, let further = derivation.expression.text.dottedNames else { return nil }
        path = further[...]
      case .function, .action: return nil
      }
    }
    return nil
  }

  /// Returns the scope of a model, which is not in the table if another model has its name.
  func scope(of model: Model) -> Scope {
    if let entry = entries[model.name.text], isFirst(model) { entry.scope } else { Scope(model) }
  }

  /// Whether this model is the one to which its name refers: the first of that name.
  func isFirst(_ model: Model) -> Bool { entries[model.name.text]?.model.name.range == model.name.range }

  /// Returns the types of all models that a model holds, except values in lists, which may be of its own type.
  private func childTypes(of name: String) -> [SwiftType] {
    (entries[name]?.model.stored ?? []).compactMap { stored in
      guard let childType = stored.childType else { return nil }
      return stored.list == nil || entries[childType.text]?.model.isValue == false ? childType : nil
    }
  }

  /// Reports models that are children of themselves, over any number of steps.
  mutating func checkCircles(into diagnostics: inout Diagnostics) {
    var numbers: [String: Int] = [:]
    for (index, name) in names.enumerated() { numbers[name] = index }
    let children = names.map { childTypes(of: $0) }
    let needs = children.map { Array(Set($0.compactMap { numbers[$0.text] })).sorted() }
    let left = DerivationOrder.order(needs).left
    hasCircles = !left.isEmpty
    for circle in CycleFinder.find(needs, among: left) {
      var places: [SwiftType] = []
      for (step, index) in circle.enumerated() {
        let next = names[circle[(step + 1) % circle.count]]
        places += children[index].filter { $0.text == next }.prefix(1)
      }
      guard let first = places.first, let name = circle.first else { continue }
      diagnostics.error(
        "model-circle",
        at: first.range,
        "'\(names[name])' is its own child: \(CycleFinder.text(circle.map { names[$0] }))",
        notes: places.dropFirst().prefix(8).map { .init("'\($0.text)' is a child here", at: $0.range) }
      )
    }
  }
}

extension Spec {
  package func access(of model: Model) -> String { (model.access ?? access)?.text ?? "internal" }
  func isolation(of model: Model) -> String? { (model.isolation ?? isolation)?.text }
}
