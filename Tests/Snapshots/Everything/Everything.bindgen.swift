// Made by bindgen from Everything.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

public import Swift
internal import _Concurrency

/// Takes money.
///
/// Knows of products, and of *everything* else.
public final class Till: Bindgen.Model, Priced, Identifiable {
  // MARK: What it is given

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
    set { if Bindgen.replace(&_amounts, with: newValue) { _wrote(0) } }
    _modify {
      defer { _wrote(0) }
      yield &_amounts
    }
  }
  private var _amounts: [Int]

  public internal(set) var price: Int {
    get { _price }
    set { if Bindgen.replace(&_price, with: newValue) { _wrote(1) } }
  }
  private var _price: Int

  public internal(set) var customer: (any Customer)? {
    get { _customer }
    set { if Bindgen.replace(&_customer, with: newValue) { _wrote(2) } }
    _modify {
      defer { _wrote(2) }
      yield &_customer
    }
  }
  private var _customer: (any Customer)?

  public internal(set) var handler: (() -> Void)? {
    get { _handler }
    set { if Bindgen.replace(&_handler, with: newValue) { _wrote(3) } }
    _modify {
      defer { _wrote(3) }
      yield &_handler
    }
  }
  private var _handler: (() -> Void)?

  public internal(set) var pair: (left: Int, right: String) {
    get { _pair }
    set { if Bindgen.replace(&_pair, with: newValue) { _wrote(4) } }
    _modify {
      defer { _wrote(4) }
      yield &_pair
    }
  }
  private var _pair: (left: Int, right: String)

  public internal(set) var names: Set<String> {
    get { _namesOwn }
    set { if Bindgen.replace(&_namesOwn, with: newValue) { _wrote(5) } }
    _modify {
      defer { _wrote(5) }
      yield &_namesOwn
    }
  }
  private var _namesOwn: Set<String>

  public internal(set) var `default`: Currency {
    get { _default }
    set { if Bindgen.replace(&_default, with: newValue) { _wrote(6) } }
    _modify {
      defer { _wrote(6) }
      yield &_default
    }
  }
  private var _default: Currency

  /// Whether it takes money now.
  public var open: Bool {
    get { _open }
    set { if Bindgen.replace(&_open, with: newValue) { _wrote(7) } }
  }
  private var _open: Bool

  public private(set) var secret: Int {
    get { _secret }
    set { if Bindgen.replace(&_secret, with: newValue) { _wrote(8) } }
  }
  private var _secret: Int

  public internal(set) var lastReceipt: Receipt? {
    get { _lastReceipt }
    set { if Bindgen.replace(&_lastReceipt, with: newValue) { _wrote(9) } }
    _modify {
      defer { _wrote(9) }
      yield &_lastReceipt
    }
  }
  private var _lastReceipt: Receipt?

  public internal(set) var angle: Double {
    get { _angle }
    set { if Bindgen.replace(&_angle, with: newValue, unless: _TillFormulas.angleAreEqual) { _wrote(10) } }
  }
  private var _angle: Double

  public internal(set) var pulse: Int {
    get { _pulse }
    set {
      _pulse = newValue
      _wrote(11)
    }
  }
  private var _pulse: Int

  public internal(set) var text: String {
    get { _text }
    set { if Bindgen.replace(&_text, with: newValue) { _wrote(12) } }
    _modify {
      defer { _wrote(12) }
      yield &_text
    }
  }
  private var _text: String

  // MARK: What follows

  public var total: Int {
    _refresh(13)
    return _cache.total
  }

  public var rounded: Int {
    _refresh(14)
    return _cache.rounded
  }

  public var isEmpty: Bool {
    _refresh(15)
    return _cache.isEmpty
  }

  public var all: [Int] { amounts }

  public var sum: Int { total }

  /// For the display.
  public var greeting: String {
    _refresh(18)
    return _cache.greeting
  }

  public var width: Double {
    _refresh(19)
    return _cache.width
  }

  public var beat: Int {
    _refresh(20)
    return _cache.beat
  }

  public var table: [String: Int] {
    _refresh(21)
    return _cache.table
  }

  public var maybe: Int? {
    _refresh(22)
    return _cache.maybe
  }

  public var customerAgain: (any Customer)? { customer }

  // MARK: Actions

  public func add(_ amount: Int) {
    _core.open()
    defer { _end() }
    _performAdd(amount)
  }

  private func _performAdd(_ amount: Int) { amounts.append(amount) }

  public func addAll(_ amounts: Int...) {
    _core.open()
    defer { _end() }
    _performAddAll(amounts)
  }

  private func _performAddAll(_ amounts: [Int]) { self.amounts += amounts }

  public func take(from purse: inout Int) {
    _core.open()
    defer { _end() }
    _performTake(from: &purse)
  }

  private func _performTake(from purse: inout Int) {
    amounts.append(purse)
    purse = 0
  }

  public func addLazily(_ amount: @autoclosure () -> Int) {
    _core.open()
    defer { _end() }
    _performAddLazily(amount())
  }

  private func _performAddLazily(_ amount: @autoclosure () -> Int) { amounts.append(amount()) }

  public func keep(_ handler: @escaping () -> Void) {
    _core.open()
    defer { _end() }
    _performKeep(handler)
  }

  private func _performKeep(_ handler: @escaping () -> Void) { self.handler = handler }

  public func each(_ body: (Int) throws -> Void) rethrows {
    _core.open()
    defer { _end() }
    try _performEach(body)
  }

  private func _performEach(_ body: (Int) throws -> Void) rethrows { try amounts.forEach(body) }

  public func record<S: Sequence>(_ others: S) {
    _core.open()
    defer { _end() }
    _performRecord(others)
  }

  private func _performRecord<S: Sequence>(_ others: S) { amounts.append(contentsOf: others.map { $0 as! Int }) }

  /// Appends them all.
  public func append<S: Sequence>(contentsOf others: S) where S.Element == Int {
    _core.open()
    defer { _end() }
    _performAppend(contentsOf: others)
  }

  private func _performAppend<S: Sequence>(contentsOf others: S) where S.Element == Int {
    amounts.append(contentsOf: others)
  }

  public func refuse() throws {
    _core.open()
    defer { _end() }
    try _performRefuse()
  }

  private func _performRefuse() throws { throw Refusal() }

  public func refuseTyped(_ amount: Int) throws(Refusal) -> Int {
    _core.open()
    defer { _end() }
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
    defer { _end() }
    return _performPop()
  }

  private func _performPop() -> Int? { amounts.popLast() }

  @inline(never)
  public func toggle() {
    _core.open()
    defer { _end() }
    _performToggle()
  }

  private func _performToggle() { open.toggle() }

  public func `repeat`(in count: Int = 2, with value: Int = 1) {
    _core.open()
    defer { _end() }
    _performRepeat(in: count, with: value)
  }

  private func _performRepeat(in count: Int, with value: Int) { for _ in 0..<count { amounts.append(value) } }

  public func say() {
    _core.open()
    defer { _end() }
    _performSay()
  }

  private func _performSay() { log(greeting) }

  public func swap() {
    _core.open()
    defer { _end() }
    _performSwap()
  }

  private func _performSwap() { pair = (pair.left + 1, pair.right) }

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  public func update<Result>(_ body: (Till) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

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
    _namesOwn = names
    _default = `default`
    _open = open
    _secret = secret
    _lastReceipt = lastReceipt
    _angle = angle
    _pulse = pulse
    _text = text
    self.delegate = delegate
    _watch()
    attach(view)
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  public struct Changes: OptionSet, Sendable {
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

  public weak var delegate: (any TillDelegate)? {
    didSet { delegate == nil ? _watch() : _join(_core.graph.all) }
  }

  private func _tell(_ delegate: any TillDelegate, _ changes: Changes) {
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

  /// Observes until it is cancelled or released.
  public final class Subscription {
    private let token: Bindgen.Subscription<Till, Changes>

    fileprivate init(_ token: Bindgen.Subscription<Till, Changes>) { self.token = token }

    public func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  public func observe(_ body: @escaping (Till, Changes) -> Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  public func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) })
  }

  /// The fields that can be observed one by one.
  public struct Fields {
    public var amounts: Till.Field<[Int]> { (0, { $0.amounts }) }
    public var price: Till.Field<Int> { (1, { $0.price }) }
    public var customer: Till.Field<(any Customer)?> { (2, { $0.customer }) }
    public var handler: Till.Field<(() -> Void)?> { (3, { $0.handler }) }
    public var pair: Till.Field<(left: Int, right: String)> { (4, { $0.pair }) }
    public var names: Till.Field<Set<String>> { (5, { $0.names }) }
    public var `default`: Till.Field<Currency> { (6, { $0.`default` }) }
    public var open: Till.Field<Bool> { (7, { $0.open }) }
    public var secret: Till.Field<Int> { (8, { $0.secret }) }
    public var lastReceipt: Till.Field<Receipt?> { (9, { $0.lastReceipt }) }
    public var angle: Till.Field<Double> { (10, { $0.angle }) }
    public var pulse: Till.Field<Int> { (11, { $0.pulse }) }
    public var text: Till.Field<String> { (12, { $0.text }) }
    public var total: Till.Field<Int> { (13, { $0.total }) }
    public var rounded: Till.Field<Int> { (14, { $0.rounded }) }
    public var isEmpty: Till.Field<Bool> { (15, { $0.isEmpty }) }
    public var all: Till.Field<[Int]> { (16, { $0.all }) }
    public var sum: Till.Field<Int> { (17, { $0.sum }) }
    public var greeting: Till.Field<String> { (18, { $0.greeting }) }
    public var width: Till.Field<Double> { (19, { $0.width }) }
    public var beat: Till.Field<Int> { (20, { $0.beat }) }
    public var table: Till.Field<[String: Int]> { (21, { $0.table }) }
    public var maybe: Till.Field<Int?> { (22, { $0.maybe }) }
    public var customerAgain: Till.Field<(any Customer)?> { (23, { $0.customerAgain }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  public typealias Field<Value> = (number: Int, read: (Till) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Till, Changes) -> Void)
    -> Bindgen.Subscription<Till, Changes>
  {
    let observer: Bindgen.Observer<Till, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<Till, Changes> = Bindgen.Observers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  public private(set) weak var view: (any Display)?

  /// Gives the view all that it shows, and from then on what changes.
  public func attach(_ view: (any Display)?) {
    self.view = view
    guard let view else { return _watch() }
    _join(Till._shown)
    view.total = total
    view.greeting = greeting
    view.open = open
  }

  private static let _shown: Bindgen.Mask = Bindgen.Mask([7, 13, 18])

  private func _show(_ changes: Changes, on view: any Display) {
    if changes.contains(.total) { view.total = total }
    if changes.contains(.greeting) { view.greeting = greeting }
    if changes.contains(.open) { view.open = open }
  }

  func _addWatched(to fields: inout Bindgen.Mask) {
    if delegate != nil { fields.add(_core.graph.all) }
    fields.add(_observers.fields)
    if view != nil { fields.add(Till._shown) }
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    if let delegate { _tell(delegate, changes) } else { _watch() }
    _observers.tell(self, changes, changed)
    if let view { _show(changes, on: view) } else { _watch() }
  }

  static let _names: String = """
    amounts price customer handler pair names default open secret lastReceipt angle pulse text total \
    rounded isEmpty all sum greeting width beat table maybe customerAgain
    """

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(
    states: 13,
    inputs: [[0], [13], [0], [0], [13], [2], [10], [11], [1, 5], [0], [2]]
  )
  let _core: Bindgen.Core = Bindgen.Core(Till._graph)
  private struct Cache {
    var total: Int = 0
    var rounded: Int = 0
    var isEmpty: Bool = false
    var greeting: String = ""
    var width: Double = 0
    var beat: Int = 0
    var table: [String: Int] = [:]
    var maybe: Int?
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(13) {
      let value: Int = _TillFormulas.total(_amounts)
      if Bindgen.replace(&_cache.total, with: value) { pass.cameOut(13, marking: 0x24000) }
    }
    if pass.isDue(14) {
      let value: Int = _TillFormulas.rounded(round, _cache.total)
      if Bindgen.replace(&_cache.rounded, with: value) { pass.cameOut(14) }
    }
    if pass.isDue(15) {
      let value: Bool = _TillFormulas.isEmpty(_amounts)
      if Bindgen.replace(&_cache.isEmpty, with: value) { pass.cameOut(15) }
    }
    if pass.isDue(16) { pass.cameOut(16) }
    if pass.isDue(17) { pass.cameOut(17) }
    if pass.isDue(18) {
      let value: String = _TillFormulas.greeting(_customer)
      if Bindgen.replace(&_cache.greeting, with: value) { pass.cameOut(18) }
    }
    if pass.isDue(19) {
      let value: Double = _TillFormulas.width(_angle)
      if Bindgen.replace(&_cache.width, with: value, unless: _TillFormulas.widthAreEqual) { pass.cameOut(19) }
    }
    if pass.isDue(20) {
      _cache.beat = _TillFormulas.beat(_pulse)
      pass.cameOut(20)
    }
    if pass.isDue(21) {
      let value: [String: Int] = _TillFormulas.table(rates, _namesOwn, _price)
      if Bindgen.replace(&_cache.table, with: value) { pass.cameOut(21) }
    }
    if pass.isDue(22) {
      let value: Int? = _TillFormulas.maybe(_amounts)
      if Bindgen.replace(&_cache.maybe, with: value) { pass.cameOut(22) }
    }
    if pass.isDue(23) { pass.cameOut(23) }
    _core.finish(pass, 0xffe000)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.total, _cache.total) { equal.add(13) }
    if Bindgen.areEqual(_told.rounded, _cache.rounded) { equal.add(14) }
    if Bindgen.areEqual(_told.isEmpty, _cache.isEmpty) { equal.add(15) }
    if Bindgen.areEqual(_told.total, _cache.total) { equal.add(17) }
    if Bindgen.areEqual(_told.greeting, _cache.greeting) { equal.add(18) }
    if Bindgen.areEqual(_told.width, _cache.width, by: _TillFormulas.widthAreEqual) { equal.add(19) }
    if Bindgen.areEqual(_told.table, _cache.table) { equal.add(21) }
    if Bindgen.areEqual(_told.maybe, _cache.maybe) { equal.add(22) }
    _told = Cache()
    return equal
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

/// Is told what changed in `Till`, once a transaction.
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

package final class Drawer: Bindgen.Model {
  // MARK: State

  package internal(set) var coins: Int {
    get { _coins }
    set { if Bindgen.replace(&_coins, with: newValue) { _wrote(0) } }
  }
  private var _coins: Int

  // MARK: What follows

  package var isEmpty: Bool {
    if !_core.isTelling { return _DrawerFormulas.isEmpty(_coins) }
    _refresh(1)
    return _cache.isEmpty
  }

  // MARK: Actions

  package func put() {
    _core.open()
    defer { _end() }
    _performPut()
  }

  private func _performPut() { coins += 1 }

  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  package func update<Result>(_ body: (Drawer) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  // MARK: Making

  package init(coins: Int = 0) {
    _coins = coins
  }

  // MARK: Who is told

  /// The fields that a transaction changed.
  package struct Changes: OptionSet, Sendable {
    package let rawValue: UInt64

    package init(rawValue: UInt64) { self.rawValue = rawValue }

    package static let coins: Changes = Changes(rawValue: 1 &<< 0)
    package static let isEmpty: Changes = Changes(rawValue: 1 &<< 1)
  }

  /// Observes until it is cancelled or released.
  package final class Subscription {
    private let token: Bindgen.Subscription<Drawer, Changes>

    fileprivate init(_ token: Bindgen.Subscription<Drawer, Changes>) { self.token = token }

    package func cancel() { token.cancel() }
  }

  /// Calls the closure once after each transaction, with all that changed.
  package func observe(_ body: @escaping (Drawer, Changes) -> Void) -> Subscription {
    Subscription(_observe(_core.graph.all, body))
  }

  /// Calls the closure once after each transaction that changed the field, with its value.
  package func observe<Value>(
    _ field: KeyPath<Fields, Field<Value>>,
    _ body: @escaping (Value) -> Void
  ) -> Subscription {
    let field: Field<Value> = Fields()[keyPath: field]
    return Subscription(_observe(Bindgen.Mask(field.number)) { model, _ in body(field.read(model)) })
  }

  /// The fields that can be observed one by one.
  package struct Fields {
    package var coins: Drawer.Field<Int> { (0, { $0.coins }) }
    package var isEmpty: Drawer.Field<Bool> { (1, { $0.isEmpty }) }
  }

  /// A field that can be observed by itself: its number, and how it is read.
  package typealias Field<Value> = (number: Int, read: (Drawer) -> Value)

  private func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Drawer, Changes) -> Void)
    -> Bindgen.Subscription<Drawer, Changes>
  {
    let observer: Bindgen.Observer<Drawer, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  private let _observers: Bindgen.Observers<Drawer, Changes> = Bindgen.Observers()

  func _begin() -> Bool { _observers.begin() }
  func _finish() { _observers.finish() }

  func _addWatched(to fields: inout Bindgen.Mask) {
    fields.add(_observers.fields)
  }

  func _tell(_ changed: Bindgen.Mask) {
    let changes: Changes = Changes(rawValue: changed.bits)
    _observers.tell(self, changes, changed)
  }

  static let _names: String = "coins isEmpty"

  // MARK: Keeping it right

  private static let _graph: Bindgen.Graph = Bindgen.Graph(states: 1, inputs: [[0]])
  let _core: Bindgen.Core = Bindgen.Core(Drawer._graph)
  private struct Cache {
    var isEmpty: Bool = false
  }
  private var _cache: Cache = Cache()
  private var _told: Cache = Cache()

  func _settle(_ wanted: Bindgen.Mask) {
    var pass: Bindgen.Pass = _core.staleness.pass(0, wanted)
    if pass.isDue(1) {
      let value: Bool = _DrawerFormulas.isEmpty(_coins)
      if Bindgen.replace(&_cache.isEmpty, with: value) { pass.cameOut(1) }
    }
    _core.finish(pass, 0x2)
  }

  func _remember() { _told = _cache }

  func _compare() -> Bindgen.Mask {
    var equal: Bindgen.Mask = Bindgen.Mask()
    if Bindgen.areEqual(_told.isEmpty, _cache.isEmpty) { equal.add(1) }
    _told = Cache()
    return equal
  }
}

/// The spec's expressions: each sees what it names, and nothing else of the model.
enum _DrawerFormulas {
  static func isEmpty(_ coins: Int) -> Bool { coins == 0 }
}
