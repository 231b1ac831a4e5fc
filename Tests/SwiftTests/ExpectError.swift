import TestSupport
import Testing

@testable import BindgenCore

extension Marked {
  /// The whole text, as Swift. Its only mark, if it has one, is at `position`.
  var text: SwiftText { SwiftText(file.range) }
  var position: Position? { places.first }
}

/// Expects that reading a marked text fails with a code, at the mark.
func expectError<Value>(
  _ marked: String,
  _ code: String,
  help: String? = nil,
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
    if let help: String { #expect(error.help == help, sourceLocation: sourceLocation) }
  }
}
