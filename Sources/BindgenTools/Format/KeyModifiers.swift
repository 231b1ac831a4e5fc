import BindgenCore

/// The modifiers in front of an entry's name, in the order of Swift: `public private(set)`, `private weak`.
enum KeyModifiers {
  /// Returns a key with its modifiers in order, and one space behind each.
  static func sorted(_ key: ArraySlice<UInt8>) -> [UInt8] {
    var rest = key
    var words: [(rank: Int, text: ArraySlice<UInt8>)] = []
    while let word = firstWord(of: rest), let rank = rank(word) {
      words.append((rank, word))
      rest = rest[word.endIndex...].drop { $0 == .blank }
    }
    return words.sorted { $0.rank < $1.rank }.flatMap { $0.text + [.blank] } + rest
  }

  /// Returns the first word. Nil for the last one, which is the name: an entry may be called `weak`.
  private static func firstWord(of text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    text.firstIndex(of: .blank).map { text[..<$0] }
  }

  private static func rank(_ word: ArraySlice<UInt8>) -> Int? {
    let text: String = String(decoding: word, as: UTF8.self)
    if Language.ownerships.contains(text) { return 2 }
    let access: String = text.hasSuffix("(set)") ? String(text.dropLast("(set)".count)) : text
    return Language.entryAccesses.contains(access) ? (access == text ? 0 : 1) : nil
  }
}
