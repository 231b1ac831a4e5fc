// Made by bindgen from Located.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

/// The types that the spec states: the compiler reports a mistake in one of them at its place.
extension Spot {
  private protocol _Types {
#sourceLocation(file: "Located/Located.bindgen.yml", line: 7)
     var t0: Int { get }
#sourceLocation()
#sourceLocation(file: "Located/Located.bindgen.yml", line: 8)
     var t1: [String] { get }
#sourceLocation()
#sourceLocation(file: "Located/Located.bindgen.yml", line: 13)
      var t2: Double { get }
#sourceLocation()
#sourceLocation(file: "Located/Located.bindgen.yml", line: 17)
       var t3: Bool { get }
#sourceLocation()
#sourceLocation(file: "Located/Located.bindgen.yml", line: 19)
      var t4: String { get }
#sourceLocation()
  }
}

final class Spot {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }

  var names: [String] {
    get { _names }
    set { if Bindgen.replace(&_names, with: newValue) { _wrote(.names) } }
    _modify {
      defer { _wrote(.names) }
      yield &_names
    }
  }

  var close: Double {
    get { _close }
    set { if Bindgen.replace(&_close, with: newValue, unless: Self.closeAreEqual) { _wrote(.close) } }
  }
  private static func closeAreEqual(_ left: Double, _ right: Double) -> Bool {
    let areEqual: (Double, Double) -> Bool = {
#sourceLocation(file: "Located/Located.bindgen.yml", line: 15)
               abs($0 - $1) < 1
#sourceLocation()
    }
    return areEqual(left, right)
  }

  // MARK: Derived

  var isEmpty: Bool { _fresh(.isEmpty)._isEmpty }
  private static func _isEmpty(_ names: [String]) -> Bool {
#sourceLocation(file: "Located/Located.bindgen.yml", line: 17)
                      names.isEmpty
#sourceLocation()
  }

  var text: String { _fresh(.text)._text }
  private static func _text(_ names: [String], _ count: Int) -> String {
#sourceLocation(file: "Located/Located.bindgen.yml", line: 21)
          let text = names.joined()
          return text + String(count)
#sourceLocation()
  }

  // MARK: Actions

  func step() {
    _core.open()
    defer { _core.close() }
#sourceLocation(file: "Located/Located.bindgen.yml", line: 24)
              count += 1
#sourceLocation()
  }

  func reset() {
    _core.open()
    defer { _core.close() }
#sourceLocation(file: "Located/Located.bindgen.yml", line: 26)
        count = 0
        names = []
#sourceLocation()
  }

  init(count: Int = 0, names: [String] = _Formulas.names(), close: Double = 0, delegate: (any SpotDelegate)? = nil) {
    _count = count
    _names = names
    _close = close
    self.delegate = delegate
    _core.updateObserved(of: self)
  }

  weak var delegate: (any SpotDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any SpotDelegate, _ changes: Changes) {
    delegate.spot(self, didChange: changes)
    if changes.contains(.count) { delegate.spotDidChangeCount(self) }
    if changes.contains(.names) { delegate.spotDidChangeNames(self) }
    if changes.contains(.close) { delegate.spotDidChangeClose(self) }
    if changes.contains(.isEmpty) { delegate.spotDidChangeIsEmpty(self) }
    if changes.contains(.text) { delegate.spotDidChangeText(self) }
  }

  private var _count: Int
  private var _names: [String]
  private var _close: Double
  private var _isEmpty: Bool = false
  private var _text: String = ""
  let _core = Bindgen.Core(Spot._graph)
}

// MARK: - Machinery

extension Spot: Bindgen.Model, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var count: Changes { Changes(field: 0) }
    static var names: Changes { Changes(field: 1) }
    static var close: Changes { Changes(field: 2) }
    static var isEmpty: Changes { Changes(field: 3) }
    static var text: Changes { Changes(field: 4) }
  }

  private static let _graph = Bindgen.Graph(
    of: Spot.self,
    .state("count", \.count),
    .state("names", \.names),
    .state("close", \.close),
    .derived("isEmpty", \.isEmpty, from: .names),
    .derived("text", \.text, from: [.count, .names])
  )

  @inline(__always) func _compute(_ _pass: inout Bindgen.Pass) {
    switch _pass.number {
    case Changes.isEmpty.number: _pass.set(&_isEmpty, Self._isEmpty(_names))
    case Changes.text.number: _pass.set(&_text, Self._text(_names, _count))
    default: break
    }
  }

  static func _addObserved(of model: Spot, to fields: inout Bindgen.Mask) { model._addObserved(to: &fields) }

  private func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  static func _notify(_ model: Spot, _ changed: Bindgen.Mask) { model._notify(changed) }

  private func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
  }

  /// The spec's expressions. Each is a function that sees its parameters, and nothing else of the model.
  enum _Formulas {
    static func names() -> [String] {
#sourceLocation(file: "Located/Located.bindgen.yml", line: 8)
                        [
        "a",            
        "b",
      ]
#sourceLocation()
    }
  }
}

/// Called once after each transaction that changed `Spot`.
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
