/// Collects what is found, so that one run tells everything.
public struct Diagnostics: Sendable {
  public private(set) var all: [Diagnostic] = []
  public private(set) var hasErrors: Bool = false

  public init() {}

  public mutating func add(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }

  public mutating func add(contentsOf diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  public mutating func error(
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    add(.error(code, at: range, message, help: help, notes: notes))
  }

  public mutating func warning(
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    add(.warning(code, at: range, message, help: help, notes: notes))
  }

  /// In the order in which a reader meets them: files as they were first named, then by place.
  public func sorted(files: [SourceFile]) -> [Diagnostic] {
    guard all.count > 1 else { return all }
    var ranks: [ObjectIdentifier: Int] = [:]
    for (rank, file) in files.enumerated() { ranks[ObjectIdentifier(file)] = rank }
    func rank(_ diagnostic: Diagnostic) -> (Int, Int) {
      guard let range: SourceRange = diagnostic.range else { return (-1, 0) }
      return (ranks[ObjectIdentifier(range.file)] ?? files.count, range.lowerBound)
    }
    return all.enumerated().sorted { left, right in
      let (leftRank, rightRank) = (rank(left.element), rank(right.element))
      return leftRank != rightRank ? leftRank < rightRank : left.offset < right.offset
    }.map(\.element)
  }
}
