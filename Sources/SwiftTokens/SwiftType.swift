import BindgenDiagnostics

/// A type as it was written, and what emitted code must know of it.
public struct SwiftType: Hashable, Sendable {
  /// The type as Swift writes it, on one line, comments left out.
  public let text: String
  public let range: SourceRange
  public let form: Form
  /// Each name in it that is not a member of another, in order, with its place: what `[Cart.ID: any Product]` mentions
  /// is `Cart` and `Product`.
  public let names: [Name]

  public struct Name: Hashable, Sendable {
    public let text: String
    public let range: SourceRange

    public init(text: String, range: SourceRange) {
      self.text = text
      self.range = range
    }
  }

  /// The outermost shape, parentheses around the whole left out.
  public indirect enum Form: Hashable, Sendable {
    /// `Int`, `Swift.Int`, `Set<String>`, `A.B`: the text without generic arguments.
    case named(String)
    case optional(SwiftType)
    case array(SwiftType)
    case dictionary
    case tuple
    case function
    /// `any P`, `any P & Q`, `P & Q`.
    case existential
    case metatype
  }

  public init(text: String, range: SourceRange, form: Form, names: [Name]) {
    self.text = text
    self.range = range
    self.form = form
    self.names = names
  }
}
