import Foundation

/// A cache of results on disk: where all inputs are the same, an answer is taken from the build folder. A fresh clone has
/// none, and `rm -r .build/proofs` removes them.
///
/// The cache has the output of compilers and programs; tests check it each time.
package enum ResultCache {
  private static let folder: URL = Repository.root.appendingPathComponent(".build/proofs")

  /// - Parameter inputs: Everything that the answer depends on; the installed compiler is added.
  package static func answer(to inputs: [String], _ find: () async throws -> String) async throws -> String {
    let file: URL = place(of: inputs, in: "answers")
    if let answer: String = try? String(contentsOf: file, encoding: .utf8) { return answer }
    let answer: String = try await find()
    try write(answer, to: file)
    return answer
  }

  /// Returns a folder of files that are created from the inputs, unless it exists already.
  package static func made(_ name: String, of inputs: [String], _ make: (URL) throws -> Void) throws -> URL {
    let place: URL = place(of: inputs, in: "modules/" + name)
    if FileManager.default.fileExists(atPath: place.path) { return place }
    // The folder exists as a whole or not at all, even if two processes create it.
    let new: URL = place.appendingPathExtension(UUID().uuidString)
    try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    try make(new)
    try? FileManager.default.moveItem(at: new, to: place)
    return place
  }

  private static func place(of inputs: [String], in room: String) -> URL {
    var digest: Digest = Digest()
    for input in [SwiftCompiler.version] + inputs { digest.add(input.utf8) }
    return folder.appendingPathComponent(room).appendingPathComponent(digest.name)
  }

  private static func write(_ answer: String, to file: URL) throws {
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(answer.utf8).write(to: file, options: .atomic)
  }
}
