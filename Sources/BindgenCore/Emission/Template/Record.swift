/// Facts by name, in the order in which they were given.
///
/// An array that is searched from its beginning: records are small, and this is quicker to build than a dictionary.
/// What is asked for most is best given first, and each name once.
public struct Record: Sendable, ExpressibleByDictionaryLiteral {
  private var entries: [(FactName, Fact)]

  init(_ entries: [(FactName, Fact)]) {
    self.entries = entries
  }

  public init(dictionaryLiteral elements: (FactName, Fact)...) {
    entries = elements
  }

  public var names: [String] { entries.map(\.0.description) }
  /// In the order of their names.
  var facts: [Fact] { entries.map(\.1) }

  public subscript(name: FactName) -> Fact? {
    entries.first { $0.0.description == name.description }?.1
  }

  /// The fact where the hint says; nil where that is called otherwise.
  @inline(__always)
  func fact(at hint: FactHint) -> Fact? {
    hint.place < entries.count && entries[hint.place].0.isSameLiteral(as: hint.name) ? entries[hint.place].1 : nil
  }

  /// The fact with the name that stands in a template; nil where there is none.
  func fact(named name: UnsafeBufferPointer<UInt8>, _ hint: inout FactHint) -> Fact? {
    if let fact: Fact = fact(at: hint) { return fact }
    var place: Int = 0
    while place < entries.count {
      if sameBytes(entries[place].0.text, name) {
        hint = FactHint(place: place, name: entries[place].0)
        return entries[place].1
      }
      place += 1
    }
    return nil
  }

  /// Has room for as many facts.
  init(room: Int) {
    entries = []
    entries.reserveCapacity(room)
  }

  /// Adds a fact whose name is not there yet.
  mutating func add(_ name: FactName, _ fact: Fact) { entries.append((name, fact)) }

  /// Adds facts whose names are not there yet.
  mutating func add(_ other: Record) { entries += other.entries }
}

/// The name of a fact as the source has it: bytes of the program itself, which nobody has to count or copy.
public struct FactName: Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  // What a literal points at is there as long as the program, and nobody writes it.
  fileprivate nonisolated(unsafe) let text: UnsafeBufferPointer<UInt8>

  init(_ text: StaticString) {
    self.text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  public init(stringLiteral text: StaticString) {
    self.init(text)
  }

  public var description: String { String(decoding: text, as: UTF8.self) }

  /// Whether it is the same literal of the program: what reads alike is not, if it stands in another place.
  func isSameLiteral(as other: FactName?) -> Bool { text.baseAddress == other?.text.baseAddress }
}

/// Where a name of a template was found last. The records that a loop goes through are made alike, so that the next one
/// has it in the same place, and a look there is all that it takes.
///
/// It belongs to one name of one template, and is believed: what stands there under the same literal is what was asked
/// for. So no record may have a name twice.
struct FactHint {
  var place: Int = 0
  var name: FactName?
}
