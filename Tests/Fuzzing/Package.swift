// swift-tools-version: 6.0

import PackageDescription

/// Modules of bindgen, compiled once more: with the counters that lead a fuzzer, and, though optimised, with all checks
/// of a debug build, so that a read outside a buffer stops the program.
let flags: [String] = ["-sanitize=fuzzer", "-assert-config", "Debug"]

let package = Package(
  name: "fuzzing",
  targets: [
    .room("Libc"),
    .room("Diagnostics", imports: ["Libc"]),
    .room("SwiftTokens", imports: ["Diagnostics"]),
    .room("Outline", imports: ["Diagnostics", "SwiftTokens"]),
    .room("Spec", imports: ["Diagnostics", "SwiftTokens", "Outline"]),
    .room("Graph", imports: ["Diagnostics", "SwiftTokens", "Spec"]),
    .room("Emission", imports: ["Libc", "Diagnostics", "SwiftTokens", "Spec", "Graph"]),
    .room("Telling", imports: ["Diagnostics", "SwiftTokens", "Spec", "Graph"]),
    .executableTarget(
      name: "fuzz",
      dependencies: ["Diagnostics", "SwiftTokens", "Outline", "Spec", "Graph", "Emission", "Telling"].map {
        .init(stringLiteral: "Bindgen" + $0)
      },
      swiftSettings: [.unsafeFlags(flags)],
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer"]),
        // The default linker fails on the archive of the fuzzer.
        .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

extension Target {
  /// `Sources/bindgen` is a link to the sources of bindgen.
  static func room(_ name: String, imports: [String] = []) -> Target {
    .target(
      name: "Bindgen" + name,
      dependencies: imports.map { .init(stringLiteral: "Bindgen" + $0) },
      path: "Sources/bindgen/" + name,
      swiftSettings: [.unsafeFlags(flags)]
    )
  }
}
