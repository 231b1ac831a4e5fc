// Made by bindgen from Full.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation
#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A cart with all outlets at once.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
final class FullCart: Bindgen.Observed, Bindgen.Published, Bindgen.Tracked, Observation.Observable {
  // MARK: What it is given

  let meter: Meter

  // MARK: State

  var products: [Product] {
    get {
      _noteRead(0)
      return _products
    }
    set {
      _forewarn(0)
      if Bindgen.replace(&_products, with: newValue) { _wrote(0) }
    }
    _modify {
      _forewarn(0)
      defer { _wrote(0) }
      yield &_products
    }
  }
  private var _products: [Product]

  var coupon: Int {
    get {
      _noteRead(1)
      return _coupon
    }
    set {
      _forewarn(1)
      if Bindgen.replace(&_coupon, with: newValue) { _wrote(1) }
    }
  }
  private var _coupon: Int

  var note: String {
    get {
      _noteRead(2)
      return _noteOwn
    }
    set {
      _forewarn(2)
      if Bindgen.replace(&_noteOwn, with: newValue) { _wrote(2) }
    }
    _modify {
      _forewarn(2)
      defer { _wrote(2) }
      yield &_noteOwn
    }
  }
  private var _noteOwn: String

  var badge: Badge {
    get {
      _noteRead(3)
      return _badge
    }
    set {
      _forewarn(3)
      if Bindgen.replace(&_badge, with: newValue) { _wrote(3) }
    }
    _modify {
      _forewarn(3)
      defer { _wrote(3) }
      yield &_badge
    }
  }
  private var _badge: Badge

  var ratio: Double {
    get {
      _noteRead(4)
      return _ratio
    }
    set {
      _forewarn(4)
      if Bindgen.replace(&_ratio, with: newValue, unless: _FullCartFormulas.ratioAreEqual) { _wrote(4) }
    }
  }
  private var _ratio: Double

  // MARK: What follows

  var items: [Product] { products }

  var count: Int {
    _refresh(6)
    _noteRead(6)
    return _cache.count
  }

  var total: Int {
    _refresh(7)
    _noteRead(7)
    return _cache.total
  }

  var discounted: Int {
    _refresh(8)
    _noteRead(8)
    return _cache.discounted
  }

  var toPay: Int { discounted }

  var first: Product? {
    _refresh(10)
    _noteRead(10)
    return _cache.first
  }

  var summary: String {
    _refresh(11)
    _noteRead(11)
    return _cache.summary
  }

  var stamp: Badge {
    _refresh(12)
    _noteRead(12)
    return _cache.stamp!
  }

  var level: Double {
    _refresh(13)
    _noteRead(13)
    return _cache.level
  }

