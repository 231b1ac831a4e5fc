// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Shopping",
  dependencies: [
    .package(name: "bindgen", path: "../..")
  ],
  targets: [
    .executableTarget(
      name: "Shopping",
      // Screens live on the main actor.
      swiftSettings: [.defaultIsolation(MainActor.self)],
      plugins: [.plugin(name: "BindgenPlugin", package: "bindgen")]
    ),
    .testTarget(
      name: "ShoppingTests",
      dependencies: ["Shopping"],
      swiftSettings: [.defaultIsolation(MainActor.self)]
    ),
  ]
)
