// Made by bindgen from Hidden.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

@MainActor final class Silent {
  var count: Int

  var text: String { String(count) }

  init(count: Int = 0) {
    self.count = count
  }
}

@MainActor final class Page {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }

  // MARK: Derived

  /// `String(count)`
  var text: String { _fresh(.text)._cache.text }

  // MARK: Actions

  func step() {
    _core.open()
    defer { _core.close() }
    count += 1
  }

  // MARK: Init

  init(count: Int = 0) { _count = count }

  private var _count: Int
  private var _cache = _Cache()
  let _core = Bindgen.Core(Page._graph)
}

// MARK: - Machinery

@MainActor extension Page: @MainActor Bindgen.Observed, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  nonisolated struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var count: Changes { Changes(field: 0) }
    static var text: Changes { Changes(field: 1) }
  }

  /// The fields that can be observed one by one.
  @MainActor struct Fields {
    var count: _Field<Int> { (.count, { $0.count }) }
    var text: _Field<String> { (.text, { $0.text }) }
  }
  typealias _Field<Value> = (name: Changes, read: (Page) -> Value)
  static var _fields: Fields { Fields() }
  var _values: [Any?] { [count, text] }

  private static let _graph = Bindgen.Graph(states: "count", derived: "text", uses: [Changes.text: .count])

  private struct _Cache {
    var text: String = ""
  }

  @inline(__always) func _compute(_ _pass: inout Bindgen.Pass) {
    switch _pass.number {
    case Changes.text.number: _pass.isNew = Bindgen.replace(&_cache.text, with: _Formulas.text(_count))
    default: break
    }
  }

  /// The spec's expressions. Each is a function that sees its parameters, and nothing else of the model.
  @MainActor enum _Formulas {
    static func text(_ count: Int) -> String { String(count) }
  }
}

nonisolated final class Free {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }

  // MARK: Derived

  /// `String(count)`
  var text: String { _fresh(.text)._cache.text }

  // MARK: Init

  init(count: Int = 0) { _count = count }

  private var _count: Int
  private var _cache = _Cache()
  let _core = Bindgen.Core(Free._graph)
}

// MARK: - Machinery

nonisolated extension Free: Bindgen.Observed, nonisolated Bindgen.Shown {
  /// The fields that a transaction changed.
  nonisolated struct Changes: Bindgen.FieldSet {
    let rawValue: UInt64
    static var count: Changes { Changes(field: 0) }
    static var text: Changes { Changes(field: 1) }
  }

  /// The fields that can be observed one by one.
  nonisolated struct Fields {
    var count: _Field<Int> { (.count, { $0.count }) }
    var text: _Field<String> { (.text, { $0.text }) }
  }
  typealias _Field<Value> = (name: Changes, read: (Free) -> Value)
  static var _fields: Fields { Fields() }
  var _values: [Any?] { [count, text] }

  private static let _graph = Bindgen.Graph(states: "count", derived: "text", uses: [Changes.text: .count])

  private struct _Cache {
    var text: String = ""
  }

  @inline(__always) func _compute(_ _pass: inout Bindgen.Pass) {
    switch _pass.number {
    case Changes.text.number: _pass.isNew = Bindgen.replace(&_cache.text, with: _Formulas.text(_count))
    default: break
    }
  }

  /// The spec's expressions. Each is a function that sees its parameters, and nothing else of the model.
  nonisolated enum _Formulas {
    static func text(_ count: Int) -> String { String(count) }
  }
}
