import Foundation

/// Where this repository lies, wherever tests are run from.
public enum Repository {
  public static let root: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}
