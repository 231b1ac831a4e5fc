// Made by bindgen from Inner.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation
#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class PackagedLock: Bindgen.FieldModel, Observation.Observable {
  // MARK: Given

  let gate: PackagedGate

  // MARK: Derived

  var label: String {
    _refresh(.label)
    _track(.label, \.label)
    return _cache.label
  }

  // MARK: Init

  init(gate: PackagedGate = _PackagedLockFormulas.gate()) {
    self.gate = gate
    _core.adopt(
      gate,
      by: self,
      [
        .label: .label
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let label: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var label: Field<String> { (.label, { $0.label }) }
  }
  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers {
    fileprivate let _model: PackagedLock

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = PackagedLock._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<PackagedLock, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<PackagedLock, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.label) { _publish(\.label) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(PackagedLock._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "label",
    [
      .label: []
    ]
  )

  private struct _Cache {
    var label: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.label) {
      let value: String = _PackagedLockFormulas.label(gate)
      if Bindgen.replace(&_cache.label, with: value) { pass.changed(.label) }
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    _core.notifyObservers(of: self, changed)
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension PackagedLock: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _PackagedLockFormulas {
  static func gate() -> PackagedGate { PackagedGate() }
  static func label(_ gate: PackagedGate) -> String { gate.label }
}
