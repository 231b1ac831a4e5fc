/// Decides whether a `<` is a bracket or an operator.
extension SwiftScanner {
  /// Whether a `<` is a bracket: it directly follows a name, types may follow it up to its `>`, and no operand follows the
  /// `>`: `f(a<b, c>d)` compares twice.
  ///
  /// Each byte is looked at once, so that many `<` in a row still take linear time.
  mutating func beginsAngle() -> Bool {
    guard last == .name, lastEnd == offset else { return false }
    if offset < angleEnd { return true }
    guard offset >= angleFailure else { return false }
    let (closes, end) = angleLookahead()
    if closes { angleEnd = end } else { angleFailure = end }
    return closes
  }

  /// Returns whether the brackets from here on close, and the place behind the last, or the place that shows that they don't.
  private func angleLookahead() -> (closes: Bool, end: Int) {
    var closers = [UInt8(ascii: ">")]
    var index = offset + 1
    if bytes[index] == UInt8(ascii: ">") { return (false, index) }
    while index < bytes.end {
      if bytes.isComment(at: index) || (isOutline && bytes.isNote(at: index)) {
        let isNote = bytes[index] == UInt8(ascii: "#")
        guard let end = isNote ? bytes.lineEnd(from: index) : bytes.commentEnd(at: index) else {
          return (false, bytes.end)
        }
        index = end
        continue
      }
      let byte = bytes[index]
      let before = bytes[index - 1]
      switch byte {
      case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): closers.append(UInt8(ascii: "]"))
      case UInt8(ascii: "<"):
        guard Bytes.mayBeNamePart(before) || before == UInt8(ascii: "`") else { return (false, index) }
        closers.append(UInt8(ascii: ">"))
      case UInt8(ascii: ">") where before == UInt8(ascii: "-"): break
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"):
        guard closers.popLast() == byte else { return (false, index) }
        if closers.isEmpty { return (mayFollowAngle(index + 1), index + 1) }
      default:
        guard mayStandInAngle(byte, before, bytes[index + 1]) else { return (false, index) }
      }
      guard closers.count <= SwiftScanner.depthLimit else { return (false, index) }
      index += 1
    }
    return (false, index)
  }

  private func mayStandInAngle(_ byte: UInt8, _ before: UInt8, _ after: UInt8) -> Bool {
    if Bytes.mayBeNamePart(byte) || Bytes.isBlank(byte) { return true }
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "`"),
      UInt8(ascii: "~"):
      return true
    case UInt8(ascii: "-"): return after == UInt8(ascii: ">") || Bytes.isDigit(after)
    case UInt8(ascii: "&"): return after != byte && before != byte
    case UInt8(ascii: "?"): return !Bytes.isBlank(before) && (before != byte || Self.mayFollowType(after))
    case UInt8(ascii: "!"): return !Bytes.isBlank(before) && before != byte
    default: return false
    }
  }

  /// `??` belongs to a type if no operand follows: `Set<Int??>`.
  private static func mayFollowType(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ">"), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "."),
      UInt8(ascii: "?"):
      return true
    default: return false
    }
  }

  private func mayFollowAngle(_ index: Int) -> Bool {
    let byte = bytes[index]
    return !(Bytes.mayBeNamePart(byte) || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "`"))
  }
}
