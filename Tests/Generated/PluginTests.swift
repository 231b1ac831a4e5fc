import Testing

/// The models here are written by the plugin while this target is built: that these tests compile is half of what they
/// say. `.ci/try-plugins` tries it in packages of others.
@Suite("What the plugin has written")
struct PluginTests {
  @Test("a spec's model works and tells")
  func model() {
    let cart: Cart = Cart()
    var told: [Int] = []
    let observation: Bindgen.Subscription = cart.observe(\.total) { told.append($0) }
    cart.add(100)
    cart.add(50)
    withExtendedLifetime(observation) {}
    #expect(told == [100, 150])
    #expect(!cart.isEmpty)
  }

  @Test("specs in folders are found, whatever the ending of their names")
  func folders() {
    let clock: Clock = Clock()
    clock.minutes += 1
    #expect(clock.hours == 1)
    let lamp: Lamp = Lamp()
    lamp.toggle()
    #expect(lamp.isOn)
  }

  @Test("the target's own templates are used")
  func templates() { #expect(Cart.names == ["prices", "total", "isEmpty"]) }
}
