// swift-tools-version: 6.0

import PackageDescription

/// The rooms that the tool of the plugin consists of, each linked into its folder.
let roomsOfPlugin: [String] = [
  "Diagnostics", "SwiftTokens", "Outline", "Spec", "Graph", "Emission", "Output", "Running",
]

/// The modules in the order in which data flows: each imports only those before it.
///
/// Target names must be unique in a whole package graph, so they carry a prefix that the folders do without.
let package = Package(
  name: "bindgen",
  products: [
    .executable(name: "bindgen", targets: ["bindgen"]),
    .plugin(name: "BindgenPlugin", targets: ["BindgenPlugin"]),
    .plugin(name: "BindgenCommand", targets: ["BindgenCommand", "BindgenCheckCommand"]),
  ],
  targets: [
    .room("Libc"),
    .room("Diagnostics", imports: ["Libc"]),
    .room("SwiftTokens", imports: ["Diagnostics"]),
    .room("Outline", imports: ["Diagnostics", "SwiftTokens"]),
    .room("Spec", imports: ["Diagnostics", "SwiftTokens", "Outline"]),
    .room("Graph", imports: ["Diagnostics", "SwiftTokens", "Spec"]),
    .room("Emission", imports: ["Libc", "Diagnostics", "SwiftTokens", "Spec", "Graph"]),
    .room("Output", imports: ["Libc", "Diagnostics"]),
    .room("Running", imports: ["Libc", "Diagnostics", "Emission", "Output"]),
    .room("Telling", imports: ["Diagnostics", "SwiftTokens", "Spec", "Graph"]),
    .room("Difference", imports: ["Diagnostics"]),
    .room(
      "CommandLine",
      imports: ["Diagnostics", "SwiftTokens", "Emission", "Output", "Running", "Telling", "Difference"]
    ),
    .executableTarget(name: "bindgen", dependencies: ["BindgenCommandLine"]),

    .plugin(name: "BindgenPlugin", capability: .buildTool(), dependencies: ["bindgen-plugin"]),
    // What it runs. A consumer of the plugin pays for its compilation, so it has only the rooms that a build needs, and
    // all of them are one module: which, without the files that import rooms, they can be. What mode 6 checks is checked
    // in the rooms; not to check it again saves a fifteenth.
    .executableTarget(
      name: "bindgen-plugin",
      dependencies: ["BindgenLibc"],
      path: "Plugins/bindgen-plugin",
      exclude: roomsOfPlugin.map { $0 + "/Imports.swift" },
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
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

    .tests("Diagnostics"),
    .tests("SwiftTokens", imports: ["Diagnostics"]),
    .tests("Outline", imports: ["Diagnostics"]),
    .tests("Spec", imports: ["Diagnostics", "SwiftTokens", "Outline"]),
    .tests("Graph", imports: ["Diagnostics", "SwiftTokens", "Spec"]),
    .tests("Emission", imports: ["Diagnostics", "SwiftTokens", "Spec", "Graph"]),
    .tests("Telling", imports: ["Diagnostics", "SwiftTokens", "Spec", "Graph"]),
    .tests("Output", imports: ["Diagnostics"]),
    .tests("Running", imports: ["Diagnostics", "Emission", "Output"]),
    .tests("Difference"),
    .tests("CommandLine", imports: ["Diagnostics", "Emission", "Telling", "Output", "Running"]),
    .testTarget(
      name: "BindgenDocumentationTests",
      dependencies: ["BindgenDiagnostics", "BindgenEmission", "BindgenTelling", "BindgenCommandLine"],
      path: "Tests/DocumentationTests"
    ),

    // For tests where there is no Combine; it bears the name that emitted code imports there.
    .target(name: "OpenCombine", path: "Tests/OpenCombine", exclude: ["README.md"]),
    .snapshot("Combine", specs: ["Inner", "Outer"], usesCombine: true),
    .snapshot("CombineActor", specs: ["Inner", "Outer"], usesCombine: true),
    .snapshot("CombineInner", specs: ["Inner"], usesCombine: true),
    .snapshot("Everything", specs: ["Everything"]),
    .snapshot("Family", specs: ["Isolated", "Leaves", "Mixed", "Public", "Tree", "Wide"]),
    .snapshot("Hostile", specs: ["Foreign", "Names"]),
    .snapshot("Inner", specs: ["Inner"]),
    .snapshot("Isolated", specs: ["Hidden", "Screens", "Streams"]),
    .snapshot("Library", specs: ["Library"]),
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
    .tests("Snapshot", imports: ["Diagnostics", "Emission"], isOfModule: false),
    .testTarget(
      name: "BindgenModelTests",
      dependencies: [
        "CombineSnapshot", "CombineActorSnapshot", "CombineInnerSnapshot", "EverythingSnapshot", "FamilySnapshot",
        "InnerSnapshot", "IsolatedSnapshot", "RandomSnapshot", "ShopSnapshot", "ShoppingSnapshot",
        "ShoppingCallbacksSnapshot", "ShoppingCombineSnapshot", "ShoppingDelegateSnapshot",
        "ShoppingObservationSnapshot", "ShoppingStreamSnapshot", "TrackedSnapshot", "WideSnapshot", "OpenCombine",
      ],
      path: "Tests/ModelTests"
    ),
    .tests("Consumer", isOfModule: false),
    .testTarget(name: "BindgenGeneratedTests", path: "Tests/Generated", plugins: ["BindgenPlugin"]),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  static func room(_ name: String, imports: [String] = []) -> Target {
    .target(
      name: "Bindgen" + name,
      dependencies: imports.map { .init(stringLiteral: "Bindgen" + $0) },
      path: "Sources/" + name
    )
  }

  static func tests(_ name: String, imports: [String] = [], isOfModule: Bool = true) -> Target {
    .testTarget(
      name: "Bindgen" + name + "Tests",
      dependencies: ((isOfModule ? [name] : []) + imports).map { .init(stringLiteral: "Bindgen" + $0) },
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
