import BindgenCore

/// Explains an error by its code: what it means, a spec that causes it, and what to do.
struct ErrorHelp {
  private let reporter: Reporter

  init(_ reporter: Reporter) { self.reporter = reporter }

  func run(_ code: String) -> ExitStatus {
    if let text = ErrorHelp.text(of: code) { return reporter.print(text) }
    let known = Command.allWords + ErrorGuide.codes
    let help = didYouMean(code, among: known) ?? "see 'bindgen help', or the brackets behind an error's message"
    reporter.report([.error("unknown-topic", at: nil, "there is no command and no error '\(code)'", help: help)])
    return .wrongCommandLine
  }

  /// Returns the explanation for a terminal; nil if there is no such code.
  static func text(of code: String) -> String? {
    ErrorGuide.blocks(of: code).map { blocks in ([code] + blocks.map(text)).joined(separator: "\n\n") + "\n" }
  }

  private static func text(of block: ErrorGuide.Block) -> String {
    switch block {
    case .paragraph(let text): Help.wrapped(plain(text), to: Help.width).joined(separator: "\n")
    case .example(let info, let lines):
      label(of: info) + lines.map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
    }
  }

  private static func label(of info: [Substring]) -> String {
    guard info.contains("error") else { return info == ["text"] ? "bindgen says:\n\n" : "" }
    let kind = info.first == "template" ? "A template" : "A spec"
    let name = info.last.map { $0.contains(".") ? ", '\($0)'," : "" } ?? ""
    return kind + name + " that has it" + (info.contains("bytes") ? "; '\\x' begins the number of a byte" : "")
      + ":\n\n"
  }

  /// The text without Markdown: names are in quotes, as in messages, and links are only their texts.
  static func plain(_ text: String) -> String {
    var plain = ""
    var rest = text[...]
    while let mark = rest.firstIndex(where: { $0 == "`" || $0 == "[" }) {
      plain += rest[..<mark]
      let isCode = rest[mark] == "`"
      rest = rest[rest.index(after: mark)...]
      if isCode {
        // Brackets in code are no link.
        let end = rest.firstIndex(of: "`") ?? rest.endIndex
        plain += "'" + rest[..<end] + "'"
        rest = rest[end...].dropFirst()
      } else if let (label, behind) = link(rest) {
        plain += label
        rest = behind
      } else {
        plain += "["
      }
    }
    return plain + rest
  }

  /// The text of a link, behind its first bracket, and what follows it.
  private static func link(_ text: Substring) -> (label: Substring, rest: Substring)? {
    guard let end = text.firstIndex(of: "]") else { return nil }
    let behind = text[end...].dropFirst()
    guard behind.first == "(", let close = behind.firstIndex(of: ")") else { return nil }
    return (text[..<end], behind[close...].dropFirst())
  }
}
