extension SwiftCode {
  /// The text without `self.`: spaces take its place, so that all other places are exact. After an escape in quotes
  /// places are lost anyway, and nothing takes its place.
  ///
  /// An expression becomes a function outside the class, where `self` means something else.
  var withoutSelf: SwiftText {
    var bytes = self.bytes
    var lost: [Int] = []
    for index in 0..<tokens.count where isSelf(index) {
      let member = tokens[index + 2]
      let isQuoted = SwiftName.needsBackticks(tokens.string(index + 2), as: .member) && member.start >= 2
      for place in tokens[index].start..<member.start where bytes[place] != 0x0A && bytes[place] != 0x0D {
        bytes[place] = 0x20
        if place >= text.exactCount, !isQuoted || place < member.start - 2 { lost.append(place) }
      }
      if isQuoted { quote(member, &bytes) }
    }
    if !lost.isEmpty { bytes = Self.without(lost, bytes) }
    return text.with(bytes)
  }

  /// Returns the bytes without those at some places, which ascend.
  private static func without(_ places: [Int], _ bytes: [UInt8]) -> [UInt8] {
    var left: [UInt8] = []
    left.reserveCapacity(bytes.count)
    var start = 0
    for place in places {
      left.append(contentsOf: bytes[start..<place])
      start = place + 1
    }
    return left + bytes[start...]
  }

  private func isSelf(_ index: Int) -> Bool {
    guard tokens[index].kind == .name, tokens.isText(index, "self"), tokens[index + 1].kind == .dot,
      tokens[index + 2].kind == .name, !tokens.isText(index + 2, "self")
    else { return false }
    return index == 0 || tokens[index - 1].kind != .dot && tokens[index - 1].kind != .backslash
  }

  /// Adds backticks to a keyword that followed a dot and now needs them; the removed `self.` left room for them.
  private func quote(_ member: Token, _ bytes: inout [UInt8]) {
    for place in member.range { bytes[place - 1] = self.bytes[place] }
    bytes[member.start - 2] = 0x60
    bytes[member.end - 1] = 0x60
  }
}
