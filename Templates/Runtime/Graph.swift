// MARK: - Dependencies of fields

nonisolated extension Bindgen {
  /// The fields of a model by their names: its `Changes`.
  public protocol FieldSet: OptionSet, Sendable where RawValue == UInt64 {}

  /// Which fields of a model depend on which, known when the code was emitted.
  ///
  /// The tables are memory of their own, which nobody counts references to: a graph lives as long as the program.
  @_spi(Bindgen) public final class Graph: @unchecked Sendable {
    /// The names of all fields, states first.
    @_spi(Bindgen) public let names: [String]
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

    /// By field: tells its readers in Observation.
    @_spi(Bindgen) public let tells: [((AnyObject) -> Void)?]
    #if DEBUG
      /// The names and values of what debuggers show: of parts and fields.
      @_spi(Bindgen) public let shown: [(name: String, read: (AnyObject) -> Any)]
    #endif

    /// - Parameter entries: Parts, then states, then derived fields, each after those that it depends on.
    @_spi(Bindgen) public init<Owner: Model>(of owner: Owner.Type, _ entries: GraphEntry<Owner>...) {
      let fields = entries.filter { $0.kind != .part }
      let count = fields.count
      let table = Swift.UnsafeMutablePointer<Mask>.allocate(capacity: 3 * count)
      table.initialize(repeating: Mask(), count: 3 * count)
      let (users, dependents, sources) = (table, table + count, table + 2 * count)
      var (all, derived) = (Mask(), Mask())
      for (number, field) in fields.enumerated() {
        sources[number] = Mask(field: number)
        if !field.isPrivate { all.add(sources[number]) }
        if field.kind == .derived { derived.add(sources[number]) }
        for input in field.inputs.mask.numbers {
          users[input].add(Mask(field: number))
          sources[number].add(sources[input])
        }
        for source in sources[number].numbers where source != number { dependents[source].add(Mask(field: number)) }
      }
      (names, self.count) = (fields.map(\.name), count)
      (self.users, self.dependents, self.sources) = (.init(users), .init(dependents), .init(sources))
      (tells, self.all, self.derived) = (fields.map(\.tell), all, derived)
      #if DEBUG
        shown = entries.compactMap { entry in
          entry.path.map { path in (entry.name, { Swift.unsafeDowncast($0, to: Owner.self)[keyPath: path] }) }
        }
      #endif
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
      names.indices.filter { fields.meets(Mask(field: $0)) }.map { names[$0] }
    }
  }

  /// A line of a graph: a field, or a part that debuggers show with the fields.
  @_spi(Bindgen) public struct GraphEntry<Owner: Model> {
    @_spi(Bindgen) public enum Kind { case part, state, derived }

    @_spi(Bindgen) public let kind: Kind
    @_spi(Bindgen) public let name: String
    /// `nil` for what nobody is shown.
    @_spi(Bindgen) public var path: Swift.PartialKeyPath<Owner>?
    @_spi(Bindgen) public var isPrivate = false
    /// The fields of the same model that it uses.
    @_spi(Bindgen) public var inputs: Owner.Changes = []
    /// Tells its readers in Observation.
    @_spi(Bindgen) public var tell: ((AnyObject) -> Void)?
  }
}

nonisolated extension Bindgen.GraphEntry {
  @_spi(Bindgen) public typealias Path<Value> = Swift.KeyPath<Owner, Value>

  @_spi(Bindgen) public static func part<Value>(_ name: String, _ path: Path<Value>) -> Self {
    Self(kind: .part, name: name, path: path)
  }

  @_spi(Bindgen) public static func state<Value>(_ name: String, _ path: Path<Value>, isPrivate: Bool = false) -> Self {
    Self(kind: .state, name: name, path: path, isPrivate: isPrivate)
  }

  @_spi(Bindgen) public static func derived<Value>(
    _ name: String,
    _ path: Path<Value>,
    from inputs: Owner.Changes = [],
    isPrivate: Bool = false
  ) -> Self {
    Self(kind: .derived, name: name, path: path, isPrivate: isPrivate, inputs: inputs)
  }

  /// A field that the spec does not name.
  @_spi(Bindgen) public static func hidden(_ name: String) -> Self { Self(kind: .state, name: name, isPrivate: true) }

  @_spi(Bindgen) public static func hidden(_ name: String, from inputs: Owner.Changes) -> Self {
    Self(kind: .derived, name: name, isPrivate: true, inputs: inputs)
  }
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
