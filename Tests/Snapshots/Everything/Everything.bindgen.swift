// Made by bindgen from Everything.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public import Swift
internal import _Concurrency

/// Takes money.
///
/// Knows of products, and of *everything* else.
public final class Till: Bindgen.FieldModel, Priced, Identifiable {
  // MARK: Given

  public let id: Int
  public let currency: Currency
  public let rates: [String: Int]
  /// How amounts are rounded.
  public let round: (Int) -> Int
  private let log: (String) -> Void
  private let clock: any Clock
  /// Where the money goes.
  private let bank: any Bank

  // MARK: State

  public internal(set) var amounts: [Int] {
    get { _amounts }
    set { if Bindgen.replace(&_amounts, with: newValue) { _wrote(.amounts) } }
    _modify {
      defer { _wrote(.amounts) }
      yield &_amounts
    }
  }
  private var _amounts: [Int]

  public internal(set) var price: Int {
    get { _price }
    set { if Bindgen.replace(&_price, with: newValue) { _wrote(.price) } }
  }
  private var _price: Int

  public internal(set) var customer: (any Customer)? {
    get { _customer }
    set { if Bindgen.replace(&_customer, with: newValue) { _wrote(.customer) } }
    _modify {
      defer { _wrote(.customer) }
      yield &_customer
    }
  }
  private var _customer: (any Customer)?

  public internal(set) var handler: (() -> Void)? {
    get { _handler }
    set { if Bindgen.replace(&_handler, with: newValue) { _wrote(.handler) } }
    _modify {
      defer { _wrote(.handler) }
      yield &_handler
    }
  }
  private var _handler: (() -> Void)?

  public internal(set) var pair: (left: Int, right: String) {
    get { _pair }
    set { if Bindgen.replace(&_pair, with: newValue) { _wrote(.pair) } }
    _modify {
      defer { _wrote(.pair) }
      yield &_pair
    }
  }
  private var _pair: (left: Int, right: String)

  public internal(set) var names: Set<String> {
    get { _names }
    set { if Bindgen.replace(&_names, with: newValue) { _wrote(.names) } }
    _modify {
      defer { _wrote(.names) }
      yield &_names
    }
  }
  private var _names: Set<String>

  public internal(set) var `default`: Currency {
    get { _default }
    set { if Bindgen.replace(&_default, with: newValue) { _wrote(.`default`) } }
    _modify {
      defer { _wrote(.`default`) }
      yield &_default
    }
  }
  private var _default: Currency

  /// Whether it takes money now.
  public var open: Bool {
    get { _open }
    set { if Bindgen.replace(&_open, with: newValue) { _wrote(.open) } }
  }
  private var _open: Bool

  public private(set) var secret: Int {
    get { _secret }
    set { if Bindgen.replace(&_secret, with: newValue) { _wrote(.secret) } }
  }
  private var _secret: Int

  public internal(set) var lastReceipt: Receipt? {
    get { _lastReceipt }
    set { if Bindgen.replace(&_lastReceipt, with: newValue) { _wrote(.lastReceipt) } }
    _modify {
      defer { _wrote(.lastReceipt) }
      yield &_lastReceipt
    }
  }
  private var _lastReceipt: Receipt?

  public internal(set) var angle: Double {
    get { _angle }
    set { if Bindgen.replace(&_angle, with: newValue, unless: _TillFormulas.angleAreEqual) { _wrote(.angle) } }
  }
  private var _angle: Double

  public internal(set) var pulse: Int {
    get { _pulse }
    set {
      _pulse = newValue
      _wrote(.pulse)
    }
  }
  private var _pulse: Int

  public internal(set) var text: String {
    get { _text }
    set { if Bindgen.replace(&_text, with: newValue) { _wrote(.text) } }
    _modify {
      defer { _wrote(.text) }
      yield &_text
    }
  }
  private var _text: String

  // MARK: Derived

