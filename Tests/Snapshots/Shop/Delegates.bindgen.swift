// Made by bindgen from Delegates.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

/// A cart with a delegate.
final class DelegateCart: Bindgen.Model {
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
    set { if Bindgen.replace(&_ratio, with: newValue, unless: _DelegateCartFormulas.ratioAreEqual) { _wrote(4) } }
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
    meter: Meter = _DelegateCartFormulas.meter(),
    products: [Product] = [],
    coupon: Int = 0,
    note: String = "",
    badge: Badge = _DelegateCartFormulas.badge(),
    ratio: Double = 0,
    delegate: (any DelegateCartDelegate)? = nil
  ) {
    self.meter = meter
    _products = products
    _coupon = coupon
    _noteOwn = note
    _badge = badge
    _ratio = ratio
    self.delegate = delegate
    _watch()
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

  weak var delegate: (any DelegateCartDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any DelegateCartDelegate, _ changes: Changes) {
    delegate.delegateCart(self, didChange: changes)
    if changes.contains(.products) { delegate.delegateCartDidChangeProducts(self) }
    if changes.contains(.coupon) { delegate.delegateCartDidChangeCoupon(self) }
    if changes.contains(.note) { delegate.delegateCartDidChangeNote(self) }
    if changes.contains(.badge) { delegate.delegateCartDidChangeBadge(self) }
    if changes.contains(.ratio) { delegate.delegateCartDidChangeRatio(self) }
    if changes.contains(.items) { delegate.delegateCartDidChangeItems(self) }
    if changes.contains(.count) { delegate.delegateCartDidChangeCount(self) }
    if changes.contains(.total) { delegate.delegateCartDidChangeTotal(self) }
    if changes.contains(.discounted) { delegate.delegateCartDidChangeDiscounted(self) }
    if changes.contains(.toPay) { delegate.delegateCartDidChangeToPay(self) }
    if changes.contains(.first) { delegate.delegateCartDidChangeFirst(self) }
    if changes.contains(.summary) { delegate.delegateCartDidChangeSummary(self) }
    if changes.contains(.stamp) { delegate.delegateCartDidChangeStamp(self) }
    if changes.contains(.level) { delegate.delegateCartDidChangeLevel(self) }
    if changes.contains(.times) { delegate.delegateCartDidChangeTimes(self) }
  }

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
  }

  static let _names: String =
    "products coupon note badge ratio items count total discounted toPay first summary stamp level times"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 5,
    inputs: [[0], [0], [0], [1, 7], [8], [0], [6, 7, 8], [2], [1], [6]]
  )
  let _core: Bindgen.Core = Bindgen.Core(DelegateCart._graph)
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
      let value: Int = _DelegateCartFormulas.count(meter, _products)
      if Bindgen.replace(&_cache.count, with: value) { pass.cameOut(6, marking: 0x4800) }
    }
    if pass.isDue(7) {
      let value: Int = _DelegateCartFormulas.total(meter, _products)
      if Bindgen.replace(&_cache.total, with: value) { pass.cameOut(7, marking: 0x900) }
    }
    if pass.isDue(8) {
      let value: Int = _DelegateCartFormulas.discounted(meter, _cache.total, _coupon)
      if Bindgen.replace(&_cache.discounted, with: value) { pass.cameOut(8, marking: 0xa00) }
    }
    if pass.isDue(9) { pass.cameOut(9) }
    if pass.isDue(10) {
      let value: Product? = _DelegateCartFormulas.first(_products)
      if Bindgen.replace(&_cache.first, with: value) { pass.cameOut(10) }
    }
    if pass.isDue(11) {
      let value: String = _DelegateCartFormulas.summary(meter, _cache.count, _cache.total, _cache.discounted)
      if Bindgen.replace(&_cache.summary, with: value) { pass.cameOut(11) }
    }
    if pass.isDue(12) {
      let value: Badge = _DelegateCartFormulas.stamp(_noteOwn)
      if Bindgen.replace(&_cache.stamp, with: value) { pass.cameOut(12) }
    }
    if pass.isDue(13) {
      let value: Double = _DelegateCartFormulas.level(_coupon)
      if Bindgen.replace(&_cache.level, with: value, unless: _DelegateCartFormulas.levelAreEqual) { pass.cameOut(13) }
    }
    if pass.isDue(14) {
      _cache.times = _DelegateCartFormulas.times(meter, _cache.count)
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
    if Bindgen.areEqual(_told.level, _cache.level, by: _DelegateCartFormulas.levelAreEqual) { equal.add(13) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `DelegateCart`, once a transaction.
protocol DelegateCartDelegate: AnyObject {
  func delegateCart(_ delegateCart: DelegateCart, didChange changes: DelegateCart.Changes)
  func delegateCartDidChangeProducts(_ delegateCart: DelegateCart)
  func delegateCartDidChangeCoupon(_ delegateCart: DelegateCart)
  func delegateCartDidChangeNote(_ delegateCart: DelegateCart)
  func delegateCartDidChangeBadge(_ delegateCart: DelegateCart)
  func delegateCartDidChangeRatio(_ delegateCart: DelegateCart)
  func delegateCartDidChangeItems(_ delegateCart: DelegateCart)
  func delegateCartDidChangeCount(_ delegateCart: DelegateCart)
  func delegateCartDidChangeTotal(_ delegateCart: DelegateCart)
  func delegateCartDidChangeDiscounted(_ delegateCart: DelegateCart)
  func delegateCartDidChangeToPay(_ delegateCart: DelegateCart)
  func delegateCartDidChangeFirst(_ delegateCart: DelegateCart)
  func delegateCartDidChangeSummary(_ delegateCart: DelegateCart)
  func delegateCartDidChangeStamp(_ delegateCart: DelegateCart)
  func delegateCartDidChangeLevel(_ delegateCart: DelegateCart)
  func delegateCartDidChangeTimes(_ delegateCart: DelegateCart)
}

extension DelegateCartDelegate {
  func delegateCart(_ delegateCart: DelegateCart, didChange changes: DelegateCart.Changes) {}
  func delegateCartDidChangeProducts(_ delegateCart: DelegateCart) {}
  func delegateCartDidChangeCoupon(_ delegateCart: DelegateCart) {}
  func delegateCartDidChangeNote(_ delegateCart: DelegateCart) {}
  func delegateCartDidChangeBadge(_ delegateCart: DelegateCart) {}
  func delegateCartDidChangeRatio(_ delegateCart: DelegateCart) {}
  func delegateCartDidChangeItems(_ delegateCart: DelegateCart) {}
  func delegateCartDidChangeCount(_ delegateCart: DelegateCart) {}
  func delegateCartDidChangeTotal(_ delegateCart: DelegateCart) {}
  func delegateCartDidChangeDiscounted(_ delegateCart: DelegateCart) {}
  func delegateCartDidChangeToPay(_ delegateCart: DelegateCart) {}
  func delegateCartDidChangeFirst(_ delegateCart: DelegateCart) {}
  func delegateCartDidChangeSummary(_ delegateCart: DelegateCart) {}
  func delegateCartDidChangeStamp(_ delegateCart: DelegateCart) {}
  func delegateCartDidChangeLevel(_ delegateCart: DelegateCart) {}
  func delegateCartDidChangeTimes(_ delegateCart: DelegateCart) {}
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _DelegateCartFormulas {
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
