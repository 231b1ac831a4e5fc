import Foundation

// Services of the patterns that use the system, as the page shows them.

struct NotifiedPrices: PriceFeed {
  func prices(of symbol: String) -> AsyncStream<Int> {
    AsyncStream { continuation in
      let center = NotificationCenter.default
      nonisolated(unsafe) let observer = center.addObserver(forName: .price, object: nil, queue: nil) { note in
        if let price = note.userInfo?[symbol] as? Int { continuation.yield(price) }
      }
      continuation.onTermination = { _ in center.removeObserver(observer) }
    }
  }
}

extension Notification.Name {
  static let price = Notification.Name("price")
}

extension UserDefaults: Disk {
  func load() -> Preferences? {
    data(forKey: "preferences").flatMap { try? JSONDecoder().decode(Preferences.self, from: $0) }
  }

  func save(_ preferences: Preferences) { set(try? JSONEncoder().encode(preferences), forKey: "preferences") }
}
