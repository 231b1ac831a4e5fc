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
final class FullCart: Bindgen.Observed, Observation.Observable {
  // MARK: Given

  let meter: Meter

  // MARK: State

  var products: [Product] {
    get {
      _track(.products, \.products)
      return _products
    }
    set {
      _willWrite(.products)
      if Bindgen.replace(&_products, with: newValue) { _wrote(.products) }
    }
    _modify {
      _willWrite(.products)
      defer { _wrote(.products) }
      yield &_products
    }
  }
  private var _products: [Product]

  var coupon: Int {
    get {
      _track(.coupon, \.coupon)
      return _coupon
    }
    set {
      _willWrite(.coupon)
      if Bindgen.replace(&_coupon, with: newValue) { _wrote(.coupon) }
    }
  }
  private var _coupon: Int

  var note: String {
    get {
      _track(.note, \.note)
      return _note
    }
    set {
      _willWrite(.note)
      if Bindgen.replace(&_note, with: newValue) { _wrote(.note) }
    }
    _modify {
      _willWrite(.note)
      defer { _wrote(.note) }
      yield &_note
    }
  }
  private var _note: String

  var badge: Badge {
    get {
      _track(.badge, \.badge)
      return _badge
    }
    set {
      _willWrite(.badge)
      if Bindgen.replace(&_badge, with: newValue) { _wrote(.badge) }
    }
    _modify {
      _willWrite(.badge)
      defer { _wrote(.badge) }
      yield &_badge
    }
  }
  private var _badge: Badge

  var ratio: Double {
    get {
      _track(.ratio, \.ratio)
      return _ratio
    }
    set {
      _willWrite(.ratio)
      if Bindgen.replace(&_ratio, with: newValue, unless: _FullCartFormulas.ratioAreEqual) { _wrote(.ratio) }
    }
  }
  private var _ratio: Double

  // MARK: Derived

  var items: [Product] { products }

  var count: Int {
    _refresh(.count)
    _track(.count, \.count)
    return _cache.count
  }

  var total: Int {
    _refresh(.total)
    _track(.total, \.total)
    return _cache.total
  }

  var discounted: Int {
    _refresh(.discounted)
    _track(.discounted, \.discounted)
    return _cache.discounted
  }

  var toPay: Int { discounted }

  var first: Product? {
    _refresh(.first)
    _track(.first, \.first)
    return _cache.first
  }

  var summary: String {
    _refresh(.summary)
    _track(.summary, \.summary)
    return _cache.summary
  }

  var stamp: Badge {
    _refresh(.stamp)
    _track(.stamp, \.stamp)
    return _cache.stamp!
  }

  var level: Double {
    _refresh(.level)
    _track(.level, \.level)
    return _cache.level
  }

