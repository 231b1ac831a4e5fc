import BindgenCore
import Foundation

/// The command `fuzz tree <files>`: prints the outline of each as a line of JSON, to be compared with that of a YAML parser.
enum Tree {
  static func printAll(_ paths: [String]) throws {
    for path in paths {
      let bytes: [UInt8] = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
      var line: [String: Any] = ["file": path]
      line["tree"] = tree(SourceFile(name: path, bytes: bytes)) ?? NSNull()
      let data: Data = try JSONSerialization.data(withJSONObject: line, options: [.sortedKeys])
      FileHandle.standardOutput.write(data + Data("\n".utf8))
    }
  }

  /// Returns the tree of a file. Nil if it has errors.
  private static func tree(_ file: SourceFile) -> Any? {
    var diagnostics: Diagnostics = Diagnostics()
    let outline: Outline = Outline.parse(file, into: &diagnostics)
    return diagnostics.hasErrors ? nil : node(outline.root)
  }

  private static func node(_ value: Value) -> Any {
    switch value.form {
    case .nothing: return ["text": ""]
    case .refused: return raw
    case .mapping(let mapping): return node(mapping)
    case .list(let items): return ["list": items.map(node)]
    case .block, .plain: return flow(value) ?? text(value)
    }
  }

  /// The node of a Swift text, which YAML need not read as the outline does.
  private static let raw: [String: String] = ["raw": ""]

  private static func node(_ mapping: Mapping) -> Any {
    ["mapping": mapping.entries.map { [$0.key.name, node($0.value)] }]
  }

  /// Returns the node of a text. One below its key that has a colon is a key that lacks a bracket; reading it reports that.
  private static func text(_ value: Value) -> Any {
    if case .plain(isBelow: true) = value.form, value.range.text.contains(":") { return raw }
    var diagnostics: Diagnostics = Diagnostics()
    guard let text: Text = value.text(into: &diagnostics) else { return raw }
    return ["text": text.string]
  }

  /// Returns the node of a list or a mapping in brackets, if it can be one, and if no brackets and quotes of Swift decide
  /// where it is split.
  private static func flow(_ value: Value) -> Any? {
    guard case .plain = value.form, let first: UInt8 = value.range.bytes.first else { return nil }
    let isList: Bool = first == UInt8(ascii: "[")
    guard isList || first == UInt8(ascii: "{") else { return nil }
    // In a list YAML takes `a: b` for a mapping, the outline for a text.
    if isList, value.range.text.contains(":") { return raw }
    if value.range.bytes.dropFirst().contains(where: { "()<\"'`/#&*!|>%@?\\".utf8.contains($0) }) { return raw }
    var diagnostics: Diagnostics = Diagnostics()
    let found: Any? =
      isList
      ? value.items(into: &diagnostics).map { ["list": $0.map(node)] }
      : value.mapping(into: &diagnostics).map(node)
    return diagnostics.hasErrors ? raw : found ?? raw
  }
}
