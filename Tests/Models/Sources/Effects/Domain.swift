nonisolated struct Item: Hashable, Sendable, Identifiable {
  var id: Int
}

/// Types that are not `Equatable`.
nonisolated struct Font: Sendable {
  var name: String = ""
}

nonisolated struct Style: Sendable, CustomStringConvertible {
  static let plain: Style = Style()
  var description: String { "plain" }
}

nonisolated struct Failure: Error, Equatable {
  var number: Int
}

@globalActor actor Other {
  static let shared: Other = Other()
}

protocol SearchClient: Sendable {
  func search(_ query: String) async throws -> [Item]
}

/// A protocol that is not `Sendable`: its methods stay on the caller's actor.
nonisolated protocol EventLog {
  nonisolated(nonsending) func write(_ text: String) async
}

nonisolated final class EventList: EventLog {
  private(set) var lines: [String] = []

  nonisolated(nonsending) func write(_ text: String) async { lines.append(text) }
}

/// A service in which effects wait for the driver.
nonisolated protocol Desk {
  nonisolated(nonsending) func wait(_ number: Int) async throws
}
