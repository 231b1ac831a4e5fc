import BindgenDiagnostics
import BindgenGraph
import BindgenSpec

/// What the template of a file is told.
enum FileFacts {
  static func record(_ spec: ResolvedSpec, _ layouts: [ModelLayout], _ names: LibraryNames) -> Record {
    [
      "spec": .text(FileNames.base(spec.spec.file.name).visible),
      "imports": .texts(imports(spec.spec.imports)),
      "models": .list(layouts.map { layout in .later { .record(ModelFacts(layout).record) } }),
      "swift": .text(names.prefix),
    ]
  }

  /// In the order of the modules' names, those of single declarations last, as `swift format` sorts them.
  private static func imports(_ imports: [Import]) -> [String] {
    let lines: [(key: String, line: String)] = imports.map { entry in
      let (attributes, path): (String, String) = parts(entry.tail)
      let access: String = entry.access.map { $0 + " " } ?? ""
      let isDeclaration: Bool = path.utf8.contains(UInt8(ascii: " "))
      return ((isDeclaration ? "1" : "0") + path, attributes + access + "import " + path)
    }
    return lines.sorted { $0 < $1 }.map(\.line)
  }

  /// Attributes, each with a blank behind, stand in front of all other words: `@preconcurrency public import Foo`.
  private static func parts(_ tail: String) -> (attributes: String, path: String) {
    let bytes: [UInt8] = Array(tail.utf8)
    var start: Int = 0
    var index: Int = 0
    var depth: Int = 0
    while start < bytes.count, bytes[start] == UInt8(ascii: "@"), index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: " ") where depth == 0: start = index + 1
      default: break
      }
      index += 1
    }
    return (String(decoding: bytes[..<start], as: UTF8.self), String(decoding: bytes[start...], as: UTF8.self))
  }
}
