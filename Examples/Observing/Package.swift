// swift-tools-version: 6.2

import PackageDescription

let ways: [Target.Dependency] = ["ByCallbacks", "ByCombine", "ByDelegate", "ByObservation", "ByStream"]

/// The same spec in several folders, one for each way to observe: they differ in one word.
let package = Package(
  name: "Observing",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "bindgen", path: "../..")
  ],
  targets: [
    .target(name: "Shop"),
    // A stand-in for Combine on systems without it, for bindgen's own tests; an app depends on OpenCombine.
    .target(name: "OpenCombine", exclude: ["README.md"]),
    .observing("ByCallbacks"),
    .observing("ByCombine", with: [.target(name: "OpenCombine", condition: .when(platforms: [.linux]))]),
    .observing("ByDelegate"),
    .observing("ByObservation"),
    .observing("ByStream"),
    .executableTarget(name: "Demo", dependencies: ways),
    .testTarget(name: "ObservingTests", dependencies: ways + ["Shop"]),
  ]
)

extension Target {
  static func observing(_ name: String, with library: [Target.Dependency] = []) -> Target {
    .target(
      name: name,
      dependencies: ["Shop"] + library,
      plugins: [.plugin(name: "BindgenPlugin", package: "bindgen")]
    )
  }
}
