import Foundation

/// A folder for one test, removed with it.
package final class TemporaryFolder: Sendable {
  package let path: String

  package init() throws {
    let name: String = "bindgen-tests-" + UUID().uuidString
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  package func path(_ name: String) -> String { path + "/" + name }

  package func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  package func write(_ bytes: [UInt8], to name: String) throws {
    let folder: String = (path(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(fileURLWithPath: path(name)))
  }

  package func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  package func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  /// Returns the contents of a folder by name; folders have no text, links have their targets.
  package func contents(of folder: String = ".") -> [String: String] {
    var contents: [String: String] = [:]
    for name in names(in: folder) {
      let inner: String = folder + "/" + name
      if let target: String = try? FileManager.default.destinationOfSymbolicLink(atPath: path(inner)) {
        contents[name] = "-> " + target
      } else {
        contents[name] = read(inner) ?? ""
      }
    }
    return contents
  }

  /// Returns the names in a folder. Other than in the keys of `contents`, names that only their bytes tell apart are two.
  package func names(in folder: String = ".") -> [String] {
    Repository.names(in: URL(fileURLWithPath: path(folder)))
  }

  /// Returns a file's number and the time of its last change: both stay if it is not touched.
  package func trace(_ name: String) throws -> String {
    let attributes: [FileAttributeKey: Any] = try FileManager.default.attributesOfItem(atPath: path(name))
    guard let number: Any = attributes[.systemFileNumber], let time: Date = attributes[.modificationDate] as? Date
    else { throw CocoaError(.fileReadUnknown) }
    return "\(number) \(time.timeIntervalSinceReferenceDate)"
  }
}

extension TemporaryFolder {
  /// A folder for files that are created once for all tests, removed with the process.
  package static let ofProcess: Result<TemporaryFolder, any Error> = Result {
    let folder: TemporaryFolder = try TemporaryFolder()
    atexit {
      if case .success(let folder) = TemporaryFolder.ofProcess {
        try? FileManager.default.removeItem(atPath: folder.path)
      }
    }
    return folder
  }
}
