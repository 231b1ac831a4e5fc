import Foundation

/// The long form of tests, `BINDGEN_LONG=1 swift test`: all cases instead of samples, and larger inputs. `.ci/long` runs it.
package enum LongProof {
  package static let isOn: Bool = ProcessInfo.processInfo.environment["BINDGEN_LONG"] == "1"

  /// Returns the count in the long form, else a sixteenth of it: still far more than a stack has room for.
  package static func size(_ count: Int) -> Int { isOn ? count : count / 16 }
}
