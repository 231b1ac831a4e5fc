import BindgenCore

@testable import BindgenServer

extension SwiftInSpecsTests {
  /// A server that records the messages to it, and answers nothing by itself.
  final class Host: SourceKitProcess {
    let folder: String = "/own"
    var now: Int = 1000
    var isThere: Bool = true
    var mostEdited: Int = 1 << 30
    private(set) var isRunning: Bool = false
    private(set) var starts: Int = 0
    private(set) var sent: [JSON] = []
    private(set) var files: [String: String] = [:]

    func start() -> Bool {
      starts += isThere ? 1 : 0
      isRunning = isThere
      return isThere
    }

    func send(_ message: JSON) { sent.append(message) }
    func stop() { isRunning = false }
    func write(_ name: String, _ bytes: [UInt8]) { files[name] = String(decoding: bytes, as: UTF8.self) }

    func last(_ method: String) -> JSON? { sent.last { $0["method"]?.string == method } }
    func count(_ method: String) -> Int { sent.count { $0["method"]?.string == method } }
  }

  /// A session of an editor, the server, and Swift's own server behind it.
  final class Talk {
    let host: Host = Host()
    private var session: Session
    private var id: Int = 0
    private(set) var told: [JSON] = []
    /// The texts of the emitted files, as Swift's server has them.
    private var emitted: [String: Document] = [:]
    private var read: Int = 0

    init(_ files: [String: String] = [:], options: JSON = [:], capabilities: JSON = [:]) {
      session = Session(Workspace.Disk(inMemory: files), host)
      ask("initialize", ["initializationOptions": options, "capabilities": capabilities])
    }

    @discardableResult
    func ask(_ method: String, _ parameters: JSON) -> Int {
      id += 1
      send(.request(id, method, parameters))
      return id
    }

    func send(_ message: JSON) {
      told += session.take(message.bytes) + session.tellChanged()
      follow()
    }

    func open(_ uri: String, _ text: String) {
      send([
        "jsonrpc": "2.0", "method": "textDocument/didOpen",
        "params": ["textDocument": ["uri": .string(uri), "text": .string(text), "version": 1]],
      ])
    }

    func change(_ uri: String, _ text: String) {
      send([
        "jsonrpc": "2.0", "method": "textDocument/didChange",
        "params": ["textDocument": ["uri": .string(uri)], "contentChanges": [["text": .string(text)]]],
      ])
    }

    /// Sends a request at the mark of a text, which becomes the document's.
    @discardableResult
    func ask(_ method: String, _ uri: String, _ marked: String) -> Int {
      change(uri, marked.filter { $0 != "▶" })
      let lines: [Substring] = marked.prefix { $0 != "▶" }.split(separator: "\n", omittingEmptySubsequences: false)
      let place: JSON = ["line": .number(lines.count - 1), "character": .number(lines.last?.utf16.count ?? 0)]
      return ask("textDocument/" + method, ["textDocument": ["uri": .string(uri)], "position": place])
    }

    func answer(_ id: Int) -> JSON? { told.last { $0["id"]?.int == id }?["result"] }

    func errors(_ uri: String) -> [String]? {
      let published: JSON? = told.last {
        $0["method"]?.string == "textDocument/publishDiagnostics" && $0["params"]?["uri"]?.string == uri
      }
      return published?["params"]?["diagnostics"]?.array?.map {
        "\(ServerTests.Editor.range($0["range"])) \($0["message"]?.string ?? "")"
      }
    }

    // MARK: Swift's server

    /// Updates the emitted texts from the messages that open and edit them.
    private func follow() {
      for message in host.sent[read...] {
        let parameters: JSON = message["params"] ?? .null
        guard let uri: String = parameters["textDocument"]?["uri"]?.string else { continue }
        switch message["method"]?.string {
        case "textDocument/didOpen": emitted[uri] = Document(parameters["textDocument"]?["text"]?.string ?? "")
        case "textDocument/didChange":
          for change in parameters["contentChanges"]?.array ?? [] {
            guard let start: TextPlace = TextPlace(change["range"]?["start"]),
              let end: TextPlace = TextPlace(change["range"]?["end"])
            else { continue }
            emitted[uri]?.replace(start, end, with: change["text"]?.string ?? "")
          }
        default: break
        }
      }
      read = host.sent.count
    }

    /// The line of the last request, with a mark at its position.
    var asked: String? {
      guard let parameters: JSON = host.sent.last(where: { $0["params"]?["position"] != nil })?["params"],
        let document: Document = emitted[parameters["textDocument"]?["uri"]?.string ?? ""],
        let place: TextPlace = TextPlace(parameters["position"])
      else { return nil }
      let offset = document.offset(of: place)
      let before = String(decoding: document.bytes[document.lineStarts[place.line]..<offset], as: UTF8.self)
      let behind = String(decoding: document.bytes[offset..<document.lineEnd(place.line)], as: UTF8.self)
      return String((before + "▶" + behind).drop { $0 == " " })
    }

    /// Returns the range of a text's first occurrence in an emitted file, except for comments.
    func range(of text: String, in uri: String) -> JSON {
      guard let document: Document = emitted[uri] else { return .null }
      let place: Int? = document.bytes.indices.first { index in
        guard document.bytes[index...].starts(with: text.utf8) else { return false }
        let number = document.place(of: index).line
        let line = document.bytes[document.lineStarts[number]..<document.lineEnd(number)]
        return !String(decoding: line, as: UTF8.self).contains("///")
      }
      return place.map { document.range($0..<$0 + text.utf8.count) } ?? .null
    }

    func has(_ text: String, in uri: String) -> Bool { range(of: text, in: uri)["start"] != nil }

    /// Answers the last request for a method.
    func reply(_ method: String, _ result: JSON) {
      guard let id: JSON = host.last("textDocument/" + method)?["id"] else { return }
      say(["jsonrpc": "2.0", "id": id, "result": result])
    }

    func say(_ message: JSON) {
      told += session.takeSwift(message.bytes)
      follow()
    }

    func end() { told += session.swiftEnded() }

    /// Advances the time, and performs what is due.
    func wait(_ milliseconds: Int) {
      host.now += milliseconds
      told += session.turn()
      follow()
    }

    var patience: Int? { session.patience }
  }
}
