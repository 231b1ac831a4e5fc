// Made by bindgen from Callbacks.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

/// A cart that closures observe.
final class CallbackCart: Bindgen.Observed {
  // MARK: What it is given

  let meter: Meter

  // MARK: State

  var products: [Product] {
    get { _products }
    set { if Bindgen.replace(&_products, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_products
    }
  }
  private var _products: [Product]

  var coupon: Int {
    get { _coupon }
    set { if Bindgen.replace(&_coupon, with: newValue) { _wrote(1) } }
  }
  private var _coupon: Int

  var note: String {
    get { _noteOwn }
    set { if Bindgen.replace(&_noteOwn, with: newValue) { _wrote(2) } }
    _modify {
      defer { _wrote(2) }
      yield &_noteOwn
    }
  }
  private var _noteOwn: String

  var badge: Badge {
    get { _badge }
    set { if Bindgen.replace(&_badge, with: newValue) { _wrote(3) } }
    _modify {
      defer { _wrote(3) }
      yield &_badge
    }
  }
  private var _badge: Badge

  var ratio: Double {
    get { _ratio }
    set { if Bindgen.replace(&_ratio, with: newValue, unless: _CallbackCartFormulas.ratioAreEqual) { _wrote(4) } }
  }
  private var _ratio: Double

  // MARK: What follows

  var items: [Product] { products }

  var count: Int {
    _refresh(6)
    return _cache.count
  }

  var total: Int {
    _refresh(7)
    return _cache.total
  }

  var discounted: Int {
    _refresh(8)
    return _cache.discounted
  }

  var toPay: Int { discounted }

  var first: Product? {
    _refresh(10)
    return _cache.first
  }

  var summary: String {
    _refresh(11)
    return _cache.summary
  }

  var stamp: Badge {
    _refresh(12)
    return _cache.stamp!
  }

  var level: Double {
    _refresh(13)
    return _cache.level
  }

  var times: Int {
    _refresh(14)
    return _cache.times
  }

  // MARK: Actions

  func add(_ product: Product) {
    _core.open()
    defer { _end() }
    _performAdd(product)
  }

  private func _performAdd(_ product: Product) { products.append(product) }

  func clear() {
    _core.open()
    defer { _end() }
    _performClear()
  }

  private func _performClear() {
    products = []
    coupon = 0
    note = ""
  }

  func addOrRefuse(_ product: Product, isRefused: Bool) throws {
    _core.open()
    defer { _end() }
    try _performAddOrRefuse(product, isRefused: isRefused)
  }

  private func _performAddOrRefuse(_ product: Product, isRefused: Bool) throws {
    add(product)
    if isRefused { throw Refusal() }
    note = "added"
  }

  func raise(by amount: Int) -> Int {
    _core.open()
    defer { _end() }
    return _performRaise(by: amount)
  }

  private func _performRaise(by amount: Int) -> Int {
    coupon += amount
    return toPay
  }

  // MARK: Making

  init(
    meter: Meter = _CallbackCartFormulas.meter(),
    products: [Product] = [],
    coupon: Int = 0,
    note: String = "",
    badge: Badge = _CallbackCartFormulas.badge(),
    ratio: Double = 0
  ) {
    self.meter = meter
    _products = products
    _coupon = coupon
    _noteOwn = note
    _badge = badge
    _ratio = ratio
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  struct Changes: OptionSet, Sendable {
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
    var products: CallbackCart.Field<[Product]> { (0, { $0.products }) }
    var coupon: CallbackCart.Field<Int> { (1, { $0.coupon }) }
    var note: CallbackCart.Field<String> { (2, { $0.note }) }
    var badge: CallbackCart.Field<Badge> { (3, { $0.badge }) }
    var ratio: CallbackCart.Field<Double> { (4, { $0.ratio }) }
    var items: CallbackCart.Field<[Product]> { (5, { $0.items }) }
    var count: CallbackCart.Field<Int> { (6, { $0.count }) }
    var total: CallbackCart.Field<Int> { (7, { $0.total }) }
    var discounted: CallbackCart.Field<Int> { (8, { $0.discounted }) }
    var toPay: CallbackCart.Field<Int> { (9, { $0.toPay }) }
    var first: CallbackCart.Field<Product?> { (10, { $0.first }) }
    var summary: CallbackCart.Field<String> { (11, { $0.summary }) }
    var stamp: CallbackCart.Field<Badge> { (12, { $0.stamp }) }
    var level: CallbackCart.Field<Double> { (13, { $0.level }) }
    var times: CallbackCart.Field<Int> { (14, { $0.times }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<CallbackCart, Changes> = Bindgen.Observers()

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String =
    "products coupon note badge ratio items count total discounted toPay first summary stamp level times"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 5,
    inputs: [[0], [0], [0], [1, 7], [8], [0], [6, 7, 8], [2], [1], [6]]
  )
  let _core: Bindgen.Core = Bindgen.Core(CallbackCart._graph)
  private struct Cache {
    var count: Int = 0
    var total: Int = 0
    var discounted: Int = 0
    var first: Product?
    var summary: String = ""
    var stamp: Badge?
    var level: Double = 0
    var times: Int = 0
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(5) { pass.cameOut(5) }
    if pass.isDue(6) {
      let value: Int = _CallbackCartFormulas.count(meter, _products)
      if Bindgen.replace(&_cache.count, with: value) { pass.cameOut(6, marking: 0x4800) }
    }
    if pass.isDue(7) {
      let value: Int = _CallbackCartFormulas.total(meter, _products)
      if Bindgen.replace(&_cache.total, with: value) { pass.cameOut(7, marking: 0x900) }
    }
    if pass.isDue(8) {
      let value: Int = _CallbackCartFormulas.discounted(meter, _cache.total, _coupon)
      if Bindgen.replace(&_cache.discounted, with: value) { pass.cameOut(8, marking: 0xa00) }
    }
    if pass.isDue(9) { pass.cameOut(9) }
    if pass.isDue(10) {
      let value: Product? = _CallbackCartFormulas.first(_products)
      if Bindgen.replace(&_cache.first, with: value) { pass.cameOut(10) }
    }
    if pass.isDue(11) {
      let value: String = _CallbackCartFormulas.summary(meter, _cache.count, _cache.total, _cache.discounted)
      if Bindgen.replace(&_cache.summary, with: value) { pass.cameOut(11) }
    }
    if pass.isDue(12) {
      let value: Badge = _CallbackCartFormulas.stamp(_noteOwn)
      if Bindgen.replace(&_cache.stamp, with: value) { pass.cameOut(12) }
    }
    if pass.isDue(13) {
      let value: Double = _CallbackCartFormulas.level(_coupon)
      if Bindgen.replace(&_cache.level, with: value, unless: _CallbackCartFormulas.levelAreEqual) { pass.cameOut(13) }
    }
    if pass.isDue(14) {
      _cache.times = _CallbackCartFormulas.times(meter, _cache.count)
      pass.cameOut(14)
    }
    _core.finish(pass, 0x7fe0)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.count, _cache.count) { equal.add(6) }
    if Bindgen.areEqual(_told.total, _cache.total) { equal.add(7) }
    if Bindgen.areEqual(_told.discounted, _cache.discounted) { equal.add(8) }
    if Bindgen.areEqual(_told.discounted, _cache.discounted) { equal.add(9) }
    if Bindgen.areEqual(_told.first, _cache.first) { equal.add(10) }
    if Bindgen.areEqual(_told.summary, _cache.summary) { equal.add(11) }
    if Bindgen.areEqual(_told.stamp, _cache.stamp) { equal.add(12) }
    if Bindgen.areEqual(_told.level, _cache.level, by: _CallbackCartFormulas.levelAreEqual) { equal.add(13) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _CallbackCartFormulas {
  static func meter() -> Meter { Meter() }
  static func badge() -> Badge { Badge() }
  static func ratioAreEqual(_ left: Double, _ right: Double) -> Bool {
    let areEqual: (Double, Double) -> Bool = {
      abs($0 - $1) < 0.5
    }
    return areEqual(left, right)
  }
  static func count(_ meter: Meter, _ products: [Product]) -> Int { meter.count("count", products.count) }
  static func total(_ meter: Meter, _ products: [Product]) -> Int {
    meter.count("total", products.reduce(0) { $0 + $1.price })
  }

  static func discounted(_ meter: Meter, _ total: Int, _ coupon: Int) -> Int {
    meter.count("discounted", max(0, total - coupon))
  }

  static func first(_ products: [Product]) -> Product? { products.first }
  static func summary(_ meter: Meter, _ count: Int, _ total: Int, _ discounted: Int) -> String {
    meter.count("summary", "\(count): \(total), \(discounted)")
  }

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
