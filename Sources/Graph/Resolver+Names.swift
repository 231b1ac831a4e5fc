import BindgenDiagnostics
import BindgenSpec
import BindgenSwiftTokens

extension Resolver {
  /// Names that emitted code needs in the same place.
  mutating func checkNames(of model: Model, _ outlets: [String]) {
    let hidden: Set<String> = hiddenNames(of: model)
    for name in declaredNames(of: model) {
      if Machinery.members.contains(name.text) {
        taken(name, by: "every emitted class")
      } else if let outlet: String = outlets.first(where: { Outlet.named($0)?.members.contains(name.text) == true }) {
        taken(name, by: "the outlet '\(outlet)'")
      } else if hidden.contains(name.text) {
        taken(name, by: "every emitted class, for what it keeps to itself,")
      }
    }
    checkTypeNames(of: model, outlets)
  }

  private mutating func taken(_ name: Word, by user: String) {
    diagnostics.error(
      "reserved-name",
      at: name.range,
      "\(user) takes the name '\(name.text)'",
      mend: "choose another name"
    )
  }

  private func declaredNames(of model: Model) -> [Word] {
    model.stored.map(\.name) + model.derivations.map(\.name)
      + model.actions.map { Word($0.signature.name, at: $0.signature.nameRange) }
  }

  private func hiddenNames(of model: Model) -> Set<String> {
    var hidden: Set<String> = Machinery.hidden
    for state in model.stored where state.kind == .state { hidden.insert("_" + state.name.text) }
    for action in model.actions { hidden.insert(ActionNames.body(of: action.signature.name)) }
    return hidden
  }

  /// Inside the class a type that an outlet declares hides one of the same name outside.
  private mutating func checkTypeNames(of model: Model, _ outlets: [String]) {
    let types: [String] = outlets.flatMap { Outlet.named($0)?.types ?? [] }
    guard !types.isEmpty else { return }
    for type in model.stored.map(\.type) + model.derivations.map(\.type) {
      guard let name: SwiftType.Name = type.names.first(where: { types.contains($0.text) }) else { continue }
      diagnostics.error(
        "hidden-type",
        at: name.range,
        "inside '\(model.name.text)' the name '\(name.text)' is that of a type which is emitted there",
        mend: "write it with its module: 'Module.\(name.text)'"
      )
    }
  }
}

/// How emitted code names what belongs to an action.
public enum ActionNames {
  /// The function that holds the action's text.
  public static func body(of action: String) -> String {
    "_perform" + action.prefix(1).uppercased() + action.dropFirst()
  }
}
