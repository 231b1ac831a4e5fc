import BindgenCore
import BindgenTools

// MARK: Reading

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

// MARK: Combining

extension JSON {
  /// With another entry, if there is a value for it.
  func with(_ key: String, _ value: JSON?) -> JSON { value.map { joined(.object([(key: key, value: $0)])) } ?? self }
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
