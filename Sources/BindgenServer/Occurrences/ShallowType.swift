import BindgenCore

/// The shallow type of a value in a piece of Swift: enough to resolve its members.
enum ShallowType: Hashable, Sendable {
  /// A model, optional or not.
  case model(String)
  /// A collection of a model.
  case rows(String)
  /// A child with cases, or the enum of these.
  case choice(model: String, String)
  /// An event of a model, and an action of one.
  case event(String)
  case action(String)
  /// A service, by its protocol.
  case service(String)
  /// The view of a model, which bodies command.
  case view(String)
  /// A type itself, in place of a value.
  case type(String)
  /// A value without members that specs declare.
  case other

  /// The model of the value, or of its rows.
  var childModel: String? {
    switch self {
    case .model(let model), .rows(let model): model
    default: nil
    }
  }
}

/// The shallow types of types and of entries.
extension NamesOfModule {
  private static let collections: Set<String> = ["Rows", "PlainRows", "Array", "ArraySlice", "Set"]

  /// Returns the shallow type of a type that is written in a model; nil if it is unknown.
  func known(_ type: SwiftType, in model: String) -> ShallowType? {
    let isOther = !type.names.contains { isType($0.text) || $0.text == "Event" || choice($0.text, in: model) != nil }
    return isOther ? .other : shape(type, in: model)
  }

  func known(_ stored: Stored, in model: String) -> ShallowType? {
    if stored.choice != nil { return .choice(model: model, stored.name.text) }
    if let row = stored.list?.element.text { return models[row] == nil ? .other : .rows(row) }
    return known(stored.type, in: model)
  }

  private func shape(_ type: SwiftType, in model: String) -> ShallowType? {
    switch type.form {
    case .optional(let type): return shape(type, in: model)
    case .array(let row):
      guard case .model(let name)? = shape(row, in: model) else { return nil }
      return .rows(name)
    case .named(let text): return known(text, type, in: model)
    default:
      guard type.names.count == 1, let name = type.names.first?.text, protocols[name] != nil else { return nil }
      return .service(name)
    }
  }

  private func known(_ text: String, _ type: SwiftType, in model: String) -> ShallowType? {
    if declares(text, model) { return choice(text, in: model).map { .choice(model: model, $0) } }
    if models[text] != nil { return .model(text) }
    if protocols[text] != nil { return .service(text) }
    if Self.collections.contains(text), let row = type.names.last?.text, models[row] != nil { return .rows(row) }
    if text == "Event" { return .event(model) }
    let parts = text.split(separator: ".").map { String($0) }
    guard parts.count == 2, models[parts[0]] != nil else { return nil }
    switch parts[1] {
    case "Event": return .event(parts[0])
    case "Action": return .action(parts[0])
    default: return choice(parts[1], in: parts[0]).map { .choice(model: parts[0], $0) }
    }
  }
}
