/// Services in memory. An app would ask a server.
extension Ideas {
  struct Offline: Error, CustomStringConvertible { let description: String = "the server can't be reached" }

  static let sample: Ideas = Ideas { text in
    print("  the server is asked for '\(text)'")
    if text.contains("tax") { throw Offline() }
    return ["Buy milk", "Buy oat milk", "Read a book", "Ride a bike"].filter { $0.lowercased().contains(text) }
  }
}

extension Todos.Services {
  @MainActor
  static var sample: Todos.Services {
    var last: Int = 0
    return Todos.Services(
      newID: {
        last += 1
        return last
      },
      ideas: .sample,
      clock: ContinuousClock()
    )
  }
}
