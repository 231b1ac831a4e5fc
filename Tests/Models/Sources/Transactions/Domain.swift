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

/// What is declared in a value is found by its expressions, in its store, too.
nonisolated extension Egg {
  enum Limit {
    static let big: Int = 1
  }
}
