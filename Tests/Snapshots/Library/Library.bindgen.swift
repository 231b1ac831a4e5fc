// Made by bindgen from Library.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

final class Int: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: What follows

  var text: Swift.String {
    _refresh(1)
    return _cache.text!
  }

  var double: Swift.Int {
    _refresh(2)
    return _cache.double!
  }

  // MARK: Making

  init(raw: Swift.Int = _IntFormulas.raw(), delegate: (any IntDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
    static let text: Changes = Changes(rawValue: 1 &<< 1)
    static let double: Changes = Changes(rawValue: 1 &<< 2)
  }

  weak var delegate: (any IntDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any IntDelegate, _ changes: Changes) {
    delegate.int(self, didChange: changes)
    if changes.contains(.raw) { delegate.intDidChangeRaw(self) }
    if changes.contains(.text) { delegate.intDidChangeText(self) }
    if changes.contains(.double) { delegate.intDidChangeDouble(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: Int.Field<Swift.Int> { (0, { $0.raw }) }
    var text: Int.Field<Swift.String> { (1, { $0.text }) }
    var double: Int.Field<Swift.Int> { (2, { $0.double }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Int, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw text double"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0], [0]])
  let _core: Bindgen.Core = Bindgen.Core(Int._graph)
  private struct Cache {
    var text: Swift.String?
    var double: Swift.Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Swift.String = _IntFormulas.text(_raw)
      if Bindgen.replace(&_cache.text, with: value) { pass.cameOut(1) }
    }
    if pass.isDue(2) {
      let value: Swift.Int = _IntFormulas.double(_raw)
      if Bindgen.replace(&_cache.double, with: value) { pass.cameOut(2) }
    }
    _core.finish(pass, 0x6)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.text, _cache.text) { equal.add(1) }
    if Bindgen.areEqual(_told.double, _cache.double) { equal.add(2) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Int`, once a transaction.
protocol IntDelegate: Swift.AnyObject {
  func int(_ int: Int, didChange changes: Int.Changes)
  func intDidChangeRaw(_ int: Int)
  func intDidChangeText(_ int: Int)
  func intDidChangeDouble(_ int: Int)
}

extension IntDelegate {
  func int(_ int: Int, didChange changes: Int.Changes) {}
  func intDidChangeRaw(_ int: Int) {}
  func intDidChangeText(_ int: Int) {}
  func intDidChangeDouble(_ int: Int) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _IntFormulas {
  static func raw() -> Swift.Int { 0 }
  static func text(_ raw: Swift.Int) -> Swift.String { "\(raw)" }
  static func double(_ raw: Swift.Int) -> Swift.Int { raw * 2 }
}

final class String: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  var texts: Swift.Array<Swift.Int> {
    get { _texts }
    set { if Bindgen.replace(&_texts, with: newValue) { _wrote(1) } }
    _modify {
      defer { _wrote(1) }
      yield &_texts
    }
  }
  private var _texts: Swift.Array<Swift.Int>

  // MARK: What follows

  var double: Swift.Int {
    _refresh(2)
    return _cache.double!
  }

  var count: Swift.Int {
    _refresh(3)
    return _cache.count!
  }

  // MARK: Making

  init(
    raw: Swift.Int = _StringFormulas.raw(),
    texts: Swift.Array<Swift.Int> = _StringFormulas.texts(),
    delegate: (any StringDelegate)? = nil
  ) {
    _raw = raw
    _texts = texts
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
    static let texts: Changes = Changes(rawValue: 1 &<< 1)
    static let double: Changes = Changes(rawValue: 1 &<< 2)
    static let count: Changes = Changes(rawValue: 1 &<< 3)
  }

  weak var delegate: (any StringDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any StringDelegate, _ changes: Changes) {
    delegate.string(self, didChange: changes)
    if changes.contains(.raw) { delegate.stringDidChangeRaw(self) }
    if changes.contains(.texts) { delegate.stringDidChangeTexts(self) }
    if changes.contains(.double) { delegate.stringDidChangeDouble(self) }
    if changes.contains(.count) { delegate.stringDidChangeCount(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: String.Field<Swift.Int> { (0, { $0.raw }) }
    var texts: String.Field<Swift.Array<Swift.Int>> { (1, { $0.texts }) }
    var double: String.Field<Swift.Int> { (2, { $0.double }) }
    var count: String.Field<Swift.Int> { (3, { $0.count }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<String, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw texts double count"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 2, inputs: [[0], [1]])
  let _core: Bindgen.Core = Bindgen.Core(String._graph)
  private struct Cache {
    var double: Swift.Int?
    var count: Swift.Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(2) {
      let value: Swift.Int = _StringFormulas.double(_raw)
      if Bindgen.replace(&_cache.double, with: value) { pass.cameOut(2) }
    }
    if pass.isDue(3) {
      let value: Swift.Int = _StringFormulas.count(_texts)
      if Bindgen.replace(&_cache.count, with: value) { pass.cameOut(3) }
    }
    _core.finish(pass, 0xc)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.double, _cache.double) { equal.add(2) }
    if Bindgen.areEqual(_told.count, _cache.count) { equal.add(3) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `String`, once a transaction.
protocol StringDelegate: Swift.AnyObject {
  func string(_ string: String, didChange changes: String.Changes)
  func stringDidChangeRaw(_ string: String)
  func stringDidChangeTexts(_ string: String)
  func stringDidChangeDouble(_ string: String)
  func stringDidChangeCount(_ string: String)
}

extension StringDelegate {
  func string(_ string: String, didChange changes: String.Changes) {}
  func stringDidChangeRaw(_ string: String) {}
  func stringDidChangeTexts(_ string: String) {}
  func stringDidChangeDouble(_ string: String) {}
  func stringDidChangeCount(_ string: String) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _StringFormulas {
  static func raw() -> Swift.Int { 0 }
  static func texts() -> Swift.Array<Swift.Int> { [] }
  static func double(_ raw: Swift.Int) -> Swift.Int { raw * 2 }
  static func count(_ texts: Swift.Array<Swift.Int>) -> Swift.Int { texts.count }
}

final class Array: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: Making

  init(raw: Swift.Int = _ArrayFormulas.raw(), delegate: (any ArrayDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any ArrayDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ArrayDelegate, _ changes: Changes) {
    delegate.array(self, didChange: changes)
    if changes.contains(.raw) { delegate.arrayDidChangeRaw(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: Array.Field<Swift.Int> { (0, { $0.raw }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Array, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(Array._graph)
}

/// Is told what changed in `Array`, once a transaction.
protocol ArrayDelegate: Swift.AnyObject {
  func array(_ array: Array, didChange changes: Array.Changes)
  func arrayDidChangeRaw(_ array: Array)
}

extension ArrayDelegate {
  func array(_ array: Array, didChange changes: Array.Changes) {}
  func arrayDidChangeRaw(_ array: Array) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ArrayFormulas {
  static func raw() -> Swift.Int { 0 }
}

/// `Result` as the class names itself: a type inside it is called the same.
typealias _ResultModel = Result

final class Result: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: What follows

  var double: Swift.Int {
    _refresh(1)
    return _cache.double!
  }

  // MARK: Making

  init(raw: Swift.Int = _ResultFormulas.raw(), delegate: (any ResultDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
    static let double: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any ResultDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ResultDelegate, _ changes: Changes) {
    delegate.result(self, didChange: changes)
    if changes.contains(.raw) { delegate.resultDidChangeRaw(self) }
    if changes.contains(.double) { delegate.resultDidChangeDouble(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: _ResultModel.Field<Swift.Int> { (0, { $0.raw }) }
    var double: _ResultModel.Field<Swift.Int> { (1, { $0.double }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<_ResultModel, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw double"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(_ResultModel._graph)
  private struct Cache {
    var double: Swift.Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Swift.Int = _ResultFormulas.double(_raw)
      if Bindgen.replace(&_cache.double, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.double, _cache.double) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Result`, once a transaction.
protocol ResultDelegate: Swift.AnyObject {
  func result(_ result: Result, didChange changes: Result.Changes)
  func resultDidChangeRaw(_ result: Result)
  func resultDidChangeDouble(_ result: Result)
}

extension ResultDelegate {
  func result(_ result: Result, didChange changes: Result.Changes) {}
  func resultDidChangeRaw(_ result: Result) {}
  func resultDidChangeDouble(_ result: Result) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ResultFormulas {
  static func raw() -> Swift.Int { 0 }
  static func double(_ raw: Swift.Int) -> Swift.Int { raw * 2 }
}

/// `Void` as the class names itself: a type inside it is called the same.
typealias _VoidModel = Void

final class Void: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: Making

  init(raw: Swift.Int = _VoidFormulas.raw(), delegate: (any VoidDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any VoidDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any VoidDelegate, _ changes: Changes) {
    delegate.void(self, didChange: changes)
    if changes.contains(.raw) { delegate.voidDidChangeRaw(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: _VoidModel.Field<Swift.Int> { (0, { $0.raw }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<_VoidModel, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(_VoidModel._graph)
}

/// Is told what changed in `Void`, once a transaction.
protocol VoidDelegate: Swift.AnyObject {
  func void(_ void: Void, didChange changes: Void.Changes)
  func voidDidChangeRaw(_ void: Void)
}

extension VoidDelegate {
  func void(_ void: Void, didChange changes: Void.Changes) {}
  func voidDidChangeRaw(_ void: Void) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _VoidFormulas {
  static func raw() -> Swift.Int { 0 }
}

final class Error: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: Making

  init(raw: Swift.Int = _ErrorFormulas.raw(), delegate: (any ErrorDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any ErrorDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ErrorDelegate, _ changes: Changes) {
    delegate.error(self, didChange: changes)
    if changes.contains(.raw) { delegate.errorDidChangeRaw(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: Error.Field<Swift.Int> { (0, { $0.raw }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Error, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(Error._graph)
}

/// Is told what changed in `Error`, once a transaction.
protocol ErrorDelegate: Swift.AnyObject {
  func error(_ error: Error, didChange changes: Error.Changes)
  func errorDidChangeRaw(_ error: Error)
}

extension ErrorDelegate {
  func error(_ error: Error, didChange changes: Error.Changes) {}
  func errorDidChangeRaw(_ error: Error) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ErrorFormulas {
  static func raw() -> Swift.Int { 0 }
}

final class Bool: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: What follows

  var same: Swift.Int {
    _refresh(1)
    return _cache.same!
  }

  // MARK: Making

  init(raw: Swift.Int = _BoolFormulas.raw(), delegate: (any BoolDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
    static let same: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any BoolDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any BoolDelegate, _ changes: Changes) {
    delegate.bool(self, didChange: changes)
    if changes.contains(.raw) { delegate.boolDidChangeRaw(self) }
    if changes.contains(.same) { delegate.boolDidChangeSame(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: Bool.Field<Swift.Int> { (0, { $0.raw }) }
    var same: Bool.Field<Swift.Int> { (1, { $0.same }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Bool, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw same"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Bool._graph)
  private struct Cache {
    var same: Swift.Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Swift.Int = _BoolFormulas.same(_raw)
      if Bindgen.replace(&_cache.same, with: value, unless: _BoolFormulas.sameAreEqual) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.same, _cache.same, by: _BoolFormulas.sameAreEqual) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Bool`, once a transaction.
protocol BoolDelegate: Swift.AnyObject {
  func bool(_ bool: Bool, didChange changes: Bool.Changes)
  func boolDidChangeRaw(_ bool: Bool)
  func boolDidChangeSame(_ bool: Bool)
}

extension BoolDelegate {
  func bool(_ bool: Bool, didChange changes: Bool.Changes) {}
  func boolDidChangeRaw(_ bool: Bool) {}
  func boolDidChangeSame(_ bool: Bool) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _BoolFormulas {
  static func raw() -> Swift.Int { 0 }
  static func same(_ raw: Swift.Int) -> Swift.Int { raw }
  static func sameAreEqual(_ left: Swift.Int, _ right: Swift.Int) -> Swift.Bool {
    let areEqual: (Swift.Int, Swift.Int) -> Swift.Bool = {
      $0 == $1
    }
    return areEqual(left, right)
  }
}

final class Optional: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: Making

  init(raw: Swift.Int = _OptionalFormulas.raw(), delegate: (any OptionalDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any OptionalDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any OptionalDelegate, _ changes: Changes) {
    delegate.optional(self, didChange: changes)
    if changes.contains(.raw) { delegate.optionalDidChangeRaw(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: Optional.Field<Swift.Int> { (0, { $0.raw }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Optional, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(Optional._graph)
}

/// Is told what changed in `Optional`, once a transaction.
protocol OptionalDelegate: Swift.AnyObject {
  func optional(_ optional: Optional, didChange changes: Optional.Changes)
  func optionalDidChangeRaw(_ optional: Optional)
}

extension OptionalDelegate {
  func optional(_ optional: Optional, didChange changes: Optional.Changes) {}
  func optionalDidChangeRaw(_ optional: Optional) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _OptionalFormulas {
  static func raw() -> Swift.Int { 0 }
}

/// `Value` as the class names itself: a type inside it is called the same.
typealias _ValueModel = Value

final class Value: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: What follows

  var double: Swift.Int {
    _refresh(1)
    return _cache.double!
  }

  // MARK: Making

  init(raw: Swift.Int = _ValueFormulas.raw(), delegate: (any ValueDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
    static let double: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any ValueDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ValueDelegate, _ changes: Changes) {
    delegate.value(self, didChange: changes)
    if changes.contains(.raw) { delegate.valueDidChangeRaw(self) }
    if changes.contains(.double) { delegate.valueDidChangeDouble(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: _ValueModel.Field<Swift.Int> { (0, { $0.raw }) }
    var double: _ValueModel.Field<Swift.Int> { (1, { $0.double }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<_ValueModel, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw double"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(_ValueModel._graph)
  private struct Cache {
    var double: Swift.Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Swift.Int = _ValueFormulas.double(_raw)
      if Bindgen.replace(&_cache.double, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.double, _cache.double) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Value`, once a transaction.
protocol ValueDelegate: Swift.AnyObject {
  func value(_ value: Value, didChange changes: Value.Changes)
  func valueDidChangeRaw(_ value: Value)
  func valueDidChangeDouble(_ value: Value)
}

extension ValueDelegate {
  func value(_ value: Value, didChange changes: Value.Changes) {}
  func valueDidChangeRaw(_ value: Value) {}
  func valueDidChangeDouble(_ value: Value) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ValueFormulas {
  static func raw() -> Swift.Int { 0 }
  static func double(_ raw: Swift.Int) -> Swift.Int { raw * 2 }
}

final class Model: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: What follows

  var double: Swift.Int {
    _refresh(1)
    return _cache.double!
  }

  // MARK: Making

  init(raw: Swift.Int = _ModelFormulas.raw(), delegate: (any ModelDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
    static let double: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any ModelDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ModelDelegate, _ changes: Changes) {
    delegate.model(self, didChange: changes)
    if changes.contains(.raw) { delegate.modelDidChangeRaw(self) }
    if changes.contains(.double) { delegate.modelDidChangeDouble(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: Model.Field<Swift.Int> { (0, { $0.raw }) }
    var double: Model.Field<Swift.Int> { (1, { $0.double }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Model, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw double"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Model._graph)
  private struct Cache {
    var double: Swift.Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Swift.Int = _ModelFormulas.double(_raw)
      if Bindgen.replace(&_cache.double, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.double, _cache.double) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Model`, once a transaction.
protocol ModelDelegate: Swift.AnyObject {
  func model(_ model: Model, didChange changes: Model.Changes)
  func modelDidChangeRaw(_ model: Model)
  func modelDidChangeDouble(_ model: Model)
}

extension ModelDelegate {
  func model(_ model: Model, didChange changes: Model.Changes) {}
  func modelDidChangeRaw(_ model: Model) {}
  func modelDidChangeDouble(_ model: Model) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ModelFormulas {
  static func raw() -> Swift.Int { 0 }
  static func double(_ raw: Swift.Int) -> Swift.Int { raw * 2 }
}

final class Observed: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: Making

  init(raw: Swift.Int = _ObservedFormulas.raw(), delegate: (any ObservedDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any ObservedDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any ObservedDelegate, _ changes: Changes) {
    delegate.observed(self, didChange: changes)
    if changes.contains(.raw) { delegate.observedDidChangeRaw(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: Observed.Field<Swift.Int> { (0, { $0.raw }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Observed, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(Observed._graph)
}

/// Is told what changed in `Observed`, once a transaction.
protocol ObservedDelegate: Swift.AnyObject {
  func observed(_ observed: Observed, didChange changes: Observed.Changes)
  func observedDidChangeRaw(_ observed: Observed)
}

extension ObservedDelegate {
  func observed(_ observed: Observed, didChange changes: Observed.Changes) {}
  func observedDidChangeRaw(_ observed: Observed) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ObservedFormulas {
  static func raw() -> Swift.Int { 0 }
}

final class Mask: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: What follows

  var double: Swift.Int {
    _refresh(1)
    return _cache.double!
  }

  // MARK: Making

  init(raw: Swift.Int = _MaskFormulas.raw(), delegate: (any MaskDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
    static let double: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any MaskDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any MaskDelegate, _ changes: Changes) {
    delegate.mask(self, didChange: changes)
    if changes.contains(.raw) { delegate.maskDidChangeRaw(self) }
    if changes.contains(.double) { delegate.maskDidChangeDouble(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: Mask.Field<Swift.Int> { (0, { $0.raw }) }
    var double: Mask.Field<Swift.Int> { (1, { $0.double }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Mask, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw double"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Mask._graph)
  private struct Cache {
    var double: Swift.Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Swift.Int = _MaskFormulas.double(_raw)
      if Bindgen.replace(&_cache.double, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.double, _cache.double) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Mask`, once a transaction.
protocol MaskDelegate: Swift.AnyObject {
  func mask(_ mask: Mask, didChange changes: Mask.Changes)
  func maskDidChangeRaw(_ mask: Mask)
  func maskDidChangeDouble(_ mask: Mask)
}

extension MaskDelegate {
  func mask(_ mask: Mask, didChange changes: Mask.Changes) {}
  func maskDidChangeRaw(_ mask: Mask) {}
  func maskDidChangeDouble(_ mask: Mask) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _MaskFormulas {
  static func raw() -> Swift.Int { 0 }
  static func double(_ raw: Swift.Int) -> Swift.Int { raw * 2 }
}

final class Core: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: Making

  init(raw: Swift.Int = _CoreFormulas.raw(), delegate: (any CoreDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any CoreDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any CoreDelegate, _ changes: Changes) {
    delegate.core(self, didChange: changes)
    if changes.contains(.raw) { delegate.coreDidChangeRaw(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: Core.Field<Swift.Int> { (0, { $0.raw }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Core, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(Core._graph)
}

/// Is told what changed in `Core`, once a transaction.
protocol CoreDelegate: Swift.AnyObject {
  func core(_ core: Core, didChange changes: Core.Changes)
  func coreDidChangeRaw(_ core: Core)
}

extension CoreDelegate {
  func core(_ core: Core, didChange changes: Core.Changes) {}
  func coreDidChangeRaw(_ core: Core) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _CoreFormulas {
  static func raw() -> Swift.Int { 0 }
}

final class Graph: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: What follows

  var double: Swift.Int {
    _refresh(1)
    return _cache.double!
  }

  // MARK: Making

  init(raw: Swift.Int = _GraphFormulas.raw(), delegate: (any GraphDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
    static let double: Changes = Changes(rawValue: 1 &<< 1)
  }

  weak var delegate: (any GraphDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any GraphDelegate, _ changes: Changes) {
    delegate.graph(self, didChange: changes)
    if changes.contains(.raw) { delegate.graphDidChangeRaw(self) }
    if changes.contains(.double) { delegate.graphDidChangeDouble(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: Graph.Field<Swift.Int> { (0, { $0.raw }) }
    var double: Graph.Field<Swift.Int> { (1, { $0.double }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Graph, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw double"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Graph._graph)
  private struct Cache {
    var double: Swift.Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Swift.Int = _GraphFormulas.double(_raw)
      if Bindgen.replace(&_cache.double, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.double, _cache.double) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `Graph`, once a transaction.
protocol GraphDelegate: Swift.AnyObject {
  func graph(_ graph: Graph, didChange changes: Graph.Changes)
  func graphDidChangeRaw(_ graph: Graph)
  func graphDidChangeDouble(_ graph: Graph)
}

extension GraphDelegate {
  func graph(_ graph: Graph, didChange changes: Graph.Changes) {}
  func graphDidChangeRaw(_ graph: Graph) {}
  func graphDidChangeDouble(_ graph: Graph) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _GraphFormulas {
  static func raw() -> Swift.Int { 0 }
  static func double(_ raw: Swift.Int) -> Swift.Int { raw * 2 }
}

final class Sendable: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: Making

  init(raw: Swift.Int = _SendableFormulas.raw(), delegate: (any SendableDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any SendableDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any SendableDelegate, _ changes: Changes) {
    delegate.sendable(self, didChange: changes)
    if changes.contains(.raw) { delegate.sendableDidChangeRaw(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: Sendable.Field<Swift.Int> { (0, { $0.raw }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Sendable, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(Sendable._graph)
}

/// Is told what changed in `Sendable`, once a transaction.
protocol SendableDelegate: Swift.AnyObject {
  func sendable(_ sendable: Sendable, didChange changes: Sendable.Changes)
  func sendableDidChangeRaw(_ sendable: Sendable)
}

extension SendableDelegate {
  func sendable(_ sendable: Sendable, didChange changes: Sendable.Changes) {}
  func sendableDidChangeRaw(_ sendable: Sendable) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _SendableFormulas {
  static func raw() -> Swift.Int { 0 }
}

final class Equatable: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: Making

  init(raw: Swift.Int = _EquatableFormulas.raw(), delegate: (any EquatableDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any EquatableDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any EquatableDelegate, _ changes: Changes) {
    delegate.equatable(self, didChange: changes)
    if changes.contains(.raw) { delegate.equatableDidChangeRaw(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: Equatable.Field<Swift.Int> { (0, { $0.raw }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<Equatable, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(Equatable._graph)
}

/// Is told what changed in `Equatable`, once a transaction.
protocol EquatableDelegate: Swift.AnyObject {
  func equatable(_ equatable: Equatable, didChange changes: Equatable.Changes)
  func equatableDidChangeRaw(_ equatable: Equatable)
}

extension EquatableDelegate {
  func equatable(_ equatable: Equatable, didChange changes: Equatable.Changes) {}
  func equatableDidChangeRaw(_ equatable: Equatable) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _EquatableFormulas {
  static func raw() -> Swift.Int { 0 }
}

final class OptionSet: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: Making

  init(raw: Swift.Int = _OptionSetFormulas.raw(), delegate: (any OptionSetDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any OptionSetDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any OptionSetDelegate, _ changes: Changes) {
    delegate.optionSet(self, didChange: changes)
    if changes.contains(.raw) { delegate.optionSetDidChangeRaw(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: OptionSet.Field<Swift.Int> { (0, { $0.raw }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<OptionSet, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(OptionSet._graph)
}

/// Is told what changed in `OptionSet`, once a transaction.
protocol OptionSetDelegate: Swift.AnyObject {
  func optionSet(_ optionSet: OptionSet, didChange changes: OptionSet.Changes)
  func optionSetDidChangeRaw(_ optionSet: OptionSet)
}

extension OptionSetDelegate {
  func optionSet(_ optionSet: OptionSet, didChange changes: OptionSet.Changes) {}
  func optionSetDidChangeRaw(_ optionSet: OptionSet) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _OptionSetFormulas {
  static func raw() -> Swift.Int { 0 }
}

final class KeyPath: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: Making

  init(raw: Swift.Int = _KeyPathFormulas.raw(), delegate: (any KeyPathDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any KeyPathDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any KeyPathDelegate, _ changes: Changes) {
    delegate.keyPath(self, didChange: changes)
    if changes.contains(.raw) { delegate.keyPathDidChangeRaw(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: KeyPath.Field<Swift.Int> { (0, { $0.raw }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<KeyPath, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(KeyPath._graph)
}

/// Is told what changed in `KeyPath`, once a transaction.
protocol KeyPathDelegate: Swift.AnyObject {
  func keyPath(_ keyPath: KeyPath, didChange changes: KeyPath.Changes)
  func keyPathDidChangeRaw(_ keyPath: KeyPath)
}

extension KeyPathDelegate {
  func keyPath(_ keyPath: KeyPath, didChange changes: KeyPath.Changes) {}
  func keyPathDidChangeRaw(_ keyPath: KeyPath) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _KeyPathFormulas {
  static func raw() -> Swift.Int { 0 }
}

final class AnyObject: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: Making

  init(raw: Swift.Int = _AnyObjectFormulas.raw(), delegate: (any AnyObjectDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any AnyObjectDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any AnyObjectDelegate, _ changes: Changes) {
    delegate.anyObject(self, didChange: changes)
    if changes.contains(.raw) { delegate.anyObjectDidChangeRaw(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: AnyObject.Field<Swift.Int> { (0, { $0.raw }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<AnyObject, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(AnyObject._graph)
}

/// Is told what changed in `AnyObject`, once a transaction.
protocol AnyObjectDelegate: Swift.AnyObject {
  func anyObject(_ anyObject: AnyObject, didChange changes: AnyObject.Changes)
  func anyObjectDidChangeRaw(_ anyObject: AnyObject)
}

extension AnyObjectDelegate {
  func anyObject(_ anyObject: AnyObject, didChange changes: AnyObject.Changes) {}
  func anyObjectDidChangeRaw(_ anyObject: AnyObject) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _AnyObjectFormulas {
  static func raw() -> Swift.Int { 0 }
}

final class UInt64: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: Making

  init(raw: Swift.Int = _UInt64Formulas.raw(), delegate: (any UInt64Delegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any UInt64Delegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any UInt64Delegate, _ changes: Changes) {
    delegate.uInt64(self, didChange: changes)
    if changes.contains(.raw) { delegate.uInt64DidChangeRaw(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: UInt64.Field<Swift.Int> { (0, { $0.raw }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<UInt64, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(UInt64._graph)
}

/// Is told what changed in `UInt64`, once a transaction.
protocol UInt64Delegate: Swift.AnyObject {
  func uInt64(_ uInt64: UInt64, didChange changes: UInt64.Changes)
  func uInt64DidChangeRaw(_ uInt64: UInt64)
}

extension UInt64Delegate {
  func uInt64(_ uInt64: UInt64, didChange changes: UInt64.Changes) {}
  func uInt64DidChangeRaw(_ uInt64: UInt64) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _UInt64Formulas {
  static func raw() -> Swift.Int { 0 }
}

final class MainActor: Bindgen.Observed {
  // MARK: State

  var raw: Swift.Int {
    get { _raw }
    set { if Bindgen.replace(&_raw, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_raw
    }
  }
  private var _raw: Swift.Int

  // MARK: Making

  init(raw: Swift.Int = _MainActorFormulas.raw(), delegate: (any MainActorDelegate)? = nil) {
    _raw = raw
    self.delegate = delegate
    _watch()
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: Swift.OptionSet, Swift.Sendable {
    let rawValue: Swift.UInt64
    static let raw: Changes = Changes(rawValue: 1 &<< 0)
  }

  weak var delegate: (any MainActorDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any MainActorDelegate, _ changes: Changes) {
    delegate.mainActor(self, didChange: changes)
    if changes.contains(.raw) { delegate.mainActorDidChangeRaw(self) }
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var raw: MainActor.Field<Swift.Int> { (0, { $0.raw }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<MainActor, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
  }

  static let _names: Swift.String = "raw"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [])
  let _core: Bindgen.Core = Bindgen.Core(MainActor._graph)
}

/// Is told what changed in `MainActor`, once a transaction.
protocol MainActorDelegate: Swift.AnyObject {
  func mainActor(_ mainActor: MainActor, didChange changes: MainActor.Changes)
  func mainActorDidChangeRaw(_ mainActor: MainActor)
}

extension MainActorDelegate {
  func mainActor(_ mainActor: MainActor, didChange changes: MainActor.Changes) {}
  func mainActorDidChangeRaw(_ mainActor: MainActor) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _MainActorFormulas {
  static func raw() -> Swift.Int { 0 }
}
