extension Stored {
  /// One of several children, or of what else a screen may show: `destination`, with the cases `edit` and `help`.
  package struct Choice: Sendable {
    package struct Case: Sendable {
      package var name: Word
      /// A model of the run, or a payload. Nil for a case that has none.
      package var type: SwiftType?
    }

    package var cases: [Case]
    package var conforms: [SwiftType]

    /// The enum that is emitted for a choice of that name.
    package static func typeName(_ name: String) -> String { SwiftName.capitalized(name) }

    /// What expressions and errors call a case: `destination.edit`.
    package static func path(_ choice: String, _ name: String) -> String { choice + "." + name }

    /// The choice in such a path; of another name, the name itself.
    package static func owner(of path: String) -> String {
      path.firstIndex(of: ".").map { String(path[..<$0]) } ?? path
    }
  }

  /// How Swift reaches it, behind a dot: `destination.edit`.
  package var member: String { parts.map { SwiftName.escaped($0, as: .afterDot) }.joined(separator: ".") }

  /// How the class itself reaches it.
  package var ownMember: String {
    let parts: [String] = self.parts
    let rest: [String] = parts.dropFirst().map { "." + SwiftName.escaped($0, as: .afterDot) }
    return SwiftName.escaped(parts[0]) + rest.joined()
  }

  /// How it is reached behind what it is one of: `.edit`.
  package var caseMember: Substring { member.drop { $0 != "." } }

  /// One name for it: `destinationEdit`.
  package var oneName: String { Choice.oneName(name.text) }

  /// Whether a view may dismiss it, by an action of its own.
  package var isDismissed: Bool { choice != nil && type.isOptional }

  /// What that action is called.
  package var dismissal: String { "dismiss" + SwiftName.capitalized(name.text) }

  private var parts: [String] { name.text.split(separator: ".").map { String($0) } }
}

extension Stored.Choice {
  /// The types in its cases that are no models.
  func payloads(of stored: Stored, in model: Model) -> [SwiftType] {
    let models: Set<String> = Set(model.alternatives(of: stored).map(\.name.text))
    return cases.filter { !models.contains(Self.path(stored.name.text, $0.name.text)) }.compactMap(\.type)
  }

  static func oneName(_ path: String) -> String {
    guard path.utf8.contains(UInt8(ascii: ".")) else { return path }
    let parts: [Substring] = path.split(separator: ".")
    return parts.dropFirst().reduce(String(parts.first ?? "")) { $0 + SwiftName.capitalized(String($1)) }
  }
}

extension Model {
  /// The child or the list that a path of names leads to first, and by how many names: one of several children has two.
  package func held(at path: some Collection<String>) -> (stored: Stored, count: Int)? {
    guard let first: String = path.first, let stored: Stored = stored.first(where: { $0.name.text == first }) else {
      return nil
    }
    if stored.held != nil { return (stored, 1) }
    guard stored.choice != nil, let second: String = path.dropFirst().first,
      let alternative: Stored = self.stored.first(where: { $0.name.text == Stored.Choice.path(first, second) })
    else { return nil }
    return (alternative, 2)
  }

  /// Whether a child or a field may be there that could not be read, by its name or by a path.
  func mayHave(_ path: String) -> Bool { !isWhole || unread.contains(Stored.Choice.owner(of: path)) }

  /// The models among the cases of a choice.
  package func alternatives(of choice: Stored) -> [Stored] {
    choice.choice == nil ? [] : stored.filter { $0.kind == .alternative && $0.field == choice.name.text }
  }
}
