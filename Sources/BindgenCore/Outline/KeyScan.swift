/// The result of a scan for the end of a line's key.
enum KeyScan {
  /// A key, with the offsets of its end and behind its colon.
  case key(end: Int, afterColon: Int)
  case none
  /// A bracket or a quote that the line does not close.
  case unclosed(at: Int)

  /// Finds the first colon before a space or the line's end that is outside brackets, strings and the `<…>` directly after
  /// a name.
  init(_ bytes: [UInt8], _ start: Int, _ end: Int) {
    if start >= end {
      self = .none
    } else if bytes[start] == .singleQuote || bytes[start] == .doubleQuote {
      self = KeyScan.quoted(bytes, start, end)
    } else {
      self = KeyScan.plain(bytes, start, end)
    }
  }

  private static func quoted(_ bytes: [UInt8], _ start: Int, _ end: Int) -> KeyScan {
    guard let close = endOfQuote(bytes, start, end) else { return .none }
    var colon = close
    while colon < end, bytes[colon].isBlankOrTab { colon += 1 }
    guard colon < end, endsKey(bytes, colon, end) else { return .none }
    return .key(end: close, afterColon: colon + 1)
  }

  private static func plain(_ bytes: [UInt8], _ start: Int, _ end: Int) -> KeyScan {
    var index = start
    var brackets = 0
    var angles = 0
    var opened = start
    while index < end {
      let byte = bytes[index]
      if byte.isNameByte || byte == .blank {
        index += 1
        continue
      }
      if byte == .doubleQuote {
        guard let close = endOfQuote(bytes, index, end) else { return .unclosed(at: index) }
        index = close
        continue
      }
      if byte.isOpening {
        if brackets == 0 { opened = index }
        brackets += 1
      } else if byte.isClosing {
        if brackets == 0 { return .none }
        brackets -= 1
      } else if brackets == 0 {
        if byte == UInt8(ascii: "<"), index > start, bytes[index - 1].isNameByte {
          if angles == 0 { opened = index }
          angles += 1
        } else if byte == UInt8(ascii: ">"), angles > 0, bytes[index - 1] != .dash {
          angles -= 1
        } else if byte == .hash, index == start || bytes[index - 1].isBlankOrTab {
          return .none
        } else if angles == 0, endsKey(bytes, index, end) {
          return key(bytes, start, colon: index)
        }
      }
      index += 1
    }
    return brackets > 0 || angles > 0 ? .unclosed(at: opened) : .none
  }

  private static func endsKey(_ bytes: [UInt8], _ index: Int, _ end: Int) -> Bool {
    bytes[index] == .colon && (index + 1 == end || bytes[index + 1].isWhitespace)
  }

  private static func key(_ bytes: [UInt8], _ start: Int, colon: Int) -> KeyScan {
    var end = colon
    while end > start, bytes[end - 1].isBlankOrTab { end -= 1 }
    return .key(end: end, afterColon: colon + 1)
  }
}

/// Returns the end of the quote that closes the one at an offset, by YAML's rules: `''` in single quotes, `\"` in double.
func endOfQuote(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Int? {
  let quote = bytes[start]
  var index = start + 1
  while index < end {
    let byte = bytes[index]
    if byte == .backslash, quote == .doubleQuote {
      index += 2
    } else if byte != quote {
      index += 1
    } else if quote == .singleQuote, index + 1 < end, bytes[index + 1] == quote {
      index += 2
    } else {
      return index + 1
    }
  }
  return nil
}
