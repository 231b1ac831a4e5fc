import BindgenCore
import TestSupport
import Testing

/// A spec that is emitted and compiled by itself, as a module of its own.
struct PairSpec: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let items: [Int]
  /// What it gives, if that was asked before.
  private var files: [GeneratedFile]?
  /// Whether others check the code that models share here.
  var sharesSupport: Bool = false

  init(_ testDescription: String, _ items: [Int]) {
    self.testDescription = testDescription
    self.items = items
  }

  static let judge: PairJudge = PairJudge(items: PairItem.all)

  var text: String { Self.judge.draft(items).text }

  var names: String { items.map { PairItem.all[$0].name }.joined(separator: ", ") }

  /// Emits it before it is compiled.
  mutating func prepare() -> [GeneratedFile] {
    files = try? emit()
    return files ?? []
  }

  private func emit() throws -> [GeneratedFile] {
    if let files: [GeneratedFile] { return files }
    let source: SourceFile = SourceFile(name: "Subject.bindgen.yml", text: text)
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = Generator.generate([source], GeneratorOptions())
    try #require(!diagnostics.hasErrors, "\(diagnostics.all.map(\.message))")
    return files
  }

  /// What the compiler has to say.
  func complaints(_ setting: PairSetting) async throws -> String {
    let folder: TemporaryFolder = try TemporaryFolder()
    let files: [GeneratedFile] = try emit()
    for file in files { try folder.write(file.bytes, to: file.name) }
    let paths: [String] = files.map { folder.path($0.name) }
    let domain: [String] = Repository.swift(in: Self.folder)
    // One mode with SwiftUI, the other without.
    let flags: [String] = try setting.flags + (setting == .mode6 ? SwiftCompiler.swiftUI.get().flags : [])
    if !sharesSupport { return try await SwiftCompiler.complaints(paths + domain, setting.task + flags) }
    let others: [String] = Array(paths.dropFirst()) + domain
    return try await SwiftCompiler.complaints(of: paths[0], beside: others, flags)
  }

  /// The smallest part of it with which the compiler is not content, either.
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

  /// Where the types are that these specs name, and what is on record.
  static let folder = Repository.root.appendingPathComponent("Tests/Pairs")
}
