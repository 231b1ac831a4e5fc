/// The rules for names of outputs: plain names, so that nothing can be written outside the folder.
enum OutputName {
  /// The prefix of bindgen's own hidden files: the manifest, and temporary files.
  private static let ownPrefix = ".bindgen-"
  private static let temporaryEnding = ".tmp"

  /// Returns the reason why a name can't be that of an output; nil if it can.
  static func problem(of name: String) -> String? {
    if name.isEmpty { return "it is empty" }
    if name == "." || name == ".." { return "it is the name of a folder" }
    if name.utf8.contains(UInt8(ascii: "/")) { return "it leads into another folder" }
    if name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return "it has a control character" }
    if name.utf8.count > 255 { return "it is longer than 255 bytes" }
    if name.utf8.starts(with: ownPrefix.utf8) { return "bindgen keeps such names for itself" }
    return nil
  }

  /// Returns the same name for all spellings that some file systems treat as one: they don't distinguish `Cart` from `cart`.
  static func folded(_ name: String) -> String { name.lowercased() }

  /// Returns a hidden name that no other run uses.
  static func temporary() -> String {
    let digits = String(UInt64.random(in: .min ... .max), radix: 16)
    return ownPrefix + String(repeating: "0", count: 16 - digits.utf8.count) + digits + temporaryEnding
  }

  static func isTemporary(_ name: String) -> Bool {
    guard name.hasPrefix(ownPrefix), name.hasSuffix(temporaryEnding) else { return false }
    let digits = name.dropFirst(ownPrefix.count).dropLast(temporaryEnding.count)
    return digits.utf8.count == 16 && digits.allSatisfy(\.isHexDigit)
  }
}
