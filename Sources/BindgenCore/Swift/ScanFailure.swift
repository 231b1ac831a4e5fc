/// The reason why a scanner could not continue, and the place.
package struct ScanFailure: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    case unclosedString, unclosedComment, unclosedRegex, unclosedBacktick
    /// A bracket that is never closed.
    case unclosedBracket
    /// A closing bracket without an open one.
    case strayBracket
    /// A closing bracket of another kind than the open one.
    case mismatchedBracket
    case tooDeep
    /// A name or an operator that is too long.
    case tooLong
  }

  package let reason: Reason
  /// The bytes to blame.
  package let range: Range<Int>
  /// The open bracket, if one of another kind is closed.
  package let opener: Range<Int>?

  init(_ reason: Reason, _ start: Int, _ end: Int, opener: Range<Int>? = nil) {
    self.reason = reason
    self.range = start..<max(start, end)
    self.opener = opener
  }

  /// Returns the diagnostic; `range` counts in the bytes of the text.
  package func diagnostic(in text: SwiftText) -> Diagnostic {
    let culprit = String(decoding: text.bytes[range.clamped(to: text.bytes.indices)], as: UTF8.self)
    let end = SourceRange(text.range.file, text.range.upperBound, text.range.upperBound)
    return diagnostic(at: text.range(of: range), opener: opener.map { text.range(of: $0) }, culprit: culprit, end: end)
  }

  /// Returns the diagnostic; `range` counts in the bytes of the file.
  ///
  /// - Parameter end: The end of the value in which something is not closed.
  package func diagnostic(in file: SourceFile, end: Int) -> Diagnostic {
    let place = SourceRange(file, range.lowerBound, range.upperBound)
    let opener = opener.map { SourceRange(file, $0.lowerBound, $0.upperBound) }
    return diagnostic(at: place, opener: opener, culprit: place.text, end: SourceRange(file, end, end))
  }

  private static let closing: [String: String] = ["(": ")", "[": "]", "{": "}"]

  /// Returns the fix that adds a closing sign at the end of the value, since its right place is unknown. Behind a bracket with a
  /// space there is a space before the sign, too.
  private func closing(_ sign: String, _ end: SourceRange, of opener: SourceRange? = nil) -> Diagnostic.Fix {
    let (bytes, blank) = (end.file.bytes, UInt8(ascii: " "))
    let isSpaced = opener.map { $0.upperBound < end.upperBound && bytes[$0.upperBound] == blank } ?? false
    let needsSpace = isSpaced && bytes[end.upperBound - 1] > blank
    return Diagnostic.Fix([(end, needsSpace ? " " + sign : sign)])
  }

  private func diagnostic(at place: SourceRange, opener: SourceRange?, culprit: String, end: SourceRange)
    -> Diagnostic
  {
    switch reason {
    case .unclosedString:
      .error("unclosed-string", at: place, "this string is never closed")
    case .unclosedComment:
      .error(
        "unclosed-comment",
        at: place,
        "this comment is never closed",
        help: "close it with '*/'",
        fix: closing("*/", end)
      )
    case .unclosedRegex:
      .error("unclosed-regex", at: place, "this regex literal is never closed")
    case .unclosedBacktick:
      .error("unclosed-backtick", at: place, "this backtick is never closed")
    case .unclosedBracket:
      .error(
        "unclosed-bracket",
        at: place,
        "'\(culprit)' is never closed",
        help: ScanFailure.closing[culprit].map { "close it with '\($0)'" },
        fix: ScanFailure.closing[culprit].map { closing($0, end, of: place) }
      )
    case .strayBracket:
      .error("stray-bracket", at: place, "'\(culprit)' closes nothing")
    case .mismatchedBracket:
      .error(
        "mismatched-bracket",
        at: place,
        "'\(culprit)' does not close '\(opener?.text ?? "")'",
        notes: opener.map { [Diagnostic.Note("opened here", at: $0)] } ?? []
      )
    case .tooDeep:
      .error("too-deep", at: place, "brackets are nested deeper than \(SwiftScanner.depthLimit)")
    case .tooLong:
      .tooLong("a name or operator", at: place)
    }
  }
}

extension Diagnostic {
  /// Returns the error for a name, a key or a word that is too long.
  package static func tooLong(_ what: String, at range: SourceRange, help: String? = nil) -> Diagnostic {
    .error("too-long", at: range, "\(what) can't be longer than \(SwiftName.longest) bytes", help: help)
  }
}
