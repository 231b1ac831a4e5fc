@_spi(Bindgen) import BindgenRuntime
import RandomDriver

@testable import ShopModels

/// Carts in a wrapper: all writes and observers go through it.
extension Watching {
  private func known(_ attach: @escaping (Rig, AnyAbstractCart) -> Void) -> Rig {
    let cart: AnyAbstractCart = KnownCart().eraseToAnyAbstractCart()
    let rig: Rig = Rig(cart)
    rig.attach = { attach($0, cart) }
    return rig
  }

  func knownDelegateRig() -> Rig {
    known { rig, cart in
      let listener: CartListener = CartListener()
      cart.delegate = listener
      rig.keep(whole: listener.whole, listener)
      rig.detach = { _ in cart.delegate = nil }
    }
  }

  /// Creates a rig whose observed wrapper may end before the cart in it.
  func knownClosureRig() -> Rig {
    known { rig, cart in
      let diary: Diary = Diary()
      rig.keep(whole: diary, AnyAbstractCart(cart.base).observe { diary.add($1.named) })
    }
  }

  func knownFieldsRig() -> Rig {
    known { rig, cart in
      let diary: Diary = Diary()
      func note<Value>(_ name: String) -> (Value) -> Void {
        { _ in diary.addField(name) }
      }
      let object: any AbstractCart = cart
      let tokens: [Bindgen.Subscription] = [
        object.observe(\.products, note("products")), object.observe(\.coupon, note("coupon")),
        object.observe(\.note, note("note")), object.observe(\.badge, note("badge")),
        object.observe(\.ratio, note("ratio")), object.observe(\.items, note("items")),
        cart.observe(\.count, note("count")), cart.observe(\.total, note("total")),
        cart.observe(\.discounted, note("discounted")), cart.observe(\.toPay, note("toPay")),
        cart.observe(\.first, note("first")), cart.observe(\.summary, note("summary")),
        cart.observe(\.stamp, note("stamp")), cart.observe(\.level, note("level")),
        cart.observe(\.times, note("times")),
      ]
      rig.keep(parts: diary, tokens.map { $0 as AnyObject })
    }
  }

  func knownChangesRig() -> Rig {
    known { rig, cart in
      let diary: Diary = Diary()
      rig.keep(whole: diary, rig.reader.read(cart.changes) { diary.add($0.named) })
    }
  }

  func knownValuesRig() -> Rig {
    known { rig, cart in
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
      precondition(diary.take().count == 1)
      rig.keep(parts: diary, loops)
    }
  }

  func knownReadersRig() -> Rig { known { rig, _ in rig.keepReaders() } }
}

extension AbstractCartChanges {
  /// The names of the fields in it.
  var named: Set<String> {
    let all: [(AbstractCartChanges, String)] = [
      (.products, "products"), (.coupon, "coupon"), (.note, "note"), (.badge, "badge"), (.ratio, "ratio"),
      (.items, "items"), (.count, "count"), (.total, "total"), (.discounted, "discounted"), (.toPay, "toPay"),
      (.first, "first"), (.summary, "summary"), (.stamp, "stamp"), (.level, "level"), (.times, "times"),
    ]
    return Set(all.filter { contains($0.0) }.map(\.1))
  }
}
