import Foundation
import TestSupport
import Testing

@testable import BindgenCore

/// The access of declarations in the runtime. As a library it shows users and emitted code what they need; nothing is internal.
@Suite("The access of the runtime")
struct RuntimeAccessTests {
  private static let access: Set<String> = ["private", "fileprivate", "public", "open"]
  private static let modifiers: Set<String> = [
    "borrowing", "class", "consuming", "convenience", "final", "indirect", "lazy", "mutating", "nonisolated",
    "nonmutating", "override", "required", "static", "unowned", "weak",
  ]
  private static let types: Set<String> = ["actor", "class", "enum", "extension", "struct"]
  private static let others: Set<String> = ["func", "init", "let", "protocol", "subscript", "typealias", "var"]

  @Test("Each declaration of the runtime says who sees it")
  func isSaid() throws {
    let folder: URL = Repository.root.appendingPathComponent("Templates/Runtime")
    let files: [String] = Repository.swift(in: folder)
    #expect(files.count > 60)
    for file in files {
      let bytes: [UInt8] = try #require(Repository.bytes(of: URL(fileURLWithPath: file)))
      let tokens: Tokens = try Tokens(SwiftText(SourceFile(name: file, bytes: bytes).range))
      #expect(internals(tokens, in: 0..<tokens.count) == [], "\(file)")
    }
  }

  /// Returns the names of internal declarations between two braces, in types within them, too.
  private func internals(_ tokens: Tokens, in range: Range<Int>) -> [String] {
    var (found, index): ([String], Int) = ([], range.lowerBound)
    while index < range.upperBound {
      let isStart: Bool = tokens[index].followsNewline || index == range.lowerBound
      guard isStart, let keyword: Int = keyword(tokens, from: index, to: range.upperBound) else {
        index = tokens[index].opens ? tokens[index].partner + 1 : index + 1
        continue
      }
      let words: [String] = (index..<keyword).map { tokens.string($0) }
      let isHidden: Bool = words.contains("private") || words.contains("fileprivate")
      let kind: String = tokens.string(keyword)
      if kind != "extension", !words.contains(where: Self.access.contains) {
        found.append(tokens.string(keyword + 1))
      }
      index = keyword + 1
      guard Self.types.contains(kind),
        let brace: Int = (index..<range.upperBound).first(where: { tokens.isText($0, "{") })
      else { continue }
      if !isHidden { found += internals(tokens, in: brace + 1..<tokens[brace].partner) }
      index = tokens[brace].partner + 1
    }
    return found
  }

  /// Returns the index of a declaration's keyword, after attributes and modifiers.
  private func keyword(_ tokens: Tokens, from start: Int, to end: Int) -> Int? {
    var index: Int = start
    while index < end {
      let word: String = tokens.string(index)
      if tokens.isText(index, "@") {
        index += 2
      } else if tokens.isText(index, "("), index > start {
        index = tokens[index].partner + 1
      } else if word == "class", index + 1 < end, Self.others.contains(tokens.string(index + 1)) {
        index += 1
      } else if Self.types.contains(word) || Self.others.contains(word) {
        return index
      } else if Self.modifiers.contains(word) || Self.access.contains(word) {
        index += 1
      } else {
        return nil
      }
    }
    return nil
  }
}
