/// Facts by name, in the given order.
///
/// An array that is searched from the start: records are small, and a list of them is built for each model.
package struct Record: Sendable, ExpressibleByDictionaryLiteral {
  private var entries: [(name: String, fact: Fact)]

  init(_ entries: [(String, Fact)]) {
    self.entries = entries
  }

  package init(dictionaryLiteral elements: (String, Fact)...) {
    self.init(elements)
  }

  package var names: [String] { entries.map(\.name) }
  /// In the order of their names.
  var facts: [Fact] { entries.map(\.fact) }

  /// The first fact with the name.
  package subscript(name: String) -> Fact? {
    // (Names that are no longer and no shorter are few, and to compare texts takes a call.)
    let count: Int = name.utf8.count
    return entries.first { $0.name.utf8.count == count && $0.name == name }?.fact
  }

  mutating func add(_ name: String, _ fact: Fact) { entries.append((name, fact)) }

  mutating func add(_ other: Record) { entries += other.entries }
}
