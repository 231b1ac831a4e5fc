// Needs: Actions, Errors, TestStores

// MARK: - Differences in tests

#if DEBUG
  nonisolated extension Bindgen {
    /// The differences between two values, field by field.
    @_spi(Bindgen) public struct Differences {
      @_spi(Bindgen) public private(set) var lines: [String] = []
      @_spi(Bindgen) public private(set) var notCompared: [String] = []

      @_spi(Bindgen) public mutating func add(_ line: String) { lines.append(line) }

      @_spi(Bindgen) public mutating func compare<Value: Equatable>(_ name: String, _ expected: Value, _ actual: Value) {
        if expected != actual { addBoth(name, expected, actual) }
      }

      @_disfavoredOverload
      @_spi(Bindgen) public mutating func compare<Value>(_ name: String, _ expected: Value, _ actual: Value) {
        if !notCompared.contains(name) { notCompared.append(name) }
      }

      /// Compares children that may be missing.
      @_spi(Bindgen) public mutating func compare<Value>(
        _ name: String,
        _ expected: Value?,
        _ actual: Value?,
        _ compare: (inout Differences, String, Value, Value) -> Void
      ) {
        switch (expected, actual) {
        case (let expected?, let actual?): compare(&self, name + ".", expected, actual)
        case (nil, nil): break
        case (_, nil), (nil, _): addBoth(name, expected, actual)
        }
      }

      private mutating func addBoth<Value>(_ name: String, _ expected: Value, _ actual: Value) {
        add("\(name): expected \(String(reflecting: expected)), actual \(String(reflecting: actual))")
      }

      /// Whether two actions or events are equal, or `nil` if their arguments can't be compared.
      @_spi(Bindgen) public static func areSame(_ one: Any, _ other: Any) -> Bool? {
        let (one, other) = (CaseParts(one), CaseParts(other))
        guard one.name == other.name else { return false }
        return all(Swift.zip(one.arguments, other.arguments).map { areEqual($0.value, $1.value) })
      }

      private static func areEqual(_ one: Any, _ other: Any) -> Bool? {
        if one is any Action { return areSame(one, other) }
        if let one = one as? any Swift.Equatable { return isEqual(one, other) }
        guard let one = one as? any Swift.Error, let other = other as? any Swift.Error else { return nil }
        return Bindgen.areEqual(one, other)
      }

      private static func isEqual<Value: Equatable>(_ one: Value, _ other: Any) -> Bool { other as? Value == one }

      /// Combines answers: false if one is false, otherwise `nil` if one is not known.
      private static func all(_ answers: [Bool?]) -> Bool? {
        if answers.contains(false) { return false }
        return answers.contains(nil) ? nil : true
      }
    }
  }

  nonisolated extension Bindgen {
    /// A field of a value that a test store compares. Emitted code creates these: tests don't need them.
    public struct TestedField<Value> {
      @_spi(Bindgen) public typealias Compare = (inout Differences, String, Value, Value) -> Void

      @_spi(Bindgen) public let name: String
      @_spi(Bindgen) public let compare: Compare
    }
  }

  nonisolated extension Bindgen.TestedField {
    @_spi(Bindgen) public static func field<Field: Equatable>(_ name: String, _ path: Swift.KeyPath<Value, Field>) -> Self {
      Self(name: name) { $0.compare($1, $2[keyPath: path], $3[keyPath: path]) }
    }

    @_disfavoredOverload
    @_spi(Bindgen) public static func field<Field>(_ name: String, _ path: Swift.KeyPath<Value, Field>) -> Self {
      Self(name: name) { $0.compare($1, $2[keyPath: path], $3[keyPath: path]) }
    }

    @_spi(Bindgen) public static func child<Child: Bindgen.Tested>(_ name: String, _ path: Swift.KeyPath<Value, Child>) -> Self {
      Self(name: name) { Child._compare(&$0, $1 + ".", $2[keyPath: path], $3[keyPath: path]) }
    }

    @_spi(Bindgen) public static func child<Child: Bindgen.Tested>(_ name: String, _ path: Swift.KeyPath<Value, Child?>) -> Self {
      Self(name: name) { $0.compare($1, $2[keyPath: path], $3[keyPath: path], Child._compare) }
    }
  }

  nonisolated extension Bindgen.Tested {
    @_spi(Bindgen) public static func _compare(_ all: inout Bindgen.Differences, _ place: String, _ expected: Self, _ actual: Self) {
      for field in _tested.fields { field.compare(&all, place + field.name, expected, actual) }
    }
  }
#endif
