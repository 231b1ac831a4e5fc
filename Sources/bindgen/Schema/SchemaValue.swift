import BindgenCore
import BindgenTools

/// The values that keys take, in JSON Schema.
///
/// YAML reads some Swift as something else than text: `0` as a number, `[Int]` as a list, `{ $0 + 1 }` as a mapping.
struct SchemaValue {
  /// The words of `emit`.
  let outlets: [String]

  func schema(of value: LanguageValue) -> JSON {
    switch value {
    case .text: ["type": ["string", "number", "boolean", "null"]]
    case .word, .isolation, .reference: Self.word
    case .words(let words): Self.oneOf(words)
    case .list, .references: Self.list(of: Self.word)
    case .members, .fields: Self.list(of: Self.word, isUnique: true)
    case .outlets: Self.list(of: Self.oneOf(outlets), isUnique: true)
    case .count: Self.count
    case .type: ["type": ["string", "array"]]
    case .expression: ["type": ["string", "number", "boolean", "array", "object"]]
    case .body: ["type": .strings(Self.bodyTypes)]
    case .methods(andProperties: false): Self.list(of: method)
    case .methods(andProperties: true): Self.list(of: ["anyOf": [method, Self.property]])
    case .cases:
      ["type": "object", "minProperties": 1, "additionalProperties": ["type": ["string", "array", "null"]]]
    case .keys(let keys, let form, many: false): mapping(keys, or: form)
    case .keys(let keys, let form, many: true): oneOrMany(keys, or: form)
    case .entries(let keys, let form, isNeeded: false):
      ["type": ["object", "null"], "additionalProperties": mapping(keys, or: form)]
    case .entries(let keys, let form, isNeeded: true):
      ["type": "object", "minProperties": 1, "additionalProperties": mapping(keys, or: form)]
    }
  }

  // MARK: Mappings

  /// Returns the schema of a mapping with these keys and no others, or of its short form.
  private func mapping(_ keys: KeyGroup, or form: LanguageValue.ShortForm?) -> JSON {
    switch form {
    case nil: mapping(keys, orTypes: [])
    case .nothing: mapping(keys, orTypes: ["null"])
    case .word: mapping(keys, orTypes: ["string"])
    case .field: mapping(keys, orTypes: ["string", "array"])
    case .body: mapping(keys, orTypes: Self.bodyTypes)
    case .methods: ["anyOf": [schema(of: .methods(andProperties: false)), mapping(keys, orTypes: [])]]
    case .members: ["anyOf": [schema(of: .methods(andProperties: true)), mapping(keys, orTypes: [])]]
    }
  }

  /// Returns the schema of a mapping or a list. The short form is no array here: Swift's brackets would be those of the list.
  private func oneOrMany(_ keys: KeyGroup, or form: LanguageValue.ShortForm?) -> JSON {
    [
      "anyOf": [
        mapping(keys, orTypes: ["string", "number", "boolean"]), ["type": "array", "items": mapping(keys, or: form)],
      ]
    ]
  }

  func mapping(_ group: KeyGroup, orTypes types: [String]) -> JSON {
    var mapping: JSON = [
      "type": .strings(types + ["object"]),
      "properties": .object(group.keys.map { (key: $0.name, value: property($0)) }),
      "additionalProperties": false,
    ]
    if !group.needed.isEmpty { mapping = mapping.joined(["required": .strings(group.needed)]) }
    if !group.oneNeeded.isEmpty {
      mapping = mapping.joined(["anyOf": .array(group.oneNeeded.map { ["required": [.string($0)]] })])
    }
    guard let then = group["then"] else { return mapping }
    // `then(_ page: Page)`
    return mapping.joined(["patternProperties": ["^then *\\(": property(then)]])
  }

  private func property(_ key: LanguageKey) -> JSON {
    JSON.object([(key: "description", value: .string(key.about))]).joined(schema(of: key.value))
  }

  private var method: JSON { mapping(Language.method, orTypes: ["string"]) }

  // MARK: Values

  private static let word: JSON = ["type": "string"]

  /// The types of statements, which have no braces around them.
  private static let bodyTypes = ["string", "number", "boolean", "array"]

  /// The schema of a number from 1 on; the pattern is for numbers in quotes.
  private static let count: JSON = ["type": ["integer", "string"], "minimum": 1, "pattern": "^0*[1-9][0-9]*$"]

  /// The schema of a property: `isOn: Bool { get }`.
  private static let property: JSON = [
    "type": "object",
    "additionalProperties": ["type": "string", "pattern": "\\{ *get( +set)? *\\}$"],
  ]

  /// Returns the schema of one of a few words, in quotes or as YAML reads it without them.
  private static func oneOf(_ words: [String]) -> JSON {
    let bare = words.compactMap { word in Int(word).map(JSON.number) ?? Bool(word).map(JSON.boolean) }
    return ["enum": .array(words.map(JSON.string) + bare)]
  }

  /// Returns the schema of a list. A single item is a list of one, and a key without a value is an empty list.
  private static func list(of item: JSON, isUnique: Bool = false) -> JSON {
    let many: JSON = ["type": "array", "items": item]
    return ["anyOf": [item, isUnique ? many.joined(["uniqueItems": true]) : many, ["type": "null"]]]
  }
}
