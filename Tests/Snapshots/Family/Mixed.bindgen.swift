// Made by bindgen from Mixed.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

/// Told of, above one that is not.
final class Listener: Bindgen.Observed {
  // MARK: Given

  let quiet: Quiet
  let meter: Meter

  // MARK: Derived

  var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Init

  init(quiet: Quiet, meter: Meter = _ListenerFormulas.meter()) {
    self.quiet = quiet
    self.meter = meter
    _core.adopt(
      quiet,
      by: self,
      [
        .half: .text
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let text: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var text: Field<String> { (.text, { $0.text }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Listener._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "text",
    [
      .text: []
    ]
  )

  private struct _Cache {
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.text) {
      let value: String = _ListenerFormulas.text(meter, quiet)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _ListenerFormulas {
  static func meter() -> Meter { Meter() }
  static func text(_ meter: Meter, _ quiet: Quiet) -> String { meter.count("listener.text", "half \(quiet.half)") }
}

/// Not told of, above one that is.
final class Silent: Bindgen.Model {
  // MARK: Given

  let leaf: Leaf
  let meter: Meter

  // MARK: State

  var offset: Int {
    get { _offset }
    set { if Bindgen.replace(&_offset, with: newValue) { _wrote(.offset) } }
  }
  private var _offset: Int

  // MARK: Derived

  var shifted: Int {
    _refresh(.shifted)
    return _cache.shifted
  }

  // MARK: Actions

  func shift(_ amount: Int) {
    _core.open()
    defer { _core.close() }
    offset += amount
    leaf.add(amount)
  }

  // MARK: Init

  init(
    leaf: Leaf = _SilentFormulas.leaf(),
    meter: Meter = _SilentFormulas.meter(),
    offset: Int = 0
  ) {
    self.leaf = leaf
    self.meter = meter
    _offset = offset
    _core.adopt(
      leaf,
      by: self,
      [
        .double: .shifted
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let offset: Changes = Changes(rawValue: 1 &<< 0)
    static let shifted: Changes = Changes(rawValue: 1 &<< 1)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Silent._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "offset shifted",
    [
      .shifted: [.offset]
    ]
  )

  private struct _Cache {
    var shifted: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.shifted) {
      let value: Int = _SilentFormulas.shifted(meter, leaf, _offset)
      if Bindgen.replace(&_cache.shifted, with: value) { pass.changed(.shifted) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _SilentFormulas {
  static func leaf() -> Leaf { Leaf(view: nil) }
  static func meter() -> Meter { Meter() }
  static func shifted(_ meter: Meter, _ leaf: Leaf, _ offset: Int) -> Int { meter.count("silent.shifted", leaf.double + offset) }
}

/// Told of, above one that is not, above one that is.
final class Above: Bindgen.Observed {
  // MARK: Given

  let silent: Silent
  let meter: Meter

  // MARK: Derived

  var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Init

  init(silent: Silent, meter: Meter = _AboveFormulas.meter()) {
    self.silent = silent
    self.meter = meter
    _core.adopt(
      silent,
      by: self,
      [
        .shifted: .text
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let text: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var text: Field<String> { (.text, { $0.text }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Above._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "text",
    [
      .text: []
    ]
  )

  private struct _Cache {
    var text: String = ""
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.text) {
      let value: String = _AboveFormulas.text(meter, silent)
      if Bindgen.replace(&_cache.text, with: value) { pass.changed(.text) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _AboveFormulas {
  static func meter() -> Meter { Meter() }
  static func text(_ meter: Meter, _ silent: Silent) -> String { meter.count("above.text", "\(silent.shifted)") }
}

/// Nothing of it comes out as it was told.
final class Restless: Bindgen.Observed {
  // MARK: Given

  let silent: Silent

  // MARK: Derived

  var step: Int {
    _refresh(.step)
    return _cache.step
  }

  // MARK: Init

  init(silent: Silent) {
    self.silent = silent
    _core.adopt(
      silent,
      by: self,
      [
        .shifted: .step
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let step: Changes = Changes(rawValue: 1 &<< 0)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var step: Field<Int> { (.step, { $0.step }) }
  }
  static var _fields: Fields { Fields() }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Restless._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "step",
    [
      .step: []
    ]
  )

  private struct _Cache {
    var step: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.step) {
      _cache.step = _RestlessFormulas.step(silent)
      pass.changed(.step)
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _RestlessFormulas {
  static func step(_ silent: Silent) -> Int { silent.shifted }
}

/// Nobody of them is told of.
final class Hushed: Bindgen.Model {
  // MARK: Given

  let inner: Inner

  // MARK: Derived

  var twice: Int {
    _refresh(.twice)
    return _cache.twice
  }

  // MARK: Init

  init(inner: Inner = _HushedFormulas.inner()) {
    self.inner = inner
    _core.adopt(
      inner,
      by: self,
      [
        .next: .twice
      ]
    )
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let twice: Changes = Changes(rawValue: 1 &<< 0)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Hushed._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "twice",
    [
      .twice: []
    ]
  )

  private struct _Cache {
    var twice: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.twice) {
      let value: Int = _HushedFormulas.twice(inner)
      if Bindgen.replace(&_cache.twice, with: value) { pass.changed(.twice) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _HushedFormulas {
  static func inner() -> Inner { Inner() }
  static func twice(_ inner: Inner) -> Int { inner.next * 2 }
}

final class Inner: Bindgen.Model {
  // MARK: State

  var value: Int {
    get { _value }
    set { if Bindgen.replace(&_value, with: newValue) { _wrote(.value) } }
  }
  private var _value: Int

  // MARK: Derived

  var next: Int {
    _refresh(.next)
    return _cache.next
  }

  // MARK: Init

  init(value: Int = 0) {
    _value = value
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let value: Changes = Changes(rawValue: 1 &<< 0)
    static let next: Changes = Changes(rawValue: 1 &<< 1)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Inner._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "value next",
    [
      .next: [.value]
    ]
  )

  private struct _Cache {
    var next: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.next) {
      let value: Int = _InnerFormulas.next(_value)
      if Bindgen.replace(&_cache.next, with: value) { pass.changed(.next) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _InnerFormulas {
  static func next(_ value: Int) -> Int { value + 1 }
}
