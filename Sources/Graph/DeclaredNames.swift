import BindgenDiagnostics
import BindgenSpec

/// What a run declares beside its classes: protocols of delegates, views and services. Each name may stand once.
enum DeclaredNames {
  static func check(_ program: Program, into diagnostics: inout Diagnostics) {
    var seen: [String: SourceRange] = [:]
    let models: [ResolvedModel] = program.specs.flatMap(\.models)
    for model in models where seen[model.name] == nil { seen[model.name] = model.model.name.range }
    if let range: SourceRange = seen["Bindgen"] {
      diagnostics.error(
        "reserved-name",
        at: range,
        "emitted code takes the name 'Bindgen'",
        mend: "choose another name"
      )
    }
    for name in models.flatMap(declarations) {
      if let first: SourceRange = seen[name.text] {
        diagnostics.error(
          "declared-twice",
          at: name.range,
          "'\(name.text)' would be declared twice",
          notes: [.init("the other is here", at: first)]
        )
      } else {
        seen[name.text] = name.range
      }
    }
  }

  private static func declarations(of model: ResolvedModel) -> [Word] {
    var names: [Word] = [Word("_" + model.name + "Formulas", at: model.model.name.range)]
    for outlet in model.outlets.compactMap(Outlet.named) {
      names += outlet.declarations.map { Word(replaced($0, model.name), at: model.model.name.range) }
    }
    if model.outlets.contains("view"), let view: View = model.model.view {
      names.append(view.name ?? Word(model.name + "View", at: view.range))
    }
    for service in model.stored(.service) where service.methods != nil {
      names.append(Word(service.protocolName, at: service.type.range))
    }
    return names
  }

  private static func replaced(_ pattern: String, _ name: String) -> String {
    name + pattern.dropFirst()
  }
}
