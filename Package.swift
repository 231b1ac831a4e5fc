// swift-tools-version: 6.2

import PackageDescription

// One core and two thin tools. Target names must be unique in a whole package graph, so they say 'bindgen'.
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
    .target(name: "BindgenRuntime", dependencies: ["OpenCombine"], path: "Templates/Runtime"),
    .testTarget(name: "BindgenRuntimeTests", dependencies: ["BindgenRuntime"], path: "Tests/RuntimeTests"),

    // For tests where there is no Combine; it bears the name that emitted code imports there.
    .target(name: "OpenCombine", path: "Tests/OpenCombine", exclude: ["README.md"]),
    .snapshot("Combine", specs: ["Inner", "Outer"], usesCombine: true),
    .snapshot("CombineActor", specs: ["Inner", "Outer"], usesCombine: true),
    .snapshot("Everything", specs: ["Everything"]),
    .snapshot("Family", specs: ["Isolated", "Leaves", "Mixed", "Public", "Tree", "Wide"]),
    .snapshot("Hostile", specs: ["Foreign", "Names"]),
    .snapshot("Isolated", specs: ["Hidden", "Screens", "Streams"]),
    .snapshot("Located", specs: ["Located"]),
    .snapshot("Packaged", specs: ["Inner", "Outer"], usesCombine: true),
    .snapshot(
      "Random",
      specs: (1...17).map { "Graph\($0)" } + (1...15).map { "Family\($0)" } + [2, 5, 8, 9].map { "Family\($0)Leaves" },
      templates: ["called", "driven", "published", "streamed", "tracked"],
      usesCombine: true
    ),
    .snapshot(
      "Shop",
      specs: ["Bare", "Callbacks", "Delegates", "Full", "Publishers", "Quiet", "Streams", "Tracked", "Views"],
      usesCombine: true
    ),
    .snapshot("Shopping", specs: ["Shopping"]),
    .snapshot("ShoppingCallbacks", specs: ["Shopping"]),
    .snapshot("ShoppingCombine", specs: ["Shopping"], usesCombine: true),
    .snapshot("ShoppingDelegate", specs: ["Shopping"]),
    .snapshot("ShoppingObservation", specs: ["Shopping"]),
    .snapshot("ShoppingStream", specs: ["Shopping"]),
    .snapshot("Tracked", specs: ["Isolated", "Public", "Tree", "Wide"]),
    .snapshot("Wide", specs: ["Gallery", "ManyStates", "Seventy", "TwoHundred"]),
    .testTarget(
      name: "BindgenModelTests",
      dependencies: [
        "CombineSnapshot", "CombineActorSnapshot", "EverythingSnapshot", "FamilySnapshot",
        "IsolatedSnapshot", "RandomSnapshot", "ShopSnapshot", "ShoppingSnapshot",
        "ShoppingCallbacksSnapshot", "ShoppingCombineSnapshot", "ShoppingDelegateSnapshot",
        "ShoppingObservationSnapshot", "ShoppingStreamSnapshot", "TrackedSnapshot", "WideSnapshot", "OpenCombine",
      ],
      path: "Tests/ModelTests"
    ),
    .testTarget(name: "BindgenGeneratedTests", path: "Tests/Generated", plugins: ["BindgenPlugin"]),
  ]
    + ["Diagnostics", "Swift", "Outline", "Spec", "Graph", "Emission", "Files", "Snapshot", "Consumer", "Support"]
    .map { .tests($0) }
    + ["CommandLine", "Explain", "Difference", "Documentation"].map { .tests($0, of: ["bindgen"]) },
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

  /// Golden files, compiled to be run by the model tests.
  static func snapshot(
    _ run: String,
    specs: [String],
    templates: [String] = [],
    usesCombine: Bool = false
  ) -> Target {
    .target(
      name: run + "Snapshot",
      dependencies: usesCombine ? ["OpenCombine"] : [],
      path: "Tests/Snapshots/" + run,
      exclude: specs.map { $0 + ".bindgen.yml" } + templates.map { $0 + ".swift.tmpl" }
    )
  }
}
