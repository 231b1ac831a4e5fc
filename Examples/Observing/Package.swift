// swift-tools-version: 6.0

import PackageDescription

/// One spec, in as many folders as there are ways to observe: what differs between them is one word.
let package = Package(
  name: "Observing",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "bindgen", path: "../..")
  ],
  targets: [
    .target(name: "Shop"),
    .observing("ByCallbacks"),
    .observing("ByDelegate"),
    .observing("ByObservation"),
    .observing("ByStream"),
    .testTarget(name: "ObservingTests", dependencies: ["ByCallbacks", "ByDelegate", "ByObservation", "ByStream"]),
  ]
)

extension Target {
  static func observing(_ name: String) -> Target {
    .target(name: name, dependencies: ["Shop"], plugins: [.plugin(name: "BindgenPlugin", package: "bindgen")])
  }
}
