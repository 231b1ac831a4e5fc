#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Paths without links and dots.
package enum RealPath {
  package static func of(_ path: String) -> String? {
    guard let bytes = realpath(path, nil) else { return nil }
    defer { free(bytes) }
    return String(cString: bytes)
  }

  /// Returns the relative path from a folder to a file, both without links and dots: the same on every machine with the same
  /// layout.
  static func relative(_ path: String, from folder: String) -> String {
    let target = path.split(separator: "/")
    let base = folder.split(separator: "/")
    let shared = zip(target, base).prefix(while: { $0 == $1 }).count
    let up: [Substring] = Array(repeating: "..", count: base.count - shared)
    return (up + target[shared...]).joined(separator: "/")
  }
}
