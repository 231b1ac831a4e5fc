import BindgenCore

/// What values may be, in JSON Schema.
///
/// YAML reads some Swift as something else than text: `0` as a number, `[Int]` as a list, `{ $0 + 1 }` as a mapping.
enum SchemaValue {
  /// Documentation.
  static let text: JSON = ["type": ["string", "number", "boolean", "null"]]
  /// A name, a signature, or other Swift that YAML always reads as text.
  static let word: JSON = ["type": "string"]
  static let type: JSON = ["type": ["string", "array"]]
  static let expression: JSON = ["type": ["string", "number", "boolean", "array", "object"]]
  /// Statements, which have no braces around them.
  static let body: JSON = ["type": .strings(bodyTypes)]
  static let bodyTypes: [String] = ["string", "number", "boolean", "array"]
  /// From 1 on; the pattern is for numbers in quotes.
  static let count: JSON = ["type": ["integer", "string"], "minimum": 1, "pattern": "^0*[1-9][0-9]*$"]

  /// `isOn: Bool { get }`
  static let property: JSON = [
    "type": "object",
    "additionalProperties": ["type": "string", "pattern": "\\{ *get( +set)? *\\}$"],
  ]

  /// One of a few words, in quotes or as YAML reads it without them.
  static func oneOf(_ words: [String]) -> JSON {
    let bare: [JSON] = words.compactMap { word in
      Int(word).map { .number($0) } ?? Bool(word).map { .boolean($0) }
    }
    return ["enum": .array(words.map { .string($0) } + bare)]
  }

  /// A single item is a list of one, and a key without a value is an empty list.
  static func list(of item: JSON, isUnique: Bool = false) -> JSON {
    let many: JSON = ["type": "array", "items": item]
    return ["anyOf": [item, isUnique ? many.joined(["uniqueItems": true]) : many, ["type": "null"]]]
  }

  /// Entries with names of the user's.
  static func entries(_ entry: JSON) -> JSON {
    ["type": ["object", "null"], "additionalProperties": entry]
  }

  /// A mapping with these keys and no others.
  ///
  /// - Parameter types: What may be in its place.
  static func mapping(
    _ keys: [String],
    _ notes: [String: KeyNote],
    or types: [String] = [],
    needs needed: [String] = []
  ) -> JSON {
    let properties: [(key: String, value: JSON)] = keys.map { (key: $0, value: notes[$0]?.schema ?? [:]) }
    let mapping: JSON = [
      "type": .strings(types + ["object"]),
      "properties": .object(properties),
      "additionalProperties": false,
    ]
    return needed.isEmpty ? mapping : mapping.joined(["required": .strings(needed)])
  }

  /// One of these keys must be there.
  static func oneNeeded(_ keys: [String]) -> JSON {
    ["anyOf": .array(keys.map { ["required": [.string($0)]] })]
  }
}
