#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the system answered to a call that failed.
package struct SystemError: Error, Hashable, Sendable {
  package let code: Int32

  package init(_ code: Int32) { self.code = code }

  /// Of the call that failed just now.
  static var latest: SystemError { SystemError(errno) }

  static let notThere: SystemError = SystemError(ENOENT)
  static let tooLarge: SystemError = SystemError(EFBIG)

  /// In the system's words, beginning with a small letter as it stands inside a sentence.
  package var reason: String {
    guard let words: UnsafeMutablePointer<CChar> = strerror(code) else { return "system error \(code)" }
    let text: String = String(cString: words)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The reader of a pipe has gone; whoever writes into it has nothing left to do.
  package var isBrokenPipe: Bool { code == EPIPE }
}
