import BindgenCore
import TestSupport
import Testing

/// A spec that is emitted by itself.
struct PairSpec: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let items: [Int]

  init(_ testDescription: String, _ items: [Int]) {
    self.testDescription = testDescription
    self.items = items
  }

  static let judge: PairJudge = PairJudge(items: PairItem.all)

  var text: String { Self.judge.draft(items).text }

  var names: String { items.map { PairItem.all[$0].name }.joined(separator: ", ") }

  func emit(_ options: GeneratorOptions = GeneratorOptions()) throws -> [GeneratedFile] {
    let source: SourceFile = SourceFile(name: "Subject.bindgen.yml", text: text)
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = Generator.generate([source], options)
    try #require(!diagnostics.hasErrors, "\(testDescription): \(diagnostics.all.map(\.message))")
    return files
  }

  /// Returns the compiler's diagnostics.
  func complaints(_ setting: PairSetting) async throws -> String {
    try await Self.complaints(Self.batch([self], .copies), setting)
  }

  /// Returns many specs as one module.
  static func batch(_ specs: [PairSpec], _ runtime: Batch.Runtime) throws -> Batch {
    var batch: Batch = Batch(runtime)
    let options: GeneratorOptions = GeneratorOptions(runtime: runtime == .library ? .module : .copy)
    for spec in specs { try batch.add(spec.emit(options), as: spec.fileName) }
    return batch
  }

  /// Returns the compiler's diagnostics about many specs, in lines that name these.
  static func complaints(_ batch: Batch, _ setting: PairSetting) async throws -> String {
    // One mode with SwiftUI, the other without.
    let flags: [String] = try setting.flags + (setting == .mode6 ? SwiftCompiler.swiftUI.get().flags : [])
    return try await batch.complaints(beside: Repository.swift(in: folder), setting.task + flags)
  }

  private var fileName: String { testDescription.replacing("/", with: "-") }

  func isNamed(in complaints: String) -> Bool { complaints.contains("/" + fileName + " ") }

  /// Returns the smallest part of the spec that still has diagnostics.
  func smallest(_ setting: PairSetting) async throws -> PairSpec {
    var items: [Int] = items
    for item in items where PairItem.all[item].choice == nil {
      let rest: [Int] = items.filter { $0 != item }
      guard Self.judge.refusal(rest) == nil else { continue }
      let spec: PairSpec = PairSpec(testDescription, rest)
      if try await !spec.complaints(setting).isEmpty { items = rest }
    }
    return PairSpec(testDescription, items)
  }

  /// The folder with the types that these specs name, and with the records.
  static let folder = Repository.root.appendingPathComponent("Tests/Pairs")
}
