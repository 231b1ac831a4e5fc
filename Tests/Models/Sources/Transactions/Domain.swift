/// A log that effects write to.
@MainActor
final class TransactionLog {
  private var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// Declarations in a value, which its expressions find, in its store, too.
nonisolated extension Egg {
  enum Limit {
    static let big: Int = 1
  }
}
