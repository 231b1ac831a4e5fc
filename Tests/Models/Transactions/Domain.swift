/// What effects write.
@MainActor
final class TransactionLog {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
