import BindgenCore

/// A declaration in specs, which other places refer to.
struct Symbol: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// A model, or a protocol that is emitted beside one.
    case type
    /// A constant, a service, a child, a state, a list or a derivation of a model.
    case entry
    /// Functions, actions and events with one base name.
    case method
    /// A case of a child that has several.
    case alternative(of: String)
    /// The id of effects.
    case effect
    /// A method or a property of a service.
    case requirement
    /// A command of a view.
    case command
  }

  private(set) var kind: Kind
  private(set) var name: String
  /// The model or the protocol that declares it. Empty for a type.
  private(set) var owner: String

  init(_ kind: Kind, _ name: String, of owner: String) { (self.kind, self.name, self.owner) = (kind, name, owner) }

  static func type(_ name: String) -> Symbol { Symbol(.type, name, of: "") }

  /// The name for 'explain'; nil for symbols that it does not support.
  var path: String? {
    switch kind {
    case .type: name
    case .entry, .method: owner + "." + name
    case .alternative(let child): owner + "." + child + "." + name
    case .effect, .requirement, .command: nil
    }
  }

  /// Returns the symbol after a rename of another one: symbols in a renamed model or child change with it.
  func renamed(_ old: Symbol, _ name: String) -> Symbol {
    var new = self
    if self == old { new.name = name }
    if old == .type(owner) { new.owner = name }
    if case .alternative(let child) = kind, old == Symbol(.entry, child, of: owner) {
      new.kind = .alternative(of: name)
    }
    return new
  }
}

/// The spelling of a name at a place: `results` itself, `loadResults`, `Destination`.
struct NameSpelling: Hashable, Sendable {
  var front: String = ""
  var back: String = ""
  var isCapitalized: Bool = false
  /// `if let player`, `[player]`: the place declares a name of its own, which stays.
  var isShort: Bool = false

  static let plain = NameSpelling()
  static let short = NameSpelling(isShort: true)

  static func made(_ front: String, _ back: String = "") -> NameSpelling {
    NameSpelling(front: front, back: back, isCapitalized: true)
  }

  /// Returns the text at the place for a name.
  func text(of name: String) -> String { front + (isCapitalized ? SwiftName.capitalized(name) : name) + back }
}

/// A place where a symbol is declared or used.
struct Occurrence: Hashable, Sendable {
  let symbol: Symbol
  let range: SourceRange
  let spelling: NameSpelling
  let isDeclaration: Bool
  /// Whether the place has the name and nothing else, so that another can be written there.
  let isExact: Bool

  init(_ symbol: Symbol, at range: SourceRange, _ spelling: NameSpelling = .plain, isDeclaration: Bool = false) {
    let place = range.only(spelling.text(of: symbol.name))
    self.symbol = symbol
    self.range = place ?? range
    self.spelling = spelling
    self.isDeclaration = isDeclaration
    isExact = place != nil
  }
}

extension SourceRange {
  /// Returns the part that is a name; nil unless the name occurs exactly once. Backticks around the whole are included.
  fileprivate func only(_ name: String) -> SourceRange? {
    if bytes.elementsEqual(name.utf8) || bytes.elementsEqual("`\(name)`".utf8) { return self }
    let found = bytes.split { !Document.isNamePart($0) }.filter { $0.elementsEqual(name.utf8) }
    return found.count == 1 ? SourceRange(file, found[0].startIndex, found[0].endIndex) : nil
  }
}
