import BindgenCore

extension Diagnostic {
  /// Its file with the code that its help quotes in place of its range. Nil if the help quotes none.
  package var pasted: String? {
    guard let range, let code: String = help?.quotedCode else { return nil }
    let bytes: [UInt8] = range.file.bytes
    // Spaces after a removed word go, too.
    let rest: ArraySlice<UInt8> = bytes[range.upperBound...].drop { code.isEmpty && $0 == UInt8(ascii: " ") }
    let mended: [UInt8] = bytes[..<range.lowerBound] + Array(code.utf8) + rest
    return String(decoding: mended, as: UTF8.self)
  }
}

extension String {
  /// The code that a help says to write, between single quotes. If quotes are a part of it, all up to the last one.
  fileprivate var quotedCode: String? {
    if hasPrefix("leave ") || hasPrefix("remove it") { return "" }
    guard let first: Index = firstIndex(of: "'"), let last: Index = lastIndex(of: "'"), first < last else { return nil }
    if hasPrefix("write it in single quotes") { return String(self[first...last]) }
    let code: Substring = self[index(after: first)..<last]
    let end: Index? = ["', ", "' ", "'; "].compactMap { code.firstRange(of: $0)?.lowerBound }.min()
    return String(code[..<(end ?? last)])
  }
}
