@_spi(Bindgen) import BindgenRuntime
import RandomDriver

@testable import ShopModels

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// A cart with observers of one kind that can be attached and detached.
final class Rig {
  let cart: any ScenarioCart
  /// The diaries of observers that are notified of every field.
  private(set) var whole: [Diary] = []
  /// The diaries of observers of single fields; all notices of a transaction lie in one.
  private(set) var parts: [Diary] = []
  private(set) var screen: Screen?
  /// The reader that iterates sequences for observers.
  let reader: Reader = Reader()
  var attach: (Rig) -> Void = { _ in }
  var detach: (Rig) -> Void = { _ in }
  var kept: [AnyObject] = []

  init(_ cart: any ScenarioCart) { self.cart = cart }

  func attachAll() { attach(self) }

  func detachAll() {
    detach(self)
    whole = []
    parts = []
    screen = nil
    kept = []
  }
}

/// The kinds of observers that a cart has in a scenario.
enum Watching: CaseIterable, Sendable {
  case nobody, delegate, closure, closuresOnFields, changes, valuesOfFields, publisher, publishersOfFields
  case view, readers
  case delegateOfKnown, closureOfKnown, closuresOnFieldsOfKnown, changesOfKnown, valuesOfKnown, readersOfKnown
  case everybody, closureOfFull, changesOfFull, publisherOfFull, viewOfFull, readersOfFull

  func rig() -> Rig {
    switch self {
    case .nobody: return Rig(QuietCart())
    case .delegate: return delegateRig()
    case .closure: return closureRig()
    case .closuresOnFields: return fieldsRig()
    case .changes: return changesRig()
    case .valuesOfFields: return valuesRig()
    case .publisher: return publisherRig()
    case .publishersOfFields: return publishersRig()
    case .view: return viewRig()
    case .readers: return readersRig()
    case .delegateOfKnown: return knownDelegateRig()
    case .closureOfKnown: return knownClosureRig()
    case .closuresOnFieldsOfKnown: return knownFieldsRig()
    case .changesOfKnown: return knownChangesRig()
    case .valuesOfKnown: return knownValuesRig()
    case .readersOfKnown: return knownReadersRig()
    case .everybody:
      return fullRig(delegate: true, closure: true, changes: true, publisher: true, view: true, readers: true)
    case .closureOfFull: return fullRig(closure: true)
    case .changesOfFull: return fullRig(changes: true)
    case .publisherOfFull: return fullRig(publisher: true)
    case .viewOfFull: return fullRig(view: true)
    case .readersOfFull: return fullRig(readers: true)
    }
  }

  private func delegateRig() -> Rig {
    let cart: DelegateCart = DelegateCart()
    let rig: Rig = Rig(cart)
    rig.attach = { rig in
      let listener: CartListener = CartListener()
      cart.delegate = listener
      rig.keep(whole: listener.whole, parts: listener.fields, listener)
    }
    rig.detach = { _ in cart.delegate = nil }
    return rig
  }

  private func closureRig() -> Rig {
    let cart: CallbackCart = CallbackCart()
    let rig: Rig = Rig(cart)
    rig.attach = { rig in
      let diary: Diary = Diary()
      let token: CallbackCart.Subscription = cart.observe { diary.add(names($1.rawValue, cart._core.graph.names)) }
      rig.keep(whole: diary, token)
    }
    rig.detach = { rig in
      for token in rig.kept { (token as? CallbackCart.Subscription)?.cancel() }
    }
    return rig
  }

  /// Creates a cart with one closure for each field. They share a diary that is closed by the scenario's next step.
  private func fieldsRig() -> Rig {
    let cart: CallbackCart = CallbackCart()
    let rig: Rig = Rig(cart)
    rig.attach = { rig in
      let diary: Diary = Diary()
      func note<Value>(_ name: String) -> (Value) -> Void {
        { _ in diary.addField(name) }
      }
      let tokens: [CallbackCart.Subscription] = [
        cart.observe(\.products, note("products")), cart.observe(\.coupon, note("coupon")),
        cart.observe(\.note, note("note")), cart.observe(\.badge, note("badge")),
        cart.observe(\.ratio, note("ratio")), cart.observe(\.items, note("items")),
        cart.observe(\.count, note("count")), cart.observe(\.total, note("total")),
        cart.observe(\.discounted, note("discounted")), cart.observe(\.toPay, note("toPay")),
        cart.observe(\.first, note("first")), cart.observe(\.summary, note("summary")),
        cart.observe(\.stamp, note("stamp")), cart.observe(\.level, note("level")),
        cart.observe(\.times, note("times")),
      ]
      rig.keep(parts: diary, tokens.map { $0 as AnyObject })
    }
    return rig
  }

  private func changesRig() -> Rig {
    let cart: StreamCart = StreamCart()
    let rig: Rig = Rig(cart)
    rig.attach = { rig in
      let diary: Diary = Diary()
      rig.keep(whole: diary, rig.reader.read(cart.changes) { diary.add(names($0.rawValue, cart._core.graph.names)) })
    }
    return rig
  }

