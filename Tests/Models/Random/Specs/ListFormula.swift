/// The formula of a random derivation of lists, which the spec has as text, and which the oracle computes.
package indirect enum ListFormula: Sendable {
  case mix([Term])
  /// A field of the row that another derivation has as its value.
  case member(String, Term)
  case chain(Term.Place, [Step], Last)

  package enum Step: Sendable {
    case filter(Test)
    case sorted(Term, isDescending: Bool)
    case prefix(Term)
    case made(Term)
  }

  package enum Last: Sendable {
    case rows, count, isEmpty, first
    case countWhere(Test)
    case contains(Test)
    case allSatisfy(Test)
    case firstWhere(Test)
    case sum(Term)
    case sumWith(Term, Term)
    case min(Term)
    case max(Term)
    case grouped(Term)
    case groupedOver(Term, Term)
    case keyed(Term)
    /// Forms that are never kept.
    case groups(Term)
    case values(Term)
    case total(Term)
  }

  /// A condition on a row, with a value beside it that the closure captures.
  package struct Test: Sendable {
    package enum Kind: Sendable { case over, third, under }

    package let kind: Kind
    package let key: Term
    package let other: Term

    package func passes(_ key: Int, _ other: Int) -> Bool {
      switch kind {
      case .over: key > other
      case .third: (key &+ other) % 3 == 0
      case .under: !(key >= other)
      }
    }

    fileprivate var text: String {
      let key: String = key.ofRow("$0")
      switch kind {
      case .over: return "\(key) > \(other.text)"
      case .third: return "(\(key) &+ \(other.text)) % 3 == 0"
      case .under: return "!(\(key) >= \(other.text))"
      }
    }
  }
}

/// A number that an expression names: of its own model, or of a row.
package enum Term: Sendable {
  /// A field, and the path of children to it.
  package struct Place: Sendable {
    package var path: [String] = []
    /// Whether the first child may be missing.
    package var isOptional: Bool = false
    package var field: String

    package init(path: [String] = [], isOptional: Bool = false, field: String) {
      (self.path, self.isOptional, self.field) = (path, isOptional, field)
    }

    package func with(_ child: String, isOptional: Bool) -> Place {
      Place(path: [child] + path, isOptional: isOptional, field: field)
    }

    var text: String { (path + [field]).joined(separator: ".") }
  }

  case number(Int)
  case field(Place)
  /// The number of rows in a list.
  case size(Place)
  /// A number of a row that is passed as a whole.
  case whole

  package func with(_ child: String, isOptional: Bool) -> Term? {
    switch self {
    case .field(let place): .field(place.with(child, isOptional: isOptional))
    case .size(let place): .size(place.with(child, isOptional: isOptional))
    case .number, .whole: nil
    }
  }

  private var name: (text: String, isOptional: Bool) {
    switch self {
    case .number(let number): ("\(number)", false)
    case .field(let place): (place.text, place.isOptional)
    case .size(let place): (place.text + ".count", place.isOptional)
    case .whole: ("", false)
    }
  }

  /// Whether a child on the path may be missing.
  package var isOptional: Bool { name.isOptional }

  var text: String {
    guard name.isOptional, let dot: String.Index = name.text.firstIndex(of: ".") else { return name.text }
    return "(\(name.text[..<dot])?\(name.text[dot...]) ?? 0)"
  }

  func ofRow(_ row: String) -> String { if case .whole = self { "ofWhole(\(row))" } else { "\(row).\(name.text)" } }

  /// The term as an argument: a key path, or a closure where that is impossible.
  fileprivate var key: String { if case .whole = self { "{ ofWhole($0) }" } else { "\\.\(name.text)" } }
}

extension ListFormula {
  package var text: String {
    switch self {
    case .mix(let terms): return "mix(\(terms.map(\.text).joined(separator: ", ")))"
    case .member(let row, let term): return term.ofRow("\(row)?") + " ?? 0"
    case .chain(let place, let steps, let last):
      return Term.field(place).text + steps.map { "." + $0.text }.joined() + last.text
    }
  }
}

extension ListFormula.Step {
  fileprivate var text: String {
    switch self {
    case .filter(let test): "filter { \(test.text) }"
    case .sorted(let key, let isDescending): "sorted(by: \(key.key)\(isDescending ? ", order: .descending" : ""))"
    case .prefix(let count): "prefix(\(count.text))"
    case .made(let few): "map { MadeRow($0, \(few.text)) }"
    }
  }
}

extension ListFormula.Last {
  fileprivate var text: String {
    switch self {
    case .rows: ""
    case .count: ".count"
    case .isEmpty: ".isEmpty"
    case .first: ".first"
    case .countWhere(let test): ".count { \(test.text) }"
    case .contains(let test): ".contains { \(test.text) }"
    case .allSatisfy(let test): ".allSatisfy { \(test.text) }"
    case .firstWhere(let test): ".first { \(test.text) }"
    case .sum(let key): ".sum(\(key.key))"
    case .sumWith(let key, let other): ".sum { \(key.ofRow("$0")) &+ \(other.text) }"
    case .min(let key): ".min(by: \(key.key))"
    case .max(let key): ".max(by: \(key.key))"
    case .grouped(let key): ".grouped(by: \(key.key))"
    case .groupedOver(let key, let other): ".grouped { \(key.ofRow("$0")) / (\(other.text) &+ 1) }"
    case .keyed(let key): ".dictionary(by: \(key.key))"
    case .groups(let key): ".grouped(by: \(key.key)).count"
    case .values(let key): ".map(\(key.key))"
    case .total(let key): ".reduce(0) { $0 &+ \(key.ofRow("$1")) }"
    }
  }
}
