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

  var text: String { _fresh(.text)._text }
  private static func _text(_ count: Int) -> String { String(count) }

  // MARK: Actions

  func step() {
    _core.open()
    defer { _core.close() }
    count += 1
  }

  init(count: Int = 0) { _count = count }

  private var _count: Int
  private var _text: String = ""
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

  private static let _graph = Bindgen.Graph(
    of: Page.self,
    .state("count", \.count),
    .derived("text", \.text, from: .count)
  )

  @inline(__always) func _compute(_ _pass: inout Bindgen.Pass) { _pass.set(&_text, Self._text(_count)) }
}

nonisolated final class Free {
  // MARK: State

  var count: Int {
    get { _count }
    set { if Bindgen.replace(&_count, with: newValue) { _wrote(.count) } }
  }

  // MARK: Derived

  var text: String { _fresh(.text)._text }
  private static func _text(_ count: Int) -> String { String(count) }

  init(count: Int = 0) { _count = count }

  private var _count: Int
  private var _text: String = ""
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

  private static let _graph = Bindgen.Graph(
    of: Free.self,
    .state("count", \.count),
    .derived("text", \.text, from: .count)
  )

  @inline(__always) func _compute(_ _pass: inout Bindgen.Pass) { _pass.set(&_text, Self._text(_count)) }
}
