import BindgenCore

/// The names of a spec that Swift in it can use.
struct ModelNames {
  struct Name {
    enum Kind {
      case method, field, variable
    }

    let text: String
    let kind: Kind
    var type: String?
    var about: String = ""
  }

  private let place: KeyPlace

  /// - Parameter place: The position of the Swift.
  init(at place: KeyPlace) { self.place = place }

  /// Returns the names that Swift in a model can use without a base.
  func own(_ model: Model) -> [Name] {
    let questions = place.isFormula ? LanguageFunction.all.filter { $0.fits(model) } : []
    return Self.unique(
      parameters(of: model) + ofSelf(model)
        + questions.map { Name(text: $0.name, kind: .method, about: $0.about) }
    )
  }

  /// Returns the members of `self` in a model.
  func ofSelf(_ model: Model) -> [Name] {
    let entries = model.stored.filter { $0.kind != .alternative && allows($0.kind) }
    return Self.unique(Self.fields(entries, model.derivations) + methods(model.functions, of: model.actions, in: model))
  }

  /// Returns the members of a child, a row or another model.
  func members(of model: Model) -> [Name] {
    let entries = model.stored.filter { !$0.isPrivate && $0.kind != .alternative && $0.kind != .service }
    let functions = model.functions.filter { !$0.isPrivate }
    let fields = Self.fields(entries, model.derivations.filter { !$0.isPrivate })
    return Self.unique(fields + methods(functions, of: model.actions.filter { !$0.isPrivate }, in: model))
  }

  /// Returns whether an entry can be used: only actions and loads call services, and storage notifies nobody of changes.
  private func allows(_ kind: Stored.Kind) -> Bool {
    guard place.path.count > 2 else { return kind != .service }
    return switch kind {
    case .service: ["actions", "loads"].contains(place.path[2])
    case .storage: !["derive", "functions"].contains(place.path[2])
    default: true
    }
  }

  private static func fields(_ stored: [Stored], _ derivations: [Derivation]) -> [Name] {
    stored.map { Name(text: $0.name.text, kind: .field, type: $0.type.text) }
      + derivations.map { Name(text: $0.name.text, kind: .field, type: $0.type.text) }
  }

  /// Returns the functions, and in Swift that is no pure expression also the actions, events and loads.
  private func methods(_ functions: [Function], of actions: [Action], in model: Model) -> [Name] {
    let all = functions.map { Name(text: $0.signature.name, kind: .method, type: $0.signature.result?.text) }
    if place.isFormula { return all }
    let called = (actions.map(\.signature) + model.eventCases.map(\.signature)).map(\.name)
    return all + (called + model.loads.map(\.actionName)).map { Name(text: $0, kind: .method) }
  }

  /// Returns the parameters of the action or function that the Swift is in.
  private func parameters(of model: Model) -> [Name] {
    guard place.path.count > 2, let name = place.path.count > 3 ? place.path[3] : place.key else { return [] }
    let signatures =
      place.path[2] == "actions"
      ? model.actions.map(\.signature) : place.path[2] == "functions" ? model.functions.map(\.signature) : []
    return signatures.filter { $0.name == name }.flatMap(\.parameters).map {
      Name(text: $0.name, kind: .variable, type: $0.type.text)
    }
  }

  private static func unique(_ names: [Name]) -> [Name] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0.text).inserted }
  }
}
