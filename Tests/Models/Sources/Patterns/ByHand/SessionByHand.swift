import Foundation
import Observation

/// The session of `Session`, by hand.
@MainActor @Observable final class SessionByHand {
  private(set) var user: User? {
    didSet {
      guard user != oldValue else { return }
      screens.removeAll { $0.screen == nil }
      for screen in screens { screen.screen?.userChanged() }
    }
  }
  /// The screens, held weakly: a session outlives them.
  @ObservationIgnored private var screens: [WeakScreen] = []

  func logIn(_ user: User) { self.user = user }
  func logOut() { user = nil }
  func tell(_ screen: OrdersByHand) { screens.append(WeakScreen(screen: screen)) }

  private struct WeakScreen { weak var screen: OrdersByHand? }
}

/// The screen of `Orders`, by hand.
@MainActor @Observable final class OrdersByHand {
  private(set) var orders: [Order] = []
  private(set) var isLoading: Bool = false
  private(set) var message: String?

  private let client: any OrderClient
  private let session: SessionByHand
  @ObservationIgnored private var task: Task<Void, Never>?

  init(client: any OrderClient, session: SessionByHand) {
    self.client = client
    self.session = session
    session.tell(self)
    reload()
  }

  isolated deinit { task?.cancel() }

  func loadOrders() async {
    reload()
    await task?.value
  }

  fileprivate func userChanged() {
    orders = []
    reload()
  }

  private func reload() {
    task?.cancel()
    message = nil
    isLoading = session.user != nil
    guard let name = session.user?.name else { return }
    task = Task { [client, weak self] in
      do {
        let orders: [Order] = try await client.orders(of: name)
        guard !Task.isCancelled, let self else { return }
        self.orders = orders
        isLoading = false
      } catch {
        guard !Task.isCancelled, let self else { return }
        message = error.localizedDescription
        isLoading = false
      }
    }
  }
}

/// The line of `Greeting`, by hand.
@MainActor struct GreetingByHand {
  let session: SessionByHand

  var text: String { session.user.map { "Hello, \($0.name)" } ?? "Please log in" }
}
