// MARK: - Dependencies of fields

nonisolated extension Bindgen {
  /// The fields of a model by their names: its `Changes`.
  public protocol FieldSet: OptionSet, Sendable where RawValue == UInt64 {}

  /// Which fields of a model depend on which, known when the code was emitted.
  ///
  /// The tables are memory of their own, which nobody counts references to: a graph lives as long as the program.
  @_spi(Bindgen) public final class Graph: @unchecked Sendable {
    /// The names of what a model has beside its fields: children and constants.
    @_spi(Bindgen) public let parts: [Swift.Substring]
    /// The names of all fields, states first.
    @_spi(Bindgen) public let names: [Swift.Substring]
    /// By field: the derived fields that use it directly.
    @_spi(Bindgen) public let users: Swift.UnsafePointer<Mask>
    /// By field: all fields that depend on it, directly or indirectly.
    @_spi(Bindgen) public let dependents: Swift.UnsafePointer<Mask>
    /// By field: the field itself and all fields that it depends on.
    @_spi(Bindgen) public let sources: Swift.UnsafePointer<Mask>
    @_spi(Bindgen) public let count: Int
    /// All fields that observers can be notified of.
    @_spi(Bindgen) public let all: Mask
    @_spi(Bindgen) public let derived: Mask

    @_spi(Bindgen) public convenience init(parts: String = "", states: String = "", derived: String = "") {
      self.init(parts: parts, states: states, derived: derived, uses: [:] as Swift.KeyValuePairs<NoFields, NoFields>)
    }

    /// - Parameters:
    ///   - parts: What debuggers show before the fields: names with white space between them, as all names here.
    ///   - uses: The fields of the same model that derived fields use.
    ///   - hidden: The private fields.
    @_spi(Bindgen) public init<Field: FieldSet>(
      parts: String = "",
      states: String = "",
      derived: String = "",
      uses: Swift.KeyValuePairs<Field, Field> = [:],
      hidden: Field = []
    ) {
      let states = states.split(whereSeparator: \.isWhitespace)
      let names = states + derived.split(whereSeparator: \.isWhitespace)
      let count = names.count
      let table = Swift.UnsafeMutablePointer<Mask>.allocate(capacity: 3 * count)
      table.initialize(repeating: Mask(), count: 3 * count)
      let (users, dependents, sources) = (table, table + count, table + 2 * count)
      var (all, isDerived) = (Mask(), Mask())
      for field in 0..<count {
        sources[field] = Mask(field: field)
        all.add(sources[field])
        if field >= states.count { isDerived.add(sources[field]) }
      }
      for (field, inputs) in uses {
        let number = field.number
        for input in inputs.mask.numbers {
          users[input].add(field.mask)
          sources[number].add(sources[input])
        }
      }
      for field in states.count..<count {
        for source in sources[field].numbers where source != field { dependents[source].add(Mask(field: field)) }
      }
      self.parts = parts.split(whereSeparator: \.isWhitespace)
      (self.names, self.count) = (names, count)
      (self.users, self.dependents, self.sources) = (.init(users), .init(dependents), .init(sources))
      (self.all, self.derived) = (all.without(hidden.mask), isDerived)
    }

    /// These fields and all fields that they depend on.
    @_spi(Bindgen) public func sources(of fields: Mask) -> Mask {
      var (sources, rest) = (Mask(), fields)
      while !rest.isEmpty, rest.first < count { sources.add(self.sources[rest.takeFirst()]) }
      return sources
    }

    /// These fields and all fields that depend on them.
    @_spi(Bindgen) public func dependents(of fields: Mask) -> Mask {
      var (dependents, rest) = (fields, fields)
      while !rest.isEmpty { dependents.add(self.dependents[rest.takeFirst()]) }
      return dependents
    }

    @_spi(Bindgen) public func names(of fields: Mask) -> [String] {
      names.indices.filter { fields.meets(Mask(field: $0)) }.map { String(names[$0]) }
    }
  }

  /// Stands for the fields of a model of which none uses another.
  private struct NoFields: FieldSet { let rawValue: UInt64 }
}

nonisolated extension Bindgen.FieldSet {
  @_transparent @_spi(Bindgen) public init(field: Int) { self.init(rawValue: 1 &<< UInt64(truncatingIfNeeded: field)) }
  @_transparent @_spi(Bindgen) public init(_ mask: Bindgen.Mask) { self.init(rawValue: mask.word) }
  /// All fields of a model, whoever may name them.
  @_spi(Bindgen) public static var _all: Self { Self(rawValue: .max) }
  @_transparent @_spi(Bindgen) public var mask: Bindgen.Mask { Bindgen.Mask(rawValue) }
  /// That of the first field. The set must not be empty.
  @_transparent @_spi(Bindgen) public var number: Int { rawValue.trailingZeroBitCount }
}
