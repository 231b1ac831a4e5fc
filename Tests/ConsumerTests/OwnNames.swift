import Foundation
import TestSupport

@testable import BindgenCore

/// The names that users might give to types of their own: all that emitted code says, but for a few.
enum OwnNames {
  private static let folder: URL = Repository.root.appendingPathComponent("Tests/OwnNames")

  /// Everything there is, of a spec that says no name of the standard library but for the few.
  static let run: ModelRun = ModelRun(
    "OwnNames",
    specs: Repository.files(in: folder, FileNames.specEndings[0], as: ""),
    templates: [],
    domain: [folder.appendingPathComponent("Domain.swift").path]
  )

  /// The path of a program that uses it.
  static let main: String = folder.appendingPathComponent("Main.swift").path

  /// What is emitted: the runtime as a whole, and what the specs of the tests give.
  private static let emitted: Result<[Tokens], any Error> = Result {
    let runtime: [SourceFile] = EmbeddedTemplates.runtime.map { SourceFile(name: $0.file, text: $0.text) }
    let files: [GeneratedFile] = (ModelRun.written + [run]).flatMap { $0.generate().files }
    return try tokens(of: runtime + files.map { SourceFile(name: $0.name, bytes: $0.bytes) })
  }

  private static func tokens(of files: [SourceFile]) throws -> [Tokens] {
    try files.map { try Tokens(SwiftText($0.range)) }
  }

  /// All words that follow no dot: with a type of that name beside them, some would mean that.
  static let words: Result<Set<String>, any Error> = Result {
    var words: Set<String> = []
    for tokens in try emitted.get() {
      for index in 0..<tokens.count where tokens[index].kind == .name && tokens[index - 1].kind != .dot {
        words.insert(tokens.name(index))
      }
    }
    return words
  }

  /// What is said with a module's name.
  static func said(of module: String) throws -> Set<String> {
    var names: Set<String> = []
    for tokens in try emitted.get() {
      for index in 2..<max(tokens.count, 2) where tokens.isText(index - 2, module) && tokens[index - 1].kind == .dot {
        names.insert(tokens.name(index))
      }
    }
    return names
  }

  /// All of these names.
  private static let all: Result<Set<String>, any Error> = Result {
    try words.get().union(said(of: "Swift")).union(said(of: "_Concurrency"))
  }

  /// A file with a type for each name that is not taken.
  static func declarations(but taken: Set<String>) throws -> String {
    let names: [String] = try all.get().filter { !isLeftOut($0) && !taken.contains($0) }
    return names.sorted().map { "struct `\($0)` {}\n" }.joined()
  }

  /// What no type can be called, or nobody's is.
  private static func isLeftOut(_ name: String) -> Bool {
    LibraryNames.unqualified.contains(name) || SwiftName.isKeyword(name) || modules.contains(name)
      || meanings.contains(name) || ofC.contains { name.contains($0) }
  }

  /// The names of modules, and of what all models share.
  private static let modules: Set<String> = [
    "Android", "AppKit", "Bindgen", "Combine", "Darwin", "Glibc", "Musl", "Observation", "OpenCombine", "Swift",
    "UIKit", "WinSDK", "_Concurrency",
  ]
  /// Words with a meaning of their own where a type may stand.
  private static let meanings: Set<String> = ["Protocol", "Type", "any", "each", "some"]
  /// Parts of names of the systems' C libraries.
  private static let ofC: [String] = ["pthread_", "SRWL"]

  /// What files declare outside of all braces.
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
