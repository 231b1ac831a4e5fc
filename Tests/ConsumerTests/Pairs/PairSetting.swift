import TestSupport
import Testing

/// A setting of the compiler for a spec's module.
enum PairSetting: String, CaseIterable, CustomTestStringConvertible {
  case mode5 = "mode 5"
  /// With doubles and test stores.
  case mode6 = "mode 6, debug"
  case mode5debug = "mode 5, debug"
  /// Checks sending, and reads before initialization, too.
  case thorough = "mode 6, thorough"

  /// One setting for each mode of the language. Mode 6 finds most errors.
  static let short: [PairSetting] = LongProof.isOn ? [.mode5, .mode6] : [.mode6]
  /// Further settings that pairs are compiled with when there are hours.
  static let rare: [PairSetting] = [.mode5debug, .thorough]

  var testDescription: String { rawValue }

  var task: [String] { self == .thorough ? ["-emit-sil", "-o", "/dev/null"] : ["-typecheck"] }

  var flags: [String] {
    switch self {
    case .mode5: ["-swift-version", "5"]
    case .mode6: ["-swift-version", "6", "-D", "DEBUG"]
    case .mode5debug: ["-swift-version", "5", "-D", "DEBUG"]
    case .thorough: ["-swift-version", "6"]
    }
  }
}
