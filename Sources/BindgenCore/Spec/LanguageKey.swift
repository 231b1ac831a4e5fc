/// A key of the language: its row in the table that `Language` is.
package struct LanguageKey: Sendable {
  package let name: String
  /// A sentence: the key's description in the schema, in editors and in the guide.
  package let about: String
  package let value: LanguageValue
  /// The names that other libraries and newcomers have for it, which an error translates.
  package let otherNames: [String]
  /// The guide's page or section, as a link from `docs/language.md`.
  package let guide: String?

  init(
    _ name: String,
    _ about: String,
    _ value: LanguageValue,
    insteadOf otherNames: [String] = [],
    guide: String? = nil
  ) {
    self.name = name
    self.about = about
    self.value = value
    self.otherNames = otherNames
    self.guide = guide
  }

  /// The same key with a sentence of its own in another mapping.
  func about(_ text: String) -> LanguageKey {
    LanguageKey(name, text, value, insteadOf: otherNames, guide: guide)
  }

  /// The words that it takes, where these are few.
  package var words: [String] {
    if case .words(let words) = value { words } else { [] }
  }
}

/// The kinds of values that keys take.
package indirect enum LanguageValue: Sendable {
  /// Documentation.
  case text
  /// A name, a signature, or another word of the user's.
  case word
  /// One word of a few.
  case words([String])
  /// One word, or several.
  case list
  /// The names of fields and actions.
  case members
  /// The names of fields, or one of these words.
  case fields(or: [String])
  case reference(Reference)
  case references(Reference)
  case isolation
  case outlets
  case count
  /// A type of Swift.
  case type
  /// Swift with a value.
  case expression
  /// Statements of Swift, without braces around them.
  case body
  /// Signatures of methods, and of properties too where a service or a protocol has them.
  case methods(andProperties: Bool)
  /// The cases of one of several children.
  case cases
  /// Keys of the language, or a short form of them; with `many`, a list of either.
  case keys(KeyGroup, or: ShortForm?, many: Bool = false)
  /// Names of the user's, each with keys of the language or a short form of them.
  case entries(KeyGroup, or: ShortForm?, isNeeded: Bool = false)

  /// A kind of thing that a spec refers to.
  package enum Reference: Sendable {
    case effect, childEvents, childAction, list
  }

  /// The form of a value that stands for a mapping with one key.
  package enum ShortForm: Sendable {
    case nothing, word, field, body, methods, members
  }

  package var isExpression: Bool { if case .expression = self { true } else { false } }

  /// Whether it is statements, or may be.
  package var isBody: Bool {
    switch self {
    case .body, .keys(_, or: .body, many: _): true
    default: false
    }
  }

  /// Whether it names effects, which have values in parentheses: `item(id)`.
  package var namesEffects: Bool {
    switch self {
    case .reference(.effect), .references(.effect): true
    default: false
    }
  }

  /// Whether a list is an error there.
  var isNeverList: Bool {
    switch self {
    case .entries: true
    case .keys(_, or: .methods, _): false
    case .keys(_, _, let many): !many
    default: false
    }
  }

  /// The keys below it: its own, or those of each of its entries.
  package var keys: KeyGroup? {
    switch self {
    case .keys(let keys, _, _), .entries(let keys, _, _): keys
    case .methods: Language.method
    default: nil
    }
  }
}

/// The keys of one kind of mapping.
package struct KeyGroup: Sendable {
  /// The mapping in an error's message: `a model`.
  package let owner: String
  package let keys: [LanguageKey]
  package let names: [String]
  /// The keys without which a mapping is an error.
  package let needed: [String]
  /// Keys of which a mapping needs one.
  package let oneNeeded: [String]

  init(_ owner: String, needs needed: [String] = [], oneOf oneNeeded: [String] = [], _ keys: [LanguageKey]) {
    self.owner = owner
    self.keys = keys
    self.needed = needed
    self.oneNeeded = oneNeeded
    names = keys.map(\.name)
  }

  package subscript(_ name: String) -> LanguageKey? { keys.first { $0.name == name } }

  package func contains(_ name: String) -> Bool { names.contains(name) }
}
