// swift-tools-version: 6.2

import PackageDescription

/// The folders of specs that the plugin emits for the model tests.
let models: [String] = [
  "Choices", "Combine", "CombineActor", "Contracts", "Effects", "Events", "Everything", "Family", "FirstScreen",
  "Hostile", "Isolated", "Lists", "Located", "MixedAccess", "OpenContracts", "OpenValues", "Packaged", "Patterns",
  "Reducers", "Screens", "Shop", "Shopping", "ShoppingAll", "ShoppingCallbacks", "ShoppingCombine", "ShoppingDelegate",
  "ShoppingObservation", "ShoppingStream", "Tracked", "Transactions", "Values",
]

// One core and two thin tools. What products consist of must have names that are unique in a whole package graph, so
// they say 'bindgen'; tests and what serves them are not built for whoever depends on this package.
let package = Package(
  name: "bindgen",
  products: [
    .executable(name: "bindgen", targets: ["bindgen"]),
    .plugin(name: "BindgenPlugin", targets: ["BindgenPlugin"]),
    .plugin(name: "BindgenCommand", targets: ["BindgenCommand", "BindgenCheckCommand"]),
  ],
  targets: [
    .target(name: "BindgenCore"),
    .executableTarget(name: "bindgen", dependencies: ["BindgenCore"]),
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
    .target(name: "TestSupport", dependencies: ["BindgenCore"], path: "Tests/Support"),

    // What emitted code shares, compiled as it stands, for the tests of it.
    .target(
      name: "BindgenRuntime",
      dependencies: ["OpenCombine"],
      path: "Templates/Runtime",
      swiftSettings: [.define("BRANCHES")]
    ),
    .testTarget(name: "BindgenRuntimeTests", dependencies: ["BindgenRuntime"], path: "Tests/RuntimeTests"),

    // For tests where there is no Combine; it bears the name that emitted code imports there.
    .target(name: "OpenCombine", path: "Tests/OpenCombine", exclude: ["README.md"]),

    // Random models: what makes them from seeds while the package is built, and what drives them.
    .target(name: "RandomSpecs", dependencies: ["BindgenCore", "TestSupport"], path: "Tests/Random/Specs"),
    .executableTarget(
      name: "bindgen-random-models",
      dependencies: ["BindgenCore", "RandomSpecs", "TestSupport"],
      path: "Tests/Random/Make"
    ),
    .plugin(
      name: "RandomModelsPlugin",
      capability: .buildTool(),
      dependencies: ["bindgen-random-models"],
      path: "Tests/Random/Plugin"
    ),
    .target(
      name: "RandomModels",
      dependencies: ["OpenCombine"],
      path: "Tests/Random/Models",
      plugins: ["RandomModelsPlugin"]
    ),
    .target(
      name: "RandomDriver",
      dependencies: ["RandomModels", "RandomSpecs", "TestSupport"],
      path: "Tests/Random/Driver"
    ),
    // Random models in three forms: two classes and a value with a store, driven by the same operations.
    .target(name: "FormModels", path: "Tests/Random/Forms", plugins: ["RandomModelsPlugin"]),
    .target(
      name: "FormDriver",
      dependencies: ["FormModels", "RandomSpecs", "TestSupport"],
      path: "Tests/Random/FormDriver"
    ),
    .executableTarget(
      name: "bindgen-prove-forms",
      dependencies: ["FormDriver", "RandomSpecs"],
      path: "Tests/Random/ProveForms"
    ),
    .executableTarget(
      name: "bindgen-prove-families",
      dependencies: ["RandomDriver", "RandomModels", "RandomSpecs"],
      path: "Tests/Random/Prove"
    ),
    .testTarget(
      name: "BindgenModelTests",
      dependencies: ["FormDriver", "OpenCombine", "RandomDriver", "RandomModels", "RandomSpecs", "TestSupport"]
        + models.map { .target(name: $0 + "Models") },
      path: "Tests/ModelTests"
    ),
    .testTarget(name: "BindgenGeneratedTests", path: "Tests/Generated", plugins: ["BindgenPlugin"]),
  ]
    + models.map { .models($0) }
    + ["Diagnostics", "Swift", "Outline", "Spec", "Graph", "Template", "Emission", "Files", "Support"].map {
      .tests($0)
    }
    + ["Snapshot", "Consumer"].map { .tests($0, of: ["RandomSpecs"]) }
    + ["CommandLine", "Difference", "Documentation", "Editors"].map { .tests($0, of: ["bindgen"]) }
    + ["Explain", "Format"].map { .tests($0, of: ["bindgen", "RandomSpecs"]) },
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

  /// Specs, and the types that they speak of; what they give is emitted while this is built.
  static func models(_ run: String) -> Target {
    .target(
      name: run + "Models",
      dependencies: ["OpenCombine"],
      path: "Tests/Models/" + run,
      plugins: ["BindgenPlugin"]
    )
  }
}
