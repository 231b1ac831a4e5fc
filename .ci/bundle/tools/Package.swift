// swift-tools-version: 6.2

import PackageDescription

// The tools alone: the whole package would compile the core twice in release, for its own plugins too.
let package = Package(
  name: "tools",
  targets: [
    .target(name: "BindgenCore"),
    .target(name: "BindgenTools", dependencies: ["BindgenCore"]),
    .target(name: "BindgenServer", dependencies: ["BindgenCore", "BindgenTools"]),
    .executableTarget(name: "bindgen", dependencies: ["BindgenCore", "BindgenServer", "BindgenTools"]),
    .executableTarget(name: "bindgen-plugin", dependencies: ["BindgenCore"]),
  ],
  swiftLanguageModes: [.v6]
)
