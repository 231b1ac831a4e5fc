// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Shopping",
  dependencies: [
    .package(name: "bindgen", path: "../..")
  ],
  targets: [
    .executableTarget(name: "Shopping", plugins: [.plugin(name: "BindgenPlugin", package: "bindgen")]),
    .testTarget(name: "ShoppingTests", dependencies: ["Shopping"]),
  ]
)
