import BindgenCore
import Foundation

/// Stops the program if a promise is broken, so that libFuzzer stores the input.
func promise(_ holds: Bool, _ broken: @autoclosure () -> String) {
  if holds { return }
  FileHandle.standardError.write(Data(("== BROKEN PROMISE: " + broken() + "\n").utf8))
  abort()
}

/// The promises about messages for any input: each is a sentence with a place in a file.
enum Messages {
  /// - Parameter needsPlace: False for requests beside the files, which may be what is wrong.
  static func check(_ diagnostics: [Diagnostic], files: [SourceFile], needsPlace: Bool = true) {
    for diagnostic in diagnostics {
      promise(isCode(diagnostic.code), "the code '\(diagnostic.code)'")
      check(diagnostic.message, diagnostic)
      if let help: String = diagnostic.help { check(help, diagnostic) }
      guard let range: SourceRange = diagnostic.range else {
        promise(!needsPlace, "no place: \(diagnostic.code): \(diagnostic.message)")
        continue
      }
      check(range, diagnostic, files)
      for note in diagnostic.notes {
        check(note.message, diagnostic)
        if let range: SourceRange = note.range { check(range, diagnostic, files) }
      }
    }
  }

  /// Prints the messages in each form.
  static func print(_ diagnostics: [Diagnostic]) {
    guard !diagnostics.isEmpty else { return }
    for form in DiagnosticPrinter.Form.allCases {
      let text: String = DiagnosticPrinter(form, isColored: form == .pretty).text(of: diagnostics)
      promise(text.utf8.last == UInt8(ascii: "\n"), "a message that does not end its line")
    }
  }

  private static func isCode(_ code: String) -> Bool {
    !code.isEmpty && code.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D }
  }

  private static func check(_ sentence: String, _ diagnostic: Diagnostic) {
    promise(!sentence.isEmpty, "\(diagnostic.code) says nothing")
  }

  private static func check(_ range: SourceRange, _ diagnostic: Diagnostic, _ files: [SourceFile]) {
    let file: SourceFile = range.file
    let what: String = "\(diagnostic.code) at \(range.bounds)"
    let isOurs: Bool = file.name.hasPrefix("Templates/")
    promise(isOurs || files.contains { $0 === file }, what + " is in none of the files")
    promise(range.lowerBound >= 0 && range.upperBound <= file.bytes.count, what + " is outside")
    let start: Position = range.start
    promise(start.line >= 1 && start.line <= file.lineStarts.count, what + " has no line")
    let width: Int = file.lineBounds(start.line).count
    // A range may be at the end of a line, where something is missing: at its CR and LF, too.
    promise(start.column >= 1 && start.column <= width + 2, what + ": column \(start.column) of \(width)")
    promise(isBoundary(range.lowerBound, file), what + " begins inside a character")
    promise(isBoundary(range.upperBound, file), what + " ends inside a character")
  }

  /// Whether an offset is not inside a character. A file that is not UTF-8 has no characters.
  private static func isBoundary(_ offset: Int, _ file: SourceFile) -> Bool {
    offset >= file.bytes.count || file.bytes[offset] & 0xC0 != 0x80
      || String(validating: file.bytes, as: UTF8.self) == nil
  }
}
