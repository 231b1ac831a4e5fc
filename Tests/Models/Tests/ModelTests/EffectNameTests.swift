@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import EffectsModels

/// Effects without ids go by the names of their actions.
@Suite("Effects by their actions' names")
@MainActor
struct EffectNameTests {
  /// A service that waits until it is cancelled, or not at all for 0.
  private static let wait: @Sendable (Int) async -> Void = { number in
    while number > 0, !Task.isCancelled { await Task.yield() }
  }

  @Test("a policy needs no id, and 'cancels' ends all of an action's effects")
  func classes() async {
    let named: Named = Named(wait: Self.wait)
    let kept: Bindgen.Effect = named.load(1)
    await named.load(0).value
    #expect(named.done.isEmpty)
    let (slow, other): (Bindgen.Effect, Bindgen.Effect) = (named.each(2), named.each(3))
    await named.each(0).value
    #expect(named.done == [0])
    named.stop()
    await slow.value
    await other.value
    #expect(named.done == [0])
    kept.cancel()
    await kept.value
    await named.load(0).value
    #expect(named.done == [0, 0])
  }

  @Test("in a store they are the same")
  func stores() async {
    let store: NamedValueStore = NamedValueStore(NamedValue(), services: .init(wait: Self.wait))
    let kept = store.send(.load(1))
    await store.send(.load(0)).finish()
    #expect(store.done.isEmpty)
    let (slow, other): (Bindgen.Effect, Bindgen.Effect) = (store.send(.each(2)), store.send(.each(3)))
    await store.send(.each(0)).finish()
    store.send(.stop)
    await slow.finish()
    await other.finish()
    #expect(store.done == [0])
    kept.cancel()
    await kept.finish()
  }
}
