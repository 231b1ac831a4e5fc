import BindgenDiagnostics
import BindgenGraph
import BindgenSpec

/// What the template of a file is told.
enum FileFacts {
  static func record(_ spec: ResolvedSpec, _ layouts: [ModelLayout], _ names: LibraryNames) -> Record {
    [
      "spec": .text(baseName(spec.spec.file.name).visible),
      "imports": .texts(imports(spec.spec.imports)),
      "models": .records(layouts.map { ModelFacts($0).record }),
      "swift": .text(names.prefix),
    ]
  }

  /// In the order of the imported modules' names, as `swift format` sorts them.
  private static func imports(_ imports: [Import]) -> [String] {
    let sorted: [Import] = imports.sorted { $0.tail < $1.tail }
    return sorted.map { ($0.access.map { access in access + " " } ?? "") + "import " + $0.tail }
  }

  /// `Specs/Shopping.bindgen.yml` gives `Shopping.bindgen.swift`.
  static func outputName(_ path: String) -> String {
    var name: Substring = Substring(baseName(path))
    for ending in [".yml", ".yaml"] where name.hasSuffix(ending) && name.utf8.count > ending.utf8.count {
      name = name.dropLast(ending.count)
      break
    }
    if name == "<stdin>" { name = "Input" }
    return String(name) + (name.hasSuffix(".bindgen") ? ".swift" : ".bindgen.swift")
  }

  private static func baseName(_ path: String) -> String {
    String(path.split(separator: "/").last ?? "Input")
  }
}
