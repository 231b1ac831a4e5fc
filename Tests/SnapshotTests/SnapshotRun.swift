import BindgenCore
import Foundation
import TestSupport
import Testing

/// A folder of specs with the Swift they must give.
struct SnapshotRun: CustomTestStringConvertible, CustomStringConvertible, Sendable {
  let name: String

  static let folder: URL = Repository.root.appendingPathComponent("Tests/Snapshots")

  static let all: [SnapshotRun] = names(in: folder).filter { !$0.hasPrefix(".") }.map(SnapshotRun.init)

  var description: String { name }
  var testDescription: String { name }

  private var folder: URL { Self.folder.appendingPathComponent(name) }

  private func options() throws -> GeneratorOptions {
    GeneratorOptions(
      sourceLocations: name == "Located" ? .relative : .off,
      templates: try sources(".swift.tmpl")
    )
  }

  /// Named as from the folder of all runs, so that located files say the same on every machine.
  private func sources(_ ending: String) throws -> [SourceFile] {
    try Self.names(in: folder).filter { $0.hasSuffix(ending) }.map { file in
      SourceFile(name: "\(name)/\(file)", bytes: try #require(bytes(file)))
    }
  }

  func generate(reversed: Bool = false) throws -> [GeneratedFile] {
    let specs: [SourceFile] = try sources(".bindgen.yml")
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = Generator.generate(
      reversed ? specs.reversed() : specs,
      try options()
    )
    #expect(!diagnostics.hasErrors, "\(diagnostics.all.map(\.message))")
    return files
  }

  func bytes(_ file: String) -> [UInt8]? {
    (try? Data(contentsOf: folder.appendingPathComponent(file))).map { Array($0) }
  }

  /// What was recorded; the types that specs speak of are written by hand beside it.
  var goldenNames: [String] {
    Self.names(in: folder).filter { $0.hasSuffix(".bindgen.swift") || $0 == FileNames.support }
  }

  func record(_ files: [GeneratedFile]) throws {
    for name in goldenNames where !files.contains(where: { $0.name == name }) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
    for file in files { try Data(file.bytes).write(to: folder.appendingPathComponent(file.name)) }
  }

  private static func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }
}
