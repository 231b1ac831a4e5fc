/// A small package, once with the build tool and a spec and once without: the time that bindgen adds to its clean build.
struct Consumer {
  private let rounds: Int

  init(rounds: Int) { self.rounds = rounds }

  /// A build, and its limit.
  struct Goal {
    let configuration: String
    /// The most processor seconds.
    /// Nil if there is no limit.
    let most: Double?

    static let all: [Goal] = [Goal(configuration: "debug", most: 16), Goal(configuration: "release", most: nil)]

    /// The processor seconds of the yardstick on the machine on which the goals were set.
    static let yardstick: Double = 0.422
  }

  /// Returns the processor seconds of a clean build with bindgen, less those of one without; and of the yardstick, measured in
  /// turn with them: the type-check of a class of the `@Observable` macro. The time of compilers differs from one hour to the
  /// next by more than a half.
  func added(_ goal: Goal) -> (seconds: Double, yardstick: Double) {
    let folders: [String] = [true, false].map(Self.write)
    let macro: String = Files.write(Shape.macros(Shape.orders(1, states: 50, derivations: 50)), to: "Yardstick.swift")
    let check: Command = Command("swiftc", "-swift-version", "6", "-typecheck", macro)
    let seconds: [Double] = Rounds.medians(
      rounds,
      folders.map { folder in { Self.build(folder, goal.configuration) } } + [
        { Rounds.median((0..<5).map { _ in check.run().processorSeconds }) }
      ]
    )
    return (seconds[0] - seconds[1], seconds[2])
  }

  private static func build(_ folder: String, _ configuration: String) -> Double {
    Files.remove(folder + "/.build")
    let command: Command = Command(
      "swift",
      "build",
      "--package-path",
      folder,
      "--configuration",
      configuration,
      output: Files.path("build-output")
    )
    return command.run().processorSeconds
  }

  private static func write(withBindgen: Bool) -> String {
    let name: String = withBindgen ? "consumer-with" : "consumer-without"
    for folder in ["", "/Sources", "/Sources/Shop"] { Files.makeFolder(Files.path(name + folder)) }
    Files.write(manifest(withBindgen), to: name + "/Package.swift")
    Files.write("struct Product {\n  var price: Int\n}\n", to: name + "/Sources/Shop/Product.swift")
    if withBindgen { Files.write(spec, to: name + "/Sources/Shop/Cart.bindgen.yml") }
    return Files.path(name)
  }

  private static func manifest(_ withBindgen: Bool) -> String {
    let dependency: String = withBindgen ? #".package(name: "bindgen", path: "../../../..")"# : ""
    let plugin: String = withBindgen ? #".plugin(name: "BindgenPlugin", package: "bindgen")"# : ""
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "Shop",
        dependencies: [\(dependency)],
        targets: [.target(name: "Shop", plugins: [\(plugin)])]
      )

      """
  }

  private static let spec: String = """
    models:
      Cart:
        state:
          products: [Product] = []
        derive:
          total: Int = products.reduce(0) { $0 + $1.price }
        actions:
          add(_ product: Product): products.append(product)

    """
}
