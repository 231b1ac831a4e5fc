/// A value for a template, prepared in advance.
package enum Fact: Sendable {
  /// Text that templates format: its lines are indented like the line they are in.
  case text(String)
  /// The user's own text: inserted byte for byte, never indented.
  case verbatim([UInt8])
  case bool(Bool)
  case list([Fact])
  case record(Record)
  /// A fact that is created when a template reaches it, and released when the template leaves it.
  case later(@Sendable () -> Fact)
  /// A known name without a value: false as a condition, no turn of a loop, nothing to insert.
  case nothing
}

extension Fact: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral {
  package init(stringLiteral value: String) { self = .text(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension Fact: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  package init(arrayLiteral elements: Fact...) { self = .list(elements) }
  package init(dictionaryLiteral elements: (String, Fact)...) { self = .record(Record(elements)) }
}

extension Fact {
  package static func texts(_ texts: [String]) -> Fact { .list(texts.map { .text($0) }) }
  package static func records(_ records: [Record]) -> Fact { .list(records.map { .record($0) }) }
  /// A text, or nothing.
  package static func text(orNothing text: String?) -> Fact { text.map { .text($0) } ?? .nothing }
  /// A record, or nothing.
  package static func record(orNothing record: Record?) -> Fact { record.map { .record($0) } ?? .nothing }

  /// The fact itself, or the one that `later` creates.
  var made: Fact {
    guard case .later(let make) = self else { return self }
    return make().made
  }

  /// Its value as a condition.
  var isTrue: Bool {
    switch self {
    case .text(let text): return !text.isEmpty
    case .verbatim(let bytes): return !bytes.isEmpty
    case .bool(let value): return value
    case .list(let facts): return !facts.isEmpty
    case .record: return true
    case .later: return made.isTrue
    case .nothing: return false
    }
  }

  var isVerbatim: Bool {
    if case .verbatim = self { return true }
    return false
  }

  /// Its name in messages.
  var kind: String {
    switch self {
    case .text: return "a text"
    case .verbatim: return "Swift text"
    case .bool: return "a yes or no"
    case .list: return "a list"
    case .record: return "a record"
    case .later: return made.kind
    case .nothing: return "nothing"
    }
  }
}
