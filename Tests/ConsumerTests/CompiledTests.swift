import BindgenCore
import Foundation
import TestSupport
import Testing

/// Specs that the tool accepts, and whose Swift some compiler rejected once, or warned of. `Tests/Compiled` has a file for
/// each kind; Swift below a spec is compiled with it.
@Suite("Compiled", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc in PATH"))
struct CompiledTests {
  @Test("What a spec may say compiles without a warning", arguments: Setting.all)
  func compiles(_ setting: Setting) async throws {
    let complaints: String = try await Self.batch(setting.options).complaints(
      beside: Repository.swift(in: PairSpec.folder),
      ["-typecheck"] + setting.flags
    )
    #expect(complaints.isEmpty, "\(complaints.prefix(4000))")
  }

  /// A mode of the language, and whether emitted code has source locations.
  enum Setting: String, CaseIterable, CustomTestStringConvertible {
    case mode5 = "mode 5"
    case mode6 = "mode 6, debug"
    case onMainActor = "mode 6, default isolation MainActor"

    static let all: [Setting] = LongProof.isOn ? allCases : [.mode5, .mode6]

    var testDescription: String { rawValue }

    var flags: [String] {
      switch self {
      case .mode5: ["-swift-version", "5"]
      case .mode6: ["-swift-version", "6", "-D", "DEBUG"]
      case .onMainActor: ["-swift-version", "6", "-D", "DEBUG", "-default-isolation", "MainActor"]
      }
    }

    var options: GeneratorOptions {
      self == .mode6
        ? GeneratorOptions(sourceLocations: .relative, runtime: .module) : GeneratorOptions(runtime: .module)
    }
  }

  private static func batch(_ options: GeneratorOptions) throws -> Batch {
    var batch: Batch = Batch(.library)
    let folder: String = "Tests/Compiled"
    for name in Repository.names(in: Repository.root.appendingPathComponent(folder)) {
      var open: (files: [GeneratedFile], line: Int)?
      func add() throws { if let (files, line) = open { try batch.add(files, as: "\(name) \(line)") } }
      for block in try MarkdownFile(folder + "/" + name).blocks {
        if block.info.first == "swift" {
          open?.files.append(GeneratedFile(name: "Beside.swift", bytes: Array(block.text.utf8), spec: nil))
        } else {
          try add()
          open = (try emit(block, options, as: name), block.lines.lowerBound)
        }
      }
      try add()
    }
    return batch
  }

  private static func emit(
    _ block: MarkdownFile.Block,
    _ options: GeneratorOptions,
    as name: String
  ) throws -> [GeneratedFile] {
    let source: SourceFile = SourceFile(name: "Subject.bindgen.yml", text: block.text)
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = Generator.generate([source], options)
    try #require(diagnostics.all.isEmpty, "\(name), \(block.name): \(diagnostics.all.map(\.message))")
    return files
  }
}
