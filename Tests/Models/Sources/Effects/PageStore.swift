/// A service that returns pages, late or never.
@MainActor
final class PageStore {
  var failing: Set<Int> = []
  /// The requests that are held back, by the numbers of their pages.
  var held: [Int: [CheckedContinuation<Void, Never>]] = [:]
  var isHolding: Bool = false
  private var last: Int = 0

  init() {}

  func page(_ number: Int) async throws -> String {
    if isHolding { await withCheckedContinuation { held[number, default: []].append($0) } }
    if failing.contains(number) { throw Missing(number: number) }
    return number == 0 ? "" : "page \(number)"
  }

  /// Returns the next page, or throws at the end.
  func next() async throws -> String {
    last += 1
    if failing.contains(last) { throw Missing(number: last) }
    return "page \(last)"
  }

  func save(_ text: String) async throws {
    if text.isEmpty { throw Missing(number: 0) }
  }

  func letGo(_ number: Int) {
    for waiting in held.removeValue(forKey: number) ?? [] { waiting.resume() }
  }
}

/// A type that is not `Sendable`.
nonisolated final class Key {
  let text: String

  init(text: String) { self.text = text }

  var letters: [Character] { Array(text) }
}

struct Missing: Error, Equatable {
  let number: Int
}
