import Foundation
import Observation

/// The screen of `OrderList`, by hand.
@MainActor @Observable final class OrderListByHand {
  enum Alert {
    case question(Order)
    case error(String)
  }

  private(set) var orders: [Order]
  private(set) var alert: Alert?

  // Bindings of SwiftUI's alerts.
  var question: Order? {
    get { if case .question(let order) = alert { order } else { nil } }
    set { if newValue == nil, question != nil { alert = nil } }
  }
  var error: String? {
    get { if case .error(let message) = alert { message } else { nil } }
    set { if newValue == nil, error != nil { alert = nil } }
  }

  private let server: any OrderServer
  @ObservationIgnored private var cancelling: [Int: Task<Void, Never>] = [:]

  init(server: any OrderServer, orders: [Order]) {
    self.server = server
    self.orders = orders
  }

  isolated deinit { for task in cancelling.values { task.cancel() } }

  func cancelTapped(_ order: Order) { alert = .question(order) }

  func cancelConfirmed(_ order: Order) {
    alert = nil
    guard cancelling[order.id] == nil else { return }
    cancelling[order.id] = Task { [server, weak self] in
      do {
        try await server.cancel(order.id)
        guard !Task.isCancelled, let self else { return }
        cancelling[order.id] = nil
        orders.removeAll { $0.id == order.id }
      } catch {
        guard !Task.isCancelled, let self else { return }
        cancelling[order.id] = nil
        alert = .error(error.localizedDescription)
      }
    }
  }
}
