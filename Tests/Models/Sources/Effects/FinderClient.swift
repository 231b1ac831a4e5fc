/// A client whose answers a test can hold back.
@MainActor
final class FinderClient {
  private(set) var asked: [String] = []
  var failing: Set<String> = []
  var isHolding: Bool = false
  private var held: [(question: String, continuation: CheckedContinuation<Void, Never>)] = []

  func search(_ text: String, _ filter: String) async throws -> [String] {
    let question: String = filter.isEmpty ? text : text + "/" + filter
    return try await answer(question) == "none" ? [] : [question + "!"]
  }

  func pages(_ user: Int) async throws -> [FoundPage] {
    _ = try await answer("pages \(user)")
    return [FoundPage(id: user), FoundPage(id: user + 1)]
  }

  func name(_ user: Int) async throws -> String { try await answer("user \(user)") }

  private func answer(_ question: String) async throws -> String {
    asked.append(question)
    if isHolding { await withCheckedContinuation { held.append((question, $0)) } }
    if failing.contains(question) { throw NotFound(question: question) }
    return question
  }

  var waiting: [String] { held.map(\.question) }

  func letGo(_ question: String) {
    guard let index = held.firstIndex(where: { $0.question == question }) else { return }
    held.remove(at: index).continuation.resume()
  }
}

nonisolated struct FoundPage: Identifiable, Equatable, Codable, Sendable {
  var id: Int
}

nonisolated struct NotFound: Error, Equatable {
  let question: String
}
