import Foundation

/// `BINDGEN_LONG=1 swift test` tries all where some stand for all, and more of what is many. `.ci/long` does.
package enum LongProof {
  package static let isOn: Bool = ProcessInfo.processInfo.environment["BINDGEN_LONG"] == "1"

  /// So many where there is time, else a sixteenth: still far more than a stack has room for.
  package static func size(_ count: Int) -> Int { isOn ? count : count / 16 }
}
