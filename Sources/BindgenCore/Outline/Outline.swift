/// A file as a tree of keys, values and ranges. It knows YAML's shape and nothing of models.
///
/// A value keeps its raw text; what it means is asked of it by whoever knows what belongs there: `mapping`, `items`,
/// `text`, `swift`.
public struct Outline: Sendable {
  public let file: SourceFile
  public let root: Value
}

/// What stands behind a key or a dash.
public struct Value: Sendable {
  public enum Form: Sendable {
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

  public let form: Form
  public let range: SourceRange
  /// The column of the key or dash that it belongs to.
  public let keyColumn: Int

  init(_ form: Form, _ range: SourceRange, keyColumn: Int) {
    self.form = form
    self.range = range
    self.keyColumn = keyColumn
  }

  public var isRefused: Bool {
    if case .refused = form { true } else { false }
  }
}

/// Lines below a `|` or a `>`.
public struct Block: Sendable {
  public enum Chomping: Sendable {
    case clip, strip, keep
  }

  /// `>` folds, `|` keeps.
  public let isFolded: Bool
  public let chomping: Chomping
  /// How many blanks in front of each line are not text.
  public let indentation: Int
  /// The `|` or `>`.
  public let sign: SourceRange
  /// All lines, from the one after the header to the one that ends the block.
  public let lines: SourceRange
}

/// Keys and their values, in the file's order; each key once.
public struct Mapping: Sendable {
  public let entries: [Entry]
  /// False where a part of it could not be read: what seems to be missing may stand there.
  public let isWhole: Bool

  public struct Entry: Sendable {
    public let key: Key
    public let value: Value

    public var range: SourceRange { key.range.joined(value.range) }
  }

  public subscript(name: String) -> Entry? {
    entries.first { $0.key.name == name }
  }
}

/// A key, quotes taken off.
public struct Key: Sendable {
  public let name: String
  /// As it stands in the file, quotes included.
  public let range: SourceRange
  let quoted: Quoted?
  let column: Int

  /// The key as Swift: a name, or a signature.
  public var text: SwiftText {
    quoted?.swift(keyColumn: column) ?? SwiftText(range, baseColumn: column)
  }
}
