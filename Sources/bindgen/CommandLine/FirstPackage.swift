import BindgenCore

/// A package to begin with: a spec, a program and a test.
struct FirstPackage {
  let name: String
  let spec: FirstSpec

  /// The modules that it imports, or that come with bindgen: a module of the same name would hide them.
  static let modules: Set<String> = [
    "bindgen", "bindgencore", "bindgenplugin", "combine", "foundation", "observation", "opencombine",
    "packagedescription",
    "swift", "testing",
  ]

  /// - Parameter folder: The package's folder.
  func files(in folder: String) -> [NewFiles] {
    let start = folder == "." ? "" : folder + "/"
    return [
      files(folder, ["Package.swift": manifest, ".gitignore": ".build/\n"], keeping: [".gitignore"]),
      files("\(start)Sources/\(name)", [spec.model + FirstSpec.ending: spec.text, "main.swift": program]),
      files("\(start)Tests/\(name)Tests", [spec.model + "Tests.swift": test]),
    ]
  }

  private func files(
    _ folder: String,
    _ texts: KeyValuePairs<String, String>,
    keeping kept: Set<String> = []
  ) -> NewFiles {
    let files = texts.map { OutputFile(name: $0.key, bytes: Array($0.value.utf8)) }
    return NewFiles(files: files, folder: folder, keeping: kept)
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.macOS(.v14), .iOS(.v17)],
      dependencies: [
        \(spec.bindgen.package)
      ],
      targets: [
        .executableTarget(
          name: "\(name)",
          plugins: [\(spec.bindgen.plugin)]
        ),
        .testTarget(name: "\(name)Tests", dependencies: ["\(name)"]),
      ]
    )

    """
  }

  private var program: String {
    """
    // The build makes the class of its spec, which is beside this file.
    \(spec.hasDoubles ? archive : "")let cart: \(spec.model) = \(spec.model)(\(spec.hasDoubles ? "archive: Printer()" : ""))
    cart.add("an apple")
    cart.add("a pear")
    print(cart.summary)

    """
  }

  private var archive: String {
    """
    struct Printer: Archive {
      func save(_ items: [String]) { print("saved:", items) }
    }


    """
  }

  private var test: String {
    """
    import Testing

    @testable import \(name)

    @MainActor @Suite struct \(spec.model)Tests {
      @Test func itTakesAsMuchAsItHolds() {
        let cart: \(spec.model) = \(spec.model)(\(spec.hasDoubles ? "archive: ArchiveSpy(), " : "")limit: 1)
        cart.add("an apple")
        cart.add("a pear")
        #expect(cart.items == ["an apple"])
        #expect(cart.summary == "1 item")
        #expect(cart.isFull)
      }
    \(spec.hasDoubles ? savingTest : "")}

    """
  }

  private var savingTest: String {
    """

      @Test func itSavesWhatItHolds() {
        let archive: ArchiveSpy = ArchiveSpy()
        let cart: \(spec.model) = \(spec.model)(archive: archive)
        cart.add("an apple")
        cart.save()
        #expect(archive.calls == [.save(["an apple"])])
      }

    """
  }

  /// Returns the next steps for the user.
  func advice(path: String) -> String {
    """
    \(path == "." ? "This folder" : path.visible) has a package: a spec, a program and a test. Try

    \(path == "." ? "" : "  cd \(path.visible)\n")  swift run
      swift test

    Package.swift takes bindgen from \(spec.bindgen.place.visible). '--bindgen' names another
    place: a path from the package's folder, or a URL.

    """
  }
}
