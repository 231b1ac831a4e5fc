import Foundation
import RandomSpecs

/// `fuzz random <folder>`: leaves the specs of random models there, to begin with. Long ones are slow to change.
enum RandomInputs {
  private static let longest: Int = 2048

  static func write(_ words: [String]) throws {
    guard words.count == 1 else { fail("fuzz random <folder>") }
    let folder: URL = URL(fileURLWithPath: words[0])
    for (name, text) in RandomRun.table.specs where text.utf8.count <= longest {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
  }
}
