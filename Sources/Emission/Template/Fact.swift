/// What a template may be told about: a value that was prepared for it.
public enum Fact: Sendable {
  /// Text that templates shape: its lines are indented as the line they stand in, and may be wrapped with it.
  case text(String)
  /// The user's own text: put in byte for byte, never indented, never wrapped.
  case verbatim([UInt8])
  case bool(Bool)
  case list([Fact])
  case record(Record)
  /// What is known by name and is not there: false as a condition, no turn of a loop, nothing to insert.
  case nothing
}

extension Fact: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  public init(stringLiteral value: String) { self = .text(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension Fact: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(arrayLiteral elements: Fact...) { self = .list(elements) }
  public init(dictionaryLiteral elements: (String, Fact)...) { self = .record(Record(elements)) }
}

extension Fact {
  public static func texts(_ texts: [String]) -> Fact { .list(texts.map { .text($0) }) }
  public static func records(_ records: [Record]) -> Fact { .list(records.map { .record($0) }) }
  /// A text, or nothing.
  public static func text(orNothing text: String?) -> Fact { text.map { .text($0) } ?? .nothing }
  /// A record, or nothing.
  public static func record(orNothing record: Record?) -> Fact { record.map { .record($0) } ?? .nothing }

  /// How a condition takes it.
  var isTrue: Bool {
    switch self {
    case .text(let text): return !text.isEmpty
    case .verbatim(let bytes): return !bytes.isEmpty
    case .bool(let value): return value
    case .list(let facts): return !facts.isEmpty
    case .record: return true
    case .nothing: return false
    }
  }

  var isVerbatim: Bool {
    if case .verbatim = self { return true }
    return false
  }

  /// How a message calls it.
  var kind: String {
    switch self {
    case .text: return "a text"
    case .verbatim: return "Swift text"
    case .bool: return "a yes or no"
    case .list: return "a list"
    case .record: return "a record"
    case .nothing: return "nothing"
    }
  }
}

/// Facts by name, in the order in which they were given.
///
/// An array that is searched from its beginning: records are small, and this is quicker to build than a dictionary.
/// What is asked for most is best given first; of two facts with one name the first holds.
public struct Record: Sendable, ExpressibleByDictionaryLiteral {
  private var entries: [(String, Fact)]

  public init(_ entries: [(String, Fact)]) {
    self.entries = entries
  }

  public init(dictionaryLiteral elements: (String, Fact)...) {
    entries = elements
  }

  public var names: [String] { entries.map { $0.0 } }

  public subscript(name: String) -> Fact? {
    get {
      var index: Int = 0
      while index < entries.count {
        if entries[index].0 == name { return entries[index].1 }
        index += 1
      }
      return nil
    }
    set {
      entries.removeAll { $0.0 == name }
      if let newValue { entries.append((name, newValue)) }
    }
  }
}

extension Record {
  /// Adds facts whose names are not there yet.
  mutating func add(_ other: Record) { entries += other.entries }
}
