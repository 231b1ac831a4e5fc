// Made by bindgen from Outer.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation
#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
package final class PackagedGate: Bindgen.FieldModel, Observation.Observable {
  // MARK: State

  package internal(set) var isOpen: Bool {
    get {
      _track(.isOpen, \.isOpen)
      return _isOpen
    }
    set {
      _willWrite(.isOpen)
      if Bindgen.replace(&_isOpen, with: newValue) { _wrote(.isOpen) }
    }
  }
  private var _isOpen: Bool

  // MARK: Derived

  package var label: String {
    _refresh(.label)
    _track(.label, \.label)
    return _cache.label
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  package func update<Returned>(_ body: (PackagedGate) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  package init(isOpen: Bool = false) {
    _isOpen = isOpen
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  package struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let isOpen: Changes = Changes(rawValue: 1 &<< 0)
    package static let label: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  package struct Fields {
    package var isOpen: Field<Bool> { (.isOpen, { $0.isOpen }) }
    package var label: Field<String> { (.label, { $0.label }) }
  }

  /// A field by its name, and how it is read.
  package typealias Field<Value> = (name: Changes, read: (PackagedGate) -> Value)

  static var _fields: Fields { Fields() }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  package struct FieldPublishers {
    fileprivate let _model: PackagedGate

    package subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = PackagedGate._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  package var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  package var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  package var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<PackagedGate, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<PackagedGate, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.isOpen) { _publish(\.isOpen) }
    if changes.contains(.label) { _publish(\.label) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(PackagedGate._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "isOpen label",
    [
      .label: [.isOpen]
    ]
  )

  private struct _Cache {
    var label: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.label) {
      let value: String = _PackagedGateFormulas.label(_isOpen)
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
extension PackagedGate: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _PackagedGateFormulas {
  static func label(_ isOpen: Bool) -> String { isOpen ? "open" : "closed" }
}
