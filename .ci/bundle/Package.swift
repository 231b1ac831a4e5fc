// swift-tools-version: 6.2

import PackageDescription

// bindgen's plugins, with the tools that they run as programs.
let package = Package(
  name: "bindgen",
  products: [
    .plugin(name: "BindgenPlugin", targets: ["BindgenPlugin"]),
    .plugin(name: "BindgenCommand", targets: ["BindgenCommand", "BindgenCheckCommand"]),
  ],
  targets: [
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
  ]
)
