// Made by bindgen from Outer.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation
// A file may state this access only where all do.
#if hasFeature(InternalImportsByDefault)
  #if canImport(Combine)
    package import Combine
  #else
    package import OpenCombine
  #endif
#elseif canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
package final class PackagedGate: Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: State

  package internal(set) var isOpen: Bool {
    get {
      if !_core.isComputing { _noteRead(0) }
      return _isOpen
    }
    set {
      _forewarn(0)
      if Bindgen.replace(&_isOpen, with: newValue) { _wrote(0) }
    }
  }
  private var _isOpen: Bool

  // MARK: What follows

  package var label: String {
    _refresh(1)
    if !_core.isComputing { _noteRead(1) }
    return _cache.label
  }

  // MARK: Actions

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  package func update<Result>(_ body: (PackagedGate) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  package init(isOpen: Bool = false) {
    _isOpen = isOpen
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  package struct Changes: OptionSet, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let isOpen: Changes = Changes(rawValue: 1 &<< 0)
    package static let label: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Sends where the model lives. It holds the model; a subscription does not.
  package struct ModelPublisher<Output>: Bindgen.Publisher {
    package typealias Failure = Never
    #if canImport(Combine)
      package typealias Subscriber = Combine.Subscriber
    #else
      package typealias Subscriber = OpenCombine.Subscriber
    #endif

    fileprivate let source: Bindgen.ModelPublisher<Output>

    package func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
      source.receive(subscriber: subscriber)
    }
  }

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  package struct FieldPublishers {
    fileprivate let _model: PackagedGate

    package subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> ModelPublisher<Value> {
      let model: PackagedGate = _model
      let field: Field<Value> = Fields()[keyPath: field]
      return ModelPublisher(
        source: Bindgen.ModelPublisher(
          first: { field.read(model) },
          observe: { send in model._observe(Bindgen.Mask(field.number)) { model, _ in send(field.read(model)) } }
        )
      )
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  package var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  package var changesPublisher: ModelPublisher<Changes> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(
        joining: { $0.union($1) },
        observe: { send in self._observe(self._core.graph.all) { _, changes in send(changes) } }
      )
    )
  }

  /// Sends before the first change of a transaction.
  package var objectWillChange: ModelPublisher<Void> {
    ModelPublisher(
      source: Bindgen.ModelPublisher(observe: { send in self._addForewarning { send(()) } })
    )
  }

  /// The fields that can be observed one by one.
  package struct Fields {
    package var isOpen: PackagedGate.Field<Bool> { (0, { $0.isOpen }) }
    package var label: PackagedGate.Field<String> { (1, { $0.label }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  package typealias Field<Value> = (number: Int, read: (PackagedGate) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (PackagedGate, Changes) -> Void)
    -> Bindgen.Subscription<PackagedGate, Changes>
  {
    let observer: Bindgen.Observer<PackagedGate, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<PackagedGate, Changes> = Bindgen.Observers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(2)
  let _readers: Bindgen.Readers = Bindgen.Readers(PackagedGate._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
    _readers.tell()
  }

  static let _names: String = "isOpen label"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(PackagedGate._graph)
  private struct Cache {
    var label: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: String = _PackagedGateFormulas.label(_isOpen)
      if Bindgen.replace(&_cache.label, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.label, _cache.label) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension PackagedGate: Bindgen.ObservableObject {}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _PackagedGateFormulas {
  static func label(_ isOpen: Bool) -> String { isOpen ? "open" : "closed" }
}
