import TestSupport
import Testing

/// How a spec's module is compiled.
enum PairSetting: String, CaseIterable, CustomTestStringConvertible {
  case mode5 = "mode 5"
  /// With doubles and test stores.
  case mode6 = "mode 6, debug"
  case mode5debug = "mode 5, debug"
  /// What is sent where, and what is read before it is set, is checked, too.
  case thorough = "mode 6, thorough"

  /// Each mode of the language. What most find, mode 6 does.
  static let short: [PairSetting] = LongProof.isOn ? [.mode5, .mode6] : [.mode6]
  /// What pairs are compiled with, too, where there are hours.
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
