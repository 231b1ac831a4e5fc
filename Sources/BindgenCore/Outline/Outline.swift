/// A file as a tree of keys, values and ranges. It knows the shape of YAML, but no models.
///
/// A value stores its raw text. The reader, which knows the expected form, requests it: `mapping`, `items`, `text`, `swift`.
///
/// The tree is whole: outside of its keys, its values and the parts that could not be read there are only white space,
/// comments, dashes, colons and the markers of a document. So a formatter can print it, and an editor can ask it while the
/// user types.
package struct Outline: Sendable {
  package let file: SourceFile
  package let root: Value
  /// The parts that belong to nothing: directives, anchors and tags, and what follows the document.
  package let unread: [SourceRange]
  /// Whether the owners of lines are known. They are not in a file that mixes tabs and spaces: a reader would report errors
  /// that follow from a wrong guess.
  package let isReadable: Bool
}

/// The value of a key or of a list item.
package struct Value: Sendable {
  package enum Form: Sendable {
    /// A key without a value.
    case nothing
    /// Text as it is in the file, with quotes and comments; `isBelow` if it begins on the line after its key.
    case plain(isBelow: Bool)
    case block(Block)
    case mapping(Mapping)
    case list([Value])
    /// Something that has been reported as an error already: readers skip it.
    case refused
  }

  package let form: Form
  package let range: SourceRange
  /// The column of its key or dash.
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

/// The lines below a `|` or a `>`.
package struct Block: Sendable {
  package enum Chomping: Sendable {
    case clip, strip, keep
  }

  /// Whether line breaks are folded: `>` folds them, `|` leaves them.
  package let isFolded: Bool
  package let chomping: Chomping
  /// The number of leading spaces of each line that are not text.
  package let indentation: Int
  /// The `|` or `>`.
  package let sign: SourceRange
  /// All lines, from the one after the header to the one that ends the block.
  package let lines: SourceRange
}

/// Keys and their values, in the file's order; each key once.
package struct Mapping: Sendable {
  package var entries: [Entry] = []
  /// The lines, or the parts of brackets, that are no entry, or a second one for a key. They were reported.
  package var unread: [SourceRange] = []
  /// False if a part of it could not be read: a key that seems to be missing may be there.
  package var isWhole: Bool = true

  package struct Entry: Sendable {
    package let key: Key
    /// The offset of its colon. Nil if that is missing, which was reported.
    package let colon: Int?
    package let value: Value

    package var range: SourceRange { key.range.joined(value.range) }
  }

  /// The end of the last entry or of the last line that could not be read.
  var end: Int? { [entries.last?.range.upperBound, unread.last?.upperBound].compactMap { $0 }.max() }

  package subscript(name: String) -> Entry? {
    entries.first { $0.key.name == name }
  }
}

/// A key of a mapping. Its name has no quotes.
package struct Key: Sendable {
  package let name: String
  /// The range in the file, with quotes.
  package let range: SourceRange
  let quoted: Quoted?
  package let column: Int

  /// The key as Swift: a name, or a signature.
  package var text: SwiftText {
    quoted?.swift(keyColumn: column) ?? SwiftText(range, baseColumn: column)
  }
}
