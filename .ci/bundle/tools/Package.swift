// swift-tools-version: 6.2

import PackageDescription

// The tools alone: the whole package would compile the core twice in release, for its own plugins too.
let package = Package(
  name: "tools",
  targets: [
    .target(name: "BindgenCore"),
    .executableTarget(
      name: "bindgen",
      dependencies: ["BindgenCore"],
      path: "Sources",
      sources: ["bindgen", "BindgenServer", "BindgenTools"]
    ),
    .executableTarget(name: "bindgen-plugin", dependencies: ["BindgenCore"]),
  ],
  swiftLanguageModes: [.v6]
)
