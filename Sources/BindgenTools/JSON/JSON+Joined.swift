import BindgenCore

extension JSON {
  /// An object with the keys of both.
  package func joined(_ other: JSON) -> JSON {
    guard case .object(let first) = self, case .object(let second) = other else { return self }
    return .object(first + second)
  }

  package static func strings(_ strings: [String]) -> JSON { .array(strings.map { .string($0) }) }
}
