/// A file as a tree of keys, values and ranges. It knows YAML's shape and nothing of models.
///
/// A value keeps its raw text; what it means is asked of it by whoever knows what belongs there: `mapping`, `items`,
/// `text`, `swift`.
package struct Outline: Sendable {
  package let file: SourceFile
  package let root: Value
}

/// What stands behind a key or a dash.
package struct Value: Sendable {
  package enum Form: Sendable {
    /// A key with nothing behind it.
    case nothing
    /// Text as it stands, quotes and comments included; `isBelow` where it begins on the line after its key.
    case plain(isBelow: Bool)
    case block(Block)
    case mapping(Mapping)
    case list([Value])
    /// Something that was told as an error already: whoever meets it passes over it in silence.
    case refused
  }

  package let form: Form
  package let range: SourceRange
  /// The column of the key or dash that it belongs to.
  package let keyColumn: Int

  init(_ form: Form, _ range: SourceRange, keyColumn: Int) {
    self.form = form
    self.range = range
    self.keyColumn = keyColumn
  }

  package var isRefused: Bool {
    if case .refused = form { true } else { false }
  }
}

/// Lines below a `|` or a `>`.
package struct Block: Sendable {
  package enum Chomping: Sendable {
    case clip, strip, keep
  }

  /// `>` folds, `|` keeps.
  package let isFolded: Bool
  package let chomping: Chomping
  /// How many blanks in front of each line are not text.
  package let indentation: Int
  /// The `|` or `>`.
  package let sign: SourceRange
  /// All lines, from the one after the header to the one that ends the block.
  package let lines: SourceRange
}

/// Keys and their values, in the file's order; each key once.
package struct Mapping: Sendable {
  package let entries: [Entry]
  /// False where a part of it could not be read: what seems to be missing may stand there.
  package let isWhole: Bool

  package struct Entry: Sendable {
    package let key: Key
    package let value: Value

    package var range: SourceRange { key.range.joined(value.range) }
  }

  package subscript(name: String) -> Entry? {
    entries.first { $0.key.name == name }
  }
}

/// A key, quotes taken off.
package struct Key: Sendable {
  package let name: String
  /// As it stands in the file, quotes included.
  package let range: SourceRange
  let quoted: Quoted?
  let column: Int

  /// The key as Swift: a name, or a signature.
  package var text: SwiftText {
    quoted?.swift(keyColumn: column) ?? SwiftText(range, baseColumn: column)
  }
}
