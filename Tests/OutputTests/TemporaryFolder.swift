import Foundation
import Testing

@testable import BindgenOutput

/// A folder of a test's own, gone with the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let name: String = "bindgen-tests-" + UUID().uuidString
    path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func path(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws {
    let folder: String = (path(name) as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: path(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  /// Everything in a folder by its name; folders have no text, links tell where they lead.
  func contents(of folder: String = ".") -> [String: String] {
    var contents: [String: String] = [:]
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path(folder))) ?? [] {
      let inner: String = folder + "/" + name
      if let target: String = try? FileManager.default.destinationOfSymbolicLink(atPath: path(inner)) {
        contents[name] = "-> " + target
      } else {
        contents[name] = read(inner) ?? ""
      }
    }
    return contents
  }

  func names(in folder: String = ".") -> [String] { contents(of: folder).keys.sorted() }

  /// A file's number and the time of its last change: both stay when it is not touched.
  func trace(_ name: String) throws -> String {
    let attributes: [FileAttributeKey: Any] = try FileManager.default.attributesOfItem(atPath: path(name))
    let time: Double? = (attributes[.modificationDate] as? Date)?.timeIntervalSinceReferenceDate
    return "\(try #require(attributes[.systemFileNumber])) \(try #require(time))"
  }
}

/// A text with bindgen's header.
func made(_ text: String) -> String { Header.prefix + " from a test.\n" + text + "\n" }

func output(_ name: String, _ text: String, spec: String? = nil) -> OutputFile {
  OutputFile(name: name, bytes: Array(made(text).utf8), spec: spec)
}

extension OutputReport {
  /// `written a`, `removed b`
  var told: [String] { changes.map { $0.kind.rawValue + " " + $0.name } }
  var codes: [String] { problems.map(\.code) }
}
