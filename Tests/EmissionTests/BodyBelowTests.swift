import BindgenCore
import Foundation
import TestSupport
import Testing

/// Bodies that begin on the line below their key, without a `|`.
@Suite struct BodyBelowTests {
  /// The specs of the tests' models that have blocks of Swift.
  static let specs: [SourceFile] = {
    let folder: URL = Repository.root.appendingPathComponent("Tests/Models/Sources")
    return Repository.names(in: folder).flatMap { name in
      Repository.files(in: folder.appendingPathComponent(name), ".bindgen.yml", as: name + "/")
    }
    .filter { below($0) != $0.bytes }
  }()

  /// Returns a spec without the `|` of its Swift.
  private static func below(_ spec: SourceFile) -> [UInt8] {
    let lines = String(decoding: spec.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let left = lines.map { $0.hasSuffix(": |") && !$0.hasSuffix("doc: |") ? $0.dropLast(2) : $0 }
    return Array(left.joined(separator: "\n").utf8)
  }

  @Test("what is emitted, and told, is the same with and without a '|'")
  func sameAsBlock() {
    #expect(Self.specs.count > 40)
    for spec in Self.specs {
      let block: Emitted = Emitted([spec])
      let below: Emitted = Emitted([SourceFile(name: spec.name, bytes: Self.below(spec))])
      #expect(below.files.map(\.bytes) == block.files.map(\.bytes), "\(spec.name)")
      #expect(below.told == block.told, "\(spec.name)")
    }
  }
}
