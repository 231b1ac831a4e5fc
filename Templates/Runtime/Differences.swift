// Needs: Errors

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

      /// Compares rows by their ids.
      @_spi(Bindgen) public mutating func compare<Row>(
        _ name: String,
        _ expected: Rows<Row>,
        _ actual: Rows<Row>,
        _ compare: (inout Differences, String, Row, Row) -> Void
      ) {
        for row in expected {
          let place = "\(name)[id: \(String(reflecting: row.id))]"
          guard let other = actual[id: row.id] else {
            add("\(place): expected, and it is not there")
            continue
          }
          compare(&self, place + ".", row, other)
        }
        for row in actual where !expected.contains(id: row.id) {
          add("\(name)[id: \(String(reflecting: row.id))]: it is there, and not expected")
        }
        let ids = (expected.ids.filter { actual.contains(id: $0) }, actual.ids.filter { expected.contains(id: $0) })
        if ids.0 != ids.1 { add("\(name): expected the order \(ids.0), actual \(ids.1)") }
      }

      private mutating func addBoth<Value>(_ name: String, _ expected: Value, _ actual: Value) {
        add("\(name): expected \(String(reflecting: expected)), actual \(String(reflecting: actual))")
      }

      /// Whether two values are equal, or `nil` if they can't be compared.
      @_spi(Bindgen) public static func areSame<Value: Equatable>(_ one: Value, _ other: Value) -> Bool? { one == other }

      @_disfavoredOverload
      @_spi(Bindgen) public static func areSame<Value>(_ one: Value, _ other: Value) -> Bool? { nil }

      @_spi(Bindgen) public static func areSame(_ one: any Swift.Error, _ other: any Swift.Error) -> Bool? { areEqual(one, other) }

      /// Combines answers: false if one is false, otherwise `nil` if one is not known.
      @_spi(Bindgen) public static func all(_ answers: Bool?...) -> Bool? {
        if answers.contains(false) { return false }
        return answers.contains(nil) ? nil : true
      }
    }
  }
#endif
