import BindgenCore
import TestSupport

@testable import BindgenServer

/// A session of an editor about an input, with edits and requests that the input itself decides.
enum ServerTarget {
  private static let uri: String = "file:///a/Fuzz.bindgen.yml"
  private static let methods: [String] = [
    "completion", "hover", "definition", "signatureHelp", "documentSymbol", "foldingRange", "references", "rename",
    "prepareRename", "codeAction", "formatting",
  ]

  static func run(_ bytes: [UInt8]) {
    var talk: EditorTalk = EditorTalk(seed: bytes.mixed)
    // The input as a message, before the session begins and in it.
    talk.take(bytes)
    talk.ask("initialize", [:])
    talk.take(bytes)
    talk.note(
      "textDocument/didOpen",
      ["textDocument": ["uri": .string(uri), "text": .string(String(decoding: bytes, as: UTF8.self))]]
    )
    for _ in 0..<6 {
      talk.edit(uri, bytes)
      talk.ask("textDocument/" + talk.pick(methods), talk.place(uri))
    }
    talk.end()
  }
}

/// An editor and Swift's own server, both of which send anything.
private struct EditorTalk {
  private var random: SplitMix
  private var session: Session
  private let host: Host
  /// The requests without an answer so far.
  private var open: Set<Int> = []
  private var lastID: Int = 0

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
    host = Host()
    let disk: Workspace.Disk = Workspace.Disk(
      files: { _, _ in [] },
      read: { _ in nil },
      names: { _ in [] },
      time: { _ in nil }
    )
    session = Session(disk, host)
  }

  mutating func pick<T>(_ choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &random)] }

  /// Sends a message; the next one may come between two steps towards the errors.
  mutating func take(_ bytes: [UInt8]) {
    hear(session.take(bytes))
    for _ in 0..<pick([1, 2, 5, 100]) {
      if !session.prepareToTell() { return hear(session.tellChanged()) }
    }
  }

  private mutating func send(_ message: JSON) {
    take(message.bytes)
    answerForSwift()
  }

  mutating func note(_ method: String, _ parameters: JSON) {
    send(.note(method, parameters))
  }

  mutating func ask(_ method: String, _ parameters: JSON) {
    lastID += 1
    open.insert(lastID)
    send(.request(lastID, method, parameters))
  }

  private mutating func number() -> Int { pick([0, 1, 2, 3, 5, 8, 13, 21, 34, 40, -1, .max, .min]) }

  private mutating func position() -> JSON { ["line": .number(number()), "character": .number(number())] }

  private mutating func range() -> JSON { ["start": position(), "end": position()] }

  mutating func place(_ uri: String) -> JSON {
    [
      "textDocument": ["uri": .string(uri)], "position": position(), "range": range(),
      "newName": .string(pick(["x", "", "self", "count"])),
      "context": ["includeDeclaration": true, "diagnostics": []], "options": ["tabSize": 2, "insertSpaces": true],
    ]
  }

  /// Inserts a part of the input somewhere in the text.
  mutating func edit(_ uri: String, _ bytes: [UInt8]) {
    let start: Int = bytes.isEmpty ? 0 : Int.random(in: 0..<bytes.count, using: &random)
    let text: String = String(decoding: bytes[start..<min(start + pick([0, 1, 2, 9]), bytes.count)], as: UTF8.self)
    note(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(uri)], "contentChanges": [["range": range(), "text": .string(text)]]]
    )
  }

  /// Answers some requests to Swift's server, with results that fit or not; sometimes the server ends, or says nothing.
  private mutating func answerForSwift() {
    let asked: [JSON] = host.sent.filter { $0["id"] != nil }
    host.sent = []
    for request in asked {
      let items: JSON = [
        ["label": "total", "kind": 5, "textEdit": ["range": range(), "newText": "total"]],
        ["label": .string(pick(["_a", "", "count(x: Int)"]))],
        ["range": range(), "message": "wrong"],
        ["uri": .string(pick(["file:///own/0/0-Fuzz.bindgen.swift", "file:///b.swift"])), "range": range()],
      ]
      let result: JSON = pick([
        .null, items, ["items": items, "contents": "x", "range": range(), "signatures": [1]], 3,
      ])
      switch Int.random(in: 0..<8, using: &random) {
      case 0: hear(session.swiftEnded())
      case 1: host.now += pick([1, 300, 6_000, 40_000])
      case 2: hear(session.takeSwift(Array("{".utf8)))
      default:
        hear(session.takeSwift(JSON.answer(request["id"] ?? .null, result).bytes))
      }
    }
    hear(session.turn())
    if !host.sent.isEmpty { answerForSwift() }
  }

  private mutating func hear(_ messages: [JSON]) {
    for message in messages {
      promise((try? JSONReader.read(message.bytes)) != nil, "what is said is no JSON")
      if message["method"] == nil, let id: Int = message["id"]?.int { open.remove(id) }
    }
  }

  /// Checks that each request has its answer once there is nothing to wait for.
  mutating func end() {
    hear(session.swiftEnded())
    promise(open.isEmpty, "no answer to \(open.sorted())")
  }

  private final class Host: SourceKitProcess {
    let folder: String = "/own"
    var now: Int = 0
    var mostEdited: Int { 2_000 }
    var sent: [JSON] = []
    func start() -> Bool { true }
    func send(_ message: JSON) { sent.append(message) }
    func stop() {}
    func write(_ name: String, _ bytes: [UInt8]) {}
  }
}
