@_spi(Bindgen) import BindgenRuntime

/// A model as it is emitted, with one state and one derived field.
final class Counter: Bindgen.Observed {
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let count: Changes = Changes(rawValue: 1 &<< 0)
    static let double: Changes = Changes(rawValue: 1 &<< 1)
  }

  struct Fields {
    var count: _Field<Int> { (.count, { $0.count }) }
    var double: _Field<Int> { (.double, { $0.double }) }
  }
  static var _fields: Fields { Fields() }

  var count: Int = 0 {
    didSet { if count != oldValue { _core.wrote(Changes.count.mask, of: self) } }
  }

  var double: Int {
    _ = _fresh(.double)
    return cachedDouble
  }
  private var cachedDouble: Int = 0
  /// The number of times that `double` was computed.
  private(set) var computations: Int = 0

  let _core: Bindgen.Core = Bindgen.Core(graph)
  private static let graph: Bindgen.Graph = Bindgen.Graph(
    of: Counter.self,
    .state("count", \.count),
    .derived("double", \.double, from: .count)
  )

  func _compute(_ pass: inout Bindgen.Pass) {
    computations += 1
    pass.isNew = Bindgen.replace(&cachedDouble, with: count * 2)
  }
}

/// A model with two children.
final class Pair: Bindgen.Observed {
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let sum: Changes = Changes(rawValue: 1 &<< 0)
  }

  struct Fields {
    var sum: _Field<Int> { (.sum, { $0.sum }) }
  }
  static var _fields: Fields { Fields() }

  let left: Counter
  let right: Counter

  var sum: Int {
    _ = _fresh(.sum)
    return cachedSum
  }
  private var cachedSum: Int = 0

  let _core: Bindgen.Core = Bindgen.Core(graph)
  private static let graph: Bindgen.Graph = Bindgen.Graph(
    of: Pair.self,
    .derived("sum", \.sum)
  )

  init(_ left: Counter, _ right: Counter) {
    (self.left, self.right) = (left, right)
    _core.adopt(left, by: self, [.double: .sum])
    _core.adopt(right, by: self, [.double: .sum])
  }

  func _compute(_ pass: inout Bindgen.Pass) {
    pass.isNew = Bindgen.replace(&cachedSum, with: left.double + right.double)
  }
}

/// A log that observers write to.
final class Log {
  var entries: [String] = []
}
