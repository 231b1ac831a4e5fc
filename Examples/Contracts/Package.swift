// swift-tools-version: 6.2

import PackageDescription

/// Screens that know the other side only by a protocol, and tests that stand in for it.
let package = Package(
  name: "Contracts",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "bindgen", path: "../..")
  ],
  targets: [
    .target(
      name: "Contracts",
      dependencies: [.target(name: "OpenCombine", condition: .when(platforms: [.linux]))],
      plugins: [.plugin(name: "BindgenPlugin", package: "bindgen")]
    ),
    // The same, with only the protocols in specs.
    .target(
      name: "ByHand",
      dependencies: [.target(name: "OpenCombine", condition: .when(platforms: [.linux]))],
      plugins: [.plugin(name: "BindgenPlugin", package: "bindgen")]
    ),
    // A stand-in for Combine on systems without it, for bindgen's own tests; an app depends on OpenCombine.
    .target(name: "OpenCombine", exclude: ["README.md"]),
    .executableTarget(name: "Demo", dependencies: ["Contracts"]),
    .testTarget(name: "ContractsTests", dependencies: ["Contracts"]),
    .testTarget(name: "ByHandTests", dependencies: ["ByHand"]),
  ]
)
