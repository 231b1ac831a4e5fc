import Foundation
import TestSupport

@testable import BindgenCore

/// The names that users might give to types of their own: all names in emitted code, but for a few.
enum OwnNames {
  private static let folder: URL = Repository.root.appendingPathComponent("Tests/OwnNames")

  /// A spec with everything, which uses no name of the standard library but for the few.
  static let run: ModelRun = ModelRun(
    "OwnNames",
    specs: Repository.files(in: folder, FileNames.specEndings[0], as: ""),
    templates: [],
    domain: [folder.appendingPathComponent("Domain.swift").path]
  )

  /// The path of a program that uses the emitted model.
  static let main: String = folder.appendingPathComponent("Main.swift").path

  /// The tokens of the whole runtime, and of the emitted files of the tests' specs.
  private static let emitted: Result<[Tokens], any Error> = Result {
    let runtime: [SourceFile] = EmbeddedTemplates.runtime.map { SourceFile(name: $0.file, text: $0.text) }
    let files: [GeneratedFile] = (ModelRun.written + [run]).flatMap { $0.generate().files }
    return try tokens(of: runtime + files.map { SourceFile(name: $0.name, bytes: $0.bytes) })
  }

  private static func tokens(of files: [SourceFile]) throws -> [Tokens] {
    try files.map { try Tokens(SwiftText($0.range)) }
  }

  /// All words that follow no dot: with a type of that name beside them, some would mean that type.
  static let words: Result<Set<String>, any Error> = Result {
    var words: Set<String> = []
    for tokens in try emitted.get() {
      for index in 0..<tokens.count where tokens[index].kind == .name && tokens[index - 1].kind != .dot {
        words.insert(tokens.name(index))
      }
    }
    return words
  }

  /// Returns the names that emitted code qualifies with a module's name.
  static func said(of module: String) throws -> Set<String> {
    var names: Set<String> = []
    for tokens in try emitted.get() {
      for index in 2..<max(tokens.count, 2) where tokens.isText(index - 2, module) && tokens[index - 1].kind == .dot {
        names.insert(tokens.name(index))
      }
    }
    return names
  }

  /// The union of these names.
  private static let all: Result<Set<String>, any Error> = Result {
    try words.get().union(said(of: "Swift")).union(said(of: "_Concurrency"))
  }

  /// Returns a file with a type for each name that is not taken.
  static func declarations(but taken: Set<String>) throws -> String {
    let names: [String] = try all.get().filter { !isLeftOut($0) && !taken.contains($0) }
    return names.sorted().map { "struct `\($0)` {}\n" }.joined()
  }

  /// Whether no type can have a name, or no user's type has it.
  private static func isLeftOut(_ name: String) -> Bool {
    LibraryNames.unqualified.contains(name) || SwiftName.isKeyword(name) || modules.contains(name)
      || meanings.contains(name) || ofC.contains { name.contains($0) }
  }

  /// The names of modules, and of the type around shared code.
  private static let modules: Set<String> = [
    "Android", "AppKit", "Bindgen", "Combine", "Darwin", "Glibc", "Musl", "Observation", "OpenCombine", "Swift",
    "UIKit", "WinSDK", "_Concurrency",
  ]
  /// Words with a meaning of their own where a type may stand.
  private static let meanings: Set<String> = ["Protocol", "Type", "any", "each", "some"]
  /// Parts of names of the systems' C libraries.
  private static let ofC: [String] = ["pthread_", "SRWL"]

  /// Returns the names that files declare outside of all braces.
  static func declared(in files: [GeneratedFile]) throws -> Set<String> {
    var names: Set<String> = []
    for tokens in try tokens(of: files.map({ SourceFile(name: $0.name, bytes: $0.bytes) })) {
      var index: Int = 0
      while index < tokens.count {
        if tokens[index].opens { index = max(index, tokens[index].partner) }
        let keywords: [String] = ["class", "enum", "protocol", "struct", "typealias"]
        if keywords.contains(tokens.string(index)) { names.insert(tokens.name(index + 1)) }
        index += 1
      }
    }
    return names
  }
}
