import BindgenCore

/// Places in the specs of a module, in the form of the protocol.
struct ModulePlaces {
  /// The specs, in their order.
  let entries: [Workspace.Entry]
  /// Their addresses and texts, by the files that stand for them.
  private let texts: [ObjectIdentifier: (uri: String, document: Document)]

  init(_ workspace: Workspace, _ module: String) {
    let known: [(uri: String, entry: Workspace.Entry)] = workspace.texts(of: module).compactMap { uri in
      workspace.entry(uri).map { (uri, $0) }
    }
    entries = known.map(\.entry)
    texts = Dictionary(known.map { (ObjectIdentifier($0.entry.file), ($0.uri, $0.entry.document)) }) { first, _ in first
    }
  }

  func uri(of file: SourceFile) -> String? { texts[ObjectIdentifier(file)]?.uri }

  func range(of range: SourceRange) -> JSON {
    (texts[ObjectIdentifier(range.file)]?.document ?? Document("")).json(range.bounds)
  }

  func location(of range: SourceRange) -> JSON? {
    uri(of: range.file).map { ["uri": .string($0), "range": self.range(of: range)] }
  }
}
