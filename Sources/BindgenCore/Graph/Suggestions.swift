/// Says what was meant by a name that is not known.
///
/// Each look compares with all that is known, so a run has a limited number of them: of ten thousand mistakes in a model
/// of ten thousand fields only the first get help.
struct Suggestions {
  private var comparisonsLeft: Int = 100_000

  mutating func help(_ name: String, among known: @autoclosure () -> [String]) -> String? {
    guard comparisonsLeft > 0 else { return nil }
    let known: [String] = known()
    // To find what is known takes its time, too, even where that is little.
    comparisonsLeft -= max(known.count, 100)
    return didYouMean(name, among: known)
  }
}
