import Foundation

/// A validator for JSON Schema, as far as the schema of specs uses it. An unknown keyword is an error, not skipped.
package enum SchemaValidator {
  package struct Unknown: Error, Equatable {
    package let what: String
  }

  /// Returns the places that break a keyword, such as `models.Cart.limit: minimum`. Empty if the value is valid.
  package static func problems(
    of value: JSONValue,
    by schema: JSONValue,
    at path: String = ""
  ) throws -> [String] {
    guard let keywords: [String: JSONValue] = schema.object else { throw Unknown(what: "a schema that is no object") }
    return try keywords.sorted { $0.key < $1.key }.flatMap { keyword, argument in
      try problems(of: value, by: keyword, argument, in: keywords, at: path)
    }
  }

  private static func problems(
    of value: JSONValue,
    by keyword: String,
    _ argument: JSONValue,
    in schema: [String: JSONValue],
    at path: String
  ) throws -> [String] {
    let holds: Bool
    switch (keyword, argument, value) {
    case ("$schema", _, _), ("title", _, _), ("description", _, _): return []
    case ("type", .string(let name), _): holds = try value.has(type: name)
    case ("type", .array(let names), _): holds = try names.contains { try value.has(type: $0.string ?? "") }
    case ("enum", .array(let values), _): holds = values.contains(value)
    case ("anyOf", .array(let schemas), _):
      holds = try schemas.contains { try problems(of: value, by: $0, at: path).isEmpty }
    case ("minimum", .number(let least), _): holds = value.number.map { $0 >= least } ?? true
    case ("pattern", .string(let pattern), _):
      holds = value.string.map { $0.has(pattern: pattern) } ?? true
    case ("uniqueItems", .boolean(true), _): holds = value.array.map { Set($0).count == $0.count } ?? true
    case ("minProperties", .number(let least), _): holds = value.object.map { Double($0.count) >= least } ?? true
    case ("required", .array(let names), _):
      let missing: [String] = names.compactMap(\.string).filter { value.object != nil && value[$0] == nil }
      return missing.map { "\(path): required \($0)" }
    case ("items", _, _):
      return try (value.array ?? []).enumerated().flatMap {
        try problems(of: $1, by: argument, at: path + "[\($0)]")
      }
    case ("properties", .object(let schemas), _):
      return try (value.object ?? [:]).sorted { $0.key < $1.key }.flatMap { name, value in
        try schemas[name].map { try problems(of: value, by: $0, at: path + "." + name) } ?? []
      }
    case ("patternProperties", .object(let schemas), _):
      return try (value.object ?? [:]).sorted { $0.key < $1.key }.flatMap { name, value in
        try schemas.filter { name.has(pattern: $0.key) }.flatMap {
          try problems(of: value, by: $0.value, at: path + "." + name)
        }
      }
    case ("additionalProperties", _, _):
      let patterns: [String] = (schema["patternProperties"]?.object ?? [:]).map(\.key)
      let others: [String: JSONValue] = (value.object ?? [:]).filter { name, _ in
        schema["properties"]?[name] == nil && !patterns.contains { name.has(pattern: $0) }
      }
      return try others.sorted { $0.key < $1.key }.flatMap { name, value in
        argument == .boolean(false)
          ? ["\(path).\(name): additionalProperties"]
          : try problems(of: value, by: argument, at: path + "." + name)
      }
    default: throw Unknown(what: keyword)
    }
    return holds ? [] : ["\(path): \(keyword)"]
  }
}

extension String {
  fileprivate func has(pattern: String) -> Bool { range(of: pattern, options: .regularExpression) != nil }
}

extension JSONValue {
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }

  fileprivate func has(type: String) throws -> Bool {
    switch (type, self) {
    case ("null", .null), ("boolean", .boolean), ("number", .number), ("string", .string), ("array", .array),
      ("object", .object):
      true
    case ("integer", .number(let number)): number == number.rounded()
    case ("null", _), ("boolean", _), ("number", _), ("string", _), ("array", _), ("object", _), ("integer", _): false
    default: throw SchemaValidator.Unknown(what: "type " + type)
    }
  }
}