  private func publisherRig() -> Rig {
    let cart: CombineCart = CombineCart()
    let rig: Rig = Rig(cart)
    rig.attach = { rig in
      let diary: Diary = Diary()
      rig.keep(whole: diary, cart.changesPublisher.sink { diary.add(names($0.rawValue, cart._core.graph.names)) })
    }
    return rig
  }

  /// Creates a cart with one sequence for each field, which starts with the current value.
  private func valuesRig() -> Rig {
    let cart: StreamCart = StreamCart()
    let rig: Rig = Rig(cart)
    rig.attach = { rig in
      let diary: Diary = Diary()
      func read<Value: Sendable>(_ values: AsyncStream<Value>, _ name: String) -> AnyObject {
        rig.reader.read(values) { _ in diary.addField(name) }
      }
      let loops: [AnyObject] = [
        read(cart.values(of: \.products), "products"), read(cart.values(of: \.coupon), "coupon"),
        read(cart.values(of: \.note), "note"), read(cart.values(of: \.badge), "badge"),
        read(cart.values(of: \.ratio), "ratio"), read(cart.values(of: \.items), "items"),
        read(cart.values(of: \.count), "count"), read(cart.values(of: \.total), "total"),
        read(cart.values(of: \.discounted), "discounted"), read(cart.values(of: \.toPay), "toPay"),
        read(cart.values(of: \.first), "first"), read(cart.values(of: \.summary), "summary"),
        read(cart.values(of: \.stamp), "stamp"), read(cart.values(of: \.level), "level"),
        read(cart.values(of: \.times), "times"),
      ]
      precondition(diary.take() == [names(.max, cart._core.graph.names)])
      rig.keep(parts: diary, loops)
    }
    return rig
  }

  /// Creates a cart with one subscriber for each field; the first value of each is the current one, and no notice.
  private func publishersRig() -> Rig {
    let cart: CombineCart = CombineCart()
    let rig: Rig = Rig(cart)
    rig.attach = { rig in
      let diary: Diary = Diary()
      func note<Value>(_ name: String, _ publisher: Bindgen.ModelPublisher<Value>) -> AnyCancellable {
        var isFirst: Bool = true
        return publisher.sink { _ in
          if !isFirst { diary.addField(name) }
          isFirst = false
        }
      }
      let all: CombineCart.FieldPublishers = cart.publishers
      let tokens: [AnyCancellable] = [
        note("products", all.products), note("coupon", all.coupon), note("note", all.note), note("badge", all.badge),
        note("ratio", all.ratio), note("items", all.items), note("count", all.count), note("total", all.total),
        note("discounted", all.discounted), note("toPay", all.toPay), note("first", all.first),
        note("summary", all.summary), note("stamp", all.stamp), note("level", all.level), note("times", all.times),
      ]
      rig.keep(parts: diary, tokens)
    }
    return rig
  }

  private func viewRig() -> Rig {
    let cart: ViewCart = ViewCart()
    let rig: Rig = Rig(cart)
    rig.attach = { rig in
      let screen: Screen = Screen()
      cart.attach(screen)
      rig.keep(screen)
    }
    rig.detach = { _ in cart.attach(nil) }
    return rig
  }

  /// Creates a cart with one reader for each field, which tracks it again at each notice.
  private func readersRig() -> Rig {
    let rig: Rig = Rig(TrackedCart())
    rig.attach = { $0.keepReaders() }
    return rig
  }

  private func fullRig(
    delegate: Bool = false,
    closure: Bool = false,
    changes: Bool = false,
    publisher: Bool = false,
    view: Bool = false,
    readers: Bool = false
  ) -> Rig {
    let cart: FullCart = FullCart()
    let rig: Rig = Rig(cart)
    rig.attach = { rig in
      if delegate {
        let listener: CartListener = CartListener()
        cart.delegate = listener
        rig.keep(whole: listener.whole, listener)
      }
      if closure {
        let diary: Diary = Diary()
        rig.keep(whole: diary, cart.observe { diary.add(names($1.rawValue, cart._core.graph.names)) })
      }
      if changes {
        let diary: Diary = Diary()
        rig.keep(whole: diary, rig.reader.read(cart.changes) { diary.add(names($0.rawValue, cart._core.graph.names)) })
      }
      if publisher {
        let diary: Diary = Diary()
        rig.keep(whole: diary, cart.changesPublisher.sink { diary.add(names($0.rawValue, cart._core.graph.names)) })
      }
      if view {
        let screen: Screen = Screen()
        cart.attach(screen)
        rig.keep(screen)
      }
      if readers { rig.keepReaders() }
    }
    rig.detach = { _ in
      cart.delegate = nil
      cart.attach(nil)
    }
    return rig
  }
}

extension Rig {
  func keep(whole diary: Diary, parts: Diary? = nil, _ object: AnyObject) {
    whole.append(diary)
    if let parts { self.parts.append(parts) }
    kept.append(object)
  }

  func keep(parts diary: Diary, _ objects: [AnyObject]) {
    parts.append(diary)
    kept += objects
  }

  func keepReaders() {
    let diary: Diary = Diary()
    keep(parts: diary, cart.readings.map { name, read in Onlooker(read) { diary.addFieldOnce(name) } })
  }

  func keep(_ screen: Screen) {
    _ = screen.diary.take()
    self.screen = screen
    kept.append(screen)
  }
}
