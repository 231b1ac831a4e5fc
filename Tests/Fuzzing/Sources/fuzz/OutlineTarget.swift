import BindgenCore

enum OutlineTarget {
  static func run(_ bytes: [UInt8]) {
    let file: SourceFile = SourceFile(name: "Fuzz", bytes: bytes)
    var diagnostics: Diagnostics = Diagnostics()
    let outline: Outline = Outline.parse(file, into: &diagnostics)
    promise(diagnostics.hasErrors || !isRefused(outline.root), "a refusal without an error")
    ask(outline.root, depth: 0, &diagnostics)
    Messages.check(diagnostics.all, files: [file])
  }

  /// Reads a value in every way that the outline offers.
  private static func ask(_ value: Value, depth: Int, _ diagnostics: inout Diagnostics) {
    promise(value.range.upperBound <= value.range.file.bytes.count, "a value outside its file")
    if let text: Text = value.text(into: &diagnostics) {
      promise(text.range.lowerBound >= value.range.lowerBound, "a text begins before its value")
    }
    if let swift: SwiftText = value.swift(inDoubleQuotes: depth % 2 == 0, into: &diagnostics) {
      check(swift)
      promise(swift.bytes.first != UInt8(ascii: " "), "Swift with a blank in front")
    }
    guard depth < 6 else { return }
    if let items: [Value] = value.items(into: &diagnostics), items.count > 1 || !isPlain(value) {
      for item in items where depth < 3 || isPlain(item) { ask(item, depth: depth + 1, &diagnostics) }
    }
    if let mapping: Mapping = value.mapping(into: &diagnostics) { check(mapping, depth, &diagnostics) }
  }

  private static func check(_ mapping: Mapping, _ depth: Int, _ diagnostics: inout Diagnostics) {
    var names: Set<String> = []
    var end: Int = 0
    for entry in mapping.entries {
      promise(names.insert(entry.key.name).inserted, "the key '\(entry.key.name)' stands twice in a tree")
      promise(entry.key.range.lowerBound >= end, "keys out of order")
      promise(entry.value.range.lowerBound >= entry.key.range.upperBound, "a value stands before its key")
      end = entry.key.range.upperBound
      check(entry.key.text)
      ask(entry.value, depth: depth + 1, &diagnostics)
    }
  }

  /// Checks that the bytes up to the first escape are those of the file, or spaces in place of comments.
  private static func check(_ swift: SwiftText) {
    promise(swift.exactCount <= swift.bytes.count, "more exact bytes than there are")
    promise(swift.range.lowerBound + swift.exactCount <= swift.range.file.bytes.count, "exact bytes outside the file")
    for index in 0..<swift.exactCount {
      let byte: UInt8 = swift.range.file.bytes[swift.range.lowerBound + index]
      promise(swift.bytes[index] == byte || swift.bytes[index] == UInt8(ascii: " "), "byte \(index) is not the file's")
    }
  }

  private static func isPlain(_ value: Value) -> Bool {
    if case .plain = value.form { true } else { false }
  }

  private static func isRefused(_ value: Value) -> Bool {
    switch value.form {
    case .refused: true
    case .list(let items): items.contains(where: isRefused)
    case .mapping(let mapping): !mapping.isWhole || mapping.entries.contains { isRefused($0.value) }
    case .nothing, .plain, .block: false
    }
  }
}
