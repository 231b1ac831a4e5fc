import BindgenCore

/// A buffer for messages, each `Content-Length: 12\r\n\r\n` and as many bytes: takes the bytes that arrive, returns whole messages.
struct Inbox {
  enum MessageError: Error, Hashable, Sendable {
    /// A malformed header: the start of the next message is unknown, so nothing after it can be read.
    case header
    case tooLong
  }

  static let longestHeader = 4096
  /// The size limit, which is that of files: a larger message is a mistake. It is rejected as soon as its header is read.
  static let longestMessage: Int = 64 << 20

  private var bytes: [UInt8] = []
  /// The end of the bytes that were returned as messages.
  private var start: Int = 0
  /// The number of bytes that were searched for the end of a header, so that one that arrives in single bytes is scanned once.
  private var scanned: Int = 0
  private var body: Range<Int>?

  mutating func append(_ more: ArraySlice<UInt8>) {
    // Removed at most once for as many bytes as are moved, so that the time is linear.
    if start > bytes.count / 2 { dropRead() }
    bytes += more
  }

  private mutating func dropRead() {
    bytes.removeSubrange(..<start)
    scanned -= start
    body = body.map { $0.lowerBound - start..<$0.upperBound - start }
    start = 0
  }

  /// The next message, if all of it is there.
  mutating func next() throws(MessageError) -> [UInt8]? {
    if body == nil { try readHeader() }
    guard let range = body, range.upperBound <= bytes.count else { return nil }
    let message = Array(bytes[range])
    (start, scanned, body) = (range.upperBound, range.upperBound, nil)
    return message
  }

  private mutating func readHeader() throws(MessageError) {
    let separator = Array("\r\n\r\n".utf8)
    var end = max(scanned - 3, start)
    while end + 4 <= bytes.count, !bytes[end..<end + 4].elementsEqual(separator) { end += 1 }
    scanned = bytes.count
    guard end - start <= Self.longestHeader else { throw .header }
    guard end + 4 <= bytes.count else { return }
    guard let length = Self.length(String(decoding: bytes[start..<end], as: UTF8.self)) else { throw .header }
    guard length <= Self.longestMessage else { throw .tooLong }
    body = end + 4..<end + 4 + length
  }

  /// Returns the length in a header; nil if there is none, if it is negative, no number or too large for one, or if two differ.
  private static func length(_ header: String) -> Int? {
    var length: Int?
    for line in header.unicodeScalars.split(whereSeparator: { $0 == "\r" || $0 == "\n" }).map(Substring.init) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = String(parts[1].filter { $0 != " " })
      guard let number = Int(digits), number >= 0, length == nil || length == number else { return nil }
      length = number
    }
    return length
  }
}

extension JSON {
  /// The message with its header.
  var framed: [UInt8] {
    let body = bytes
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
