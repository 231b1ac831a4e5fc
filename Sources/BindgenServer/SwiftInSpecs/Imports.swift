import BindgenCore

/// The modules that Swift files import. A module that was never built is not found, and SourceKit-LSP has few answers then.
enum Imports {
  /// Returns the modules that are imported on lines of their own, in order, except in `#if`, which may be for another system.
  static func modules(in bytes: [UInt8]) -> [String] {
    var modules: [String] = []
    var depth = 0
    for line in bytes.split(separator: .newline) {
      let text = line.drop { $0.isBlankOrTab }
      if text.starts(with: "#if".utf8) { depth += 1 }
      if text.starts(with: "#endif".utf8) { depth = max(depth - 1, 0) }
      guard depth == 0, mayImport(text), let module = module(in: text) else { continue }
      modules.append(module)
    }
    return modules
  }

  /// Returns the message about modules that are not found.
  ///
  /// - Parameter folder: The folder of the module that imports them.
  static func message(missing modules: [String], in folder: String, _ disk: Workspace.Disk) -> String {
    let names = modules.map { "'\($0)'" }.joined(separator: ", ")
    let root = Module.package(of: folder, read: disk.read)
    return "bindgen: there is little help with the Swift in specs of '\(FileNames.base(folder).visible)', since it "
      + "imports \(names), which can't be found: "
      + (root.map { "if you have not built it yet, run 'swift build' in '\($0.visible)'" } ?? "build that first")
  }

  /// Returns whether a line may be an import, by its first byte: few lines need a closer look.
  private static func mayImport(_ line: ArraySlice<UInt8>) -> Bool {
    guard let first = line.first else { return false }
    return first == UInt8(ascii: "@") || "ipf".utf8.contains(first)
  }

  private static let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var", "actor",
  ]

  /// `public import struct Shop.Cart` imports `Shop`.
  private static func module(in line: ArraySlice<UInt8>) -> String? {
    var words = String(decoding: line, as: UTF8.self).split { $0 == " " || $0 == "\t" }[...]
    while let word = words.first, word.hasPrefix("@") || access.contains(word) { words.removeFirst() }
    guard words.popFirst() == "import" else { return nil }
    if let word = words.first, kinds.contains(word) { words.removeFirst() }
    let name = String(words.first?.prefix { $0.isLetter || $0.isNumber || $0 == "_" } ?? "")
    return SwiftName.isIdentifier(name) ? name : nil
  }
}
