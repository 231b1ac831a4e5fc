/// String literals: plain and raw, on one line or several, with interpolations.
extension SwiftScanner {
  /// Reads opening quotes after this many `#`.
  mutating func stringStart(hashes: Int) -> Token {
    let quote = offset + hashes
    let isMultiLine = bytes.matches("\"\"\"", at: quote) && !(hashes > 0 && closesOnLine(quote, hashes))
    let length = hashes + (isMultiLine ? 3 : 1)
    frames.append(
      Frame(
        kind: .string,
        start: offset,
        end: offset + length,
        closer: 0,
        hashes: hashes,
        isMultiLine: isMultiLine
      )
    )
    return token(.stringStart, length)
  }

  /// Whether `#"""…` is a raw string on one line that begins with quotes, such as `#"""#`.
  private func closesOnLine(_ quote: Int, _ hashes: Int) -> Bool {
    var index = quote + 1
    while index < bytes.end, !Bytes.isNewline(bytes[index]) {
      if bytes[index] == UInt8(ascii: "\""), hasHashes(hashes, at: index + 1) { return true }
      index += 1
    }
    return false
  }

  /// Continues inside a string, to its end or to its next interpolation.
  mutating func stringPart(_ frame: Frame) -> Token {
    while offset < bytes.end {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\\"), hasHashes(frame.hashes, at: offset + 1) {
        let escaped = offset + 1 + frame.hashes
        if bytes[escaped] == UInt8(ascii: "(") {
          return open(.interpolation, UInt8(ascii: ")"), .interpolationStart, frame.hashes + 2)
        }
        // A line break ends a one-line string even after a backslash.
        offset = Bytes.isNewline(bytes[escaped]) ? escaped : escaped + 1
      } else if byte == UInt8(ascii: "\""), let length = closingLength(frame) {
        frames.removeLast()
        return token(.stringEnd, length)
      } else if Bytes.isNewline(byte), !frame.isMultiLine {
        break
      } else {
        offset += 1
      }
    }
    return fail(ScanFailure(.unclosedString, frame.start, frame.end))
  }

  private func closingLength(_ frame: Frame) -> Int? {
    guard !frame.isMultiLine || bytes.matches("\"\"\"", at: offset) else { return nil }
    let quotes = frame.isMultiLine ? 3 : 1
    return hasHashes(frame.hashes, at: offset + quotes) ? quotes + frame.hashes : nil
  }

  func hasHashes(_ count: Int, at start: Int) -> Bool {
    var index = 0
    while index < count {
      if bytes[start + index] != UInt8(ascii: "#") { return false }
      index += 1
    }
    return true
  }
}