  var times: Int {
    _refresh(14)
    _noteRead(14)
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
    view: (any FullCartView)?,
    meter: Meter = _FullCartFormulas.meter(),
    products: [Product] = [],
    coupon: Int = 0,
    note: String = "",
    badge: Badge = _FullCartFormulas.badge(),
    ratio: Double = 0,
    delegate: (any FullCartDelegate)? = nil
  ) {
    self.meter = meter
    _products = products
    _coupon = coupon
    _noteOwn = note
    _badge = badge
    _ratio = ratio
    self.delegate = delegate
    _watch()
    attach(view)
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

  weak var delegate: (any FullCartDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any FullCartDelegate, _ changes: Changes) {
    delegate.fullCart(self, didChange: changes)
    if changes.contains(.products) { delegate.fullCartDidChangeProducts(self) }
    if changes.contains(.coupon) { delegate.fullCartDidChangeCoupon(self) }
    if changes.contains(.note) { delegate.fullCartDidChangeNote(self) }
    if changes.contains(.badge) { delegate.fullCartDidChangeBadge(self) }
    if changes.contains(.ratio) { delegate.fullCartDidChangeRatio(self) }
    if changes.contains(.items) { delegate.fullCartDidChangeItems(self) }
    if changes.contains(.count) { delegate.fullCartDidChangeCount(self) }
    if changes.contains(.total) { delegate.fullCartDidChangeTotal(self) }
    if changes.contains(.discounted) { delegate.fullCartDidChangeDiscounted(self) }
    if changes.contains(.toPay) { delegate.fullCartDidChangeToPay(self) }
    if changes.contains(.first) { delegate.fullCartDidChangeFirst(self) }
    if changes.contains(.summary) { delegate.fullCartDidChangeSummary(self) }
    if changes.contains(.stamp) { delegate.fullCartDidChangeStamp(self) }
    if changes.contains(.level) { delegate.fullCartDidChangeLevel(self) }
    if changes.contains(.times) { delegate.fullCartDidChangeTimes(self) }
  }

  /// What each transaction changes from now on; what nobody has taken yet is told together with what comes later.
  var changes: AsyncStream<Changes> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Changes> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(_core.graph.all) { [weak feed] model, changes in
        guard let feed else { return model._feeds.dropEnded() }
        if case .dropped(let earlier) = feed.consumer.yield(changes) { feed.consumer.yield(changes.union(earlier)) }
      }
      _feeds.add(feed, token)
    }
  }

  /// A field's value as it is now, and after each transaction that changes it; who comes late gets the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = Fields()[keyPath: field]
    return AsyncStream(bufferingPolicy: .bufferingNewest(1)) { consumer in
      let feed: Bindgen.Feed<Value> = Bindgen.Feed(consumer)
      let token: AnyObject = _observe(Bindgen.Mask(field.number)) { [weak feed] model, _ in
        guard let feed else { return model._feeds.dropEnded() }
        feed.consumer.yield(field.read(model))
      }
      _feeds.add(feed, token)
      consumer.yield(field.read(self))
    }
  }

  private var _feeds: Bindgen.Feeds = Bindgen.Feeds()

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { _publishChanges { $0.union($1) } }

  /// The fields that can be observed one by one.
  struct Fields {
    var products: FullCart.Field<[Product]> { (0, { $0.products }) }
    var coupon: FullCart.Field<Int> { (1, { $0.coupon }) }
    var note: FullCart.Field<String> { (2, { $0.note }) }
    var badge: FullCart.Field<Badge> { (3, { $0.badge }) }
    var ratio: FullCart.Field<Double> { (4, { $0.ratio }) }
    var items: FullCart.Field<[Product]> { (5, { $0.items }) }
    var count: FullCart.Field<Int> { (6, { $0.count }) }
    var total: FullCart.Field<Int> { (7, { $0.total }) }
    var discounted: FullCart.Field<Int> { (8, { $0.discounted }) }
    var toPay: FullCart.Field<Int> { (9, { $0.toPay }) }
    var first: FullCart.Field<Product?> { (10, { $0.first }) }
    var summary: FullCart.Field<String> { (11, { $0.summary }) }
    var stamp: FullCart.Field<Badge> { (12, { $0.stamp }) }
    var level: FullCart.Field<Double> { (13, { $0.level }) }
    var times: FullCart.Field<Int> { (14, { $0.times }) }
  }

  static let _fields: Fields = Fields()
  let _observers: Bindgen.Observers<FullCart, Changes> = Bindgen.Observers()

  private(set) weak var view: (any FullCartView)?

  /// Gives the view all that it shows, and from then on what changes.
  func attach(_ view: (any FullCartView)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(FullCart._shown)
    view.items = items
    view.count = count
    view.total = total
    view.discounted = discounted
    view.summary = summary
    view.note = note
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([2, 5, 6, 7, 8, 11])

  private func _show(_ changes: Changes, on view: any FullCartView) {
    if changes.contains(.items) { view.items = items }
    if changes.contains(.count) { view.count = count }
    if changes.contains(.total) { view.total = total }
    if changes.contains(.discounted) { view.discounted = discounted }
    if changes.contains(.summary) { view.summary = summary }
    if changes.contains(.note) { view.note = note }
  }

  private static let _marks: [Bindgen.Mark] = Bindgen.marks(15)
  let _readers: Bindgen.Readers = Bindgen.Readers(FullCart._marks)

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    if view != nil { fields.add(FullCart._shown) }
    fields.add(_readers.counted())
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
    _readers.tell()
  }

  static let _names: String =
    "products coupon note badge ratio items count total discounted toPay first summary stamp level times"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 5,
    inputs: [[0], [0], [0], [1, 7], [8], [0], [6, 7, 8], [2], [1], [6]]
  )
  let _core: Bindgen.Core = Bindgen.Core(FullCart._graph)
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
      let value: Int = _FullCartFormulas.count(meter, _products)
      if Bindgen.replace(&_cache.count, with: value) { pass.cameOut(6, marking: 0x4800) }
    }
    if pass.isDue(7) {
      let value: Int = _FullCartFormulas.total(meter, _products)
      if Bindgen.replace(&_cache.total, with: value) { pass.cameOut(7, marking: 0x900) }
    }
    if pass.isDue(8) {
      let value: Int = _FullCartFormulas.discounted(meter, _cache.total, _coupon)
      if Bindgen.replace(&_cache.discounted, with: value) { pass.cameOut(8, marking: 0xa00) }
    }
    if pass.isDue(9) { pass.cameOut(9) }
    if pass.isDue(10) {
      let value: Product? = _FullCartFormulas.first(_products)
      if Bindgen.replace(&_cache.first, with: value) { pass.cameOut(10) }
    }
    if pass.isDue(11) {
      let value: String = _FullCartFormulas.summary(meter, _cache.count, _cache.total, _cache.discounted)
      if Bindgen.replace(&_cache.summary, with: value) { pass.cameOut(11) }
    }
    if pass.isDue(12) {
      let value: Badge = _FullCartFormulas.stamp(_noteOwn)
      if Bindgen.replace(&_cache.stamp, with: value) { pass.cameOut(12) }
    }
    if pass.isDue(13) {
      let value: Double = _FullCartFormulas.level(_coupon)
      if Bindgen.replace(&_cache.level, with: value, unless: _FullCartFormulas.levelAreEqual) { pass.cameOut(13) }
    }
    if pass.isDue(14) {
      _cache.times = _FullCartFormulas.times(meter, _cache.count)
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
    if Bindgen.areEqual(_told.level, _cache.level, by: _FullCartFormulas.levelAreEqual) { equal.add(13) }
    _told = Cache()
    return equal
  }
}

