// swift-tools-version: 6.2

import PackageDescription

/// A value whose rows are edited, and a table that redraws the rows that changed.
let package = Package(
  name: "Hand",
  dependencies: [
    .package(name: "bindgen", path: "../..")
  ],
  targets: [
    .executableTarget(name: "Cards", plugins: [.plugin(name: "BindgenPlugin", package: "bindgen")]),
    .testTarget(name: "CardsTests", dependencies: ["Cards"]),
  ]
)
