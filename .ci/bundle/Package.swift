// swift-tools-version: 6.2

import PackageDescription

// bindgen's plugins, with the tools that they run as programs, and the library of what models share.
let package = Package(
  name: "bindgen",
  products: [
    .library(name: "BindgenRuntime", targets: ["BindgenRuntime"]),
    .plugin(name: "BindgenPlugin", targets: ["BindgenPlugin"]),
    .plugin(name: "BindgenCommand", targets: ["BindgenCommand", "BindgenCheckCommand"]),
  ],
  targets: [
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
    .binaryTarget(name: "bindgen-plugin", path: "bindgen-plugin.artifactbundle"),
    .plugin(name: "BindgenPlugin", capability: .buildTool(), dependencies: ["bindgen-plugin"]),
    .plugin(
      name: "BindgenCommand",
      capability: .command(
        intent: .custom(
          verb: "bindgen",
          description: "Write what the specs of the package's targets give, into a folder 'Generated' of each"
        ),
        permissions: [
          .writeToPackageDirectory(reason: "bindgen writes the folder 'Generated' of each target with specs")
        ]
      ),
      dependencies: ["bindgen-plugin"]
    ),
    .plugin(
      name: "BindgenCheckCommand",
      capability: .command(
        intent: .custom(
          verb: "bindgen-check",
          description: "Fail, and show the difference, where 'swift package bindgen' would write something"
        )
      ),
      dependencies: ["bindgen-plugin"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
