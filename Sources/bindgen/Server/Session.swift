import BindgenCore

/// A talk with an editor, message by message: what comes in, and what goes out for it.
struct Session {
  private enum Stage {
    case beginning, running, stopping
  }

  /// The protocol's numbers of errors.
  private enum Failure: Int {
    case noJSON = -32_700
    case noRequest = -32_600
    case noMethod = -32_601
    case noParameters = -32_602
    case notBegun = -32_002
  }

  private var workspace: Workspace
  private var stage: Stage = .beginning
  /// The modules whose texts have changed since their errors were told.
  private var changed: Set<String> = []
  /// The texts of which errors are told.
  private var faulty: Set<String> = []
  /// The modules as they were when they had no errors.
  private var sound: [String: Program] = [:]
  private var outgoing: [JSON] = []
  /// The status of the process, once the editor has ended the talk.
  private(set) var end: ExitStatus?

  init(_ disk: Workspace.Disk) { workspace = Workspace(disk) }

  /// Takes a message, and gives the answers to it.
  mutating func take(_ message: [UInt8]) -> [JSON] {
    outgoing = []
    do throws(JSONError) {
      read(try JSONReader.read(message))
    } catch {
      fail(.null, .noJSON, "this is no JSON, at byte \(error.offset)")
    }
    return outgoing
  }

  /// The errors of what has changed. They are told when nothing more is there to be read.
  mutating func tellChanged() -> [JSON] {
    outgoing = []
    for module in changed.sorted() { tell(module) }
    changed = []
    return outgoing
  }

  private mutating func read(_ message: JSON) {
    let id: JSON? = message["id"]
    guard let method: String = message["method"]?.string else {
      // An answer, to what was never asked; or something else.
      if message["result"] == nil, message["error"] == nil { fail(id ?? .null, .noRequest, "a method is missing") }
      return
    }
    let parameters: JSON = message["params"] ?? .null
    if method == "exit" {
      end = stage == .stopping ? .done : .failed
    } else if let id {
      answer(method, parameters, id)
    } else if stage == .running {
      note(method, parameters)
    }
  }

  private mutating func reply(_ id: JSON, _ result: JSON) {
    outgoing.append(["jsonrpc": "2.0", "id": id, "result": result])
  }

  private mutating func fail(_ id: JSON, _ failure: Failure, _ message: String) {
    outgoing.append([
      "jsonrpc": "2.0", "id": id, "error": ["code": .number(failure.rawValue), "message": .string(message)],
    ])
  }
}

// MARK: - Requests

extension Session {
  private mutating func answer(_ method: String, _ parameters: JSON, _ id: JSON) {
    switch (stage, method) {
    case (.beginning, "initialize"):
      stage = .running
      reply(id, Self.capabilities)
    case (.beginning, _): fail(id, .notBegun, "'initialize' comes first")
    case (.stopping, _): fail(id, .noRequest, "the server is shutting down")
    case (.running, "shutdown"):
      stage = .stopping
      reply(id, .null)
    case (.running, "textDocument/documentSymbol"):
      onText(parameters, id) { entry in entry.spec.map { Symbols(entry.document).all(of: $0) } ?? .array([]) }
    case (.running, "textDocument/foldingRange"): onText(parameters, id) { Folding.ranges(of: $0.document) }
    case (.running, "textDocument/completion"):
      atPlace(parameters, id) { session, uri, document, offset in
        Completion(document, offset, session.models(beside: uri)).json
      }
    case (.running, "textDocument/hover"):
      atPlace(parameters, id) { session, uri, document, offset in Hover.json(document, offset, session.web(beside: uri))
      }
    case (.running, "textDocument/definition"):
      atPlace(parameters, id) { session, uri, document, offset in
        Definition.json(document, offset, session.web(beside: uri))
      }
    case (.running, _): fail(id, .noMethod, "there is no '\(shortened(method))' here")
    }
  }

  /// What one text answers; nothing for one that is not open.
  private mutating func onText(_ parameters: JSON, _ id: JSON, _ answer: (Workspace.Entry) -> JSON) {
    guard let uri: String = parameters["textDocument"]?["uri"]?.string else {
      return fail(id, .noParameters, "the text is not said")
    }
    reply(id, workspace.entry(uri).map(answer) ?? .null)
  }

