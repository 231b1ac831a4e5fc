import BindgenCore
import Foundation
import TestSupport
import Testing

@testable import BindgenServer

/// The session that the guide shows, with the toolchain's own server.
@Suite("Swift inside specs, with Swift's own server")
struct SwiftServerTests {
  /// An editor that waits for answers.
  private final class Editor {
    private let folder: TemporaryFolder
    private let process: SwiftProcess
    private var session: Session
    private var told: [JSON] = []
    private var id: Int = 0

    init(_ folder: TemporaryFolder) throws {
      self.folder = folder
      try folder.write("", to: "own/empty")
      process = SwiftProcess(OwnFolder(path: folder.path("own")))
      session = Session(.real, process)
      ask("initialize", ["capabilities": [:]])
    }

    deinit { process.stop() }

    @discardableResult
    func ask(_ method: String, _ parameters: JSON) -> Int {
      id += 1
      send(.request(id, method, parameters))
      return id
    }

    func note(_ method: String, _ parameters: JSON) {
      send(.note(method, parameters))
    }

    private func send(_ message: JSON) {
      told += session.take(message.bytes) + session.tellChanged()
    }

    /// Waits for a message; nil if none comes in two minutes.
    func message(_ isWanted: (JSON) -> Bool) -> JSON? {
      let end: Int = Ready.now + 120_000
      while Ready.now < end {
        if let index: Int = told.firstIndex(where: isWanted) { return told.remove(at: index) }
        let ready = Ready.wait(
          reading: process.reading,
          writing: process.writing,
          milliseconds: min(session.patience ?? 1000, 1000)
        )
        let events: [SwiftProcess.Event] = process.turn(
          canRead: !ready.reading.isEmpty,
          canWrite: !ready.writing.isEmpty
        )
        for event in events {
          switch event {
          case .message(let message): told += session.takeSwift(message)
          case .ended: told += session.swiftEnded()
          }
        }
        if events.isEmpty { told += session.turn() }
      }
      return nil
    }

    func forgetErrors() { told.removeAll { $0["method"] != nil } }
  }

  /// A line of the session, and what the editor shows for it.
  private struct Step {
    var line: String
    var shown: [String] = []

    static func all(in connection: [String]) -> [Step] {
      var steps: [Step] = []
      for line in connection {
        if line.hasPrefix("  ") {
          steps[steps.count - 1].shown.append(String(line.dropFirst(2)))
        } else {
          steps.append(Step(line: line))
        }
      }
      return steps
    }
  }

  /// Returns the blocks of the guide's section, by their languages.
  private static func blocks() throws -> [String: [String]] {
    let path: URL = Repository.root.appendingPathComponent("docs/editors.md")
    let lines: [String] = try String(contentsOf: path, encoding: .utf8).components(separatedBy: "\n")
    let section: ArraySlice<String> = lines.drop { $0 != "## Swift inside a spec" }.dropFirst()
    var blocks: [String: [String]] = [:]
    var language: String?
    for line in section.prefix(while: { !$0.hasPrefix("## ") }) {
      if line.hasPrefix("```") {
        language = language == nil ? String(line.dropFirst(3)) : nil
      } else if let language {
        blocks[language, default: []].append(line)
      }
    }
    return blocks
  }

  @Test("the guide's talk is what is said", .enabled(if: SwiftCompiler.path != nil))
  func connection() throws {
    let blocks: [String: [String]] = try Self.blocks()
    let (swift, spec): ([String], [String]) = (try #require(blocks["swift"]), try #require(blocks["yaml"]))
    let folder: TemporaryFolder = try TemporaryFolder()
    try folder.write(swift.joined(separator: "\n"), to: "Shop/Product.swift")
    try folder.write(spec.joined(separator: "\n"), to: "Shop/Cart.bindgen.yml")
    let editor: Editor = try Editor(folder)
    let uri: String = DocumentURI.uri(of: folder.path("Shop/Cart.bindgen.yml"))
    let document: JSON = ["uri": .string(uri)]
    editor.note("textDocument/didOpen", ["textDocument": document.joined(["text": "", "version": 1])])
    let steps: [Step] = Step.all(in: try #require(blocks["text"]))
    #expect(steps.count == 4)
    for step in steps {
      let key: String = String(step.line.prefix { $0 != ":" })
      let number: Int = try #require(spec.firstIndex { $0.drop { $0 == " " }.hasPrefix(key + ":") })
      let indent: String = String(spec[number].prefix { $0 == " " })
      var typed: [String] = spec
      typed[number] = indent + step.line.filter { $0 != "▶" }
      editor.forgetErrors()
      editor.note(
        "textDocument/didChange",
        ["textDocument": document, "contentChanges": [["text": .string(typed.joined(separator: "\n"))]]]
      )
      #expect(try Self.shown(editor, document, number, indent + step.line) == step.shown, "\(step.line)")
    }
  }

  private static func shown(_ editor: Editor, _ document: JSON, _ line: Int, _ marked: String) throws -> [String] {
    guard marked.contains("▶") else {
      let message: JSON? = editor.message { $0["params"]?["diagnostics"]?.isNothing == false }
      return message?["params"]?["diagnostics"]?.array?.map { error in
        let start: TextPlace? = TextPlace(error["range"]?["start"])
        return "\((start?.line ?? 0) + 1):\((start?.character ?? 0) + 1) \(error["message"]?.string ?? "")"
      } ?? []
    }
    let isCall: Bool = marked.hasSuffix("(▶")
    let place: TextPlace = TextPlace(line: line, character: marked.prefix { $0 != "▶" }.utf16.count)
    let id: Int = editor.ask(
      isCall ? "textDocument/signatureHelp" : "textDocument/completion",
      ["textDocument": document, "position": place.json]
    )
    let result: JSON? = editor.message { $0["id"]?.int == id }?["result"]
    if isCall { return result?["signatures"]?.array?.compactMap { $0["label"]?.string } ?? [] }
    let typed: String = String(String(marked.prefix { $0 != "▶" }.reversed()).prefix { $0.isLetter }.reversed())
    // Members that everything in Swift has are left out.
    let items: [JSON] = (result?["items"]?.array ?? []).filter { item in
      let label: String = item["label"]?.string ?? ""
      return [5, 10].contains(item["kind"]?.int) ? label != "self" && label.hasPrefix(typed) : false
    }
    return items.map { "\($0["label"]?.string ?? ""): \($0["detail"]?.string ?? "")" }.sorted()
  }
}
