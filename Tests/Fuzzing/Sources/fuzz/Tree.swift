import BindgenCore
import Foundation

/// `fuzz tree <files>`: the outline of each as a line of JSON, to be compared with what a YAML parser reads.
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

  /// Nil for a file that is refused.
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

  /// Swift's text, which YAML need not read as the outline does.
  private static let raw: [String: String] = ["raw": ""]

  private static func node(_ mapping: Mapping) -> Any {
    ["mapping": mapping.entries.map { [$0.key.name, node($0.value)] }]
  }

  /// What stands below its key and has a colon in it is a key that lacks a bracket, which is told when it is asked for.
  private static func text(_ value: Value) -> Any {
    if case .plain(isBelow: true) = value.form, value.range.text.contains(":") { return raw }
    var diagnostics: Diagnostics = Diagnostics()
    guard let text: Text = value.text(into: &diagnostics) else { return raw }
    return ["text": text.string]
  }

  /// What stands in brackets: a list or a mapping, if it can be one and holds nothing in which brackets and quotes of
  /// Swift decide where it is split.
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
