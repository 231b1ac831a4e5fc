import BindgenCore

/// The position of the last completion request to SourceKit-LSP.
///
/// For another request at the same position SourceKit-LSP only filters its last results by the new prefix: it does not see
/// that `cart.` has become `shop.`, or that the cart has got another field, until another position is requested.
struct LastCompletionRequest {
  private var uri: String = ""
  /// The text before the completed word; nil if something else may have changed since.
  private var text: ArraySlice<UInt8>?
  private var start: Int = 0

  /// A position in the emitted file's first comment, where little is found: a request there drops the last results.
  static let other = TextPlace(line: 0, character: 3)

  /// Returns whether the results of the last request at this position are stale, and stores the position as the last one.
  mutating func isStale(in uri: JSON, _ document: Document, _ offset: Int) -> Bool {
    let start = document.startOfName(at: offset)
    let text = document.bytes[..<start]
    defer { (self.uri, self.text, self.start) = (uri.string ?? "", text, start) }
    return self.uri == uri.string && self.start == start && self.text != text
  }

  mutating func forgetText() { text = nil }
}
