import TestSupport
import Testing

/// A setting of the compiler for a module with emitted code.
struct ConsumerSetting: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let flags: [String]
  /// Whether it is tried in the short form, too. The others must find what these find; pairs are compiled in both modes, and
  /// models that run are built in mode 6.
  let isQuick: Bool
  /// Whether everything is compiled so in the long form. Most settings take some runs: they differ in what surrounds a model,
  /// which does not depend on its size.
  let takesAll: Bool

  /// - Parameter isDebug: Whether doubles exist, and descriptions for debuggers.
  private init(_ name: String, _ flags: [String], isQuick: Bool = false, takesAll: Bool = false, isDebug: Bool = true) {
    testDescription = name
    self.isQuick = isQuick
    self.takesAll = takesAll
    self.flags = flags + (isDebug ? ["-D", "DEBUG"] : [])
  }

  private static func features(_ names: [String]) -> [String] {
    names.flatMap { ["-enable-upcoming-feature", $0] }
  }

  private static let onMainActor: [String] = ["-default-isolation", "MainActor"]

  /// The settings that there is time for.
  static let tried: [ConsumerSetting] = all.filter { $0.isQuick || LongProof.isOn }

  private static let all: [ConsumerSetting] = [
    ConsumerSetting("mode 5", ["-swift-version", "5"], takesAll: true, isDebug: false),
    ConsumerSetting("mode 6", ["-swift-version", "6"]),
    ConsumerSetting("mode 5, complete checking", ["-swift-version", "5", "-strict-concurrency=complete"]),
    ConsumerSetting("mode 5, default isolation MainActor", ["-swift-version", "5"] + onMainActor),
    ConsumerSetting(
      "mode 6, default isolation MainActor",
      ["-swift-version", "6"] + onMainActor,
      takesAll: true
    ),
    ConsumerSetting("mode 5, features to come", ["-swift-version", "5"] + features(toCome)),
    ConsumerSetting("mode 6, features to come", ["-swift-version", "6"] + features(toCome)),
    ConsumerSetting("library evolution", ["-swift-version", "6", "-enable-library-evolution"]),
    ConsumerSetting(
      "approachable concurrency, features to come",
      ["-swift-version", "6"] + onMainActor + features(approachable + toCome),
      isQuick: true
    ),
    ConsumerSetting(
      "approachable concurrency, mode 5",
      ["-swift-version", "5"] + onMainActor + features(approachable + ["GlobalActorIsolatedTypesUsability"])
    ),
  ]

  private static let toCome: [String] = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
  private static let approachable: [String] = ["NonisolatedNonsendingByDefault", "InferIsolatedConformances"]
}
