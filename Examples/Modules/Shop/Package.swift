// swift-tools-version: 6.2

import PackageDescription

/// An app, and a feature of it whose models hold those of another package.
let package = Package(
  name: "Shop",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "bindgen", path: "../../.."),
    .package(path: "../Catalog"),
  ],
  targets: [
    .target(
      name: "Checkout",
      dependencies: [
        .product(name: "BindgenRuntime", package: "bindgen"),
        .product(name: "Catalog", package: "Catalog"),
      ],
      plugins: [.plugin(name: "BindgenPlugin", package: "bindgen")]
    ),
    .executableTarget(name: "Shop", dependencies: ["Checkout"]),
    .testTarget(name: "CheckoutTests", dependencies: ["Checkout"]),
  ]
)
