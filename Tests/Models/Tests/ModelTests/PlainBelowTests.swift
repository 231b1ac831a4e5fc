import Observation
import Testing

@testable import PlainModels

/// Loads and reactions of plain classes that follow models below them.
@MainActor @Suite struct PlainBelowTests {
  private let clock: Bindgen.TestClock = Bindgen.TestClock()
  private let account: Account = Account(probe: { $0 * 10 })

  private func shop() -> Shop { Shop(probe: { $0 * 2 }, clock: clock, account: account) }

  @Test func aChildsWriteSetsOffWhatItsParentDoesAtOnce() {
    let shop = shop()
    account.name = "Ann"
    #expect(shop.log == ["Ann"])
    account.logIn("Ben")
    account.logIn("Ben")
    #expect(shop.log == ["Ann", "Ben"])
  }

  @Test func whatCantBeComparedHasChanged() {
    let shop = shop()
    account.stamp(1)
    account.stamp(1)
    account.credit = 2
    #expect(shop.log == ["(1, 1)", "(1, 1)"])
  }

  @Test func aLoadBeginsAgainWhereverItsFieldIs() async {
    let (shop, desk) = (shop(), Desk(account: account))
    shop.open(desk)
    // It is 0 as before.
    #expect(!shop.isBusy)
    desk.take(3)
    #expect(shop.isBusy)
    await clock.advance(by: .seconds(1))
    #expect(shop.shown == 6 && !shop.isBusy)
    desk.takeAndCharge(4)
    #expect(!shop.isBusy && shop.total == 3)
    desk.guest = Account(probe: { $0 }, credit: 5)
    #expect(shop.isBusy && shop.shown == nil)
    await clock.advance(by: .seconds(1))
    #expect(shop.shown == 16)
    desk.guest?.credit = 1
    shop.open(nil)
    await clock.advance(by: .seconds(1))
    #expect(shop.shown == 0)
    // It is no longer observed.
    desk.take(1)
    #expect(!shop.isBusy)
    #expect(shop.log == ["busy", "idle", "busy", "idle", "busy", "idle"])
  }

  @Test func oneOfSeveralIsFollowedWhileItIsThere() async {
    let (shop, desk) = (shop(), Desk(account: account, count: 1))
    shop.move(.counter(desk))
    await clock.advance(by: .seconds(1))
    #expect(shop.shown == 200)
    desk.count = 2
    #expect(shop.isBusy)
    await clock.advance(by: .seconds(1))
    #expect(shop.shown == 400)
    shop.move(.closed)
    await clock.advance(by: .seconds(1))
    #expect(shop.shown == 0)
    desk.count = 3
    #expect(!shop.isBusy)
  }

  @Test func aWriteOfTheSameKeepsFollowing() async {
    let (shop, desk) = (shop(), Desk(account: account))
    shop.open(desk)
    for _ in 0..<3 {
      desk.count = 0
      shop.desk = desk
    }
    #expect(!shop.isBusy)
    desk.count = 1
    #expect(shop.isBusy)
    await clock.advance(by: .seconds(1))
    #expect(shop.shown == 2)
  }

  @Test func whatRunsBelowIsFollowed() async {
    let shop = shop()
    let checked: Bindgen.Effect = account.check(4)
    #expect(shop.log == ["busy"])
    await checked.value
    #expect(shop.log == ["busy", "idle"] && account.credit == 40)
  }

  @Test func aLoadReadsBelowWhenItBegins() async {
    let shop = shop()
    await Bindgen.settled(shop)
    #expect(shop.offers == 0)
    account.credit = 7
    await shop.loadOffers().value
    #expect(shop.offers == 14)
  }

  @Test func aLineThatReturnsInsideIsTheResult() {
    account.credit = 4
    #expect(Desk(account: account).doubled() == 8)
  }

  @Test func parentsThatAreGoneFollowNothing() {
    var shop: Shop? = shop()
    weak let gone = shop
    shop = nil
    #expect(gone == nil)
    account.logIn("Ann")
  }
}
