import BindgenCore

/// Where Swift's server was asked last what may be typed.
///
/// Asked about the same place again it only looks for another beginning of the word, in what it found before: it does not
/// see that `cart.` has become `shop.`, or that the cart has got another field, until it was asked about another place.
struct CompletedPlace {
  private var uri: String = ""
  /// What was before the word; nil if something else may have changed since.
  private var text: ArraySlice<UInt8>?
  private var start: Int = 0

  /// In a comment, where little is found.
  static let other: TextPlace = TextPlace(line: 0, character: 3)

  /// Whether what was found at a place before counts no more; it is the last one from now on.
  mutating func isStale(in uri: JSON, _ document: Document, _ offset: Int) -> Bool {
    let start: Int = document.startOfName(at: offset)
    let text: ArraySlice<UInt8> = document.bytes[..<start]
    defer { (self.uri, self.text, self.start) = (uri.string ?? "", text, start) }
    return self.uri == uri.string && self.start == start && self.text != text
  }

  mutating func forgetText() { text = nil }
}
