import Foundation

/// A JSON value.
package enum JSONValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  package init(text: String) throws { self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) }

  package var object: [String: JSONValue]? { if case .object(let entries) = self { entries } else { nil } }
  package var array: [JSONValue]? { if case .array(let items) = self { items } else { nil } }
  package var string: String? { if case .string(let string) = self { string } else { nil } }
  package subscript(key: String) -> JSONValue? { object?[key] }
}

extension JSONValue: Decodable {
  package init(from decoder: any Decoder) throws {
    let container: any SingleValueDecodingContainer = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let boolean: Bool = try? container.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number: Double = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string: String = try? container.decode(String.self) {
      self = .string(string)
    } else if let items: [JSONValue] = try? container.decode([JSONValue].self) {
      self = .array(items)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }
}