  public var total: Int {
    _refresh(.total)
    return _cache.total
  }

  public var rounded: Int {
    _refresh(.rounded)
    return _cache.rounded
  }

  public var isEmpty: Bool {
    _refresh(.isEmpty)
    return _cache.isEmpty
  }

  public var all: [Int] { amounts }

  public var sum: Int { total }

  /// For the display.
  public var greeting: String {
    _refresh(.greeting)
    return _cache.greeting
  }

  public var width: Double {
    _refresh(.width)
    return _cache.width
  }

  public var beat: Int {
    _refresh(.beat)
    return _cache.beat
  }

  public var table: [String: Int] {
    _refresh(.table)
    return _cache.table
  }

  public var maybe: Int? {
    _refresh(.maybe)
    return _cache.maybe
  }

  public var customerAgain: (any Customer)? { customer }

  // MARK: Actions

  public func add(_ amount: Int) {
    _core.open()
    defer { _core.close() }
    amounts.append(amount)
  }

  public func addAll(_ amounts: Int...) {
    _core.open()
    defer { _core.close() }
    self.amounts += amounts
  }

  public func take(from purse: inout Int) {
    _core.open()
    defer { _core.close() }
    amounts.append(purse)
    purse = 0
  }

  public func addLazily(_ amount: @autoclosure () -> Int) {
    _core.open()
    defer { _core.close() }
    amounts.append(amount())
  }

  public func keep(_ handler: @escaping () -> Void) {
    _core.open()
    defer { _core.close() }
    self.handler = handler
  }

  public func each(_ body: (Int) throws -> Void) rethrows {
    _core.open()
    defer { _core.close() }
    try amounts.forEach(body)
  }

  public func record<S: Sequence>(_ others: S) {
    _core.open()
    defer { _core.close() }
    amounts.append(contentsOf: others.map { $0 as! Int })
  }

  /// Appends them all.
  public func append<S: Sequence>(contentsOf others: S) where S.Element == Int {
    _core.open()
    defer { _core.close() }
    amounts.append(contentsOf: others)
  }

  public func refuse() throws {
    _core.open()
    defer { _core.close() }
    throw Refusal()
  }

  public func refuseTyped(_ amount: Int) throws(Refusal) -> Int {
    _core.open()
    defer { _core.close() }
    return try _performRefuseTyped(amount)
  }

  private func _performRefuseTyped(_ amount: Int) throws(Refusal) -> Int {
    guard amount >= 0 else { throw Refusal() }
    amounts.append(amount)
    return total
  }

  public func pay() async throws {
    let receipt = try await bank.pay(amount: total)
    update {
      $0.amounts = []
      $0.lastReceipt = receipt
    }
  }

  @discardableResult
  public func pop() -> Int? {
    _core.open()
    defer { _core.close() }
    return _performPop()
  }

  private func _performPop() -> Int? { amounts.popLast() }

  @inline(never)
  public func toggle() {
    _core.open()
    defer { _core.close() }
    open.toggle()
  }

  public func `repeat`(in count: Int = 2, with value: Int = 1) {
    _core.open()
    defer { _core.close() }
    for _ in 0..<count { amounts.append(value) }
  }

  public func say() {
    _core.open()
    defer { _core.close() }
    log(greeting)
  }

