import Observation

// MARK: - Observation

nonisolated extension Bindgen {
  /// A model whose fields Observation tracks.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @_spi(Bindgen) public protocol Tracked: Model, Observation.Observable {
    var _registrar: Observation.ObservationRegistrar { get }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension Bindgen.Tracked {
  /// Registers a read of a field that is up to date.
  @_transparent @_spi(Bindgen) public func _track(_ field: Changes) {
    if _core.track(field.mask, of: self) { _core.graph.readers[field.number]?.add(self) }
  }

  /// The model, with a field that is up to date, and whose read is registered.
  @_transparent @_spi(Bindgen) public func _tracked(_ field: Changes) -> Self {
    _refresh(field)
    _track(field)
    return self
  }

  @_spi(Bindgen) public func _notify(_ changed: Bindgen.Mask) { _notifyReaders(Changes(changed)) }

  /// Notifies the readers of these fields.
  @_spi(Bindgen) public func _notifyReaders(_ changes: Changes) {
    var due = _core.takeTracked(changes.mask, of: self)
    while !due.isEmpty { _core.graph.readers[due.takeFirst()]?.tell(self) }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension Bindgen.GraphEntry where Owner: Bindgen.Tracked {
  @_spi(Bindgen) public static func state<Value>(_ name: String, _ path: Path<Value>, isPrivate: Bool = false) -> Self {
    Self(kind: .state, name: name, path: path, isPrivate: isPrivate).read(path)
  }

  @_spi(Bindgen) public static func derived<Value>(
    _ name: String,
    _ path: Path<Value>,
    from inputs: Owner.Changes = [],
    isPrivate: Bool = false
  ) -> Self {
    Self(kind: .derived, name: name, path: path, isPrivate: isPrivate, inputs: inputs).read(path)
  }

  private func read<Value>(_ path: Path<Value>) -> Self {
    func model(_ object: AnyObject) -> Owner { Swift.unsafeDowncast(object, to: Owner.self) }
    var entry = self
    entry.readers = Bindgen.Readers(
      add: { model($0)._registrar.access(model($0), keyPath: path) },
      tell: {
        model($0)._registrar.willSet(model($0), keyPath: path)
        model($0)._registrar.didSet(model($0), keyPath: path)
      }
    )
    return entry
  }
}

nonisolated extension Bindgen.Core {
  /// Whether Observation must register a read. Observation does not say who tracks a field, so after a read it counts
  /// as observed until its next notice. Reads by a model that computes its own fields are not tracked.
  @_transparent @_spi(Bindgen) public func track(_ field: Bindgen.Mask, of model: any Bindgen.Model) -> Bool {
    if family.computing > 0 { return false }
    if !tracked.meets(field) { beginTracking(field, of: model) }
    return true
  }

  @_spi(Bindgen) public func beginTracking(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    tracked.add(field)
    if !observed.meets(field) { addObserved(field, of: model) }
  }

  /// Takes the tracked fields to notify of now. After the notice, a field is tracked again once it is read.
  @_spi(Bindgen) public func takeTracked(_ changed: Bindgen.Mask, of model: any Bindgen.Model) -> Bindgen.Mask {
    var due = changed
    due.keep(tracked)
    tracked.remove(due)
    updateObserved(of: model)
    return due
  }
}
