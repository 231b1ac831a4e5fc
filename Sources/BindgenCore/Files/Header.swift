/// The first line of bindgen's own files: no file without it is ever overwritten or removed.
///
/// The templates contain the whole line; this is what all of them begin with.
package enum Header {
  package static let prefix = "// Made by bindgen"
  /// The prefix of the manifest, which is not Swift.
  static let manifestPrefix = "# Made by bindgen"

  package static func marks(_ bytes: [UInt8]) -> Bool { begins(bytes, with: prefix) }

  static func marksManifest(_ bytes: [UInt8]) -> Bool { begins(bytes, with: manifestPrefix) }

  /// Whether a temporary file may be bindgen's: it may have been cut off while it was written, even inside the header.
  static func mayMarkCut(_ bytes: [UInt8]) -> Bool {
    marks(bytes) || marksManifest(bytes) || prefix.utf8.starts(with: bytes) || manifestPrefix.utf8.starts(with: bytes)
  }

  /// Whether a file begins with a prefix, where the name ends: `// Made by bindgenerator` is another tool's.
  private static func begins(_ bytes: [UInt8], with prefix: String) -> Bool {
    guard bytes.starts(with: prefix.utf8) else { return false }
    guard bytes.count > prefix.utf8.count else { return true }
    return " .:\r\n".utf8.contains(bytes[prefix.utf8.count])
  }

  /// The number of bytes that show whether a file is bindgen's.
  static var length: Int { prefix.utf8.count + 1 }
}
