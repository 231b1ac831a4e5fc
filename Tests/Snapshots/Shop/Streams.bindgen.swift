// Made by bindgen from Streams.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

/// A cart that sequences tell of.
final class StreamCart: Bindgen.FieldModel {
  // MARK: Given

  let meter: Meter

  // MARK: State

  var products: [Product] {
    get { _products }
    set { if Bindgen.replace(&_products, with: newValue) { _wrote(.products) } }
    _modify {
      defer { _wrote(.products) }
      yield &_products
    }
  }
  private var _products: [Product]

  var coupon: Int {
    get { _coupon }
    set { if Bindgen.replace(&_coupon, with: newValue) { _wrote(.coupon) } }
  }
  private var _coupon: Int

  var note: String {
    get { _note }
    set { if Bindgen.replace(&_note, with: newValue) { _wrote(.note) } }
    _modify {
      defer { _wrote(.note) }
      yield &_note
    }
  }
  private var _note: String

  var badge: Badge {
    get { _badge }
    set { if Bindgen.replace(&_badge, with: newValue) { _wrote(.badge) } }
    _modify {
      defer { _wrote(.badge) }
      yield &_badge
    }
  }
  private var _badge: Badge

  var ratio: Double {
    get { _ratio }
    set { if Bindgen.replace(&_ratio, with: newValue, unless: _StreamCartFormulas.ratioAreEqual) { _wrote(.ratio) } }
  }
  private var _ratio: Double

  // MARK: Derived

  var items: [Product] { products }

  var count: Int {
    _refresh(.count)
    return _cache.count
  }

  var total: Int {
    _refresh(.total)
    return _cache.total
  }

  var discounted: Int {
    _refresh(.discounted)
    return _cache.discounted
  }

  var toPay: Int { discounted }

  var first: Product? {
    _refresh(.first)
    return _cache.first
  }

  var summary: String {
    _refresh(.summary)
    return _cache.summary
  }

  var stamp: Badge {
    _refresh(.stamp)
    return _cache.stamp!
  }

  var level: Double {
    _refresh(.level)
    return _cache.level
  }

  var times: Int {
    _refresh(.times)
    return _cache.times
  }

  // MARK: Actions

  func add(_ product: Product) {
    _core.open()
    defer { _core.close() }
    products.append(product)
  }

  func clear() {
    _core.open()
    defer { _core.close() }
    products = []
    coupon = 0
    note = ""
  }

  func addOrRefuse(_ product: Product, isRefused: Bool) throws {
    _core.open()
    defer { _core.close() }
    add(product)
    if isRefused { throw Refusal() }
    note = "added"
  }

  func raise(by amount: Int) -> Int {
    _core.open()
    defer { _core.close() }
    return _performRaise(by: amount)
  }

  private func _performRaise(by amount: Int) -> Int {
    coupon += amount
    return toPay
  }

  // MARK: Init

  init(
    meter: Meter = _StreamCartFormulas.meter(),
    products: [Product] = [],
    coupon: Int = 0,
    note: String = "",
    badge: Badge = _StreamCartFormulas.badge(),
    ratio: Double = 0
  ) {
    self.meter = meter
    _products = products
    _coupon = coupon
    _note = note
    _badge = badge
    _ratio = ratio
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    let rawValue: UInt64

    static let products: Changes = Changes(rawValue: 1 &<< 0)
    static let coupon: Changes = Changes(rawValue: 1 &<< 1)
    static let note: Changes = Changes(rawValue: 1 &<< 2)
    static let badge: Changes = Changes(rawValue: 1 &<< 3)
    static let ratio: Changes = Changes(rawValue: 1 &<< 4)
    static let items: Changes = Changes(rawValue: 1 &<< 5)
    static let count: Changes = Changes(rawValue: 1 &<< 6)
    static let total: Changes = Changes(rawValue: 1 &<< 7)
    static let discounted: Changes = Changes(rawValue: 1 &<< 8)
    static let toPay: Changes = Changes(rawValue: 1 &<< 9)
    static let first: Changes = Changes(rawValue: 1 &<< 10)
    static let summary: Changes = Changes(rawValue: 1 &<< 11)
    static let stamp: Changes = Changes(rawValue: 1 &<< 12)
    static let level: Changes = Changes(rawValue: 1 &<< 13)
    static let times: Changes = Changes(rawValue: 1 &<< 14)
  }

