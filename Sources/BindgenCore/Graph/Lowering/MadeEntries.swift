/// What no spec says, but is made of what it says.
extension Stored {
  /// A hidden state.
  static func made(
    _ name: String,
    _ type: SwiftType,
    _ value: String,
    _ doc: String,
    at place: SourceRange
  ) -> Stored {
    Stored(
      .state,
      name: Word(name, at: place),
      type: type,
      value: .made(value, at: place),
      doc: Doc(lines: [doc], range: place),
      access: Word("private", at: place),
      isMade: true
    )
  }
}

extension Derivation {
  /// A hidden field.
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
      isMade: true
    )
  }
}
