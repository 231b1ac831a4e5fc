// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The folders of specs in `Sources`: each is a module, with the types that its specs use.
let runs: [String] = [
  "ChoicesBelow", "Combine", "CombineActor", "Contracts", "Effects", "EventsBelow", "Everything", "Family", "Hostile",
  "Isolated",
  "Lists", "Located", "MixedAccess", "OpenValues", "Packaged", "Patterns", "Reducers", "Screens",
  "Shop", "Shopping", "Tracked", "Transactions",
]

/// Folders with a copy of the runtime, as users have it: `ModelPackage` emits them so.
let copies: [String] = ["FirstScreen", "OpenContracts", "Plain", "Values"]

/// Folders whose models hold those of another module, such as `EventsBelow`.
let above: [String] = ["Choices", "Events"]

/// Compilation conditions of the whole runtime.
let runtimeFlags: [SwiftSetting] = ["BRANCHES", "MODELS", "PLAIN", "PUBLISHERS"].map { .define($0) }

/// Emitted models and their tests: a package of its own, so that nobody who builds bindgen, or uses it, builds these.
/// `swift test` in the repository emits the models into the folders `Generated`, and runs these tests, too.
let package = Package(
  name: "Models",
  targets: [
    // The code that emitted models share, compiled once for all but the copies. It has a link to Templates/Runtime.
    .target(name: "BindgenRuntime", dependencies: ["OpenCombine"], swiftSettings: runtimeFlags),
    // For tests on systems without Combine; it has the name that emitted code imports there.
    .target(name: "OpenCombine", exclude: ["README.md"]),

    // The code that these tests share with those of the tool.
    .target(name: "TestBasics", path: "Basics"),
    .target(name: "RandomSpecs", dependencies: ["TestBasics"], path: "Random/Specs"),

    // Random models: families, lists, and scenarios in three forms, with their drivers, also for runs by the million.
    .emitted("RandomLeaves", path: "Random/Leaves"),
    .emitted("RandomInner", path: "Random/Inner", below: ["RandomLeaves"]),
    .emitted("RandomModels", path: "Random/Models", below: ["RandomInner", "RandomLeaves"]),
    .target(
      name: "RandomDriver",
      dependencies: ["BindgenRuntime", "RandomModels", "RandomSpecs", "TestBasics"],
      path: "Random/Driver"
    ),
    .executableTarget(
      name: "prove-families",
      dependencies: ["RandomDriver", "RandomModels", "RandomSpecs"],
      path: "Random/Prove"
    ),
    .emitted("RandomPlainModels", path: "Random/Plain"),
    .emitted("FormsBelow", path: "Random/FormsBelow"),
    .emitted("FormModels", path: "Random/Forms", below: ["FormsBelow"]),
    .target(
      name: "FormDriver",
      dependencies: ["FormModels", "RandomSpecs", "TestBasics"],
      path: "Random/FormDriver"
    ),
    .executableTarget(name: "prove-forms", dependencies: ["FormDriver", "RandomSpecs"], path: "Random/ProveForms"),

    .testTarget(name: "RuntimeTests", dependencies: ["BindgenRuntime", "TestBasics"]),
    .testTarget(
      name: "ModelTests",
      dependencies: [
        "BindgenRuntime", "FormDriver", "OpenCombine", "RandomDriver", "RandomModels", "RandomPlainModels",
        "RandomSpecs",
      ]
        + ["TestBasics"] + (runs + above + copies).map { .target(name: $0 + "Models") }
    ),
  ]
    + runs.map { .emitted($0 + "Models", path: "Sources/" + $0) }
    + above.map {
      .emitted($0 + "Models", path: "Sources/" + $0, below: [.target(name: $0 + "BelowModels")])
    }
    + copies.map { .emitted($0 + "Models", path: "Sources/" + $0, runtime: []) },
  swiftLanguageModes: [.v6]
)

extension Target {
  static func emitted(
    _ name: String,
    path: String,
    runtime: [Dependency] = ["BindgenRuntime"],
    below: [Dependency] = []
  ) -> Target {
    let folder: String = Context.packageDirectory + "/" + path
    let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return .target(
      name: name,
      dependencies: runtime + ["OpenCombine"] + below,
      path: path,
      exclude: names.filter { $0.contains(".bindgen") }.sorted()
    )
  }
}

// A warning in emitted code is an error, also where it is not compiled anew.
for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
