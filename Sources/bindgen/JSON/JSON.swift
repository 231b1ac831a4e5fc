import BindgenCore

/// JSON whose objects keep their order, so that the same value always has the same text.
enum JSON: Sendable {
  case null
  case string(String)
  case number(Int)
  /// A number that is no `Int`, as it is written: nobody calculates with one, and an `id` is handed back as it came.
  case otherNumber(String)
  case boolean(Bool)
  case array([JSON])
  case object([(key: String, value: JSON)])

  /// With two spaces for each level; an array without objects is on one line.
  func text(indent: String = "") -> String {
    switch self {
    case .null: return "null"
    case .string(let string): return string.inJSON
    case .number(let number): return String(number)
    case .otherNumber(let number): return number
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .array(let items):
      let texts: [String] = items.map { $0.text(indent: indent + "  ") }
      return items.contains { $0.isObject }
        ? JSON.lines(texts, "[", "]", indent) : "[" + texts.joined(separator: ", ") + "]"
    case .object(let entries):
      let texts: [String] = entries.map { $0.key.inJSON + ": " + $0.value.text(indent: indent + "  ") }
      return entries.isEmpty ? "{}" : JSON.lines(texts, "{", "}", indent)
    }
  }

  private static func lines(_ texts: [String], _ open: String, _ close: String, _ indent: String) -> String {
    open + "\n" + texts.map { indent + "  " + $0 }.joined(separator: ",\n") + "\n" + indent + close
  }

  private var isObject: Bool {
    if case .object = self { true } else { false }
  }
}

// MARK: What is asked of a value

extension JSON {
  /// The value of a key; of a key that is given twice, the last, as in JavaScript. Nil if there is none, or no object.
  subscript(key: String) -> JSON? {
    guard case .object(let entries) = self else { return nil }
    return entries.last { $0.key == key }?.value
  }

  /// Null, or an empty list.
  var isNothing: Bool {
    switch self {
    case .null: true
    case .array(let items): items.isEmpty
    default: false
    }
  }

  var string: String? { if case .string(let string) = self { string } else { nil } }
  var int: Int? { if case .number(let number) = self { number } else { nil } }
  var boolean: Bool? { if case .boolean(let boolean) = self { boolean } else { nil } }
  var array: [JSON]? { if case .array(let items) = self { items } else { nil } }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
  init(stringLiteral string: String) { self = .string(string) }
  init(integerLiteral number: Int) { self = .number(number) }
  init(booleanLiteral boolean: Bool) { self = .boolean(boolean) }
}

extension JSON: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  init(arrayLiteral items: JSON...) { self = .array(items) }
  init(dictionaryLiteral entries: (String, JSON)...) { self = .object(entries.map { (key: $0, value: $1) }) }

  /// An object with the keys of both.
  func joined(_ other: JSON) -> JSON {
    guard case .object(let first) = self, case .object(let second) = other else { return self }
    return .object(first + second)
  }

  /// With another entry, if there is a value for it.
  func with(_ key: String, _ value: JSON?) -> JSON { value.map { joined(.object([(key: key, value: $0)])) } ?? self }

  static func strings(_ strings: [String]) -> JSON { .array(strings.map { .string($0) }) }
}

// MARK: Messages of the protocol

extension JSON {
  static func note(_ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  static func request(_ id: Int, _ method: String, _ parameters: JSON) -> JSON {
    ["jsonrpc": "2.0", "id": .number(id), "method": .string(method), "params": parameters]
  }

  static func answer(_ id: JSON, _ result: JSON) -> JSON { ["jsonrpc": "2.0", "id": id, "result": result] }
}
