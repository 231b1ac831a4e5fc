// Made by bindgen from Quiet.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

/// A cart that nobody is told of.
final class QuietCart {
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
    set { if Bindgen.replace(&_ratio, with: newValue, unless: _QuietCartFormulas.ratioAreEqual) { _wrote(4) } }
  }
  private var _ratio: Double

  // MARK: What follows

  var items: [Product] { products }

  var count: Int {
    if _staleness.stale.has(6) { _settle(QuietCart._graph.sources[6]) }
    return _cache.count
  }

  var total: Int {
    if _staleness.stale.has(7) { _settle(QuietCart._graph.sources[7]) }
    return _cache.total
  }

  var discounted: Int {
    if _staleness.stale.has(8) { _settle(QuietCart._graph.sources[8]) }
    return _cache.discounted
  }

  var toPay: Int { discounted }

  var first: Product? {
    if _staleness.stale.has(10) { _settle(QuietCart._graph.sources[10]) }
    return _cache.first
  }

  var summary: String {
    if _staleness.stale.has(11) { _settle(QuietCart._graph.sources[11]) }
    return _cache.summary
  }

  var stamp: Badge {
    if _staleness.stale.has(12) { _settle(QuietCart._graph.sources[12]) }
    return _cache.stamp!
  }

  var level: Double {
    if _staleness.stale.has(13) { _settle(QuietCart._graph.sources[13]) }
    return _cache.level
  }

  var times: Int {
    if _staleness.stale.has(14) { _settle(QuietCart._graph.sources[14]) }
    return _cache.times
  }

  // MARK: Actions

  func add(_ product: Product) { products.append(product) }

  func clear() {
    products = []
    coupon = 0
    note = ""
  }

  func addOrRefuse(_ product: Product, isRefused: Bool) throws {
    add(product)
    if isRefused { throw Refusal() }
    note = "added"
  }

  func raise(by amount: Int) -> Int {
    coupon += amount
    return toPay
  }

  /// Makes many writes in one go.
  @discardableResult
  func update<Result>(_ body: (QuietCart) throws -> Result) rethrows -> Result { try body(self) }

  // MARK: Making

  init(
    meter: Meter = _QuietCartFormulas.meter(),
    products: [Product] = [],
    coupon: Int = 0,
    note: String = "",
    badge: Badge = _QuietCartFormulas.badge(),
    ratio: Double = 0
  ) {
    self.meter = meter
    _products = products
    _coupon = coupon
    _noteOwn = note
    _badge = badge
    _ratio = ratio
  }

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 5,
    inputs: [[0], [0], [0], [1, 7], [8], [0], [6, 7, 8], [2], [1], [6]]
  )
  private var _staleness: Bindgen.Staleness = Bindgen.Staleness(QuietCart._graph)
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

  private func _wrote(_ field: Int) { _staleness.wrote(field, QuietCart._graph) }

  private func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _staleness.pass(0, wanted)
    if pass.isDue(5) { pass.cameOut(5) }
    if pass.isDue(6) {
      let value: Int = _QuietCartFormulas.count(meter, _products)
      if Bindgen.replace(&_cache.count, with: value) { pass.cameOut(6, marking: 0x4800) }
    }
    if pass.isDue(7) {
      let value: Int = _QuietCartFormulas.total(meter, _products)
      if Bindgen.replace(&_cache.total, with: value) { pass.cameOut(7, marking: 0x900) }
    }
    if pass.isDue(8) {
      let value: Int = _QuietCartFormulas.discounted(meter, _cache.total, _coupon)
      if Bindgen.replace(&_cache.discounted, with: value) { pass.cameOut(8, marking: 0xa00) }
    }
    if pass.isDue(9) { pass.cameOut(9) }
    if pass.isDue(10) {
      let value: Product? = _QuietCartFormulas.first(_products)
      if Bindgen.replace(&_cache.first, with: value) { pass.cameOut(10) }
    }
    if pass.isDue(11) {
      let value: String = _QuietCartFormulas.summary(meter, _cache.count, _cache.total, _cache.discounted)
      if Bindgen.replace(&_cache.summary, with: value) { pass.cameOut(11) }
    }
    if pass.isDue(12) {
      let value: Badge = _QuietCartFormulas.stamp(_noteOwn)
      if Bindgen.replace(&_cache.stamp, with: value) { pass.cameOut(12) }
    }
    if pass.isDue(13) {
      let value: Double = _QuietCartFormulas.level(_coupon)
      if Bindgen.replace(&_cache.level, with: value, unless: _QuietCartFormulas.levelAreEqual) { pass.cameOut(13) }
    }
    if pass.isDue(14) {
      _cache.times = _QuietCartFormulas.times(meter, _cache.count)
      pass.cameOut(14)
    }
    _staleness.finish(pass, 0x7fe0)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _QuietCartFormulas {
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