  /// What is answered of a place in a text.
  private mutating func atPlace(
    _ parameters: JSON,
    _ id: JSON,
    _ answer: (Session, _ uri: String, Document, _ offset: Int) -> JSON
  ) {
    guard let uri: String = parameters["textDocument"]?["uri"]?.string,
      let place: TextPlace = Self.place(parameters["position"])
    else { return fail(id, .noParameters, "the text or the place is not said") }
    // What was typed just before counts.
    outgoing = tellChanged()
    guard let document: Document = workspace.entry(uri)?.document else { return reply(id, .null) }
    reply(id, answer(self, uri, document, document.offset(of: place)))
  }

  private func models(beside uri: String) -> [Model] {
    workspace.texts(of: workspace.module(of: uri)).compactMap { workspace.entry($0)?.spec }.flatMap(\.models)
  }

  /// What is known of a text's module, as it was when it had no errors.
  private func web(beside uri: String) -> Web? { sound[workspace.module(of: uri)].map { Web($0) } }

  private static let capabilities: JSON = [
    "capabilities": [
      "textDocumentSync": ["openClose": true, "change": 2, "save": true],
      "completionProvider": ["triggerCharacters": [" "]],
      "hoverProvider": true,
      "definitionProvider": true,
      "documentSymbolProvider": true,
      "foldingRangeProvider": true,
    ],
    "serverInfo": ["name": "bindgen", "version": .string(version)],
  ]
}

// MARK: - Notifications

extension Session {
  private mutating func note(_ method: String, _ parameters: JSON) {
    let document: JSON? = parameters["textDocument"]
    switch method {
    case "textDocument/didOpen":
      guard let uri: String = document?["uri"]?.string, let text: String = document?["text"]?.string else { return }
      workspace.open(uri, text)
      changed.insert(workspace.module(of: uri))
    case "textDocument/didChange":
      guard let uri: String = document?["uri"]?.string, workspace.isOpen(uri) else { return }
      workspace.change(uri, (parameters["contentChanges"]?.array ?? []).compactMap { Self.change($0) })
      changed.insert(workspace.module(of: uri))
    case "textDocument/didClose":
      guard let uri: String = document?["uri"]?.string, workspace.isOpen(uri) else { return }
      let module: String = workspace.module(of: uri)
      workspace.close(uri)
      changed.insert(module)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      for module in workspace.modules {
        workspace.look(at: module)
        changed.insert(module)
      }
    // What nobody asked for and nobody knows is passed over.
    default: break
    }
  }

  private static func change(_ json: JSON) -> (range: Range<TextPlace>?, text: String)? {
    guard let text: String = json["text"]?.string else { return nil }
    guard let range: JSON = json["range"] else { return (nil, text) }
    guard let start: TextPlace = place(range["start"]), let end: TextPlace = place(range["end"]) else { return nil }
    return (min(start, end)..<max(start, end), text)
  }

  private static func place(_ json: JSON?) -> TextPlace? {
    guard let line: Int = json?["line"]?.int, let character: Int = json?["character"]?.int else { return nil }
    return TextPlace(line: line, character: character)
  }
}

// MARK: - Errors

extension Session {
  /// Tells the errors of a module's texts; an empty list where there are none any more.
  private mutating func tell(_ module: String) {
    let diagnosis: Diagnosis = Diagnosis(workspace, module)
    if let program: Program = diagnosis.program { sound[module] = program }
    let all: [(uri: String, diagnostics: JSON)] = diagnosis.all
    for (uri, diagnostics) in all {
      let isFaulty: Bool = diagnostics.array?.isEmpty == false
      if isFaulty || faulty.contains(uri) || workspace.isOpen(uri) { publish(uri, diagnostics) }
      if isFaulty { faulty.insert(uri) } else { faulty.remove(uri) }
    }
    let there: Set<String> = Set(all.map(\.uri))
    for gone in faulty.filter({ workspace.module(of: $0) == module && !there.contains($0) }).sorted() {
      faulty.remove(gone)
      publish(gone, .array([]))
    }
  }

  private mutating func publish(_ uri: String, _ diagnostics: JSON) {
    outgoing.append([
      "jsonrpc": "2.0", "method": "textDocument/publishDiagnostics",
      "params": ["uri": .string(uri), "diagnostics": diagnostics],
    ])
  }
}
