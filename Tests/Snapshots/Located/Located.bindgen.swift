// Made by bindgen from Located.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Spot: Bindgen.Model {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(0) } }
  }
  private var _count: Int

  var names: [String] {
    get { _namesOwn }
    set { if Bindgen.replace(&_namesOwn, with: newValue) { _wrote(1) } }
    _modify {
      defer { _wrote(1) }
      yield &_namesOwn
    }
  }
  private var _namesOwn: [String]

  var close: Double {
    get { _close }
    set { if Bindgen.replace(&_close, with: newValue, unless: _SpotFormulas.closeAreEqual) { _wrote(2) } }
  }
  private var _close: Double

  // MARK: What follows

  var isEmpty: Bool {
    _refresh(3)
    return _cache.isEmpty
  }

  var text: String {
    _refresh(4)
    return _cache.text
  }

  // MARK: Actions

  func step() {
    _core.open()
    defer { _end() }
    _performStep()
  }

  private func _performStep() {
#sourceLocation(file: "Located/Located.bindgen.yml", line: 24)
              count += 1
#sourceLocation()
  }

  func reset() {
    _core.open()
    defer { _end() }
    _performReset()
  }

  private func _performReset() {
#sourceLocation(file: "Located/Located.bindgen.yml", line: 26)
        count = 0
        names = []
#sourceLocation()
  }

  // MARK: Making

  init(count: Int = 0, names: [String] = _SpotFormulas.names(), close: Double = 0, delegate: (any SpotDelegate)? = nil)
  {
    _count = count
    _namesOwn = names
    _close = close
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
    let rawValue: UInt64
    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let names: Changes = Changes(rawValue: 1 &<< 1)
    static let close: Changes = Changes(rawValue: 1 &<< 2)
    static let isEmpty: Changes = Changes(rawValue: 1 &<< 3)
    static let text: Changes = Changes(rawValue: 1 &<< 4)
  }

  weak var delegate: (any SpotDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any SpotDelegate, _ changes: Changes) {
    delegate.spot(self, didChange: changes)
    if changes.contains(.count) { delegate.spotDidChangeCount(self) }
    if changes.contains(.names) { delegate.spotDidChangeNames(self) }
    if changes.contains(.close) { delegate.spotDidChangeClose(self) }
    if changes.contains(.isEmpty) { delegate.spotDidChangeIsEmpty(self) }
    if changes.contains(.text) { delegate.spotDidChangeText(self) }
  }

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
  }

  static let _names: String = "count names close isEmpty text"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 3, inputs: [[1], [0, 1]])
  let _core: Bindgen.Core = Bindgen.Core(Spot._graph)
  private struct Cache {
    var isEmpty: Bool = false
    var text: String = ""
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(3) {
      let value: Bool = _SpotFormulas.isEmpty(_namesOwn)
      if Bindgen.replace(&_cache.isEmpty, with: value) { pass.cameOut(3) }
    }
    if pass.isDue(4) {
      let value: String = _SpotFormulas.text(_namesOwn, _count)
      if Bindgen.replace(&_cache.text, with: value) { pass.cameOut(4) }
    }
    _core.finish(pass, 0x18)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.isEmpty, _cache.isEmpty) { equal.add(3) }
    if Bindgen.areEqual(_told.text, _cache.text) { equal.add(4) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Spot`, once a transaction.
protocol SpotDelegate: AnyObject {
  func spot(_ spot: Spot, didChange changes: Spot.Changes)
  func spotDidChangeCount(_ spot: Spot)
  func spotDidChangeNames(_ spot: Spot)
  func spotDidChangeClose(_ spot: Spot)
  func spotDidChangeIsEmpty(_ spot: Spot)
  func spotDidChangeText(_ spot: Spot)
}

extension SpotDelegate {
  func spot(_ spot: Spot, didChange changes: Spot.Changes) {}
  func spotDidChangeCount(_ spot: Spot) {}
  func spotDidChangeNames(_ spot: Spot) {}
  func spotDidChangeClose(_ spot: Spot) {}
  func spotDidChangeIsEmpty(_ spot: Spot) {}
  func spotDidChangeText(_ spot: Spot) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _SpotFormulas {
  static func names() -> [String] {
#sourceLocation(file: "Located/Located.bindgen.yml", line: 8)
                        [
        "a",              
        "b",
      ]
#sourceLocation()
  }

  static func closeAreEqual(_ left: Double, _ right: Double) -> Bool {
    let areEqual: (Double, Double) -> Bool = {
#sourceLocation(file: "Located/Located.bindgen.yml", line: 15)
               abs($0 - $1) < 1
#sourceLocation()
    }
    return areEqual(left, right)
  }

  static func isEmpty(_ names: [String]) -> Bool {
#sourceLocation(file: "Located/Located.bindgen.yml", line: 17)
                      names.isEmpty
#sourceLocation()
  }

  static func text(_ names: [String], _ count: Int) -> String {
#sourceLocation(file: "Located/Located.bindgen.yml", line: 21)
          let text = names.joined()
          return text + String(count)
#sourceLocation()
  }
}
