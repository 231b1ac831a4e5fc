/// The rules for names in Swift, and for their spelling in each place.
package enum SwiftName {
  package enum Place: Sendable {
    /// A property or a method, declared or used without a dot.
    case member
    /// A parameter's name inside the function.
    case parameter
    /// An argument's label, in a declaration or in a call.
    case declaredLabel
    case label
    /// Directly after a dot.
    case afterDot
    case type
    case enumCase
  }

  /// The most bytes of a name. Nobody needs as many, and comparing names full of combining marks takes time that grows
  /// with the square of their length.
  package static let longest = 1000

  /// Returns the name without backticks.
  package static func bare(_ text: String) -> String {
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "`"), text.utf8.last == UInt8(ascii: "`") else {
      return text
    }
    // As bytes: a combining mark would take the backtick along.
    return String(decoding: text.utf8.dropFirst().dropLast(), as: UTF8.self)
  }

  /// Whether a text is an identifier that can be declared, with or without backticks: a keyword can, `self` can't.
  package static func isIdentifier(_ text: String) -> Bool {
    let name = bare(text)
    return isPlain(name) && !isNeverDeclared(name)
  }

  /// Returns the article before a name in a sentence.
  package static func article(before name: String) -> String {
    name.first.map { "AEIOaeio".contains($0) } == true ? "an" : "a"
  }

  /// Parses a name, and returns it without backticks.
  package static func parse(_ text: SwiftText) throws(Diagnostic) -> String {
    let tokens = try Tokens(text)
    guard tokens.count > 1 else { throw .error("expected-name", at: text.range, "a name is missing") }
    let written = tokens.string(0)
    if tokens[0].kind == .name, tokens.count > 2 {
      throw .error(
        "not-a-name",
        at: tokens.range(1),
        "unexpected '\(tokens.string(1))' after the name '\(written)'",
        help: help(for: tokens)
      )
    }
    try check(written, at: tokens.range(0))
    return bare(written)
  }

  /// Returns the help for a name with something behind it.
  private static func help(for tokens: Tokens) -> String? {
    let words = (0..<tokens.count - 1).map { tokens.string($0) }
    let isKebab = words.count % 2 == 1 && words.indices.allSatisfy { ($0 % 2 == 1) == (words[$0] == "-") }
    if isKebab {
      let parts = stride(from: 0, to: words.count, by: 2).map { words[$0] }
      return "write '\(parts[0] + parts.dropFirst().map(capitalized).joined())': a name has no '-'"
    }
    if words[1] == "(", tokens[1].followsSpace, let end = words.firstIndex(of: ")"), isKeyword(words[0]) {
      return "write '\(words[...end].joined())', without a space"
    }
    if words[1] == "<" { return "leave '<' and what follows out: what has its name here is not generic" }
    return isKeyword(words[0]) ? "leave '\(words[0])' out" : nil
  }

  /// Throws if a name can't be declared.
  static func check(_ written: String, at range: SourceRange) throws(Diagnostic) {
    let name = bare(written)
    if isPlain(name), isNeverDeclared(name) {
      throw .error("reserved-name", at: range, "'\(name)' can't be a name, since Swift gives it its own meaning")
    }
    guard isPlain(name) else { throw .error("not-a-name", at: range, "'\(written)' is not a name in Swift") }
  }

  /// Returns the name with backticks if Swift needs them: for a keyword, and for a name that is valid only in backticks.
  package static func escaped(_ name: String, as place: Place = .member) -> String {
    // A type of another module, by its module.
    if name.utf8.contains(UInt8(ascii: ".")) {
      return name.split(separator: ".").map { escaped(String($0), as: .afterDot) }.joined(separator: ".")
    }
    return needsBackticks(name, as: place) || !isPlain(name) ? "`\(name)`" : name
  }

  package static func needsBackticks(_ name: String, as place: Place) -> Bool {
    switch place {
    case .member, .parameter, .enumCase: isKeyword(name)
    case .type: isKeyword(name) || isPartOfTypes(name)
    case .declaredLabel: name == "inout" || name == "var" || name == "let"
    case .label: name == "inout"
    case .afterDot: name == "init" || name == "self" || name == "Type" || name == "Protocol"
    }
  }

  /// Whether a name has its own meaning in the place of a type: `any P`, `each T`, `Int.Type`.
  private static func isPartOfTypes(_ name: String) -> Bool {
    switch name {
    case "any", "some", "each", "Type", "Protocol": true
    default: false
    }
  }

  /// Whether a name is a keyword everywhere, so that it needs backticks.
  package static func isKeyword(_ name: String) -> Bool {
    keywords.contains(name)
  }

  /// The keywords that are reserved everywhere, as the language reference lists them.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
  ]

  /// Returns the name with a capital first letter, to follow another word: `cartDidChange` + `Products`.
  package static func capitalized(_ name: String) -> String {
    guard let first = name.utf8.first, first < 0x80 else { return name.prefix(1).uppercased() + name.dropFirst() }
    guard first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z") else { return name }
    var bytes = Array(name.utf8)
    bytes[0] = first - 0x20
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the name with a small first letter: `Cart` → `cart`, `URLCache` → `urlCache`.
  ///
  /// Several capitals in a row are one word and are all lowered, except a last one that begins the next word.
  package static func uncapitalized(_ name: String) -> String {
    var capitals = 0
    for byte in name.utf8 {
      guard isCapital(byte) else {
        let nextWordBegins = capitals > 1 && isSmall(byte)
        return lowered(name, nextWordBegins ? capitals - 1 : max(capitals, 1))
      }
      capitals += 1
    }
    return name.lowercased()
  }

  private static func isNeverDeclared(_ name: String) -> Bool {
    name == "self" || name == "Self" || name == "_"
  }

  private static func isPlain(_ name: String) -> Bool {
    let bytes = Bytes(Array(name.utf8))
    guard Bytes.mayBeginName(bytes[0]), !bytes.isCombining(at: 0) else { return false }
    var index = 0
    while index < bytes.end {
      let length = bytes.nameLength(at: index)
      if length == 0 { return false }
      index += length
    }
    return true
  }

  private static func lowered(_ name: String, _ count: Int) -> String {
    name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private static func isCapital(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") }
  private static func isSmall(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") }
}
