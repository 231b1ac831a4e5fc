@testable import BindgenCore

/// Returns a text below bindgen's header, as in an emitted file.
func made(_ text: String) -> String { Header.prefix + " from a test.\n" + text + "\n" }

func output(_ name: String, _ text: String, spec: String? = nil) -> OutputFile {
  OutputFile(name: name, bytes: Array(made(text).utf8), spec: spec)
}

extension OutputReport {
  /// Changes as text, such as `written a` and `removed b`.
  var told: [String] { changes.map { $0.kind.rawValue + " " + $0.name } }
  var codes: [String] { problems.map(\.code) }
}
