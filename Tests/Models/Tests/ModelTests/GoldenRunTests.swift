@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import HostileModels
@testable import LocatedModels
@testable import PackagedModels

/// Golden files are compiled and run as well; these tests use the models that no other test uses.
@Suite("Models of golden files")
struct GoldenRunTests {
  @Test("Names that emitted code has itself are the user's")
  func names() {
    let model: HostileModels.Everyday = HostileModels.Everyday(log: { _ in })
    var seen: [HostileModels.Everyday.Changes] = []
    let token: AnyObject = model.observe { _, changes in seen.append(changes) }
    model.add(value: 1, body: 1, changes: 1, fields: 1, depth: 1, wanted: 1, pass: 1, model: 1, in: 1)
    withExtendedLifetime(token) {}
    #expect(model.value == 9 && model.cache == 9 && model.some == 36 && model.notice == "9 2")
    #expect(seen == [[.value, .cache, .notice, .contains, .union, .insert, .some]])
  }

  @Test("Names that are words of Swift are the user's")
  func keywords() {
    let model: HostileModels.Keywords = HostileModels.Keywords()
    model.return(for: 3)
    model.while()
    model.in = [4, 5]
    #expect(model.where == 5 && model.switch == [4, 5] && model.func == 4 && model.super && model.repeat == 1)
  }

  @Test("Names may break all customs")
  func customs() {
    let model: HostileModels.Été = HostileModels.Été()
    model.größe = 4
    #expect(model.Ωmega == 8)
    let cart: HostileModels.cart = HostileModels.cart()
    cart.raw += 1
    #expect(cart.raw == 1)
  }

  @Test("A model that says where it came from does the same")
  func located() {
    let spot: LocatedModels.Spot = LocatedModels.Spot()
    #expect(spot.text == "ab0" && !spot.isEmpty)
    spot.step()
    #expect(spot.text == "ab1")
    spot.reset()
    #expect(spot.text == "0" && spot.isEmpty)
  }

  @Test("A model may stand above one that all of the package sees")
  func packaged() {
    let lock: PackagedModels.PackagedLock = PackagedModels.PackagedLock()
    var labels: [String] = []
    let token: AnyObject = lock.publishers.label.sink { labels.append($0) }
    lock.gate.isOpen = true
    withExtendedLifetime(token) {}
    #expect(labels == ["closed", "open"])
  }
}
