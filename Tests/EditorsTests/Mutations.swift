import TestSupport

/// Small changes of a value, each in one place.
extension JSONValue {
  /// Returns values in each of which one place has been replaced, wherever that is.
  ///
  /// - Parameter replace: Returns replacements of a value, by the keys and positions that lead to it.
  func replacing(
    at path: [String] = [],
    _ replace: (_ path: [String], _ value: JSONValue) -> [JSONValue]
  ) -> [JSONValue] {
    let here: [JSONValue] = path.isEmpty ? [] : replace(path, self)
    switch self {
    case .object(let entries):
      return here
        + entries.sorted { $0.key < $1.key }.flatMap { key, value in
          value.replacing(at: path + [key], replace).map { new in
            var entries: [String: JSONValue] = entries
            entries[key] = new
            return .object(entries)
          }
        }
    case .array(let items):
      return here
        + items.indices.flatMap { index in
          items[index].replacing(at: path + ["\(index)"], replace).map { new in
            var items: [JSONValue] = items
            items[index] = new
            return .array(items)
          }
        }
    default: return here
    }
  }

  /// Returns the value with one more entry.
  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    guard var entries: [String: JSONValue] = object else { return self }
    entries[key] = value
    return .object(entries)
  }

  func removing(_ key: String) -> JSONValue { .object((object ?? [:]).filter { $0.key != key }) }

  /// The value as a spec in strict YAML: all text but words is in single quotes, as Swift values must be.
  var asSpec: String {
    (object ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key.asWord): \($0.value.inBraces)\n" }.joined()
  }

  private var inBraces: String {
    switch self {
    case .null: ""
    case .boolean(let boolean): "\(boolean)"
    case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
    case .string(let string): string.asWord
    case .array(let items): "[" + items.map(\.inBraces).joined(separator: ", ") + "]"
    case .object(let entries):
      "{"
        + entries.sorted { $0.key < $1.key }.map { "\($0.key.asWord): \($0.value.inBraces)" }
        .joined(separator: ", ") + "}"
    }
  }
}

extension String {
  fileprivate var asWord: String { allSatisfy(\.isLetter) ? self : inSingleQuotes }
  fileprivate var inSingleQuotes: String { "'" + replacing("'", with: "''") + "'" }
}