  /// The fields that can be observed one by one.
  struct Fields {
    var products: Field<[Product]> { (.products, { $0.products }) }
    var coupon: Field<Int> { (.coupon, { $0.coupon }) }
    var note: Field<String> { (.note, { $0.note }) }
    var badge: Field<Badge> { (.badge, { $0.badge }) }
    var ratio: Field<Double> { (.ratio, { $0.ratio }) }
    var items: Field<[Product]> { (.items, { $0.items }) }
    var count: Field<Int> { (.count, { $0.count }) }
    var total: Field<Int> { (.total, { $0.total }) }
    var discounted: Field<Int> { (.discounted, { $0.discounted }) }
    var toPay: Field<Int> { (.toPay, { $0.toPay }) }
    var first: Field<Product?> { (.first, { $0.first }) }
    var summary: Field<String> { (.summary, { $0.summary }) }
    var stamp: Field<Badge> { (.stamp, { $0.stamp }) }
    var level: Field<Double> { (.level, { $0.level }) }
    var times: Field<Int> { (.times, { $0.times }) }
  }
  static var _fields: Fields { Fields() }

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = StreamCart._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(StreamCart._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "products coupon note badge ratio items count total discounted toPay first summary stamp level times",
    [
      .items: [.products],
      .count: [.products],
      .total: [.products],
      .discounted: [.coupon, .total],
      .toPay: [.discounted],
      .first: [.products],
      .summary: [.count, .total, .discounted],
      .stamp: [.note],
      .level: [.coupon],
      .times: [.count],
    ]
  )

  private struct _Cache {
    var count: Int = 0
    var total: Int = 0
    var discounted: Int = 0
    var first: Product?
    var summary: String = ""
    var stamp: Badge?
    var level: Double = 0
    var times: Int = 0
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.items) { pass.changed(.items) }
    if pass.isDue(.count) {
      let value: Int = _StreamCartFormulas.count(meter, _products)
      if Bindgen.replace(&_cache.count, with: value) { pass.changed(.count) }
    }
    if pass.isDue(.total) {
      let value: Int = _StreamCartFormulas.total(meter, _products)
      if Bindgen.replace(&_cache.total, with: value) { pass.changed(.total) }
    }
    if pass.isDue(.discounted) {
      let value: Int = _StreamCartFormulas.discounted(meter, _cache.total, _coupon)
      if Bindgen.replace(&_cache.discounted, with: value) { pass.changed(.discounted) }
    }
    if pass.isDue(.toPay) { pass.changed(.toPay) }
    if pass.isDue(.first) {
      let value: Product? = _StreamCartFormulas.first(_products)
      if Bindgen.replace(&_cache.first, with: value) { pass.changed(.first) }
    }
    if pass.isDue(.summary) {
      let value: String = _StreamCartFormulas.summary(meter, _cache.count, _cache.total, _cache.discounted)
      if Bindgen.replace(&_cache.summary, with: value) { pass.changed(.summary) }
    }
    if pass.isDue(.stamp) {
      let value: Badge = _StreamCartFormulas.stamp(_note)
      if Bindgen.replace(&_cache.stamp, with: value) { pass.changed(.stamp) }
    }
    if pass.isDue(.level) {
      let value: Double = _StreamCartFormulas.level(_coupon)
      if Bindgen.replace(&_cache.level, with: value, unless: _StreamCartFormulas.levelAreEqual) { pass.changed(.level) }
    }
    if pass.isDue(.times) {
      _cache.times = _StreamCartFormulas.times(meter, _cache.count)
      pass.changed(.times)
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _StreamCartFormulas {
  static func meter() -> Meter { Meter() }
  static func badge() -> Badge { Badge() }
  static func ratioAreEqual(_ left: Double, _ right: Double) -> Bool {
    let areEqual: (Double, Double) -> Bool = {
      abs($0 - $1) < 0.5
    }
    return areEqual(left, right)
  }
  static func count(_ meter: Meter, _ products: [Product]) -> Int { meter.count("count", products.count) }
  static func total(_ meter: Meter, _ products: [Product]) -> Int { meter.count("total", products.reduce(0) { $0 + $1.price }) }
  static func discounted(_ meter: Meter, _ total: Int, _ coupon: Int) -> Int { meter.count("discounted", max(0, total - coupon)) }
  static func first(_ products: [Product]) -> Product? { products.first }
  static func summary(_ meter: Meter, _ count: Int, _ total: Int, _ discounted: Int) -> String { meter.count("summary", "\(count): \(total), \(discounted)") }
  static func stamp(_ note: String) -> Badge { Badge(text: note) }
  static func level(_ coupon: Int) -> Double { Double(coupon) / 10 }
  static func levelAreEqual(_ left: Double, _ right: Double) -> Bool {
    let areEqual: (Double, Double) -> Bool = {
      $0.rounded() == $1.rounded()
    }
    return areEqual(left, right)
  }
  static func times(_ meter: Meter, _ count: Int) -> Int { meter.count("times", count) }
}
