/// Facts by name, in the order in which they were given.
///
/// An array that is searched from its beginning: records are small, and this is quicker to build than a dictionary.
/// What is asked for most is best given first; of two facts with one name the first holds.
public struct Record: Sendable, ExpressibleByDictionaryLiteral {
  private var entries: [(FactName, Fact)]

  init(_ entries: [(FactName, Fact)]) {
    self.entries = entries
  }

  public init(dictionaryLiteral elements: (FactName, Fact)...) {
    entries = elements
  }

  public var names: [String] { entries.map(\.0.description) }

  public subscript(name: FactName) -> Fact? {
    entries.first { $0.0.description == name.description }?.1
  }

  /// The fact at the end of a path such as `formulas.name`; nil where it leads nowhere.
  func fact(at path: FactPath) -> Fact? {
    var index: Int = 0
    while index < entries.count {
      if entries[index].0.begins(path) {
        guard let rest: FactPath = path.rest else { return entries[index].1 }
        return entries[index].1.fact(at: rest)
      }
      index += 1
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
  private nonisolated(unsafe) let text: UnsafeBufferPointer<UInt8>

  init(_ text: StaticString) {
    self.text = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  public init(stringLiteral text: StaticString) {
    self.init(text)
  }

  public var description: String { String(decoding: text, as: UTF8.self) }

  /// Whether it is the first name of a path.
  func begins(_ path: FactPath) -> Bool { path.begins(with: text) }
}

/// Names with dots between them, where they stand in a template.
struct FactPath {
  private let start: UnsafePointer<UInt8>
  private let count: Int
  private let nameCount: Int

  /// - Parameter nameCount: The length of the first name.
  init?(_ text: UnsafeBufferPointer<UInt8>, nameCount: Int) {
    guard let start: UnsafePointer<UInt8> = text.baseAddress else { return nil }
    self.start = start
    self.count = text.count
    self.nameCount = nameCount
  }

  private init(_ start: UnsafePointer<UInt8>, count: Int) {
    self.start = start
    self.count = count
    nameCount =
      memchr(start, Int32(UInt8(ascii: ".")), count).map { UnsafeRawPointer($0) - UnsafeRawPointer(start) } ?? count
  }

  /// What stands behind the first name.
  var rest: FactPath? {
    nameCount < count ? FactPath(start + nameCount + 1, count: count - nameCount - 1) : nil
  }

  func begins(with name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard nameCount == name.count, let name: UnsafePointer<UInt8> = name.baseAddress else { return false }
    return start.pointee == name.pointee && memcmp(start, name, nameCount) == 0
  }
}
