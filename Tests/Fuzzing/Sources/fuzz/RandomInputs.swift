import Foundation
import RandomSpecs

/// The command `fuzz random <folder>`: writes the specs of random models as initial inputs. Long ones are slow to mutate.
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
