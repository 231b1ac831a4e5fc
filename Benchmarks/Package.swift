// swift-tools-version: 6.2

import PackageDescription

/// A package of its own, so that nobody who uses bindgen builds it.
let package = Package(
  name: "Benchmarks",
  targets: [
    .executableTarget(name: "measure"),
    .testTarget(name: "ChartTests", dependencies: ["measure"]),
  ],
  swiftLanguageModes: [.v6]
)