/// Is told what changed in `FullCart`, once a transaction.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
protocol FullCartDelegate: AnyObject {
  func fullCart(_ fullCart: FullCart, didChange changes: FullCart.Changes)
  func fullCartDidChangeProducts(_ fullCart: FullCart)
  func fullCartDidChangeCoupon(_ fullCart: FullCart)
  func fullCartDidChangeNote(_ fullCart: FullCart)
  func fullCartDidChangeBadge(_ fullCart: FullCart)
  func fullCartDidChangeRatio(_ fullCart: FullCart)
  func fullCartDidChangeItems(_ fullCart: FullCart)
  func fullCartDidChangeCount(_ fullCart: FullCart)
  func fullCartDidChangeTotal(_ fullCart: FullCart)
  func fullCartDidChangeDiscounted(_ fullCart: FullCart)
  func fullCartDidChangeToPay(_ fullCart: FullCart)
  func fullCartDidChangeFirst(_ fullCart: FullCart)
  func fullCartDidChangeSummary(_ fullCart: FullCart)
  func fullCartDidChangeStamp(_ fullCart: FullCart)
  func fullCartDidChangeLevel(_ fullCart: FullCart)
  func fullCartDidChangeTimes(_ fullCart: FullCart)
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension FullCartDelegate {
  func fullCart(_ fullCart: FullCart, didChange changes: FullCart.Changes) {}
  func fullCartDidChangeProducts(_ fullCart: FullCart) {}
  func fullCartDidChangeCoupon(_ fullCart: FullCart) {}
  func fullCartDidChangeNote(_ fullCart: FullCart) {}
  func fullCartDidChangeBadge(_ fullCart: FullCart) {}
  func fullCartDidChangeRatio(_ fullCart: FullCart) {}
  func fullCartDidChangeItems(_ fullCart: FullCart) {}
  func fullCartDidChangeCount(_ fullCart: FullCart) {}
  func fullCartDidChangeTotal(_ fullCart: FullCart) {}
  func fullCartDidChangeDiscounted(_ fullCart: FullCart) {}
  func fullCartDidChangeToPay(_ fullCart: FullCart) {}
  func fullCartDidChangeFirst(_ fullCart: FullCart) {}
  func fullCartDidChangeSummary(_ fullCart: FullCart) {}
  func fullCartDidChangeStamp(_ fullCart: FullCart) {}
  func fullCartDidChangeLevel(_ fullCart: FullCart) {}
  func fullCartDidChangeTimes(_ fullCart: FullCart) {}
}

@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
extension FullCart: Bindgen.ObservableObject {}

/// What `FullCart` asks of its view.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
protocol FullCartView: AnyObject {
  var items: [Product] { get set }
  var count: Int { get set }
  var total: Int { get set }
  var discounted: Int { get set }
  var summary: String { get set }
  var note: String { get set }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
enum _FullCartFormulas {
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