  public func swap() {
    _core.open()
    defer { _core.close() }
    pair = (pair.left + 1, pair.right)
  }

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  public func update<Returned>(_ body: (Till) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  public init(
    view: (any Display)?,
    log: @escaping (String) -> Void,
    clock: any Clock,
    bank: any Bank,
    id: Int,
    currency: Currency = _TillFormulas.currency(),
    rates: [String: Int] = _TillFormulas.rates(),
    round: @escaping (Int) -> Int = _TillFormulas.round(),
    amounts: [Int] = [],
    price: Int,
    customer: (any Customer)? = nil,
    handler: (() -> Void)? = nil,
    pair: (left: Int, right: String) = _TillFormulas.pair(),
    names: Set<String> = _TillFormulas.names(),
    `default`: Currency = _TillFormulas.`default`(),
    open: Bool = false,
    secret: Int = _TillFormulas.secret(),
    lastReceipt: Receipt?,
    angle: Double = 0,
    pulse: Int = 0,
    text: String = _TillFormulas.text(),
    delegate: (any TillDelegate)? = nil
  ) {
    self.log = log
    self.clock = clock
    self.bank = bank
    self.id = id
    self.currency = currency
    self.rates = rates
    self.round = round
    _amounts = amounts
    _price = price
    _customer = customer
    _handler = handler
    _pair = pair
    _names = names
    _default = `default`
    _open = open
    _secret = secret
    _lastReceipt = lastReceipt
    _angle = angle
    _pulse = pulse
    _text = text
    self.delegate = delegate
    _core.updateObserved(of: self)
    attach(view)
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let amounts: Changes = Changes(rawValue: 1 &<< 0)
    public static let price: Changes = Changes(rawValue: 1 &<< 1)
    public static let customer: Changes = Changes(rawValue: 1 &<< 2)
    public static let handler: Changes = Changes(rawValue: 1 &<< 3)
    public static let pair: Changes = Changes(rawValue: 1 &<< 4)
    public static let names: Changes = Changes(rawValue: 1 &<< 5)
    public static let `default`: Changes = Changes(rawValue: 1 &<< 6)
    public static let open: Changes = Changes(rawValue: 1 &<< 7)
    public static let secret: Changes = Changes(rawValue: 1 &<< 8)
    public static let lastReceipt: Changes = Changes(rawValue: 1 &<< 9)
    public static let angle: Changes = Changes(rawValue: 1 &<< 10)
    public static let pulse: Changes = Changes(rawValue: 1 &<< 11)
    public static let text: Changes = Changes(rawValue: 1 &<< 12)
    public static let total: Changes = Changes(rawValue: 1 &<< 13)
    public static let rounded: Changes = Changes(rawValue: 1 &<< 14)
    public static let isEmpty: Changes = Changes(rawValue: 1 &<< 15)
    public static let all: Changes = Changes(rawValue: 1 &<< 16)
    public static let sum: Changes = Changes(rawValue: 1 &<< 17)
    public static let greeting: Changes = Changes(rawValue: 1 &<< 18)
    public static let width: Changes = Changes(rawValue: 1 &<< 19)
    public static let beat: Changes = Changes(rawValue: 1 &<< 20)
    public static let table: Changes = Changes(rawValue: 1 &<< 21)
    public static let maybe: Changes = Changes(rawValue: 1 &<< 22)
    public static let customerAgain: Changes = Changes(rawValue: 1 &<< 23)
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var amounts: Field<[Int]> { (.amounts, { $0.amounts }) }
    public var price: Field<Int> { (.price, { $0.price }) }
    public var customer: Field<(any Customer)?> { (.customer, { $0.customer }) }
    public var handler: Field<(() -> Void)?> { (.handler, { $0.handler }) }
    public var pair: Field<(left: Int, right: String)> { (.pair, { $0.pair }) }
    public var names: Field<Set<String>> { (.names, { $0.names }) }
    public var `default`: Field<Currency> { (.`default`, { $0.`default` }) }
    public var open: Field<Bool> { (.open, { $0.open }) }
    public var secret: Field<Int> { (.secret, { $0.secret }) }
    public var lastReceipt: Field<Receipt?> { (.lastReceipt, { $0.lastReceipt }) }
    public var angle: Field<Double> { (.angle, { $0.angle }) }
    public var pulse: Field<Int> { (.pulse, { $0.pulse }) }
    public var text: Field<String> { (.text, { $0.text }) }
    public var total: Field<Int> { (.total, { $0.total }) }
    public var rounded: Field<Int> { (.rounded, { $0.rounded }) }
    public var isEmpty: Field<Bool> { (.isEmpty, { $0.isEmpty }) }
    public var all: Field<[Int]> { (.all, { $0.all }) }
    public var sum: Field<Int> { (.sum, { $0.sum }) }
    public var greeting: Field<String> { (.greeting, { $0.greeting }) }
    public var width: Field<Double> { (.width, { $0.width }) }
    public var beat: Field<Int> { (.beat, { $0.beat }) }
    public var table: Field<[String: Int]> { (.table, { $0.table }) }
    public var maybe: Field<Int?> { (.maybe, { $0.maybe }) }
    public var customerAgain: Field<(any Customer)?> { (.customerAgain, { $0.customerAgain }) }
  }

  /// A field by its name, and how it is read.
  public typealias Field<Value> = (name: Changes, read: (Till) -> Value)

  static var _fields: Fields { Fields() }

  public weak var delegate: (any TillDelegate)? {
    didSet { delegate == nil ? _core.updateObserved(of: self) : _core.begin(_core.graph.all, of: self) }
  }

  private func _notify(_ delegate: any TillDelegate, _ changes: Changes) {
    delegate.till(self, didChange: changes)
    if changes.contains(.amounts) { delegate.tillDidChangeAmounts(self) }
    if changes.contains(.price) { delegate.tillDidChangePrice(self) }
    if changes.contains(.customer) { delegate.tillDidChangeCustomer(self) }
    if changes.contains(.handler) { delegate.tillDidChangeHandler(self) }
    if changes.contains(.pair) { delegate.tillDidChangePair(self) }
    if changes.contains(.names) { delegate.tillDidChangeNames(self) }
    if changes.contains(.`default`) { delegate.tillDidChangeDefault(self) }
    if changes.contains(.open) { delegate.tillDidChangeOpen(self) }
    if changes.contains(.secret) { delegate.tillDidChangeSecret(self) }
    if changes.contains(.lastReceipt) { delegate.tillDidChangeLastReceipt(self) }
    if changes.contains(.angle) { delegate.tillDidChangeAngle(self) }
    if changes.contains(.pulse) { delegate.tillDidChangePulse(self) }
    if changes.contains(.text) { delegate.tillDidChangeText(self) }
    if changes.contains(.total) { delegate.tillDidChangeTotal(self) }
    if changes.contains(.rounded) { delegate.tillDidChangeRounded(self) }
    if changes.contains(.isEmpty) { delegate.tillDidChangeIsEmpty(self) }
    if changes.contains(.all) { delegate.tillDidChangeAll(self) }
    if changes.contains(.sum) { delegate.tillDidChangeSum(self) }
    if changes.contains(.greeting) { delegate.tillDidChangeGreeting(self) }
    if changes.contains(.width) { delegate.tillDidChangeWidth(self) }
    if changes.contains(.beat) { delegate.tillDidChangeBeat(self) }
    if changes.contains(.table) { delegate.tillDidChangeTable(self) }
    if changes.contains(.maybe) { delegate.tillDidChangeMaybe(self) }
    if changes.contains(.customerAgain) { delegate.tillDidChangeCustomerAgain(self) }
  }

  public typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  public func observe(
    initial: Bool = false,
    _ body: @escaping (Till, Changes) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to call it at once, too, with the value as it is.
  public func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    initial: Bool = false,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, Till._fields[keyPath: field], initial: initial, body)
  }

