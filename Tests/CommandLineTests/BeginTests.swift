import BindgenCore
import BindgenTools
import Foundation
import TestSupport
import Testing

@testable import bindgen

/// The output of `init`: a first spec, or a package around one.
@Suite struct BeginTests {
  let world: World
  private let folder: TemporaryFolder

  init() throws {
    world = try World()
    folder = try TemporaryFolder()
  }

  @Test func aFirstSpecIsWrittenAndSaysWhatNext() {
    let spec: FirstSpec = FirstSpec(model: "Shop")
    #expect(world.run("init @/Shop") == .done)
    #expect(world.read("Shop.bindgen.yml") == spec.text)
    #expect(
      world.output
        == spec.advice(path: world.path("Shop.bindgen.yml")).replacingOccurrences(of: world.folder, with: "@")
    )
    #expect(
      world.output.hasPrefix("@/Shop.bindgen.yml is a first spec, with comments. Try\n\n  bindgen @/Shop.bindgen.yml\n")
    )
    for line in [".package(path: \"../bindgen\")", ".plugin(name: \"BindgenPlugin\", package: \"bindgen\")"] {
      #expect(world.output.contains(line))
      #expect(spec.text.contains(line))
    }
    #expect(world.names() == ["Shop.bindgen.yml"])
    #expect(world.error.isEmpty)
  }

  @Test func aFirstSpecGoesWhereItIsWanted() {
    #expect(world.run("init @/a/b/shelf.bindgen.yml --verbose") == .done)
    #expect(world.read("a/b/shelf.bindgen.yml")?.contains("\n  Shelf:\n") == true)
    #expect(world.error == "written @/a/b/shelf.bindgen.yml\n")
    #expect(world.run("init @/Quiet --quiet") == .done)
    #expect(world.output.isEmpty)
  }

  @Test func nothingIsOverwritten() throws {
    try world.write("mine", to: "Shop.bindgen.yml")
    #expect(world.run("init @/Shop") == .unwritableOutput)
    #expect(world.read("Shop.bindgen.yml") == "mine")
    #expect(world.error.hasPrefix("error: '@/Shop.bindgen.yml' exists already, so it is not written [already-there]\n"))
    #expect(world.output.isEmpty)
    try world.write("", to: "file")
    #expect(world.run("init @/file/Shop") == .unwritableOutput)
  }

  @Test(arguments: ["my-app", "1st", "a.b", "`a`", "self", "Self", "_", "x:", "int", "String", "Bool", "@/"])
  func aNameThatCanNotBeAModelsIsRefused(_ name: String) {
    #expect(world.run("init " + name) == .wrongCommandLine)
    #expect(world.error.hasPrefix("error: "))
    #expect(world.names().isEmpty)
  }

  @Test func aFolderIsNoModel() {
    #expect(world.run("init @/sub/ --diagnostics plain") == .wrongCommandLine)
    #expect(world.error == "error: '@/sub/' is a folder; add the name of a model: '@/sub/Cart'\n")
    #expect(ArgumentParser.parse(["init", ""]).errors.map(\.diagnostic.message) == ["an argument is empty"])
  }

  // MARK: Outlets

  @Test func theSpecNamesEachOutletInALine() {
    #expect(Set(Outlet.purposes.map(\.name)) == Set(Outlet.all.map(\.name)))
    #expect(Outlet.purposes.count == Outlet.all.count)
    let text: String = FirstSpec(model: "Cart").text
    for outlet in Outlet.purposes { #expect(text.contains("\n#   \(outlet.name) ")) }
    for line in text.split(separator: "\n") { #expect(line.count <= 100, "\(line)") }
  }

  /// Outlets for which a first spec has nothing.
  private static let unused: Set<String> = ["view", "protocol", "erased", "reducer", "listSource"]

  @Test(arguments: Outlet.all.filter(\.isNamed).map(\.name).filter { !unused.contains($0) })
  func theSpecIsRightWithEachOutlet(_ outlet: String) throws {
    let result: Tool.Result = try run(["init", "Cart", "--emit", outlet])
    #expect(result.status == 0, "\(result.error)")
    #expect(folder.read("Cart.bindgen.yml")?.contains("\nemit: [\(outlet)]\n") == true)
    let emitted: Tool.Result = try run(["Cart.bindgen.yml"])
    #expect(emitted.status == 0)
    #expect(emitted.error.isEmpty)
    #expect(try run(["format", "--check", "Cart.bindgen.yml"]).status == 0)
  }

  /// Doubles need protocols: the spec has one, and so do the program and the tests.
  @Test func aPackageWithDoublesHasAServiceToDouble() {
    #expect(world.run("init --package @/Shop --emit observation,spies") == .done)
    let spec: String = world.read("Shop/Sources/Shop/Cart.bindgen.yml") ?? ""
    #expect(spec.contains("\nemit: [observation, spies]\n"))
    #expect(spec.contains("\n      archive: { protocol: Archive, methods: [save(_ items: [String])] }\n"))
    let program: String? = world.read("Shop/Sources/Shop/main.swift")
    #expect(program?.contains("\nlet cart: Cart = Cart(archive: Printer())\n") == true)
    let tests: String? = world.read("Shop/Tests/ShopTests/CartTests.swift")
    #expect(tests?.contains("    #expect(archive.calls == [.save([\"an apple\"])])\n  }\n}\n") == true)
  }

  @Test(arguments: Self.unused)
  func anOutletForWhichTheSpecHasNothingIsRefused(_ outlet: String) throws {
    for option in [[], ["--package"]] {
      let result: Tool.Result = try run(["init", "Shop", "--emit", outlet, "--diagnostics", "plain"] + option)
      #expect(result.status == 64)
      #expect(
        result.error.hasPrefix("error: no model of this spec has what '\(outlet)' needs; leave it out at first, and ")
      )
    }
    #expect(folder.names().isEmpty)
  }

  @Test func outletsThatComeWithAKeyAreNamedApart() throws {
    let parts: [String] = FirstSpec(model: "Cart").text.components(separatedBy: "# These come with a key")
    try #require(parts.count == 2)
    #expect(parts[0].contains("#   callbacks "))
    for outlet in ["view", "effects", "protocol"] { #expect(parts[1].contains("\n#   \(outlet) ")) }
  }

  @Test(arguments: ["", "--package"])
  func whatIsNoOutletIsToldAsEverAndNothingIsWritten(_ option: String) throws {
    let options: [String] = ["--diagnostics", "plain"] + (option.isEmpty ? [] : [option])
    let result: Tool.Result = try run(["init", "Shop", "--emit", "stream,delegat"] + options)
    #expect(result.status == 64)
    #expect(result.error == "error: 'emit' has no option 'delegat'; did you mean 'delegate'?\n")
    #expect(try run(["init", "Shop", "--emit", "effects"] + options).status == 64)
    #expect(try run(["init", "Shop", "--emit", "a]\nmodels"] + options).status == 64)
    #expect(folder.names().isEmpty)
  }

  // MARK: A package

  @Test func aPackageIsWrittenWhole() {
    #expect(world.run("init --package @/a/Shop --emit stream,delegate --verbose") == .done)
    #expect(
      world.error == """
        written @/a/Shop/Package.swift
        written @/a/Shop/.gitignore
        written @/a/Shop/Sources/Shop/Cart.bindgen.yml
        written @/a/Shop/Sources/Shop/main.swift
        written @/a/Shop/Tests/ShopTests/CartTests.swift

        """
    )
    let spec: String = world.read("a/Shop/Sources/Shop/Cart.bindgen.yml") ?? ""
    #expect(spec.contains("\n    isolation: MainActor\n\n"))
    #expect(spec.contains("\nemit: [stream, delegate]\n"))
    #expect(world.read("a/Shop/Package.swift")?.contains("    .package(path: \"../bindgen\")\n") == true)
    #expect(world.read("a/Shop/Tests/ShopTests/CartTests.swift")?.contains("@testable import Shop\n") == true)
    #expect(world.output.contains("\n  cd @/a/Shop\n  swift run\n  swift test\n"))
  }

  @Test func withoutANameThePackageIsThatOfTheFolder() throws {
    let shop: URL = folder.url.appendingPathComponent("Shop")
    try FileManager.default.createDirectory(at: shop, withIntermediateDirectories: true)
    let result: Tool.Result = try Tool.run(["init", "--package", "--verbose"], in: shop)
    #expect(result.status == 0)
    #expect(
      result.error.hasPrefix("written Package.swift\nwritten .gitignore\nwritten Sources/Shop/Cart.bindgen.yml\n")
    )
    #expect(!result.output.contains("cd "))
    #expect(result.output.hasPrefix("This folder has a package: "))
    #expect(folder.names(in: "Shop") == [".gitignore", "Package.swift", "Sources", "Tests"])
    try folder.write("mine", to: "Shop/.gitignore")
    #expect(try Tool.run(["init", "--package"], in: shop).status == 0)
  }

  @Test func aFolderWhoseNameIsNoModulesNeedsAName() throws {
    world.workingDirectory = "/x/my-shop"
    #expect(world.run("init --package --diagnostics plain") == .wrongCommandLine)
    #expect(
      world.error == "error: 'my-shop' can't be the name of a module in Swift; "
        + "choose one, such as 'bindgen init --package Shop'\n"
    )
    world.workingDirectory = nil
    #expect(world.run("init --package") == .wrongCommandLine)
  }

  @Test(arguments: ["Swift", "bindgen", "Testing", "@/a-b", "@/1", "/", "..", "self"])
  func aNameThatCanNotBeAModulesIsRefused(_ name: String) {
    #expect(world.run("init --package " + name) == .wrongCommandLine)
    #expect(world.error.contains("[wrong-name]"))
    #expect(world.names().isEmpty)
  }

  @Test func aPackageOverwritesNothingAndThenWritesNothing() throws {
    try world.write("mine", to: "Shop/Sources/Shop/main.swift")
    #expect(world.run("init --package @/Shop/") == .unwritableOutput)
    #expect(world.error.contains("'@/Shop/Sources/Shop/main.swift' exists already"))
    #expect(world.names(in: "Shop") == ["Sources"])
    #expect(world.names(in: "Shop/Sources/Shop") == ["main.swift"])
  }

  // MARK: The path to bindgen

  @Test(arguments: [
    ("../bindgen", ".package(path: \"../bindgen\")", "bindgen"),
    ("/a/bindgen/", ".package(path: \"/a/bindgen/\")", "bindgen"),
    ("../x", ".package(name: \"bindgen\", path: \"../x\")", "bindgen"),
    ("https://a.b/c/bindgen.git", ".package(url: \"https://a.b/c/bindgen.git\", branch: \"main\")", "bindgen"),
    ("https://a.b/c/fork", ".package(url: \"https://a.b/c/fork\", branch: \"main\")", "fork"),
    ("git@a.b:c/bindgen.git", ".package(url: \"git@a.b:c/bindgen.git\", branch: \"main\")", "bindgen"),
    ("a\"\\(b)\n\u{1B}", #".package(name: "bindgen", path: "a\"\\(b)\n\u{1B}")"#, "bindgen"),
  ])
  func theManifestNamesIt(_ place: String, _ package: String, _ name: String) {
    let dependency: Dependency = Dependency(place: place)
    #expect(dependency.package == package)
    #expect(dependency.plugin == ".plugin(name: \"BindgenPlugin\", package: \"\(name)\")")
    #expect(FirstSpec(model: "Cart", bindgen: dependency).text.contains(package))
  }

  private func run(_ words: [String]) throws -> Tool.Result { try Tool.run(words, in: folder.url) }
}
