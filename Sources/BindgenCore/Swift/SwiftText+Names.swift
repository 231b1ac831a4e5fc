extension SwiftText {
  /// The words with which a getter can't begin: Swift would read accessors.
  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "read", "modify", "_read", "_modify", "mutating", "nonmutating", "borrow",
  ]

  /// The parts of `cart.products`; nil if the text is more than that.
  var dottedNames: [String]? {
    guard self.bytes.allSatisfy(SwiftText.mayStandInNames) else { return nil }
    let bytes = self.bytes.filter { !SwiftText.isBlank($0) }
    var names = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { SwiftName.bare(String(decoding: $0, as: UTF8.self)) }
    if names.count > 1, names[0] == "self" { names.removeFirst() }
    guard !names.contains(where: \.isEmpty), let first = names.first, !SwiftText.accessors.contains(first)
    else { return nil }
    return names
  }

  /// Whether a byte may be in dotted names: a quick test, since most expressions soon contain other bytes.
  private static func mayStandInNames(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "`"): true
    default: isBlank(byte)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }
}
