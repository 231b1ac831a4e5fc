// swift-tools-version: 6.2

import PackageDescription

// One core, two tools, and what one of them adds to it. What products consist of must have names that are unique in a
// whole package graph, so they say 'bindgen'; tests and what serves them are not built for whoever depends on this package.
let package = Package(
  name: "bindgen",
  products: [
    .executable(name: "bindgen", targets: ["bindgen"]),
    .library(name: "BindgenRuntime", targets: ["BindgenRuntime"]),
    .plugin(name: "BindgenPlugin", targets: ["BindgenPlugin"]),
    .plugin(name: "BindgenCommand", targets: ["BindgenCommand", "BindgenCheckCommand"]),
  ],
  targets: [
    .target(name: "BindgenCore"),
    // What the models of a module share, for modules that take it as a library in place of a copy of their own. Without
    // these flags it would be up to 30 times slower than a copy, which is compiled together with the models.
    .target(
      name: "BindgenRuntime",
      path: "Templates/Runtime",
      swiftSettings: [
        .define("BRANCHES"), .define("MODELS"), .define("PLAIN"),
        .define("PUBLISHERS", .when(platforms: [.macOS, .macCatalyst, .iOS, .tvOS, .watchOS, .visionOS])),
        .unsafeFlags(
          ["-enforce-exclusivity=unchecked", "-cross-module-optimization"],
          .when(configuration: .release)
        ),
      ]
    ),
    // What only people ask for, and not builds: in answer to a command, or in an editor.
    .target(name: "BindgenTools", dependencies: ["BindgenCore"]),
    .target(name: "BindgenServer", dependencies: ["BindgenCore", "BindgenTools"]),
    .executableTarget(name: "bindgen", dependencies: ["BindgenCore", "BindgenServer", "BindgenTools"]),
    // What builds run. A consumer of the plugin pays for its compilation, so it leaves out what only people ask for.
    .executableTarget(name: "bindgen-plugin", dependencies: ["BindgenCore"]),

    .plugin(name: "BindgenPlugin", capability: .buildTool(), dependencies: ["bindgen-plugin"]),
    .command(
      "BindgenCommand",
      verb: "bindgen",
      "Write what the specs of the package's targets give, into a folder 'Generated' of each",
      permissions: [.writeToPackageDirectory(reason: "bindgen writes the folder 'Generated' of each target with specs")]
    ),
    .command(
      "BindgenCheckCommand",
      verb: "bindgen-check",
      "Fail, and show the difference, where 'swift package bindgen' would write something"
    ),

    // What tests of several folders share; the test targets themselves follow below.
    .target(name: "TestBasics", path: "Tests/Models/Basics"),
    .target(name: "RandomSpecs", dependencies: ["TestBasics"], path: "Tests/Models/Random/Specs"),
    .target(
      name: "TestSupport",
      dependencies: ["BindgenCore", "RandomSpecs", "TestBasics"],
      path: "Tests/Support"
    ),
  ]
    + ["Diagnostics", "Error", "Swift", "Outline", "Spec", "Graph", "Template", "Emission", "Files", "Support"].map {
      .tests($0)
    }
    + ["Snapshot", "Consumer", "Emitted"].map { .tests($0, of: ["RandomSpecs"]) }
    + ["CommandLine", "Documentation"].map { .tests($0, of: ["bindgen", "BindgenTools"]) }
    + ["Editors"].map { .tests($0, of: ["bindgen", "BindgenServer", "BindgenTools"]) }
    + ["Difference"].map { .tests($0, of: ["BindgenTools"]) }
    + ["Explain", "Format"].map { .tests($0, of: ["BindgenTools", "RandomSpecs"]) },
  swiftLanguageModes: [.v6]
)

extension Target {
  /// - Parameter uses: What the folder `Tests/<name>Tests` tests, if it is not the core alone.
  static func tests(_ name: String, of uses: [Dependency] = []) -> Target {
    .testTarget(
      name: "Bindgen" + name + "Tests",
      dependencies: ["BindgenCore", "TestSupport"] + uses,
      path: "Tests/" + name + "Tests"
    )
  }

  static func command(
    _ name: String,
    verb: String,
    _ description: String,
    permissions: [PluginPermission] = []
  ) -> Target {
    .plugin(
      name: name,
      capability: .command(intent: .custom(verb: verb, description: description), permissions: permissions),
      dependencies: ["bindgen"]
    )
  }
}
