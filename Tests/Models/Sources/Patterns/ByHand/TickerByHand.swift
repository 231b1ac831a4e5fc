import Observation

/// The screen of `Ticker`, by hand.
@MainActor @Observable final class TickerByHand {
  var symbol: String {
    didSet { if symbol != oldValue { follow() } }
  }
  private(set) var price: Int?

  private let feed: any PriceFeed
  private let clock: any Clock<Duration>
  @ObservationIgnored private var task: Task<Void, Never>?

  init(feed: any PriceFeed, clock: any Clock<Duration> = ContinuousClock(), symbol: String) {
    self.feed = feed
    self.clock = clock
    self.symbol = symbol
    follow()
  }

  isolated deinit { task?.cancel() }

  func follow() {
    task?.cancel()
    price = nil
    task = Task { [feed, clock, symbol, weak self] in
      while !Task.isCancelled {
        for await price in feed.prices(of: symbol) {
          guard !Task.isCancelled, let self else { return }
          self.price = price
        }
        guard (try? await clock.sleep(for: .seconds(2))) != nil, !Task.isCancelled, let self else { return }
        price = nil
      }
    }
  }
}
