import BindgenDiagnostics
import Testing

@testable import BindgenSwiftTokens

/// A text in a file of its own. A mark `▶` in it is left out, and its place given as line and column.
struct Marked {
  let text: SwiftText
  let position: Position?

  init(_ marked: String) {
    let (bytes, mark): ([UInt8], Int?) = unmark(marked)
    let file: SourceFile = SourceFile(name: "a.bindgen", bytes: bytes)
    self.text = SwiftText(file.range)
    self.position = mark.map { file.position(at: $0) }
  }
}

/// Expects that reading a marked text fails with a code, at the mark.
func expectError<Value>(
  _ marked: String,
  _ code: String,
  mend: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ read: (SwiftText) throws(Diagnostic) -> Value
) {
  let source: Marked = Marked(marked)
  do {
    let value: Value = try read(source.text)
    Issue.record("no error, but \(value)", sourceLocation: sourceLocation)
  } catch {
    #expect(error.code == code, "\(error.message)", sourceLocation: sourceLocation)
    #expect(error.range?.start == source.position, "\(error.message)", sourceLocation: sourceLocation)
    if let mend: String { #expect(error.mend == mend, sourceLocation: sourceLocation) }
  }
}