  public private(set) weak var view: (any Display)?

  /// Sets all that the view shows, and from now on what changes.
  public func attach(_ view: (any Display)?) {
    self.view = view
    _core.updateObserved(of: self)
    if let view { _show(Till._shown, on: view) }
  }

  private static let _shown: Changes = [
    .total,
    .greeting,
    .open,
  ]

  private func _show(_ changes: Changes, on view: any Display) {
    if changes.contains(.total) { view.total = total }
    if changes.contains(.greeting) { view.greeting = greeting }
    if changes.contains(.open) { view.open = open }
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Till._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "amounts price customer handler pair names default open secret lastReceipt angle pulse text total rounded isEmpty all sum greeting width beat table maybe customerAgain",
    [
      .total: [.amounts],
      .rounded: [.total],
      .isEmpty: [.amounts],
      .all: [.amounts],
      .sum: [.total],
      .greeting: [.customer],
      .width: [.angle],
      .beat: [.pulse],
      .table: [.price, .names],
      .maybe: [.amounts],
      .customerAgain: [.customer],
    ]
  )

  private struct _Cache {
    var total: Int = 0
    var rounded: Int = 0
    var isEmpty: Bool = false
    var greeting: String = ""
    var width: Double = 0
    var beat: Int = 0
    var table: [String: Int] = [:]
    var maybe: Int?
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.total) {
      let value: Int = _TillFormulas.total(_amounts)
      if Bindgen.replace(&_cache.total, with: value) { pass.changed(.total) }
    }
    if pass.isDue(.rounded) {
      let value: Int = _TillFormulas.rounded(round, _cache.total)
      if Bindgen.replace(&_cache.rounded, with: value) { pass.changed(.rounded) }
    }
    if pass.isDue(.isEmpty) {
      let value: Bool = _TillFormulas.isEmpty(_amounts)
      if Bindgen.replace(&_cache.isEmpty, with: value) { pass.changed(.isEmpty) }
    }
    if pass.isDue(.all) { pass.changed(.all) }
    if pass.isDue(.sum) { pass.changed(.sum) }
    if pass.isDue(.greeting) {
      let value: String = _TillFormulas.greeting(_customer)
      if Bindgen.replace(&_cache.greeting, with: value) { pass.changed(.greeting) }
    }
    if pass.isDue(.width) {
      let value: Double = _TillFormulas.width(_angle)
      if Bindgen.replace(&_cache.width, with: value, unless: _TillFormulas.widthAreEqual) { pass.changed(.width) }
    }
    if pass.isDue(.beat) {
      _cache.beat = _TillFormulas.beat(_pulse)
      pass.changed(.beat)
    }
    if pass.isDue(.table) {
      let value: [String: Int] = _TillFormulas.table(rates, _names, _price)
      if Bindgen.replace(&_cache.table, with: value) { pass.changed(.table) }
    }
    if pass.isDue(.maybe) {
      let value: Int? = _TillFormulas.maybe(_amounts)
      if Bindgen.replace(&_cache.maybe, with: value) { pass.changed(.maybe) }
    }
    if pass.isDue(.customerAgain) { pass.changed(.customerAgain) }
    _core.finish(pass)
  }

  func _addObserved(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    if view != nil { fields.add(Till._shown.mask) }
  }

  func _notify(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(changed)
    if let delegate { _notify(delegate, changes) } else { _core.updateObserved(of: self) }
    _core.notifyObservers(of: self, changed)
    if let view { _show(changes, on: view) } else { _core.updateObserved(of: self) }
  }
}

