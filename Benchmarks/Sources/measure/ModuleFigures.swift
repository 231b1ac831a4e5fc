/// The cost of several modules for an app's build and size: with a copy of the shared code in each, and with the library.
struct ModuleFigures {
  private let tool: Tool
  private let isQuick: Bool

  /// The contents of each module.
  private struct Kind {
    let name: String
    let spec: String
  }

  private static let kinds: [Kind] = [
    Kind(
      name: "carts",
      spec: """
        access: public
        emit: [callbacks]
        models:
          Cart:
            state:
              prices: [Int] = []
              discount: Int = 0
            derive:
              total: Int = prices.reduce(0, +)
              toPay: Int = total - discount
            actions:
              add(_ price: Int): prices.append(price)

        """
    ),
    Kind(
      name: "lists",
      spec: """
        access: public
        emit: [callbacks]
        models:
          Line:
            kind: struct
            let: { id: Int }
            state: { price: Int = 0, isOpen: Bool = true }
          Cart:
            lists: { lines: Line }
            derive:
              total: Int = lines.sum(\\.price)
              shown: Rows<Line> = lines.filter(\\.isOpen).sorted(by: \\.price)
            actions:
              add(_ line: Line): lines.append(line)

        """
    ),
  ]

  init(_ tool: Tool, isQuick: Bool) { (self.tool, self.isQuick) = (tool, isQuick) }

  func text() -> String {
    var table: Table = Table(
      "modules, a class each",
      "clean build, copies",
      "the library",
      "one spec edited, copies",
      "the library",
      "program, copies",
      "the library"
    )
    for kind in Self.kinds {
      for count in isQuick ? [1, 3] : [1, 3, 10] {
        tell("building \(count) modules of \(kind.name)")
        let costs: [Cost] = [false, true].map { cost(kind, count, hasLibrary: $0) }
        table.add(
          ["\(count) of \(kind.name)"] + costs.map { $0.clean.told(1) + " s" } + costs.map { $0.edited.told(1) + " s" }
            + costs.map { ($0.bytes / 1000).told + " kB" }
        )
      }
    }
    return "## Several modules\n\n" + Self.introduction + table.text
  }

  /// Compiles both.
  func check() {
    for hasLibrary in [false, true] {
      Self.build(package(Self.kinds[1], 2, hasLibrary: hasLibrary), configuration: "debug").run()
    }
  }

  private struct Cost {
    /// Processor seconds.
    let clean: Double
    let edited: Double
    let bytes: Int
  }

  private func cost(_ kind: Kind, _ count: Int, hasLibrary: Bool) -> Cost {
    let folder: String = package(kind, count, hasLibrary: hasLibrary)
    let build: Command = Self.build(folder, configuration: "release")
    let clean: Double = build.run().processorSeconds
    // A change of a formula, in the first module.
    write(kind.spec.replacing("Int = 0", with: "Int = 1"), 0, folder, hasLibrary)
    let edited: Double = build.run().processorSeconds
    let program: String = folder + "/stripped"
    Command("strip", "-o", program, folder + "/.build/release/App").run()
    return Cost(clean: clean, edited: edited, bytes: Files.bytes(program).count)
  }

  private static func build(_ folder: String, configuration: String) -> Command {
    Command(
      "swift",
      "build",
      "--package-path",
      folder,
      "--configuration",
      configuration,
      output: Files.path("build-output")
    )
  }

  private func package(_ kind: Kind, _ count: Int, hasLibrary: Bool) -> String {
    let folder: String = Files.path(hasLibrary ? "modules-library" : "modules-copies")
    Files.remove(folder)
    for inside in ["", "/Sources", "/Sources/App"] { Files.makeFolder(folder + inside) }
    for number in 0..<count { write(kind.spec, number, folder, hasLibrary) }
    let names: [String] = (0..<count).map { "Module\($0)" }
    let main: String =
      names.map { "import \($0)\n" }.joined() + "\n" + names.map { "print(\($0).Cart())\n" }.joined()
    Files.write(main, at: folder + "/Sources/App/main.swift")
    if hasLibrary { Command("cp", "-R", "Templates/Runtime", folder + "/Sources/BindgenRuntime").run() }
    Files.write(manifest(names, hasLibrary), at: folder + "/Package.swift")
    return folder
  }

  private func write(_ spec: String, _ number: Int, _ folder: String, _ hasLibrary: Bool) {
    let sources: String = "\(folder)/Sources/Module\(number)"
    Files.makeFolder(sources)
    let files: [String] = tool.emit(spec, as: "Cart\(number)", hasLibrary ? Library.options : [])
    for file in files { Command("cp", file, sources).run() }
  }

  private func manifest(_ names: [String], _ hasLibrary: Bool) -> String {
    let quoted: String = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let runtime: String = """
          .target(
            name: "BindgenRuntime",
            swiftSettings: [
              .define("BRANCHES"), .define("MODELS"), .define("PLAIN"),
              .unsafeFlags(
                ["-enforce-exclusivity=unchecked", "-cross-module-optimization"],
                .when(configuration: .release)
              ),
            ]
          ),

      """
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let names: [String] = [\(quoted)]

      let package = Package(
        name: "Modules",
        targets: [
      \(hasLibrary ? runtime : "")    .executableTarget(name: "App", dependencies: names.map { .target(name: $0) }),
        ] + names.map { .target(name: $0, dependencies: [\(hasLibrary ? "\"BindgenRuntime\"" : "")]) }
      )

      """
  }

  private static let introduction: String = """
    A release build of an app with so many modules, each with a class of its own, in processor time: clean, and after a change in the
    spec of one. Beside it the program without symbols. The Swift is there already; what the plugin's tool costs once is in the first
    table.


    """
}
