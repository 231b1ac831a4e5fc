/// JSON, one object a line. The text is always valid UTF-8. Control and invisible characters are escaped, because
/// this goes to terminals too.
extension DiagnosticPrinter {
  func appendJSON(of diagnostic: Diagnostic, to text: inout String) {
    text += "{"
    appendPlace(diagnostic.range, to: &text)
    text += ",\"severity\":\"\(diagnostic.severity.rawValue)\",\"code\":"
    appendJSON(diagnostic.code, to: &text)
    text += ",\"message\":"
    appendJSON(diagnostic.message, to: &text)
    text += ",\"mend\":"
    appendJSON(diagnostic.help, to: &text)
    text += ",\"notes\":["
    for (index, note) in diagnostic.notes.enumerated() {
      text += index == 0 ? "{" : ",{"
      appendPlace(note.range, to: &text)
      text += ",\"message\":"
      appendJSON(note.message, to: &text)
      text += "}"
    }
    text += "]}\n"
  }

  private func appendPlace(_ range: SourceRange?, to text: inout String) {
    guard let range: SourceRange else {
      text += "\"file\":null,\"line\":null,\"column\":null,\"endLine\":null,\"endColumn\":null"
      return
    }
    let (start, end): (Position, Position) = (range.start, range.end)
    text += "\"file\":"
    appendJSON(range.file.name, to: &text)
    text += ",\"line\":\(start.line),\"column\":\(start.column),\"endLine\":\(end.line),\"endColumn\":\(end.column)"
  }

  private func appendJSON(_ string: String?, to text: inout String) {
    text += string?.inJSON ?? "null"
  }
}

extension String {
  /// The string as a JSON literal, with its quotes.
  package var inJSON: String {
    var text: String = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case let scalar where scalar.isUnsafeToShow:
        for unit in UTF16.encode(scalar) ?? .init() {
          let digits: String = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
