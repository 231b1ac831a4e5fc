/// A type as written, and what emitted code must know about it.
package struct SwiftType: Hashable, Sendable {
  /// The type on one line, without comments.
  package var text: String
  package var range: SourceRange
  package var form: Form
  /// Each name in it that is not a member of another, in order, with its place: `[Cart.ID: any Product]` mentions
  /// `Cart` and `Product`.
  package var names: [Name]
  /// Whether `@escaping` was written before it, as an alias of a function type needs it when it becomes a parameter.
  package var isMarkedEscaping: Bool = false

  package struct Name: Hashable, Sendable {
    package var text: String
    package var range: SourceRange
    /// Whether it only qualifies another name: `Feed` in `Feed.Phase`.
    package var isQualifier: Bool = false
  }

  /// The outermost shape, without parentheses around the whole.
  package indirect enum Form: Hashable, Sendable {
    /// `Int`, `Swift.Int`, `Set<String>`, `A.B`: the text without generic arguments.
    case named(String)
    case optional(SwiftType)
    case array(SwiftType)
    case dictionary
    case tuple
    case function
    /// `any P`, `any P & Q`, `P & Q`.
    case existential
    case metatype
  }

  /// Returns a type that the tool names, and no spec.
  static func named(_ text: String, at range: SourceRange) -> SwiftType {
    SwiftType(text: text, range: range, form: .named(text), names: [])
  }

  /// The type as an optional, with its form.
  var optional: SwiftType { SwiftType(text: optionalText, range: range, form: .optional(self), names: names) }

  package var isFunction: Bool { form == .function }

  package var isOptional: Bool {
    if case .optional = form { true } else { false }
  }

  /// The type as a parameter has it: a stored function must be marked `@escaping`.
  package var parameterText: String { isFunction || isMarkedEscaping ? escapingText : text }

  /// The type with `@escaping`, behind `nonisolated(nonsending)`, which must come before all attributes.
  package var escapingText: String {
    let specifier = "nonisolated(nonsending) "
    return text.hasPrefix(specifier)
      ? specifier + "@escaping " + text.dropFirst(specifier.count) : "@escaping " + text
  }

  /// Returns the first name in the type that is one of these.
  package func mentions(_ wanted: [String]) -> Name? {
    names.first { wanted.contains($0.text) }
  }
}

// MARK: What its name says

extension SwiftType {
  /// Whether it is a library's protocol of that name, perhaps with its module.
  func isNamed(_ name: String) -> Bool { text == name || text.hasSuffix("." + name) }

  /// Whether Swift knows that only objects conform to it.
  var isClassBound: Bool { isNamed("AnyObject") || isNamed("ObservableObject") }

  /// Whether only objects conform to it, as Swift requires, or as is usual.
  var isOfObjects: Bool { isClassBound || isNamed("Observable") }
}
