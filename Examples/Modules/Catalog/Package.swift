// swift-tools-version: 6.2

import PackageDescription

/// The products on a shop's shelf: a feature in a package of its own.
let package = Package(
  name: "Catalog",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "Catalog", targets: ["Catalog"])
  ],
  dependencies: [
    .package(name: "bindgen", path: "../../..")
  ],
  targets: [
    .target(
      name: "Catalog",
      dependencies: [.product(name: "BindgenRuntime", package: "bindgen")],
      plugins: [.plugin(name: "BindgenPlugin", package: "bindgen")]
    ),
    .testTarget(name: "CatalogTests", dependencies: ["Catalog"]),
  ]
)
