import Values

/// A cart by itself, written by hand with the promises of an emitted one: every read is right, also in the middle of an action
/// or a notice; nothing is computed that nobody wants; one notice in a transaction, with exactly what changed; observers may
/// do anything; products are edited in place.
public final class Till {
  public struct Changes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let products: Changes = Changes(rawValue: 1)
    public static let coupon: Changes = Changes(rawValue: 2)
    public static let count: Changes = Changes(rawValue: 4)
    public static let total: Changes = Changes(rawValue: 8)
    public static let toPay: Changes = Changes(rawValue: 16)
  }

  public init() {}

  // MARK: State

  private var storedProducts: [Product] = []
  public internal(set) var products: [Product] {
    get { storedProducts }
    set {
      if newValue == storedProducts { return }
      storedProducts = newValue
      wroteProducts()
    }
    _modify {
      defer { wroteProducts() }
      yield &storedProducts
    }
  }

  private var storedCoupon: Coupon = .none
  public internal(set) var coupon: Coupon {
    get { storedCoupon }
    set {
      if newValue == storedCoupon { return }
      storedCoupon = newValue
      isToPayDirty = true
      wrote(.coupon)
    }
  }

  private func wroteProducts() {
    isCountStale = true
    isTotalStale = true
    wrote(.products)
  }

  // MARK: Derivations

  private var isCountStale: Bool = true
  private var storedCount: Int = 0
  public var count: Int {
    if isCountStale {
      isCountStale = false
      storedCount = storedProducts.count
    }
    return storedCount
  }

  private var isTotalStale: Bool = true
  private var storedTotal: Int = 0
  public var total: Int {
    if isTotalStale {
      isTotalStale = false
      let new: Int = storedProducts.reduce(0) { $0 + $1.price }
      if new != storedTotal { isToPayDirty = true }
      storedTotal = new
    }
    return storedTotal
  }

  private var isToPayDirty: Bool = true
  private var storedToPay: Int = 0
  public var toPay: Int {
    let total: Int = total
    if isToPayDirty {
      isToPayDirty = false
      storedToPay = storedCoupon.applied(to: total)
    }
    return storedToPay
  }

  // MARK: Actions

  public func add(product: Product) {
    update { $0.products.append(product) }
  }

  public func clear() {
    update { $0.products = [] }
  }

  public func select(_ coupon: Coupon) {
    update { $0.coupon = coupon }
  }

  @discardableResult
  @inline(__always)
  public func update<Result>(_ body: (Till) throws -> Result) rethrows -> Result {
    depth += 1
    defer { end() }
    return try body(self)
  }

  // MARK: Notices

  fileprivate final class Observer {
    private var body: ((Till, Changes) -> Void)?
    private var isCalled: Bool = false
    private(set) var hasEnded: Bool = false

    init(_ body: @escaping (Till, Changes) -> Void) { self.body = body }

    func call(_ till: Till, _ changes: Changes) {
      isCalled = true
      body?(till, changes)
      isCalled = false
      if hasEnded { body = nil }
    }

    func end() {
      hasEnded = true
      if !isCalled { body = nil }
    }
  }

  /// An observation, until it is cancelled or released.
  public final class Subscription {
    private let observer: Observer
    fileprivate init(_ observer: Observer) { self.observer = observer }
    deinit { observer.end() }
    public func cancel() { observer.end() }
  }

  private var observers: [Observer] = []
  private var depth: Int = 0
  private var written: Changes = []
  /// The values at the last notice.
  private var known: (count: Int, total: Int, toPay: Int) = (0, 0, 0)

  public func observe(_ body: @escaping (Till, Changes) -> Void) -> Subscription {
    if observers.isEmpty {
      written = []
      known = (count, total, toPay)
    }
    let observer: Observer = Observer(body)
    observers.append(observer)
    return Subscription(observer)
  }

  private func wrote(_ field: Changes) {
    if observers.isEmpty { return }
    written.insert(field)
    if depth > 0 { return }
    depth += 1
    end()
  }

  private func end() {
    if depth == 1, !written.isEmpty { tellAll() }
    depth -= 1
  }

  /// Notifies observers round after round: what they write is reported in the next one.
  private func tellAll() {
    var rounds: Int = 0
    while !written.isEmpty {
      observers.removeAll { $0.hasEnded }
      if observers.isEmpty {
        written = []
        return
      }
      rounds += 1
      if rounds > 1000 { fatalError("observers change what they observe; 1000 rounds did not settle") }
      let changes: Changes = takeChanges()
      for observer in observers where !observer.hasEnded { observer.call(self, changes) }
    }
  }

  private func takeChanges() -> Changes {
    var changes: Changes = written
    written = []
    if count != known.count { changes.insert(.count) }
    if total != known.total { changes.insert(.total) }
    if toPay != known.toPay { changes.insert(.toPay) }
    known = (count, total, toPay)
    return changes
  }
}
