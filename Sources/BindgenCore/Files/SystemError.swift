#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The error of a failed system call.
package struct SystemError: Error, Hashable, Sendable {
  package let code: Int32

  package init(_ code: Int32) { self.code = code }

  /// The error of the last call.
  static var latest: SystemError { SystemError(errno) }

  static let notThere = SystemError(ENOENT)
  static let tooLarge = SystemError(EFBIG)

  /// The system's text, with a small first letter as inside a sentence.
  package var reason: String {
    guard let words = strerror(code) else { return "system error \(code)" }
    let text = String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// Whether the reader of a pipe has closed it; its writer has nothing left to do.
  package var isBrokenPipe: Bool { code == EPIPE }
}
