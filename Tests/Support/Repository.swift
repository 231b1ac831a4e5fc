import BindgenCore
import Foundation

/// The location of this repository, wherever tests are run from.
package enum Repository {
  package static let root: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the names in a folder, in the same order on every machine. Empty if the folder does not exist.
  package static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  package static func bytes(of file: URL) -> [UInt8]? { (try? Data(contentsOf: file)).map { Array($0) } }

  /// Returns the text of a file of the repository.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the files of a folder whose names have an ending.
  ///
  /// - Parameter prefix: The prefix of the names in the result.
  package static func files(in folder: URL, _ ending: String, as prefix: String = "") -> [SourceFile] {
    names(in: folder).filter { $0.hasSuffix(ending) }.compactMap { name in
      bytes(of: folder.appendingPathComponent(name)).map { SourceFile(name: prefix + name, bytes: $0) }
    }
  }

  /// Returns the paths of a folder's Swift files.
  package static func swift(in folder: URL) -> [String] {
    names(in: folder).filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }
  }
}
