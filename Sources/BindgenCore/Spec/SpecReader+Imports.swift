/// The ends of import declarations.
extension SpecReader {
  mutating func imports(_ value: Value) -> [Import] {
    guard let items = value.items(into: &diagnostics) else { return [] }
    return items.compactMap { item in
      guard let text = item.swift(inDoubleQuotes: true, into: &diagnostics) else { return nil }
      do throws(Diagnostic) {
        return try Import(text)
      } catch {
        diagnostics.add(error)
        return nil
      }
    }
  }
}

extension Import {
  private static let accesses: Set<String> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]

  /// `@attribute public struct Module.Name`; only the module's name is required.
  fileprivate init(_ text: SwiftText) throws(Diagnostic) {
    let tokens = try Tokens(text)
    var index = 0
    let before = Import.attributes(tokens, &index)
    var access: String?
    if Import.accesses.contains(tokens.string(index)), tokens[index + 1].kind != .end {
      access = tokens.string(index)
      index += 1
    }
    let behind = Import.attributes(tokens, &index)
    var words = before + behind
    if tokens.string(index) == "import" {
      throw .error(
        "import-word",
        at: tokens.range(index),
        "'import' is written for you",
        help: "leave it out",
        instead: ""
      )
    }
    if Import.kinds.contains(tokens.string(index)), tokens[index + 1].kind != .end {
      words.append(tokens.string(index))
      index += 1
    }
    words.append(try Import.path(tokens, &index))
    self.init(access: access, tail: words.joined(separator: " "), range: text.range)
  }

  private static func attributes(_ tokens: Tokens, _ index: inout Int) -> [String] {
    var attributes: [String] = []
    while tokens[index].kind == .at, tokens[index + 1].kind == .name {
      let start = index
      index += 2
      if tokens.isText(index, "("), !tokens[index].followsSpace { index = tokens[index].partner + 1 }
      attributes.append(tokens.line(start..<index))
    }
    return attributes
  }

  private static func path(_ tokens: Tokens, _ index: inout Int) throws(Diagnostic) -> String {
    let start = index
    while tokens[index].kind == .name, tokens[index + 1].kind == .dot { index += 2 }
    guard tokens[index].kind == .name, tokens[index + 1].kind == .end else {
      let wrong = tokens[index].kind == .name ? index + 1 : index
      throw .error(
        "not-a-module",
        at: tokens.range(wrong),
        "a module's name belongs here",
        help: tokens.isText(wrong, ",") ? "write a list as '[a, b]'" : nil
      )
    }
    return tokens.line(start..<index + 1)
  }
}
