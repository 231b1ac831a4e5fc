/// Facts by name, in the order of their declaration.
///
/// Arrays that are searched from the start: records are small, and a list of them is built for each model.
package struct Record: Sendable, ExpressibleByDictionaryLiteral {
  package private(set) var names: [String]
  /// The facts, in the order of their names.
  private(set) var facts: [Fact]

  init(_ entries: [(String, Fact)]) {
    names = entries.map(\.0)
    facts = entries.map(\.1)
  }

  package init(dictionaryLiteral elements: (String, Fact)...) {
    self.init(elements)
  }

  /// The first fact with the name.
  package subscript(name: String) -> Fact? {
    // (Half of all that a template does: names of another length need no comparison, and an iterator costs more.)
    let count = name.utf8.count
    var index = 0
    while index < names.count {
      if names[index].utf8.count == count, names[index] == name { return facts[index] }
      index += 1
    }
    return nil
  }

  mutating func add(_ name: String, _ fact: Fact) {
    names.append(name)
    facts.append(fact)
  }

  mutating func add(_ other: Record) {
    names += other.names
    facts += other.facts
  }
}
