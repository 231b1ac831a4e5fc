// swift-tools-version: 6.2

import PackageDescription

/// Flags for bindgen, compiled once more: with the counters that lead a fuzzer, and, though optimised, with all checks of a
/// debug build, so that a read outside a buffer stops the program.
let flags: [SwiftSetting] = [.unsafeFlags(["-sanitize=fuzzer", "-assert-config", "Debug"])]

/// The package of the fuzzer. `Sources/bindgen` is a link to the sources of bindgen, the others but `fuzz` are links to tests: a
/// package that depends on bindgen sees its products only, and could not compile them with flags of its own.
let package = Package(
  name: "fuzzing",
  targets: [
    .target(name: "BindgenCore", path: "Sources/bindgen/BindgenCore", swiftSettings: flags),
    .target(
      name: "BindgenTools",
      dependencies: ["BindgenCore"],
      path: "Sources/bindgen/BindgenTools",
      swiftSettings: flags
    ),
    .target(
      name: "BindgenServer",
      dependencies: ["BindgenCore", "BindgenTools"],
      path: "Sources/bindgen/BindgenServer",
      swiftSettings: flags + [.unsafeFlags(["-enable-testing"])]
    ),
    .target(name: "TestBasics", path: "Sources/basics", swiftSettings: flags),
    .target(name: "RandomSpecs", dependencies: ["TestBasics"], path: "Sources/random", swiftSettings: flags),
    .target(
      name: "TestSupport",
      dependencies: ["BindgenCore", "RandomSpecs", "TestBasics"],
      path: "Sources/support",
      swiftSettings: flags
    ),
    .executableTarget(
      name: "fuzz",
      dependencies: ["BindgenCore", "BindgenServer", "BindgenTools", "RandomSpecs", "TestSupport"],
      swiftSettings: flags,
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer"]),
        // The default linker fails on the archive of the fuzzer.
        .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
