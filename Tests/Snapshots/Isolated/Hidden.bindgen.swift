// Made by bindgen from Hidden.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

@MainActor final class Silent: @MainActor Bindgen.Model {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }

  // MARK: Derived

  var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Init

  init(count: Int = 0) {
    _count = count
  }

  private var _count: Int
  private var _cache: _Cache = _Cache()
  let _core: Bindgen.Core = Bindgen.Core(Silent._graph)
}

// MARK: - Machinery

@MainActor extension Silent {
  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static var count: Changes { Changes(field: 0) }
    static var text: Changes { Changes(field: 1) }
  }

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "count text",
    [
      .text: [.count]
    ]
  )

  private struct _Cache {
    var text: String = ""
  }

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ _number: Int) -> Bool {
    switch _number {
    case Changes.text.number:
      Bindgen.replace(&_cache.text, with: _SilentFormulas.text(_count))
    default: false
    }
  }
}

/// The spec's expressions. Each is a function that sees its parameters, and nothing else of the model.
@MainActor enum _SilentFormulas {
  static func text(_ count: Int) -> String { String(count) }
}

@MainActor final class Page: @MainActor Bindgen.Observed {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }

  // MARK: Derived

  var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Actions

  func step() {
    _core.open()
    defer { _core.close() }
    count += 1
  }

  // MARK: Init

  init(count: Int = 0) {
    _count = count
  }

  private var _count: Int
  private var _cache: _Cache = _Cache()
  let _core: Bindgen.Core = Bindgen.Core(Page._graph)
}

// MARK: - Machinery

@MainActor extension Page {
  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static var count: Changes { Changes(field: 0) }
    static var text: Changes { Changes(field: 1) }
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var count: Field<Int> { (.count, { $0.count }) }
    var text: Field<String> { (.text, { $0.text }) }
  }

  /// A field's name, and how to read the field.
  typealias Field<Value> = (name: Changes, read: (Page) -> Value)

  static var _fields: Fields { Fields() }

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "count text",
    [
      .text: [.count]
    ]
  )

  private struct _Cache {
    var text: String = ""
  }

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ _number: Int) -> Bool {
    switch _number {
    case Changes.text.number:
      Bindgen.replace(&_cache.text, with: _PageFormulas.text(_count))
    default: false
    }
  }
}

/// The spec's expressions. Each is a function that sees its parameters, and nothing else of the model.
@MainActor enum _PageFormulas {
  static func text(_ count: Int) -> String { String(count) }
}

nonisolated final class Free: Bindgen.Observed {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }

  // MARK: Derived

  var text: String {
    _refresh(.text)
    return _cache.text
  }

  // MARK: Init

  init(count: Int = 0) {
    _count = count
  }

  private var _count: Int
  private var _cache: _Cache = _Cache()
  let _core: Bindgen.Core = Bindgen.Core(Free._graph)
}

// MARK: - Machinery

nonisolated extension Free {
  /// The fields that a transaction changed.
  nonisolated struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static var count: Changes { Changes(field: 0) }
    static var text: Changes { Changes(field: 1) }
  }

  /// The fields that can be observed one by one.
  nonisolated struct Fields {
    var count: Field<Int> { (.count, { $0.count }) }
    var text: Field<String> { (.text, { $0.text }) }
  }

  /// A field's name, and how to read the field.
  typealias Field<Value> = (name: Changes, read: (Free) -> Value)

  static var _fields: Fields { Fields() }

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "count text",
    [
      .text: [.count]
    ]
  )

  private struct _Cache {
    var text: String = ""
  }

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ _number: Int) -> Bool {
    switch _number {
    case Changes.text.number:
      Bindgen.replace(&_cache.text, with: _FreeFormulas.text(_count))
    default: false
    }
  }
}

/// The spec's expressions. Each is a function that sees its parameters, and nothing else of the model.
nonisolated enum _FreeFormulas {
  static func text(_ count: Int) -> String { String(count) }
}
