/// The words in front of an entry's name, as Swift writes them: `private`, `public private(set)`.
struct Modifiers {
  /// The access for reading, and the access for writing.
  var access: Word?
  var set: Word?
  /// `weak` or `unowned`.
  var ownership: Word?
  /// The name, or the signature.
  var rest: SwiftText
}

extension SpecReader {
  /// Splits the modifiers off a key. Each is followed by a space and a name: an entry may be called `private`. Nil for a
  /// modifier that is not allowed, which is reported.
  mutating func modifiers(of key: Key) -> Modifiers? {
    var modifiers = Modifiers(rest: key.text)
    if SwiftName.isIdentifier(key.name) { return modifiers }
    while let (word, isSetter) = modifiers.takeFirst() {
      if Language.ownerships.contains(word.text), !isSetter, modifiers.ownership == nil {
        modifiers.ownership = word
        continue
      }
      guard Language.entryAccesses.contains(word.text) else {
        diagnostics.error(
          "unknown-modifier",
          at: word.range,
          "an entry can't be '\(word.text)'",
          help: word.text == "open" ? "write 'public'" : "write 'private'",
          instead: word.text == "open" ? "public" : "private"
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

  /// Sets the access of a long form. Returns false without one, or if a modifier in front of the name declares one, too.
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
  private static let words: [String] = Language.entryAccesses + Language.ownerships + ["fileprivate", "open"]

  /// Takes the first word behind the attributes, if it is a modifier: with `(set)` or without.
  fileprivate mutating func takeFirst() -> (word: Word, isSetter: Bool)? {
    let bytes = rest.bytes
    let start = Modifiers.endOfAttributes(bytes)
    let end = bytes[start...].firstIndex { !$0.isNameByte } ?? bytes.count
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    guard Modifiers.words.contains(word) else { return nil }
    let setter = Array("(set)".utf8)
    let isSetter = bytes[end...].starts(with: setter)
    let behind = end + (isSetter ? setter.count : 0)
    let name = bytes[behind...].firstIndex { !$0.isBlankOrTab } ?? behind
    guard name > behind, name < bytes.count, bytes[name].isNameByte || bytes[name] == 0x60 || bytes[name] == 0x40 else {
      return nil
    }
    let range = rest.range(of: start..<behind)
    // Spaces replace it, so that the offsets of the rest stay exact.
    let left: [UInt8] = bytes[..<start] + Array(repeating: .blank, count: behind - start) + bytes[behind...]
    rest = rest.with(left).trimmed
    return (Word(word, at: range), isSetter)
  }

  /// Returns the offset behind the attributes: `@discardableResult @available(…) `.
  private static func endOfAttributes(_ bytes: [UInt8]) -> Int {
    var (index, depth, end) = (0, 0, 0)
    while end < bytes.count, bytes[end] == 0x40, index < bytes.count {
      if bytes[index].isOpening { depth += 1 }
      if bytes[index].isClosing { depth -= 1 }
      index += 1
      if depth == 0, index < bytes.count, bytes[index].isBlankOrTab {
        end = bytes[index...].firstIndex { !$0.isBlankOrTab } ?? bytes.count
        index = end
      }
    }
    return end
  }
}