  var times: Int {
    _refresh(.times)
    _track(.times, \.times)
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
    _note = note
    _badge = badge
    _ratio = ratio
    self.delegate = delegate
    _core.updateObserved(of: self)
    attach(view)
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

  weak var delegate: (any FullCartDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any FullCartDelegate, _ changes: Changes) {
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

  /// The changes of each transaction from now on; changes that nobody has taken yet are joined with later ones.
  var changes: AsyncStream<Changes> { _streams.changes(of: self) }

  /// A field's value now, and after each transaction that changes it; a slow reader gets only the latest.
  func values<Value: Sendable>(of field: KeyPath<Fields, Field<Value>>) -> AsyncStream<Value> {
    let field: Field<Value> = FullCart._fields[keyPath: field]
    return _streams.values(of: field.name.mask, of: self, field.read)
  }

  private let _streams: Bindgen.Streams = Bindgen.Streams()

  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers {
    fileprivate let _model: FullCart

    subscript<Value>(dynamicMember field: KeyPath<Fields, Field<Value>>) -> Bindgen.ModelPublisher<Value> {
      let field: Field<Value> = FullCart._fields[keyPath: field]
      return .field(field.name.mask, of: _model, field.read)
    }
  }

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  /// Sends once after each transaction, with all that changed.
  var changesPublisher: Bindgen.ModelPublisher<Changes> { .changes(of: self) }

  /// Sends before the first change of a transaction.
  var objectWillChange: Bindgen.ModelPublisher<Void> { .willChange(_core) }

  private(set) weak var view: (any FullCartView)?

  /// Sets all that the view shows, and from now on what changes.
  func attach(_ view: (any FullCartView)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(FullCart._shown, on: view) }
  }

  private static let _shown: Changes = [
    .items,
    .count,
    .total,
    .discounted,
    .summary,
    .note,
  ]

  private func _show(_ changes: Changes, on view: any FullCartView) {
    if changes.contains(.items) { view.items = items }
    if changes.contains(.count) { view.count = count }
    if changes.contains(.total) { view.total = total }
    if changes.contains(.discounted) { view.discounted = discounted }
    if changes.contains(.summary) { view.summary = summary }
    if changes.contains(.note) { view.note = note }
  }

  private let _registrar: Observation.ObservationRegistrar = Observation.ObservationRegistrar()

  /// A field is read, and up to date.
  private func _track<Value>(_ field: Changes, _ path: KeyPath<FullCart, Value>) {
    if _core.track(field.mask, of: self) { _registrar.access(self, keyPath: path) }
  }

  /// Notifies those that have read a field.
  private func _publish<Value>(_ path: KeyPath<FullCart, Value>) {
    _registrar.willSet(self, keyPath: path)
    _registrar.didSet(self, keyPath: path)
  }

  private func _publish(_ changes: Changes) {
    if changes.contains(.products) { _publish(\.products) }
    if changes.contains(.coupon) { _publish(\.coupon) }
    if changes.contains(.note) { _publish(\.note) }
    if changes.contains(.badge) { _publish(\.badge) }
    if changes.contains(.ratio) { _publish(\.ratio) }
    if changes.contains(.items) { _publish(\.items) }
    if changes.contains(.count) { _publish(\.count) }
    if changes.contains(.total) { _publish(\.total) }
    if changes.contains(.discounted) { _publish(\.discounted) }
    if changes.contains(.toPay) { _publish(\.toPay) }
    if changes.contains(.first) { _publish(\.first) }
    if changes.contains(.summary) { _publish(\.summary) }
    if changes.contains(.stamp) { _publish(\.stamp) }
    if changes.contains(.level) { _publish(\.level) }
    if changes.contains(.times) { _publish(\.times) }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(FullCart._graph)
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
  private func _willWrite(_ field: Changes) { _core.willWrite(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.items) { pass.changed(.items) }
    if pass.isDue(.count) {
      let value: Int = _FullCartFormulas.count(meter, _products)
      if Bindgen.replace(&_cache.count, with: value) { pass.changed(.count) }
    }
    if pass.isDue(.total) {
      let value: Int = _FullCartFormulas.total(meter, _products)
      if Bindgen.replace(&_cache.total, with: value) { pass.changed(.total) }
    }
    if pass.isDue(.discounted) {
      let value: Int = _FullCartFormulas.discounted(meter, _cache.total, _coupon)
      if Bindgen.replace(&_cache.discounted, with: value) { pass.changed(.discounted) }
    }
    if pass.isDue(.toPay) { pass.changed(.toPay) }
    if pass.isDue(.first) {
      let value: Product? = _FullCartFormulas.first(_products)
      if Bindgen.replace(&_cache.first, with: value) { pass.changed(.first) }
    }
    if pass.isDue(.summary) {
      let value: String = _FullCartFormulas.summary(meter, _cache.count, _cache.total, _cache.discounted)
      if Bindgen.replace(&_cache.summary, with: value) { pass.changed(.summary) }
    }
    if pass.isDue(.stamp) {
      let value: Badge = _FullCartFormulas.stamp(_note)
      if Bindgen.replace(&_cache.stamp, with: value) { pass.changed(.stamp) }
    }
    if pass.isDue(.level) {
      let value: Double = _FullCartFormulas.level(_coupon)
      if Bindgen.replace(&_cache.level, with: value, unless: _FullCartFormulas.levelAreEqual) { pass.changed(.level) }
    }
    if pass.isDue(.times) {
      _cache.times = _FullCartFormulas.times(meter, _cache.count)
      pass.changed(.times)
    }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    if view != nil { fields.add(FullCart._shown.mask) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
    _publish(Changes(_core.takeTracked(changes.mask, of: self)))
  }
}

/// Is called when `FullCart` has changed, once a transaction.
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
