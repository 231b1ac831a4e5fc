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
final class PackagedLock: Bindgen.PublishedFamilyModel, Bindgen.TrackedFamilyModel, Observation.Observable {
  // MARK: What it is given

  let gate: PackagedGate

  // MARK: What follows

  var label: String {
    _refresh(0)
    _noteRead(0)
    return _cache.label
  }

  // MARK: Making

  init(gate: PackagedGate = _PackagedLockFormulas.gate()) {
    self.gate = gate
    _adopt(gate._core, [0, 1], from: 1)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let label: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var label: PackagedLock.Field<String> { (0, { $0.label }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<PackagedLock, Changes> = Bindgen.Observers()

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(1)
  let _readers: Bindgen.Readers = Bindgen.Readers(PackagedLock._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
    _readers.tell()
  }

  static let _names: String = "label"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 0, inputs: [[2]], outside: [[], [1]])
  static var _level: Int { 1 }
  let _core: Bindgen.FamilyCore = Bindgen.FamilyCore(PackagedLock._graph)
  private struct Cache {
    var label: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    if _core.needs(2, for: wanted) { gate._bringUpToDate(Bindgen.Mask(1)) }
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(0) {
      let value: String = _PackagedLockFormulas.label(gate)
      if Bindgen.replace(&_cache.label, with: value) { pass.cameOut(0) }
    }
    _core.finish(pass, 0x1)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.label, _cache.label) { equal.add(0) }
    _told = Cache()
    return equal
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