/// Where the money goes.
public protocol Bank {
  func pay(amount: Int) async throws -> Receipt
  func balance(of account: String) throws(Refusal) -> Int
  func forget()
  /// For ever.
  func close(_ reason: String)
}

/// Is called when `Till` has changed, once a transaction.
public protocol TillDelegate: AnyObject {
  func till(_ till: Till, didChange changes: Till.Changes)
  func tillDidChangeAmounts(_ till: Till)
  func tillDidChangePrice(_ till: Till)
  func tillDidChangeCustomer(_ till: Till)
  func tillDidChangeHandler(_ till: Till)
  func tillDidChangePair(_ till: Till)
  func tillDidChangeNames(_ till: Till)
  func tillDidChangeDefault(_ till: Till)
  func tillDidChangeOpen(_ till: Till)
  func tillDidChangeSecret(_ till: Till)
  func tillDidChangeLastReceipt(_ till: Till)
  func tillDidChangeAngle(_ till: Till)
  func tillDidChangePulse(_ till: Till)
  func tillDidChangeText(_ till: Till)
  func tillDidChangeTotal(_ till: Till)
  func tillDidChangeRounded(_ till: Till)
  func tillDidChangeIsEmpty(_ till: Till)
  func tillDidChangeAll(_ till: Till)
  func tillDidChangeSum(_ till: Till)
  func tillDidChangeGreeting(_ till: Till)
  func tillDidChangeWidth(_ till: Till)
  func tillDidChangeBeat(_ till: Till)
  func tillDidChangeTable(_ till: Till)
  func tillDidChangeMaybe(_ till: Till)
  func tillDidChangeCustomerAgain(_ till: Till)
}

