import BindgenCore

/// A declaration in specs, which other places refer to.
enum Symbol: Hashable, Sendable {
  /// A model, or a protocol that is emitted beside one.
  case type(String)
  /// A constant, a service, a child, a state, a list or a derivation of a model.
  case entry(model: String, String)
  /// Functions, actions and events with one base name.
  case method(model: String, String)
  /// A case of a child that has several.
  case alternative(model: String, child: String, String)
  /// The id of effects.
  case effect(model: String, String)
  /// A method or a property of a service.
  case requirement(of: String, String)
  case command(model: String, String)

  var name: String {
    switch self {
    case .type(let name), .entry(_, let name), .method(_, let name), .alternative(_, _, let name), .effect(_, let name),
      .requirement(_, let name), .command(_, let name):
      name
    }
  }

  /// The name for 'explain'; nil for symbols that it does not support.
  var path: String? {
    switch self {
    case .type(let name): name
    case .entry(let model, let name), .method(let model, let name): model + "." + name
    case .alternative(let model, let child, let name): model + "." + child + "." + name
    case .effect, .requirement, .command: nil
    }
  }

  /// The word for its kind in a message.
  var kind: String {
    switch self {
    case .type: "type"
    case .entry: "entry"
    case .method: "action, function or event"
    case .alternative: "case"
    case .effect: "effect"
    case .requirement: "method"
    case .command: "command"
    }
  }

  /// Returns the symbol after a rename of another one: symbols in a renamed model or child change with it.
  func renamed(_ old: Symbol, _ name: String) -> Symbol {
    if self == old { return named(name) }
    func model(_ own: String) -> String { old == .type(own) ? name : own }
    switch self {
    case .type: return self
    case .entry(let owner, let own): return .entry(model: model(owner), own)
    case .method(let owner, let own): return .method(model: model(owner), own)
    case .alternative(let owner, let child, let own):
      let isOfOld = old == .entry(model: owner, child)
      return .alternative(model: model(owner), child: isOfOld ? name : child, own)
    case .effect(let owner, let own): return .effect(model: model(owner), own)
    case .requirement(let type, let own): return .requirement(of: model(type), own)
    case .command(let owner, let own): return .command(model: model(owner), own)
    }
  }

  private func named(_ name: String) -> Symbol {
    switch self {
    case .type: .type(name)
    case .entry(let model, _): .entry(model: model, name)
    case .method(let model, _): .method(model: model, name)
    case .alternative(let model, let child, _): .alternative(model: model, child: child, name)
    case .effect(let model, _): .effect(model: model, name)
    case .requirement(let type, _): .requirement(of: type, name)
    case .command(let model, _): .command(model: model, name)
    }
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
  /// Whether a dot precedes it.
  let isMember: Bool
  /// Whether the place has the name and nothing else, so that another can be written there.
  let isExact: Bool

  init(
    _ symbol: Symbol,
    at range: SourceRange,
    _ spelling: NameSpelling = .plain,
    isDeclaration: Bool = false,
    isMember: Bool = false
  ) {
    let wanted = spelling.text(of: symbol.name)
    let place = range.only(wanted)
    self.symbol = symbol
    self.range = place ?? range
    self.spelling = spelling
    self.isDeclaration = isDeclaration
    self.isMember = isMember
    isExact = place != nil
  }
}

extension SourceRange {
  /// Returns the part that is a name; nil unless the name occurs exactly once. Backticks around the whole range are included.
  fileprivate func only(_ name: String) -> SourceRange? {
    let (bytes, wanted) = (Array(self.bytes), Array(name.utf8))
    if bytes == wanted || bytes == Array("`\(name)`".utf8) { return self }
    guard !wanted.isEmpty, bytes.count > wanted.count else { return nil }
    var found: [Int] = []
    for start in 0...bytes.count - wanted.count where bytes[start] == wanted[0] {
      let end = start + wanted.count
      let isWord =
        (start == 0 || !Document.isNamePart(bytes[start - 1]))
        && (end == bytes.count || !Document.isNamePart(bytes[end]))
      if isWord, bytes[start..<end].elementsEqual(wanted) { found.append(start) }
    }
    guard found.count == 1 else { return nil }
    return SourceRange(file, lowerBound + found[0], lowerBound + found[0] + wanted.count)
  }
}
