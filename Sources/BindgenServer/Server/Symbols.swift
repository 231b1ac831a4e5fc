import BindgenCore

/// The outline of a text for an editor: its models and their entries.
struct Symbols {
  /// The symbol kinds of LSP.
  private enum Kind: Int {
    case `class` = 5
    case method = 6
    case property = 7
    case interface = 11
    case function = 12
    case variable = 13
    case constant = 14
    case `struct` = 23
    case event = 24
  }

  private let document: Document

  init(_ document: Document) { self.document = document }

  func all(of spec: Spec) -> JSON {
    .array(
      spec.protocols.map { symbol($0.name, .interface, in: $0.range, []) }
        + spec.models.map { model in
          symbol(model.name, model.isValue ? .struct : .class, in: model.range, entries(of: model))
        }
    )
  }

  private func entries(of model: Model) -> [JSON] {
    let stored = model.stored.map { ($0.name, kind(of: $0.kind)) }
    let derived: [(Word, Kind)] = model.derivations.map { ($0.name, .property) }
    let functions: [(Word, Kind)] = model.functions.map { ($0.name, .function) }
    let events: [(Word, Kind)] = model.eventCases.map { (word($0.signature), .event) }
    let actions: [(Word, Kind)] = model.actions.map { (word($0.signature), .method) }
    let all = stored + derived + functions + events + actions
    return all.sorted { $0.0.range.lowerBound < $1.0.range.lowerBound }.map { symbol($0, $1, in: $0.range, []) }
  }

  private func word(_ signature: Signature) -> Word { Word(signature.name, at: signature.nameRange) }

  private func kind(of kind: Stored.Kind) -> Kind {
    switch kind {
    case .constant: .constant
    case .service: .interface
    case .child, .alternative: .class
    case .state: .property
    case .storage: .variable
    }
  }

  private func symbol(_ name: Word, _ kind: Kind, in range: SourceRange, _ children: [JSON]) -> JSON {
    [
      "name": .string(name.text), "kind": .number(kind.rawValue), "range": document.json(range.bounds),
      "selectionRange": document.json(name.range.bounds), "children": .array(children),
    ]
  }
}

/// The parts of a text that an editor may fold: whatever is indented below a line.
enum Folding {
  static func ranges(of document: Document) -> JSON {
    var folds: [JSON] = []
    /// Lines that something may be below, and their columns.
    var open: [(line: Int, column: Int)] = []
    var last = 0
    func close(upTo column: Int) {
      while let (line, own) = open.last, own >= column {
        open.removeLast()
        if last > line { folds.append(["startLine": .number(line), "endLine": .number(last)]) }
      }
    }
    for line in document.lineStarts.indices {
      guard let column = document.indentation(of: line) else { continue }
      close(upTo: column)
      open.append((line, column))
      last = line
    }
    close(upTo: 0)
    return .array(folds)
  }
}

extension Document {
  /// Returns the indentation of a line; nil for a blank line.
  func indentation(of line: Int) -> Int? {
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    let text = bytes[lineStarts[line]..<end]
    return text.firstIndex { $0 > 0x20 }.map { $0 - text.startIndex }
  }
}
