/// Prints diagnostics for a person, an editor or a program.
///
/// - `plain`: `path:line:column: error: message; help`, each note on a further line of that form.
/// - `pretty`: the same line with the message's code in brackets, then the line of the source with marks under the exact
///   text, then `help: …`.
/// - `json`: one object a line (JSON lines), always with the same keys: `file`, `line`, `column`, `endLine`,
///   `endColumn`, `severity`, `code`, `message`, `mend` (the help), `notes`; what is not known is `null`.
package struct DiagnosticPrinter: Sendable {
  package enum Form: String, CaseIterable, Sendable {
    case pretty, plain, json
  }

  package var form: Form
  package var isColored: Bool
  /// The most errors, and the most warnings, that are printed of one file; the rest is counted. Programs get all.
  package var limit: Int

  package init(_ form: Form = .pretty, isColored: Bool = false, limit: Int = 100) {
    self.form = form
    self.isColored = isColored
    self.limit = limit
  }

  /// Returns the text of all diagnostics in their order, each with a line break at its end.
  package func text(of diagnostics: [Diagnostic]) -> String {
    if form == .json {
      let lines = diagnostics.flatMap { $0.json.bytes + [UInt8(ascii: "\n")] }
      return String(decoding: lines, as: UTF8.self)
    }
    var text = ""
    var tally = Tally(limit: limit)
    for diagnostic in diagnostics where tally.admits(diagnostic) { append(diagnostic, to: &text) }
    for line in tally.remarks { text += line + "\n" }
    return text
  }

  private func append(_ diagnostic: Diagnostic, to text: inout String) {
    let help = diagnostic.help?.visible
    let isPretty = form == .pretty
    let remark = isPretty ? " " + paint("[" + diagnostic.code + "]", .faint) : help.map { "; " + $0 } ?? ""
    appendLine(diagnostic.severity, diagnostic.range, diagnostic.message, remark, to: &text)
    if isPretty, let help { text += paint("help:", .cyan) + " " + help + "\n" }
    for note in diagnostic.notes { appendLine(.note, note.range, note.message, "", to: &text) }
  }

  private func appendLine(
    _ severity: Diagnostic.Severity,
    _ range: SourceRange?,
    _ message: String,
    _ remark: String,
    to text: inout String
  ) {
    if let range {
      let start = range.start
      text += paint("\(range.file.name.visible):\(start.line):\(start.column):", .bold) + " "
    }
    text += paint(severity.rawValue + ":", Paint(severity)) + " " + message.visible + remark + "\n"
    guard form == .pretty, let range, let excerpt = Excerpt(range) else { return }
    text += excerpt.source + "\n" + excerpt.indentation + paint(excerpt.marks, .green) + "\n"
  }

  private func paint(_ text: String, _ paint: Paint) -> String {
    isColored ? "\u{1B}[" + paint.rawValue + "m" + text + "\u{1B}[0m" : text
  }

  private enum Paint: String {
    case bold = "1"
    case faint = "2"
    case red = "1;31"
    case magenta = "1;35"
    case green = "1;32"
    case cyan = "1;36"

    init(_ severity: Diagnostic.Severity) {
      switch severity {
      case .error: self = .red
      case .warning: self = .magenta
      case .note: self = .cyan
      }
    }
  }
}

extension Diagnostic {
  fileprivate var json: JSON {
    .object(
      Self.place(range) + [
        ("severity", .string(severity.rawValue)),
        ("code", .string(code)),
        ("message", .string(message)),
        ("mend", help.map { .string($0) } ?? .null),
        ("notes", .array(notes.map { .object(Self.place($0.range) + [("message", .string($0.message))]) })),
      ]
    )
  }

  private static func place(_ range: SourceRange?) -> [(key: String, value: JSON)] {
    let (start, end) = (range?.start, range?.end)
    return [
      ("file", range.map { .string($0.file.name) } ?? .null),
      ("line", number(start?.line)), ("column", number(start?.column)),
      ("endLine", number(end?.line)), ("endColumn", number(end?.column)),
    ]
  }

  private static func number(_ number: Int?) -> JSON { number.map { .number($0) } ?? .null }
}

/// Counts what was printed of each file. Errors and warnings are counted apart, so that warnings never hide an error.
private struct Tally {
  private struct Key: Hashable {
    let file: ObjectIdentifier
    let severity: Diagnostic.Severity
  }

  private let limit: Int
  private var counts: [Key: Int] = [:]
  /// The files and severities that exceeded the limit, in the order in which they did.
  private var exceeded: [(key: Key, name: String)] = []

  init(limit: Int) { self.limit = limit }

  mutating func admits(_ diagnostic: Diagnostic) -> Bool {
    guard let file = diagnostic.range?.file else { return true }
    let key = Key(file: ObjectIdentifier(file), severity: diagnostic.severity)
    let count = counts[key, default: 0] + 1
    counts[key] = count
    if count == limit + 1 { exceeded.append((key, file.name)) }
    return count <= limit
  }

  var remarks: [String] {
    exceeded.map { key, name in
      let count = counts[key, default: limit] - limit
      return "\(name.visible): and \(count) more \(key.severity.rawValue)\(count == 1 ? "" : "s")"
    }
  }
}
