import BindgenCore
import TestSupport
import Testing

@Suite("Emitted files")
struct FileTests {
  static let model: String = "models:\n  A:\n    state:\n      a: Int = 0\n"

  @Test(
    "a file is named after its spec",
    arguments: [
      ("Shopping.bindgen.yml", "Shopping.bindgen.swift"), ("Specs/Shopping.bindgen.yaml", "Shopping.bindgen.swift"),
      ("/a/b/Shopping.bindgen", "Shopping.bindgen.swift"), ("Shopping.yml", "Shopping.bindgen.swift"),
      ("Shopping", "Shopping.bindgen.swift"), ("<stdin>", "Input.bindgen.swift"), (".yml", ".yml.bindgen.swift"),
      ("a b.txt", "a b.txt.bindgen.swift"), ("Shopping.bindgen.yml.yml", "Shopping.bindgen.yml.bindgen.swift"),
    ]
  )
  func name(spec: String, output: String) {
    let emitted: Emitted = Emitted([SourceFile(name: spec, text: Self.model)])
    #expect(emitted.files.map(\.name) == [output])
    #expect(emitted.files.map(\.spec?.name) == [spec])
  }

  @Test("it says what it was made from, on one line whatever that is called")
  func header() {
    let emitted: Emitted = Emitted([SourceFile(name: "a/Cart\nfunc f() {}.bindgen.yml", text: Self.model)])
    let lines: [Substring] = emitted.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("// Made by bindgen from Cart") == true)
    #expect(lines.first?.hasSuffix(" Do not edit: change the spec.") == true)
    #expect(lines.dropFirst().prefix(2) == ["// swift-format-ignore-file", "// swiftlint:disable all"])
  }

  @Test("imports are sorted by module, each with its access, and stand before everything")
  func imports() {
    let modules: String = "public Foundation, struct Zoo.Ape, internal Logging, Algorithms"
    let attributed: String = "'@preconcurrency public Dispatch', '@_spi(A) @testable B', '@_spi(A) class C.D'"
    let text: String = Emitted("emit: []\nimports: [\(modules), \(attributed)]\n" + Self.model).text
    let expected: String = """
      // swiftlint:disable all

      import Algorithms
      @_spi(A) @testable import B
      @preconcurrency public import Dispatch
      public import Foundation
      internal import Logging
      @_spi(A) import class C.D
      import struct Zoo.Ape

      final class A {
      """
    #expect(text.contains(expected))
  }

  @Test("no section is empty", arguments: ModelRun.written)
  func sections(of run: ModelRun) throws {
    let empty: Regex<Substring> = try Regex(#"// MARK: \w+\n\s*(?:// MARK: |\}\n)"#)
    for file in run.generate().files {
      let text: String = String(decoding: file.bytes, as: UTF8.self)
      #expect(text.firstMatch(of: empty).map(\.output) == nil, "\(file.name)")
    }
  }

  @Test("a comment above everything changes nothing", arguments: ModelRun.some)
  func comment(of run: ModelRun) throws {
    func emitted(below comment: String) -> [[UInt8]] {
      Emitted(run.specs.map { SourceFile(name: $0.name, bytes: Array(comment.utf8) + $0.bytes) }).files.map(\.bytes)
    }
    let before: [[UInt8]] = emitted(below: "")
    try #require(!before.isEmpty)
    #expect(emitted(below: "# What this is.\n\n") == before)
  }

  static let specs: [SourceFile] = [
    SourceFile(
      name: "B.bindgen.yml",
      text:
        "emit: [callbacks, delegate]\nmodels:\n  Cart:\n    state:\n      a: Int = 0\n    derive:\n      b: Int = a + 1\n"
    ),
    SourceFile(
      name: "A.bindgen.yml",
      text:
        "access: public\nmodels:\n  Shop:\n    view:\n      shows: b\n    state:\n      b: [String] = []\n  Hasher:\n    let:\n      x: Bool = true\n"
    ),
    SourceFile(
      name: "C.bindgen.yml",
      text: "isolation: MainActor\nemit: delegate\nmodels:\n  Wide:\n    state:\n"
        + (0..<60).map { "      f\($0): Int = 0\n" }.joined() + "    derive:\n      d: Int = f1 + f59\n"
    ),
  ]

  @Test("the same specs in any order give the same bytes, file by file")
  func order() {
    func bytes(_ specs: [SourceFile]) -> [String: [UInt8]] {
      Dictionary(uniqueKeysWithValues: Emitted(specs).files.map { ($0.name, $0.bytes) })
    }
    let first: [String: [UInt8]] = bytes(Self.specs)
    #expect(first.count == 4)
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0], [0, 1, 2]] {
      #expect(bytes(order.map { Self.specs[$0] }) == first)
    }
  }

  @Test("files come in the order of their specs, what they share last")
  func sequence() {
    #expect(
      Emitted(Self.specs).files.map(\.name) == [
        "B.bindgen.swift", "A.bindgen.swift", "C.bindgen.swift", "Bindgen+Support.swift",
      ]
    )
    #expect(Emitted(Self.specs, GeneratorOptions(support: .never)).files.count == 3)
  }

  @Test(
    "a model can have a file alone, and that has what it has in the spec's",
    arguments: LongProof.isOn ? ModelRun.written : ModelRun.some
  )
  func models(_ run: ModelRun) throws {
    /// Returns the lines after the imports, without blank ones.
    func code(_ files: [GeneratedFile]) -> [Substring] {
      files.filter { $0.spec != nil }.flatMap { file in
        String(decoding: file.bytes, as: UTF8.self).split(separator: "\n").drop {
          $0.hasPrefix("// ") || $0.hasPrefix("#") || $0.contains("import ")
        }
      }
    }
    let whole: [GeneratedFile] = Emitted(run.specs, GeneratorOptions(sourceLocations: .relative)).files
    let options: GeneratorOptions = GeneratorOptions(sourceLocations: .relative, files: .models)
    let models: [GeneratedFile] = Emitted(run.specs, options).files
    #expect(code(models) == code(whole))
    #expect(models.last?.bytes == whole.last?.bytes)
    // Each run reads all specs anew: a few stand for all.
    let alone: [GeneratedFile] = models.filter { $0.spec != nil }
    let step: Int = LongProof.isOn ? 1 : max(1, alone.count)
    for index in stride(from: 0, to: alone.count, by: step) {
      let file: GeneratedFile = alone[index]
      let place: SourceRange = try #require(file.model)
      let options: GeneratorOptions =
        GeneratorOptions(sourceLocations: .relative, support: .never, files: .model(at: place))
      #expect(Emitted(run.specs, options).files.map(\.bytes) == [file.bytes])
    }
  }

  @Test("nothing is emitted while any spec has an error, and all of them are told")
  func errors() {
    let wrong: [SourceFile] = [
      SourceFile(name: "X.yml", text: "models:\n  X:\n    derive:\n      a: Int = a\n"),
      SourceFile(name: "Y.yml", text: "- nothing"),
      SourceFile(name: "Z.yml", text: "models:\n  Z:\n    children:\n      x: Y\n    emit: nothing\n"),
    ]
    let emitted: Emitted = Emitted(Self.specs + wrong)
    #expect(emitted.files.isEmpty)
    #expect(emitted.told == ["X.yml:4:7: circle", "Y.yml:1:1: not-a-mapping", "Z.yml:5:11: unknown-outlet"])
  }

  @Test("warnings don't keep anything from being emitted")
  func warnings() {
    let emitted: Emitted = Emitted("models:\n  A:\n    emit: [observation]\n    derive:\n      a: Date = Date()\n")
    #expect(emitted.told == ["Test.bindgen.yml:5:10: no-import", "Test.bindgen.yml:5:17: unwatched"])
    #expect(emitted.files.count == 2)
  }
}
