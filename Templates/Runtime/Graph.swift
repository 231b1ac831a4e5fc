// MARK: - Dependencies of fields

nonisolated extension Bindgen {
  /// A set of a model's fields, by name: its `Changes`, as observers get them. Test it by `changes.contains(.query)`.
  public protocol FieldSet: OptionSet, Sendable where RawValue == UInt64 {}

  /// The dependencies between the fields of a model, known when the code was emitted.
  ///
  /// The tables are unmanaged memory, without counts of references: a graph lives as long as the program.
  @_spi(Bindgen) public final class Graph: @unchecked Sendable {
    /// The names of all fields, states first.
    @_spi(Bindgen) public let names: [String]
    /// The derived fields that use a field directly, by field.
    @_spi(Bindgen) public let users: Swift.UnsafePointer<Mask>
    /// All fields that depend on a field, directly or indirectly, by field.
    @_spi(Bindgen) public let dependents: Swift.UnsafePointer<Mask>
    /// A field itself and all fields that it depends on, by field.
    @_spi(Bindgen) public let sources: Swift.UnsafePointer<Mask>
    @_spi(Bindgen) public let count: Int
    /// All fields that observers can be notified of.
    @_spi(Bindgen) public let all: Mask
    @_spi(Bindgen) public let derived: Mask

    /// The closures that notify a field's readers in Observation, by field.
    @_spi(Bindgen) public let tells: [((AnyObject) -> Void)?]
    #if DEBUG
      /// The names of the parts and fields that debuggers show, with closures that read the values.
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

    /// Returns these fields and all fields that they depend on.
    @_spi(Bindgen) public func sources(of fields: Mask) -> Mask {
      var (sources, rest) = (Mask(), fields)
      while !rest.isEmpty, rest.first < count { sources.add(self.sources[rest.takeFirst()]) }
      return sources
    }

    /// Returns these fields and all fields that depend on them.
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
    /// The path to the value. Nil if debuggers don't show it.
    @_spi(Bindgen) public var path: Swift.PartialKeyPath<Owner>?
    @_spi(Bindgen) public var isPrivate = false
    /// The fields of the same model that it uses.
    @_spi(Bindgen) public var inputs: Owner.Changes = []
    /// Notifies the field's readers in Observation.
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

  /// Returns the entry of a field that the spec does not name.
  @_spi(Bindgen) public static func hidden(_ name: String) -> Self { Self(kind: .state, name: name, isPrivate: true) }

  @_spi(Bindgen) public static func hidden(_ name: String, from inputs: Owner.Changes) -> Self {
    Self(kind: .derived, name: name, isPrivate: true, inputs: inputs)
  }
}

nonisolated extension Bindgen.FieldSet {
  @_transparent @_spi(Bindgen) public init(field: Int) { self.init(rawValue: 1 &<< UInt64(truncatingIfNeeded: field)) }
  @_transparent @_spi(Bindgen) public init(_ mask: Bindgen.Mask) { self.init(rawValue: mask.word) }
  /// All fields of a model, whatever their access.
  @_spi(Bindgen) public static var _all: Self { Self(rawValue: .max) }
  @_transparent @_spi(Bindgen) public var mask: Bindgen.Mask { Bindgen.Mask(rawValue) }
  /// The number of the first field. The set must not be empty.
  @_transparent @_spi(Bindgen) public var number: Int { rawValue.trailingZeroBitCount }
}
