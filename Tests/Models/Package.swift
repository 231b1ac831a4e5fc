// swift-tools-version: 6.2

import Foundation
import PackageDescription

/// The folders of specs in `Sources`: each is a module, with the types that its specs speak of.
let runs: [String] = [
  "ChoicesBelow", "Combine", "CombineActor", "Contracts", "Effects", "EventsBelow", "Everything", "Family", "Hostile",
  "Isolated",
  "Lists", "Located", "MixedAccess", "OpenValues", "Packaged", "Patterns", "Reducers", "Screens",
  "Shop", "Shopping", "Tracked", "Transactions",
]

/// Those that have a copy of the runtime, as users have them: `ModelPackage` emits them so.
let copies: [String] = ["FirstScreen", "OpenContracts", "Plain", "Values"]

/// Those that hold models of another module: of `EventsBelow`, and so on.
let above: [String] = ["Choices", "Events"]

/// Whatever the runtime can do.
let runtimeFlags: [SwiftSetting] = ["BRANCHES", "MODELS", "PLAIN", "PUBLISHERS"].map { .define($0) }

/// Emitted models, and what tests them: a package of its own, so that whoever builds bindgen, or uses it, builds none of
/// it. `swift test` in the repository emits the models into the folders `Generated`, and runs these tests, too.
let package = Package(
  name: "Models",
  targets: [
    // What emitted code shares, compiled once for all but the copies. It has a link to Templates/Runtime.
    .target(name: "BindgenRuntime", dependencies: ["OpenCombine"], swiftSettings: runtimeFlags),
    // For tests where there is no Combine; it bears the name that emitted code imports there.
    .target(name: "OpenCombine", exclude: ["README.md"]),

    // What these tests have in common with those of the tool.
    .target(name: "TestBasics", path: "Basics"),
    .target(name: "RandomSpecs", dependencies: ["TestBasics"], path: "Random/Specs"),

    // Random models: families and lists, and scenarios in three forms; what drives each, also by the million.
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

// A warning in what is emitted is a mistake, also where it is not compiled anew.
for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [.treatAllWarnings(as: .error)]
}