extension TillDelegate {
  public func till(_ till: Till, didChange changes: Till.Changes) {}
  public func tillDidChangeAmounts(_ till: Till) {}
  public func tillDidChangePrice(_ till: Till) {}
  public func tillDidChangeCustomer(_ till: Till) {}
  public func tillDidChangeHandler(_ till: Till) {}
  public func tillDidChangePair(_ till: Till) {}
  public func tillDidChangeNames(_ till: Till) {}
  public func tillDidChangeDefault(_ till: Till) {}
  public func tillDidChangeOpen(_ till: Till) {}
  public func tillDidChangeSecret(_ till: Till) {}
  public func tillDidChangeLastReceipt(_ till: Till) {}
  public func tillDidChangeAngle(_ till: Till) {}
  public func tillDidChangePulse(_ till: Till) {}
  public func tillDidChangeText(_ till: Till) {}
  public func tillDidChangeTotal(_ till: Till) {}
  public func tillDidChangeRounded(_ till: Till) {}
  public func tillDidChangeIsEmpty(_ till: Till) {}
  public func tillDidChangeAll(_ till: Till) {}
  public func tillDidChangeSum(_ till: Till) {}
  public func tillDidChangeGreeting(_ till: Till) {}
  public func tillDidChangeWidth(_ till: Till) {}
  public func tillDidChangeBeat(_ till: Till) {}
  public func tillDidChangeTable(_ till: Till) {}
  public func tillDidChangeMaybe(_ till: Till) {}
  public func tillDidChangeCustomerAgain(_ till: Till) {}
}

/// What `Till` asks of its view.
public protocol Display: AnyObject {
  var total: Int { get set }
  var greeting: String { get set }
  var open: Bool { get set }
  func beep()
  func show(_ text: String, for seconds: Int)
  /// Asks the customer.
  func ask() -> Bool
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
@usableFromInline
enum _TillFormulas {
  @usableFromInline
  static func currency() -> Currency { .euro }

  @usableFromInline
  static func rates() -> [String: Int] { ["a": 1] }

  @usableFromInline
  static func round() -> (Int) -> Int { { $0 } }

  @usableFromInline
  static func pair() -> (left: Int, right: String) { (0, "") }

  @usableFromInline
  static func names() -> Set<String> { ["a"] }

  @usableFromInline
  static func `default`() -> Currency { .euro }

  @usableFromInline
  static func secret() -> Int { 41 + 1 }

  @usableFromInline
  static func text() -> String {
    """
    one
      two
    """
  }

