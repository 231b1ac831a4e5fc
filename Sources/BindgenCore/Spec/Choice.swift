extension Stored {
  /// A state with cases, of which each has a child, a payload or nothing: `destination`, with `edit` and `help`.
  package struct Choice: Sendable {
    package struct Case: Sendable {
      package var name: Word
      /// The type of the case's child, a model of the run, or of its payload. Nil for a case without either.
      package var type: SwiftType?
    }

    package var cases: [Case]
    package var conforms: [SwiftType]

    /// Returns the name of the enum that is emitted for a choice.
    package static func typeName(_ name: String) -> String { SwiftName.capitalized(name) }

    /// Returns the path by which expressions and errors refer to a case: `destination.edit`.
    package static func path(_ choice: String, _ name: String) -> String { choice + "." + name }

    /// Returns the choice in such a path, or the name itself if it is no path.
    package static func owner(of path: String) -> String {
      path.firstIndex(of: ".").map { String(path[..<$0]) } ?? path
    }
  }

  /// The spelling as a member in Swift, behind a dot: `destination.edit`.
  package var member: String { parts.map { SwiftName.escaped($0, as: .afterDot) }.joined(separator: ".") }

  /// The spelling in the class itself, where no dot stands before it.
  package var ownMember: String {
    let parts = self.parts
    let rest = parts.dropFirst().map { "." + SwiftName.escaped($0, as: .afterDot) }
    return SwiftName.escaped(parts[0]) + rest.joined()
  }

  /// The part of `member` behind the choice: `.edit`. Empty if it is no case.
  package var caseMember: Substring { member.drop { $0 != "." } }

  /// The path as one identifier: `destinationEdit`.
  package var oneName: String { Choice.oneName(name.text) }

  /// Whether this is an optional choice, which views dismiss by an action that is emitted for it.
  package var isDismissed: Bool { choice != nil && type.isOptional }

  /// The name of that action: `dismissDestination`.
  package var dismissal: String { "dismiss" + SwiftName.capitalized(name.text) }

  private var parts: [String] { name.text.split(separator: ".").map { String($0) } }
}

extension Stored.Choice {
  /// Returns the types of the cases that are no models.
  func payloads(of stored: Stored, in model: Model) -> [SwiftType] {
    let models = Set(model.alternatives(of: stored).map(\.name.text))
    return cases.filter { !models.contains(Self.path(stored.name.text, $0.name.text)) }.compactMap(\.type)
  }

  static func oneName(_ path: String) -> String {
    guard path.utf8.contains(UInt8(ascii: ".")) else { return path }
    let parts = path.split(separator: ".")
    return parts.dropFirst().reduce(String(parts.first ?? "")) { $0 + SwiftName.capitalized(String($1)) }
  }
}

extension Model {
  /// Returns the first child or list on a path of names, and the count of its names: two for a case of a choice.
  package func child(at path: some Collection<String>) -> (stored: Stored, count: Int)? {
    guard let first = path.first, let stored = stored.first(where: { $0.name.text == first }) else { return nil }
    if stored.childType != nil { return (stored, 1) }
    guard stored.choice != nil, let second = path.dropFirst().first,
      let alternative = self.stored.first(where: { $0.name.text == Stored.Choice.path(first, second) })
    else { return nil }
    return (alternative, 2)
  }

  /// Whether a child or a field of this name or path may be declared in a part of the spec that could not be read.
  func mayHave(_ path: String) -> Bool { !isWhole || unread.contains(Stored.Choice.owner(of: path)) }

  /// Returns the cases of a choice that have models.
  package func alternatives(of choice: Stored) -> [Stored] {
    choice.choice == nil ? [] : stored.filter { $0.kind == .alternative && $0.field == choice.name.text }
  }
}
