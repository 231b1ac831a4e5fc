import BindgenCore
import Foundation

/// Where this repository lies, wherever tests are run from.
package enum Repository {
  package static let root: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// In the same order on every machine; none where there is no such folder.
  package static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  package static func bytes(of file: URL) -> [UInt8]? { (try? Data(contentsOf: file)).map { Array($0) } }

  /// A file of the repository.
  package static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The files of a folder whose names end so.
  ///
  /// - Parameter prefix: What stands before the names that they go by.
  package static func files(in folder: URL, _ ending: String, as prefix: String = "") -> [SourceFile] {
    names(in: folder).filter { $0.hasSuffix(ending) }.compactMap { name in
      bytes(of: folder.appendingPathComponent(name)).map { SourceFile(name: prefix + name, bytes: $0) }
    }
  }

  /// The paths of a folder's Swift.
  package static func swift(in folder: URL) -> [String] {
    names(in: folder).filter { $0.hasSuffix(".swift") }.map { folder.appendingPathComponent($0).path }
  }
}
