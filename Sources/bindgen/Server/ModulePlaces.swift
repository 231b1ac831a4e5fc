import BindgenCore

/// Places in the specs of a module, in the form of the protocol.
struct ModulePlaces {
  /// The specs, in their order.
  let entries: [Workspace.Entry]
  private let module: String
  private let known: KnownOccurrences
  /// Their addresses and texts, by the files that stand for them.
  private let texts: [ObjectIdentifier: (uri: String, document: Document)]

  init(_ workspace: Workspace, _ module: String) {
    let texts: [(uri: String, entry: Workspace.Entry)] = workspace.texts(of: module).compactMap { uri in
      workspace.entry(uri).map { (uri, $0) }
    }
    entries = texts.map(\.entry)
    self.module = module
    known = workspace.occurrences
    self.texts = Dictionary(texts.map { (ObjectIdentifier($0.entry.file), ($0.uri, $0.entry.document)) }) { first, _ in
      first
    }
  }

  /// What they declare and name.
  var occurrences: Occurrences { known.of(module, entries) }

  func uri(of file: SourceFile) -> String? { texts[ObjectIdentifier(file)]?.uri }

  func range(of range: SourceRange) -> JSON {
    (texts[ObjectIdentifier(range.file)]?.document ?? Document("")).json(range.bounds)
  }

  func location(of range: SourceRange) -> JSON? {
    uri(of: range.file).map { ["uri": .string($0), "range": self.range(of: range)] }
  }
}

/// What was found last in each module: a walk over all specs, which is made once for all questions between two keys.
final class KnownOccurrences {
  private var last: [String: (of: [ObjectIdentifier], found: Occurrences)] = [:]

  func of(_ module: String, _ entries: [Workspace.Entry]) -> Occurrences {
    let key: [ObjectIdentifier] = entries.map { ObjectIdentifier($0.file) }
    if let last = last[module], last.of == key { return last.found }
    let found: Occurrences = Occurrences(entries.compactMap(\.spec))
    last[module] = (key, found)
    return found
  }
}
