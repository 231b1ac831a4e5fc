import Foundation

/// The mode `BINDGEN_RECORD=1 swift test`: writes recorded texts anew, and fails, so that somebody reads the difference.
package enum Recording {
  package static let isOn: Bool = ProcessInfo.processInfo.environment["BINDGEN_RECORD"] == "1"
}
