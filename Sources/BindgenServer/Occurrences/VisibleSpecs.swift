import BindgenCore

/// The specs whose names the specs of a module may use: its own, and those of the modules that it imports. Models have the names
/// that the module's own specs use for them: `Catalog.Cart` where `Cart` is ambiguous.
struct VisibleSpecs {
  let own: [Spec]
  let others: [Spec]

  init(_ own: [Spec], beside modules: [(name: String, specs: [Spec])] = []) {
    let names = modules.isEmpty ? nil : QualifiedNames(own, modules)
    guard let names, !names.isEmpty else {
      (self.own, others) = (own, modules.flatMap(\.specs))
      return
    }
    self.own = own.map { names.applied(to: $0) }
    others = modules.flatMap { module in module.specs.map { names.applied(to: $0, of: module.name) } }
  }

  /// The models that a spec of the module may hold.
  var models: [Model] {
    own.flatMap(\.models) + others.flatMap { spec in spec.models.filter { spec.access(of: $0) != "internal" } }
  }

  /// All models and protocols with entries, also models that the module does not see, and protocols that belong to no model.
  var declared: [Model] { (own + others).flatMap { $0.protocols + $0.models } }
}
