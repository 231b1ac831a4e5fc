/// The facts of a file for its template.
enum FileFacts {
  static func record(_ spec: ResolvedSpec, _ layouts: [ModelLayout]) -> Record {
    let imported = Set(spec.spec.imports.map(\.module))
    let needed = Set(layouts.flatMap(\.libraries).map(\.library))
    let runtime = RuntimeImport(layouts)
    let below = ModulesBelow(layouts)
    return [
      "spec": .text(FileNames.base(spec.spec.file.name).visible),
      "imports": .texts(lines(below.imports(beside: spec.spec.imports) + [runtime?.entry].compactMap { $0 })),
      "seen": .records(below.seen),
      "runtime": .record(orNothing: runtime?.record),
      "isAnimated": .bool(layouts.contains { $0.isAnimated || $0.isPlainlyAnimated }),
      "isPlainlyAnimated": .bool(layouts.contains(where: \.isPlainlyAnimated)),
      "libraries": .records(
        libraries(layouts) { layout in
          layout.libraries.filter { layout.model.has($0.name) || imported.isDisjoint(with: $0.library) }
        }
      ),
      "doubleLibraries": .records(
        libraries(layouts) { layout in
          layout.doubleLibraries.filter { !needed.contains($0.library) && imported.isDisjoint(with: $0.library) }
        }
      ),
      "models": .list(layouts.map { layout in .later { .record(ModelFacts(layout).record) } }),
    ]
  }

  /// Returns the outlets of the models by library, each with the widest access of a model that has it: the import of the
  /// library needs that access.
  ///
  /// - Parameter outlets: Returns the outlets of a model whose libraries are imported.
  static func libraries(
    _ layouts: [ModelLayout],
    isShared: Bool = false,
    of outlets: (ModelLayout) -> [Outlet]
  ) -> [Record] {
    let all = layouts.flatMap(outlets)
    let inside = Set(all.filter { isShared && $0.sharesLibraryInside }.map(\.name))
    // One import is enough for outlets of one library.
    let groups = Dictionary(grouping: all) { $0.library.isEmpty ? [$0.name] : $0.library }.map(\.value)
    // A formatter puts conditional imports, such as one of two modules, after the others.
    let sorted: [(modules: Int, names: Set<String>, outlet: String)] = groups.compactMap { group in
      group.map(\.name).min().map { (group[0].library.count, Set(group.map(\.name)), $0) }
    }.sorted { ($0.modules, $0.outlet) < ($1.modules, $1.outlet) }
    return sorted.map { _, names, outlet in
      // Shared code is as open as the most open model, whichever outlets that one has.
      let users = layouts.filter { isShared || outlets($0).contains { names.contains($0.name) } }
      let widest = ModelLayout.widestAccess(users)
      // Such an import has the access `package` only in the shared file, and where a model gives the library its registrar.
      let givesRegistrar = names.contains(Outlet.observation.name) && users.contains(where: \.hasLibrary)
      let isShown = isShared ? !inside.contains(outlet) : widest != "package " || givesRegistrar
      let access = isShown ? widest : ""
      return [
        "access": .text(access),
        "isPackage": .bool(access == "package "),
        "attributes": .text(""),
        "module": .text(users.lazy.flatMap(outlets).first { $0.name == outlet }?.library.first ?? ""),
        "isBesideRuntime": .bool(!isShared && users.contains(where: \.hasLibrary)),
        "outlets": .texts([outlet]),
      ]
    }
  }

  /// Returns the imports sorted by module, with single declarations last, as `swift format` sorts them.
  private static func lines(_ imports: [(access: String?, tail: String)]) -> [String] {
    let lines: [(key: String, line: String)] = imports.map { entry in
      let (attributes, path) = parts(entry.tail)
      let access = entry.access.map { $0 + " " } ?? ""
      let isDeclaration = path.utf8.contains(UInt8(ascii: " "))
      return ((isDeclaration ? "1" : "0") + path, attributes + access + "import " + path)
    }
    return lines.sorted { $0 < $1 }.map(\.line)
  }

  /// Splits an import after its attributes, which come before all other words: `@preconcurrency public import Foo`.
  private static func parts(_ tail: String) -> (attributes: String, path: String) {
    let bytes = Array(tail.utf8)
    var start = 0
    var index = 0
    var depth = 0
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
