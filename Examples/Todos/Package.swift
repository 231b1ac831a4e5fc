// swift-tools-version: 6.2

import PackageDescription

/// A value with a reducer, rows with reducers of their own, and a search that takes time.
let package = Package(
  name: "Todos",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [
    .package(name: "bindgen", path: "../..")
  ],
  targets: [
    .executableTarget(name: "TodoList", plugins: [.plugin(name: "BindgenPlugin", package: "bindgen")]),
    .testTarget(name: "TodoListTests", dependencies: ["TodoList"]),
  ]
)
