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
  @_transparent @_spi(Bindgen) public func _track<Value>(_ field: Changes, _ path: KeyPath<Self, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Brings a field up to date, registers a read of it, and returns the model.
  @_transparent @_spi(Bindgen) public func _tracked<Value>(_ field: Changes, _ path: KeyPath<Self, Value>) -> Self {
    _ = _fresh(field)
    _track(field, path)
    return self
  }

  @_spi(Bindgen) public static func _notify(_ model: Self, _ changed: Bindgen.Mask) { model._notifyReaders(Changes(changed)) }

  /// Notifies the readers of these fields.
  @_spi(Bindgen) public func _notifyReaders(_ changes: Changes) {
    var due = _core.takeTracked(changes.mask, of: self)
    while !due.isEmpty { _core.graph.tells[due.takeFirst()]?(self) }
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
nonisolated extension Bindgen.GraphEntry where Owner: Bindgen.Tracked {
  @_spi(Bindgen) public static func state<Value>(_ name: String, _ path: Path<Value>, isPrivate: Bool = false) -> Self {
    Self(kind: .state, name: name, path: path, isPrivate: isPrivate).told(path)
  }

  @_spi(Bindgen) public static func derived<Value>(
    _ name: String,
    _ path: Path<Value>,
    from inputs: Owner.Changes = [],
    isPrivate: Bool = false
  ) -> Self {
    Self(kind: .derived, name: name, path: path, isPrivate: isPrivate, inputs: inputs).told(path)
  }

  private func told<Value>(_ path: Path<Value>) -> Self {
    var entry = self
    entry.tell = { object in
      let model = Swift.unsafeDowncast(object, to: Owner.self)
      model._registrar.willSet(model, keyPath: path)
      model._registrar.didSet(model, keyPath: path)
    }
    return entry
  }
}

nonisolated extension Bindgen.Core {
  /// Returns whether Observation must register a read. Observation does not report whether a field is tracked, so after a read the
  /// field counts as observed until its next notice. Reads by a model that computes its own fields are not tracked.
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
