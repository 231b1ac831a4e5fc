import Foundation
import Shop
import Testing

@testable import ByCallbacks
@testable import ByCombine
@testable import ByDelegate
@testable import ByObservation
@testable import ByStream

/// The ways to observe, by their names in `emit`.
enum Outlet: String, CaseIterable {
  case callbacks, combine, delegate, observation, stream

  @MainActor
  var screen: any ShoppingScreen.Type {
    switch self {
    case .callbacks: ByCallbacks.Screen.self
    case .combine: ByCombine.Screen.self
    case .delegate: ByDelegate.Screen.self
    case .observation: ByObservation.Screen.self
    case .stream: ByStream.Screen.self
    }
  }
}

@MainActor
@Suite struct ObservingTests {
  @Test(arguments: Outlet.allCases)
  func whatIsBoughtIsShown(by outlet: Outlet) async {
    let screen: any ShoppingScreen = outlet.screen.init()
    screen.add(Pen())
    #expect(await shown(by: screen) == [1, 55, 55])
    screen.add(Apple())
    #expect(await shown(by: screen) == [2, 165, 165])
    screen.add(Pen())
    #expect(await shown(by: screen) == [3, 220, 220])
  }

  @Test(arguments: Outlet.allCases)
  func couponsChangeWhatIsToBePaid(by outlet: Outlet) async {
    let screen: any ShoppingScreen = outlet.screen.init()
    screen.add(Apple())
    #expect(await shown(by: screen) == [1, 110, 110])
    screen.select(.tenPercentOff)
    #expect(await shown(by: screen) == [1, 110, 99])
    screen.add(Pen())
    #expect(await shown(by: screen) == [2, 165, 148])
    screen.select(.tenOff)
    #expect(await shown(by: screen) == [2, 165, 155])
  }

  /// Returns the numbers on the screen when all awaited changes have arrived.
  private func shown(by screen: any ShoppingScreen) async -> [Int] {
    for _ in 0..<100 { await Task.yield() }
    return [screen.count, screen.price, screen.toPay]
  }

  @Test func theSpecsDifferInOneWord() throws {
    let sources: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources")
    let specs: [String] = try Outlet.allCases.map { outlet in
      let file: String = "By\(outlet.rawValue.capitalized)/Shopping.bindgen.yml"
      let text: String = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      return text.replacingOccurrences(of: "emit: [\(outlet)]", with: "emit: [WORD]")
    }
    #expect(Set(specs).count == 1)
    #expect(specs.allSatisfy { $0.contains("emit: [WORD]") })
  }
}
