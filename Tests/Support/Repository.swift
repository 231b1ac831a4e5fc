import Foundation

/// Where this repository lies, wherever tests are run from.
package enum Repository {
  package static let root: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
