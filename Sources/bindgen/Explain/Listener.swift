import BindgenCore

/// One that a model tells of changes, as emitted code calls it.
struct Listener {
  let name: String
  /// The fields of which it is told, by name; nil for all.
  let fields: [String]?
  /// What is called whatever changed.
  private let always: [String]
  /// What is called, or set, for one field.
  private let call: (_ field: String) -> String?

  /// In the order in which they are told.
  static func all(of model: ResolvedModel) -> [Listener] { model.outlets.map { listener($0, model) } }

  /// Those of some fields of which it is told.
  func told(of changed: [String]) -> [String] {
    guard let fields: [String] else { return changed }
    let mine: Set<String> = Set(fields)
    return changed.filter { mine.contains($0) }
  }

  /// What is called, or set, when a field changes.
  func calls(for field: String) -> [String] {
    told(of: [field]).isEmpty ? [] : always + (call(field).map { [$0] } ?? [])
  }

  private static func listener(_ outlet: String, _ model: ResolvedModel) -> Listener {
    let stem: String = SwiftName.uncapitalized(model.name)
    switch outlet {
    case "delegate":
      return Listener(name: model.name + "Delegate", fields: nil, always: ["\(stem)(_:didChange:)"]) {
        "\(stem)DidChange\(SwiftName.capitalized($0))(_:)"
      }
    case "callbacks":
      return Listener(name: model.name + ".observe", fields: nil, always: ["observe { \(stem), changes in … }"]) {
        "observe(\\.\(SwiftName.escaped($0, as: .afterDot))) { … }"
      }
    case "stream":
      return Listener(name: model.name + ".changes", fields: nil, always: ["changes"]) {
        "values(of: \\.\(SwiftName.escaped($0, as: .afterDot)))"
      }
    case "combine":
      return Listener(name: model.name + ".publishers", fields: nil, always: ["changesPublisher"]) {
        "publishers.\(SwiftName.escaped($0, as: .afterDot))"
      }
    case "observation":
      return Listener(name: "Observation", fields: nil, always: []) { "whoever reads \($0)" }
    case "view":
      return Listener(name: model.viewName, fields: model.model.view?.shows.map(\.text) ?? [], always: []) { $0 }
    default:
      return Listener(name: "the outlet '\(outlet)'", fields: nil, always: []) { _ in nil }
    }
  }
}
