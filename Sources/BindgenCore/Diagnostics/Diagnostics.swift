/// Collects diagnostics, so that one run reports everything.
package struct Diagnostics: Sendable {
  package private(set) var all: [Diagnostic] = []
  package private(set) var hasErrors: Bool = false

  package init() {}

  package mutating func add(_ diagnostic: Diagnostic) {
    all.append(diagnostic)
    if diagnostic.severity == .error { hasErrors = true }
  }

  package mutating func add(contentsOf diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  /// Adds the diagnostics whose code is not yet reported at the same place.
  package mutating func addNew(_ diagnostics: [Diagnostic]) {
    var known = diagnostics.isEmpty ? [] : Set(all.map { Report($0) })
    for diagnostic in diagnostics where known.insert(Report(diagnostic)).inserted { add(diagnostic) }
  }

  /// The code and the place of a diagnostic, which make it new.
  private struct Report: Hashable {
    let code: String
    let range: SourceRange?

    init(_ diagnostic: Diagnostic) { (code, range) = (diagnostic.code, diagnostic.range) }
  }

  package mutating func error(
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    suggested: String? = nil,
    instead: String? = nil,
    fix: Diagnostic.Fix? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    add(.error(code, at: range, message, help: help, suggested: suggested, instead: instead, fix: fix, notes: notes))
  }

  package mutating func warning(
    _ code: String,
    at range: SourceRange?,
    _ message: String,
    help: String? = nil,
    suggested: String? = nil,
    instead: String? = nil,
    fix: Diagnostic.Fix? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    add(.warning(code, at: range, message, help: help, suggested: suggested, instead: instead, fix: fix, notes: notes))
  }

  /// Returns the diagnostics in the order in which a reader meets them: by file in this order, then by place.
  package func sorted(files: [SourceFile]) -> [Diagnostic] {
    guard all.count > 1 else { return all }
    var ranks: [ObjectIdentifier: Int] = [:]
    for (rank, file) in files.enumerated() { ranks[ObjectIdentifier(file)] = rank }
    func rank(_ diagnostic: Diagnostic) -> (Int, Int) {
      guard let range = diagnostic.range else { return (-1, 0) }
      return (ranks[ObjectIdentifier(range.file)] ?? files.count, range.lowerBound)
    }
    return all.enumerated().sorted { left, right in
      let (leftRank, rightRank) = (rank(left.element), rank(right.element))
      return leftRank != rightRank ? leftRank < rightRank : left.offset < right.offset
    }.map(\.element)
  }
}