  static func angleAreEqual(_ left: Double, _ right: Double) -> Bool {
    let areEqual: (Double, Double) -> Bool = {
      abs($0 - $1) < 0.001
    }
    return areEqual(left, right)
  }
  static func total(_ amounts: [Int]) -> Int { amounts.reduce(0, +) }
  static func rounded(_ round: @escaping (Int) -> Int, _ total: Int) -> Int { round(total) }
  static func isEmpty(_ amounts: [Int]) -> Bool { amounts.isEmpty }
  static func greeting(_ customer: (any Customer)?) -> String { customer.map { "Hello, \($0.name)" } ?? "Hello" }
  static func width(_ angle: Double) -> Double { angle * 2 }
  static func widthAreEqual(_ left: Double, _ right: Double) -> Bool {
    let areEqual: (Double, Double) -> Bool = {
      abs($0 - $1) < 0.001
    }
    return areEqual(left, right)
  }
  static func beat(_ pulse: Int) -> Int { pulse }
  static func table(_ rates: [String: Int], _ names: Set<String>, _ price: Int) -> [String: Int] {
    var table = rates
    for name in names { table[name, default: 0] += price }
    return table
  }

  static func maybe(_ amounts: [Int]) -> Int? { amounts.first }
}

package final class Drawer: Bindgen.FieldModel {
  // MARK: State

  package internal(set) var coins: Int {
    get { _coins }
    set { if Bindgen.replace(&_coins, with: newValue) { _wrote(.coins) } }
  }
  private var _coins: Int

  // MARK: Derived

  package var isEmpty: Bool {
    _refresh(.isEmpty)
    return _cache.isEmpty
  }

  // MARK: Actions

  package func put() {
    _core.open()
    defer { _core.close() }
    coins += 1
  }

  /// Makes many writes one transaction: observers are notified once, at its end.
  @discardableResult
  package func update<Returned>(_ body: (Drawer) throws -> Returned) rethrows -> Returned {
    _core.open()
    defer { _core.close() }
    return try body(self)
  }

  // MARK: Init

  package init(coins: Int = 0) {
    _coins = coins
  }

  // MARK: Fields

  /// The fields that a transaction changed.
  package struct Changes: OptionSet, Sendable, Bindgen.FieldSet {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let coins: Changes = Changes(rawValue: 1 &<< 0)
    package static let isEmpty: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// The fields that can be observed one by one.
  package struct Fields {
    package var coins: Field<Int> { (.coins, { $0.coins }) }
    package var isEmpty: Field<Bool> { (.isEmpty, { $0.isEmpty }) }
  }

  /// A field by its name, and how it is read.
  package typealias Field<Value> = (name: Changes, read: (Drawer) -> Value)

  static var _fields: Fields { Fields() }

  package typealias Subscription = Bindgen.Subscription

  /// Calls the closure once after each transaction, with all that changed.
  ///
  /// - Parameter initial: Whether to call it at once, too, as if all had changed.
  package func observe(
    initial: Bool = false,
    _ body: @escaping (Drawer, Changes) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, initial: initial, body)
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  ///
  /// - Parameter initial: Whether to call it at once, too, with the value as it is.
  package func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    initial: Bool = false,
    _ body: @escaping (Value) -> Void
  ) -> Bindgen.Subscription {
    _core.observe(self, Drawer._fields[keyPath: field], initial: initial, body)
  }

  // MARK: Machinery

  let _core: Bindgen.Core = Bindgen.Core(Drawer._graph)
  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    Changes.self,
    "coins isEmpty",
    [
      .isEmpty: [.coins]
    ]
  )

  private struct _Cache {
    var isEmpty: Bool = false
  }
  private var _cache: _Cache = _Cache()

  private func _wrote(_ field: Changes) { _core.wrote(field.mask, of: self) }
  private func _refresh(_ field: Changes) { _core.refresh(field.mask, of: self) }

  func _compute(_ fields: Bindgen.Mask) {
    var pass: Bindgen.Pass<Changes> = _core.pass(fields)
    if pass.isDue(.isEmpty) {
      let value: Bool = _DrawerFormulas.isEmpty(_coins)
      if Bindgen.replace(&_cache.isEmpty, with: value) { pass.changed(.isEmpty) }
    }
    _core.finish(pass)
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _DrawerFormulas {
  static func isEmpty(_ coins: Int) -> Bool { coins == 0 }
}
