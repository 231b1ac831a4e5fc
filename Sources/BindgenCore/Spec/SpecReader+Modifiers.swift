/// The words in front of an entry's name, as Swift writes them: `private`, `public private(set)`.
struct Modifiers {
  /// Who may see it, and who may write it.
  var access: Word?
  var set: Word?
  /// The name, or the signature.
  var rest: SwiftText
}

extension SpecReader {
  static let accesses: [String] = ["private", "internal", "package", "public"]

  /// A modifier is followed by a blank and a name: an entry may be called `private`. Nil for an unusable one, which is
  /// reported.
  mutating func modifiers(of key: Key) -> Modifiers? {
    var modifiers: Modifiers = Modifiers(rest: key.text)
    if SwiftName.isIdentifier(key.name) { return modifiers }
    while let (word, isSetter): (Word, Bool) = modifiers.takeFirst() {
      guard SpecReader.accesses.contains(word.text) else {
        diagnostics.error(
          "unknown-modifier",
          at: word.range,
          "an entry can't be '\(word.text)'",
          help: word.text == "open" ? "write 'public'" : "write 'private'"
        )
        return nil
      }
      guard (isSetter ? modifiers.set : modifiers.access) == nil else {
        diagnostics.error("two-accesses", at: word.range, "the access is given twice", help: "remove one of them")
        return nil
      }
      if isSetter { modifiers.set = word } else { modifiers.access = word }
    }
    return modifiers
  }

  /// The access that a long form gives, beside the modifier in front of the name.
  mutating func setAccess(_ word: Word?, _ access: inout Word?, besides modifier: Word?) -> Bool {
    guard let word else { return false }
    access = word
    guard modifier != nil else { return true }
    diagnostics.error(
      "two-accesses",
      at: word.range,
      "the access is given in front of the name, too",
      help: "remove one of them"
    )
    return false
  }
}

extension Modifiers {
  private static let words: [String] = SpecReader.accesses + ["fileprivate", "open"]

  /// Takes the first word, if it is a modifier: with `(set)` or without.
  fileprivate mutating func takeFirst() -> (word: Word, isSetter: Bool)? {
    let bytes: [UInt8] = rest.bytes
    let end: Int = bytes.firstIndex { !$0.isNameByte } ?? bytes.count
    let word: String = String(decoding: bytes[..<end], as: UTF8.self)
    guard Modifiers.words.contains(word) else { return nil }
    let setter: [UInt8] = Array("(set)".utf8)
    let isSetter: Bool = bytes[end...].starts(with: setter)
    let behind: Int = end + (isSetter ? setter.count : 0)
    let name: Int = bytes[behind...].firstIndex { !$0.isBlankOrTab } ?? behind
    guard name > behind, name < bytes.count, bytes[name].isNameByte || bytes[name] == UInt8(ascii: "`") else {
      return nil
    }
    defer { rest = rest.part(name..<bytes.count) }
    return (Word(word, at: rest.range(of: 0..<behind)), isSetter)
  }
}
