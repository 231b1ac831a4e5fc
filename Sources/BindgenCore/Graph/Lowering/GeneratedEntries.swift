/// Entries that are generated from a spec, and not written in it.
extension Stored {
  /// Returns a generated state, which is private.
  static func made(
    _ name: String,
    _ type: SwiftType,
    _ value: String,
    _ doc: String,
    at place: SourceRange
  ) -> Stored {
    Stored(
      role: .state,
      name: Word(name, at: place),
      type: type,
      value: .made(value, at: place),
      doc: Doc(lines: [doc], range: place),
      access: Word("private", at: place),
      isGenerated: true
    )
  }
}

extension Derivation {
  /// Returns a generated derivation, which is private.
  static func made(
    _ name: String,
    _ type: SwiftType,
    _ expression: String,
    _ doc: Doc? = nil,
    equal: Equality? = nil,
    at place: SourceRange
  ) -> Derivation {
    Derivation(
      name: Word(name, at: place),
      type: type,
      expression: .made(expression, at: place),
      doc: doc,
      access: Word("private", at: place),
      equal: equal,
      isGenerated: true
    )
  }
}
