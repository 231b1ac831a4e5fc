import BindgenCore

/// The LSP locations of ranges in the specs of a module, and of the modules that it sees.
struct ModulePlaces {
  /// The specs, in their order.
  let entries: [Workspace.Entry]
  private let module: String
  private let others: [(name: String, entries: [Workspace.Entry])]
  private let known: KnownOccurrences
  /// The URIs and documents of all these specs, by the identity of their files.
  private let texts: [ObjectIdentifier: (uri: String, document: Document)]

  init(_ workspace: Workspace, _ module: String) {
    func texts(_ folder: String) -> [(uri: String, entry: Workspace.Entry)] {
      workspace.texts(of: folder).compactMap { uri in workspace.entry(uri).map { (uri, $0) } }
    }
    let own = texts(module)
    let seen: [(name: String, texts: [(uri: String, entry: Workspace.Entry)])] = workspace.seen(by: module).map {
      ($0.name, texts($0.folder))
    }
    entries = own.map(\.entry)
    others = seen.map { ($0.name, $0.texts.map(\.entry)) }
    self.module = module
    known = workspace.occurrences
    self.texts = Dictionary(
      (own + seen.flatMap(\.texts)).map { (ObjectIdentifier($0.entry.file), ($0.uri, $0.entry.document)) }
    ) { first, _ in
      first
    }
  }

  /// The declarations and uses of symbols in these specs.
  var occurrences: Occurrences { known.of(module, self) }

  /// - Parameter own: The module's specs, or others in their place.
  func visible(_ own: [Spec]) -> VisibleSpecs {
    VisibleSpecs(own, beside: others.map { ($0.name, $0.entries.compactMap(\.spec)) })
  }

  /// The visible specs with the module's current ones.
  var visible: VisibleSpecs { known.visible(to: module, self) }

  fileprivate var files: [ObjectIdentifier] {
    (entries + others.flatMap(\.entries)).map { ObjectIdentifier($0.file) }
  }

  /// Whether a place is in one of the module's own specs.
  func isOwn(_ range: SourceRange) -> Bool { entries.contains { $0.file === range.file } }

  func uri(of file: SourceFile) -> String? { texts[ObjectIdentifier(file)]?.uri }

  func range(of range: SourceRange) -> JSON {
    (texts[ObjectIdentifier(range.file)]?.document ?? Document("")).json(range.bounds)
  }

  func location(of range: SourceRange) -> JSON? {
    uri(of: range.file).map { ["uri": .string($0), "range": self.range(of: range)] }
  }
}

/// A cache of the occurrences in each module: they need a walk over all specs, once for all requests between two keystrokes.
final class KnownOccurrences {
  private struct Known {
    let files: [ObjectIdentifier]
    let visible: VisibleSpecs
    var occurrences: Occurrences?
  }

  private var last: [String: Known] = [:]

  func visible(to module: String, _ places: ModulePlaces) -> VisibleSpecs { known(module, places).visible }

  func of(_ module: String, _ places: ModulePlaces) -> Occurrences {
    var known = known(module, places)
    if let occurrences = known.occurrences { return occurrences }
    let found = Occurrences(known.visible)
    known.occurrences = found
    last[module] = known
    return found
  }

  private func known(_ module: String, _ places: ModulePlaces) -> Known {
    let files = places.files
    if let known = last[module], known.files == files { return known }
    let known = Known(files: files, visible: places.visible(places.entries.compactMap(\.spec)))
    last[module] = known
    return known
  }
}
