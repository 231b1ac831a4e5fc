@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import FamilyModels

/// Families live on the actor that their spec names, and end anywhere.
@Suite("Isolation of families")
struct FamilyIsolationTests {
  @MainActor private final class Sheet: PageView {
    var header: String = ""
    var visits: Int = -1
  }

  /// An owner of a token that may end on any thread, and the token with it.
  @MainActor private final class Owner {
    private let token: Window.Subscription

    init(_ token: Window.Subscription) { self.token = token }
  }

  @Test("A family of the main actor shows itself, before and after its actions wait")
  @MainActor
  func screens() async {
    let sheet: Sheet = Sheet()
    let page: Page = Page(title: "Start", view: sheet)
    let window: Window = Window(page: page, other: Page(account: page.account, title: "Other"))
    var told: [String] = []
    let token: Window.Subscription = window.observe(\.headers) { told.append($0) }
    page.account.visit()
    #expect(sheet.header == "Start: Hello, " && sheet.visits == 1 && told.isEmpty)
    await page.account.rename("Ann")
    #expect(sheet.header == "Start: Hello, Ann" && sheet.visits == 2)
    #expect(told == ["Start: Hello, Ann | Other: Hello, Ann"])
    token.cancel()
  }

  @Test("A family that is isolated to nobody may be used by whoever has it")
  func elsewhere() async {
    let sums: [Int] = await withTaskGroup(of: Int.self) { group in
      for number in 1...8 {
        group.addTask {
          let gauge: Gauge = Gauge()
          var told: Int = 0
          let token: Gauge.Subscription = gauge.observe(\.sum) { told = $0 }
          for _ in 0..<(100 * number) { gauge.left.step() }
          token.cancel()
          return told
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(sums.sorted() == (1...8).map { 10_000 * $0 * $0 })
  }

  @Test("The last hold on a parent, a child or a token may end on any thread, while the family goes on")
  func releases() async {
    let account: Account = await Account()
    for round in 0..<100 {
      let (window, owners): (Window, [Owner]) = await MainActor.run {
        let page: Page = Page(account: account, title: "\(round)")
        let window: Window = Window(page: page, other: Page(title: "other"))
        return (window, [Owner(window.observe { _, _ in }), Owner(window.observe(\.headers) { _ in })])
      }
      // They end on other threads, in any order, while the main actor writes, creates and notifies.
      await withTaskGroup(of: Void.self) { group in
        group.addTask { withExtendedLifetime(window) {} }
        for owner in owners { group.addTask { withExtendedLifetime(owner) {} } }
        group.addTask { @MainActor in
          for _ in 0..<10 {
            account.visit()
            account.name += "x"
            let page: Page = Page(account: account)
            #expect(page.header == ": Hello, \(account.name)" && page.visits == account.visits)
          }
          account.name = ""
        }
      }
    }
    #expect(await account.visits == 1000)
  }

  @Test("Parents that end on other threads while their child changes are told or gone, never half")
  func stress() async {
    let account: Account = await Account()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        group.addTask {
          for number in 0..<100 {
            // Created on its actor, released here.
            let page: Page = await MainActor.run {
              let page: Page = Page(account: account, title: "\(number)")
              #expect(page.visits == account.visits)
              return page
            }
            if number % 2 == 0 { await Task.yield() }
            withExtendedLifetime(page) {}
          }
        }
      }
      group.addTask {
        for _ in 0..<200 {
          await MainActor.run { account.visit() }
          await Task.yield()
        }
      }
    }
    #expect(await account.visits == 200)
  }
}
