import BindgenCore

/// A suggestion of the intended name where Swift does not find the one in a spec.
struct NameSuggestion {
  /// An error message of Swift about a name.
  private enum Complaint {
    /// `Cannot find 'itms' in scope`
    case unknown(String)
    /// `Cannot find type 'Crt' in scope`
    case unknownType(String)
    /// `Value of type 'Box' has no member 'nn'`, `Type 'Box.Event' has no member 'dnoe'`
    case noMember(String, of: String)

    init?(_ message: String) {
      let parts = message.split(separator: "'", omittingEmptySubsequences: false)
      guard parts.count > 2 else { return nil }
      let first = String(parts[1])
      switch (parts[0], parts[parts.count - 3]) {
      case ("Cannot find ", _) where parts[2] == " in scope": self = .unknown(first)
      case ("Cannot find type ", _) where parts[2] == " in scope": self = .unknownType(first)
      // `(aka '…')` may stand between.
      case ("Value of type ", let middle), ("Type ", let middle):
        guard parts.count > 4, middle.hasSuffix(" has no member ") else { return nil }
        self = .noMember(String(parts[parts.count - 2]), of: first)
      default: return nil
      }
    }

    var name: String {
      switch self {
      case .unknown(let name), .unknownType(let name), .noMember(let name, _): name
      }
    }
  }

  private let models: [Model]

  /// - Parameter models: The models of the module.
  init(_ models: [Model]) { self.models = models }

  /// Returns the name that is not found according to a message; nil for another message.
  static func missing(_ message: String) -> String? { Complaint(message)?.name }

  /// Returns the known name that is one typo away from the marked one; nil if there is none, or several.
  ///
  /// - Parameter bounds: The range that is marked in the spec.
  func name(for message: String, at bounds: Range<Int>, in spec: SourceFile) -> String? {
    guard let complaint = Complaint(message), spec.bytes[bounds].elementsEqual(complaint.name.utf8) else { return nil }
    var ignored = Diagnostics()
    let place = KeyPlace(Outline.parse(spec, into: &ignored), bounds.lowerBound)
    let known = names(for: complaint, at: place).filter { SwiftName.isIdentifier($0) }
    return wordOneSlipAway(from: complaint.name, among: known)
  }

  private func names(for complaint: Complaint, at place: KeyPlace) -> [String] {
    let own = place.path.first == "models" ? model(place.path.dropFirst().first) : nil
    switch complaint {
    case .unknownType: return models.map(\.name.text) + (own?.types?.names.map(\.text) ?? [])
    case .unknown: return own.map { ModelNames(at: place).own($0).map(\.text) + $0.unread } ?? []
    case .noMember(_, let type): return members(of: Self.bare(type), at: place, own)
    }
  }

  /// Returns the name in `any Bank`, `Box?` or `(any BoxView)?`.
  private static func bare(_ type: String) -> String {
    let name = type.filter { !"()?!".contains($0) }
    return name.hasPrefix("any ") ? String(name.dropFirst("any ".count)) : name
  }

  private func members(of type: String, at place: KeyPlace, _ own: Model?) -> [String] {
    let names = ModelNames(at: place)
    if let own, own.name.text == type { return names.ofSelf(own).map(\.text) + own.unread }
    if let model = model(type) { return names.members(of: model).map(\.text) + model.unread }
    return cases(of: type) + requirements(of: type)
  }

  /// Returns the cases of a model's enums: of its events, and of its children with cases.
  private func cases(of type: String) -> [String] {
    let parts = type.split(separator: ".")
    guard parts.count == 2, let model = model(String(parts[0])) else { return [] }
    if parts[1] == "Event" { return model.eventCases.map(\.signature.name) }
    let choice = model.stored.first { $0.choice != nil && Stored.Choice.typeName($0.name.text) == parts[1] }
    return choice?.choice?.cases.map(\.name.text) ?? []
  }

  /// Returns the requirements of protocols that are emitted for services and views.
  private func requirements(of type: String) -> [String] {
    let services = models.flatMap(\.stored).filter { $0.protocolName == type }.compactMap(\.service)
    let commands = models.filter { $0.viewName == type }.flatMap { $0.view?.commands ?? [] }
    return (services.flatMap { $0.methods ?? [] } + commands).map(\.signature.name)
      + services.flatMap(\.properties).map(\.name.text)
  }

  private func model(_ name: String?) -> Model? { models.first { $0.name.text == name } }
}

extension Model {
  /// The protocol of its view, if it has one.
  fileprivate var viewName: String? { view.map { $0.name?.text ?? name.text + "View" } }
}
