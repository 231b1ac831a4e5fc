import TestSupport
import Testing

/// How a module that emitted code lands in may be compiled.
struct ConsumerSetting: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let flags: [String]
  /// Whether everything is compiled so. Most settings take some runs: they differ in what a model lands in, which its
  /// size does not change, and the build itself compiles all of them in mode 6.
  let takesAll: Bool

  /// - Parameters:
  ///   - isThorough: Whether more than types is checked: what is sent where, what is read before it is set.
  ///     In mode 6 the build itself does so.
  ///   - isDebug: Whether doubles are there, and what debuggers show.
  private init(
    _ name: String,
    _ flags: [String],
    isThorough: Bool = false,
    takesAll: Bool = false,
    isDebug: Bool = true
  ) {
    testDescription = name
    self.takesAll = takesAll || LongProof.isOn
    self.flags =
      (isThorough ? ["-emit-sil", "-o", "/dev/null"] : ["-typecheck"]) + flags + (isDebug ? ["-D", "DEBUG"] : [])
  }

  private static func features(_ names: [String]) -> [String] {
    names.flatMap { ["-enable-upcoming-feature", $0] }
  }

  private static let onMainActor: [String] = ["-default-isolation", "MainActor"]

  static let all: [ConsumerSetting] = [
    ConsumerSetting("mode 5", ["-swift-version", "5"], takesAll: true, isDebug: false),
    ConsumerSetting("mode 6", ["-swift-version", "6"]),
    ConsumerSetting("mode 5, complete checking", ["-swift-version", "5", "-strict-concurrency=complete"]),
    ConsumerSetting("mode 5, default isolation MainActor", ["-swift-version", "5"] + onMainActor),
    ConsumerSetting(
      "mode 6, default isolation MainActor",
      ["-swift-version", "6"] + onMainActor,
      isThorough: true,
      takesAll: true
    ),
    ConsumerSetting(
      "mode 5, features to come",
      ["-swift-version", "5"] + features(["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"])
    ),
    ConsumerSetting(
      "mode 6, features to come",
      ["-swift-version", "6"] + features(["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"])
    ),
    ConsumerSetting("library evolution", ["-swift-version", "6", "-enable-library-evolution"]),
    ConsumerSetting(
      "approachable concurrency",
      ["-swift-version", "6"] + onMainActor
        + features(["NonisolatedNonsendingByDefault", "InferIsolatedConformances"])
    ),
    ConsumerSetting(
      "approachable concurrency, mode 5",
      ["-swift-version", "5"] + onMainActor
        + features(["NonisolatedNonsendingByDefault", "InferIsolatedConformances", "GlobalActorIsolatedTypesUsability"])
    ),
  ]
}
