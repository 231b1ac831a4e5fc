import BindgenCore

/// A session with an editor: takes its messages one by one, and returns the messages to send for each.
struct Session {
  private enum Stage {
    case starting, running, stopping
  }

  /// The error codes of LSP.
  private enum Failure: Int {
    case noJSON = -32_700
    case noRequest = -32_600
    case noMethod = -32_601
    case noParameters = -32_602
    case notBegun = -32_002
    case refused = -32_803
  }

  private var workspace: Workspace
  private var stage: Stage = .starting
  private var client = Client(.null)
  private var errors = DiagnosticsPublisher()
  /// The modules whose files have changed since they were read. They are read at the next request or in a pause, since a
  /// branch that is checked out changes many files.
  private var unseen: Set<String> = []
  /// The reason why the last request to format a text did nothing, by URI.
  private var unformatted: [String: String] = [:]
  /// The answers of SourceKit-LSP; nil if the editor does not want them.
  private var swift: SourceKitService?
  private let host: (any SourceKitProcess)?
  private let emitted = EmittedModules()
  private var outgoing: [JSON] = []
  /// The status of the process, once the editor has ended the session.
  private(set) var end: ExitStatus?

  /// - Parameter host: The process of SourceKit-LSP; nil to run without it.
  init(_ disk: Workspace.Disk, _ host: (any SourceKitProcess)? = nil) {
    workspace = Workspace(disk)
    self.host = host
  }

  /// Takes a message of the editor, and returns the messages to send for it.
  mutating func take(_ message: [UInt8]) -> [JSON] {
    outgoing = []
    do throws(JSONError) {
      read(try JSONReader.read(message))
    } catch {
      fail(.null, .noJSON, "this is no JSON, at byte \(error.offset)")
    }
    return outgoing
  }

  /// Whether texts have changed since their errors were published.
  var hasChanged: Bool { !errors.changed.isEmpty }

  /// The number of changes of texts so far.
  var changes: Int { errors.changes }

  /// Returns the errors of changed modules: they are published in a pause, since a user who goes on typing does not wait for them.
  mutating func tellChanged() -> [JSON] {
    lookAround()
    return errors.tellChanged(workspace, swift?.errors)
  }

  /// Does one step towards that, so that a message that arrives meanwhile waits for one step only.
  ///
  /// - Returns: Whether there was a step to do.
  mutating func prepareToTell() -> Bool {
    lookAround()
    return errors.prepare(workspace)
  }

  private mutating func lookAround() {
    for module in unseen.sorted() { workspace.look(at: module) }
    unseen = []
  }

  private mutating func read(_ message: JSON) {
    let id = message["id"]
    guard let method = message["method"]?.string else {
      // An answer needs nothing; anything else is an error.
      if message["result"] == nil, message["error"] == nil { fail(id ?? .null, .noRequest, "a method is missing") }
      return
    }
    let parameters = message["params"] ?? .null
    if method == "exit" {
      end = stage == .stopping ? .done : .failed
    } else if let id {
      answer(method, parameters, id)
    } else if stage == .running {
      note(method, parameters)
    }
  }

  private mutating func reply(_ id: JSON, _ result: JSON) {
    outgoing.append(.answer(id, client.takesMarkdown ? result : Hover.plain(result)))
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
    lookAround()
    switch (stage, method) {
    case (.starting, "initialize"):
      stage = .running
      client = Client(parameters)
      if client.wantsSwift {
        swift = host.map { SourceKitService($0, workspace.disk, emitted, client) }
      }
      reply(id, Client.answer)
    case (.starting, _): fail(id, .notBegun, "'initialize' comes first")
    case (.stopping, _): fail(id, .noRequest, "the server is shutting down")
    case (.running, "shutdown"):
      stage = .stopping
      reply(id, .null)
    case (.running, "textDocument/documentSymbol"):
      onText(parameters, id) { entry in entry.spec.map { Symbols(entry.document).all(of: $0) } ?? .array([]) }
    case (.running, "textDocument/foldingRange"): onText(parameters, id) { Folding.ranges(of: $0.document) }
    case (.running, "textDocument/formatting"):
      let entry = DocumentURI.named(in: parameters).flatMap { workspace.entry($0) }
      let formatting = entry.map { Formatting($0) }
      onText(parameters, id) { _ in formatting?.edits ?? .null }
      tellUnformatted(parameters, formatting)
    case (.running, "textDocument/completion"):
      atPlace(parameters, id, .completion) { session, place in
        Completion(place.entry, place.offset, isSwift: place.isSwift) {
          session.visible(to: place.uri).models
        }.json
      }
    case (.running, "completionItem/resolve"):
      if swift?.beginRest(of: parameters, id: id) != true { reply(id, parameters) }
    case (.running, "textDocument/signatureHelp"): atPlace(parameters, id, .signature) { _, _ in .null }
    case (.running, "textDocument/hover"):
      // The dependency graph is updated with the errors.
      outgoing = tellChanged()
      atPlace(parameters, id, .hover) { session, place in
        let here = session.references(place.uri, place.document, place.offset)?.here
        let module = session.workspace.module(of: place.uri)
        return Hover.json(
          place.entry,
          place.offset,
          here,
          session.visible(to: place.uri).declared,
          session.errors.graph(of: module)
        )
      }
    case (.running, "textDocument/definition"):
      atPlace(parameters, id, .definition) { session, place in
        session.references(place.uri, place.document, place.offset)?.declarations ?? .null
      }
    case (.running, "textDocument/references"):
      let isWhole = parameters["context"]?["includeDeclaration"]?.boolean ?? true
      atPlace(parameters, id) { session, place in
        session.references(place.uri, place.document, place.offset)?.list(withDeclarations: isWhole) ?? .array([])
      }
    case (.running, "textDocument/codeAction"): reply(id, fixes(parameters))
    case (.running, "textDocument/prepareRename"), (.running, "textDocument/rename"):
      rename(parameters, id, isTry: method == "textDocument/prepareRename")
    case (.running, _): fail(id, .noMethod, "there is no '\(shortened(method))' here")
    }
  }

  /// Replies with a result for one text; null for an unknown one.
  private mutating func onText(_ parameters: JSON, _ id: JSON, _ answer: (Workspace.Entry) -> JSON) {
    guard let uri = DocumentURI.named(in: parameters) else { return fail(id, .noParameters, "the text is not said") }
    reply(id, workspace.entry(uri).map(answer) ?? .null)
  }

  /// Shows the reason why a text is not formatted, once until it changes: many editors format whenever the user saves.
  private mutating func tellUnformatted(_ parameters: JSON, _ formatting: Formatting?) {
    guard let uri = DocumentURI.named(in: parameters), let formatting else { return }
    let reason = formatting.obstacle
    if let reason, unformatted[uri] != reason { show(reason) }
    unformatted[uri] = reason
  }

  /// The position in a text that a request is about.
  private struct Place {
    let uri: String
    let entry: Workspace.Entry
    let offset: Int
    var document: Document { entry.document }
    /// Whether the position is known to be in Swift.
    var isSwift: Bool = false
  }

  /// Replies to a request about a position in a text.
  ///
  /// - Parameter kind: The request for SourceKit-LSP, if the spec itself has no answer.
  private mutating func atPlace(
    _ parameters: JSON,
    _ id: JSON,
    _ kind: SwiftQuestion.Kind? = nil,
    _ answer: (Session, Place) -> JSON
  ) {
    guard let uri = DocumentURI.named(in: parameters), let there = TextPlace(parameters["position"])
    else { return fail(id, .noParameters, "the text or the place is not said") }
    guard let entry = workspace.entry(uri) else { return reply(id, .null) }
    var place = Place(uri: uri, entry: entry, offset: entry.document.offset(of: there))
    let own = answer(self, place)
    guard let kind, own.isNothing else { return reply(id, own) }
    let isAlone = swift?.isGone ?? true
    // Emitting takes long, and is needed for SourceKit-LSP alone.
    let swiftPlace = isAlone ? nil : swiftPlace(place, kind)
    // Only completions depend on whether the position is in Swift.
    place.isSwift = isAlone ? KeyPlace(entry, place.offset).isExpression : swiftPlace != nil
    let best = kind == .completion && place.isSwift ? answer(self, place) : own
    let question = swiftPlace.map { SwiftQuestion(kind, id, own: best, at: $0) }
    guard let question, swift?.begin(question) == true else { return reply(id, best) }
  }

  private func visible(to uri: String) -> VisibleSpecs { workspace.visible(to: workspace.module(of: uri)) }

  /// Returns the quick fixes for a part of a text.
  private mutating func fixes(_ parameters: JSON) -> JSON {
    outgoing = tellChanged()
    let kinds = parameters["context"]?["only"]?.array
    guard client.takesFixes, kinds?.contains(where: { $0.string == "quickfix" || $0.string == "" }) ?? true,
      let uri = DocumentURI.named(in: parameters),
      let document = workspace.entry(uri)?.document,
      let bounds = document.bounds(of: parameters["range"])
    else { return [] }
    let mark = document.markLength
    let range = bounds.lowerBound - mark..<bounds.upperBound - mark
    return .array(errors.fixes(in: uri, range, workspace, swift?.errors))
  }

  private mutating func rename(_ parameters: JSON, _ id: JSON, isTry: Bool) {
    guard let uri = DocumentURI.named(in: parameters),
      let place = TextPlace(parameters["position"]), let name = isTry ? "" : parameters["newName"]?.string
    else { return fail(id, .noParameters, "the text, the place or the name is not said") }
    guard let entry = workspace.entry(uri) else { return reply(id, .null) }
    let module = workspace.module(of: uri)
    do throws(Renaming.RenameError) {
      let renaming = try Renaming(
        ModulePlaces(workspace, module),
        entry.file,
        entry.document.offset(of: place) - entry.document.markLength,
        templates: workspace.templates(of: module)
      )
      if isTry { return reply(id, renaming.range) }
      reply(id, try renaming.edit(name))
      if let rest = renaming.rest(workspace, module) { show(rest) }
    } catch {
      fail(id, .refused, error.reason)
    }
  }

  private func references(_ uri: String, _ document: Document, _ offset: Int) -> References? {
    guard let file = workspace.entry(uri)?.file else { return nil }
    return References(ModulePlaces(workspace, workspace.module(of: uri)), file, offset - document.markLength)
  }
}

// MARK: - Notifications

extension Session {
  private mutating func note(_ method: String, _ parameters: JSON) {
    let document = parameters["textDocument"]
    switch method {
    case "textDocument/didOpen":
      guard let uri = DocumentURI.named(in: parameters), let text = document?["text"]?.string else { return }
      workspace.open(uri, text)
      change(workspace.module(of: uri))
    case "textDocument/didChange":
      guard let uri = DocumentURI.named(in: parameters), workspace.isOpen(uri) else { return }
      let old = workspace.entry(uri)?.file
      workspace.change(uri, (parameters["contentChanges"]?.array ?? []).compactMap { Self.change($0) })
      if let old, let new = workspace.entry(uri)?.file {
        swift?.moved(old.name, in: workspace.module(of: uri), from: old.bytes, to: new.bytes)
      }
      change(workspace.module(of: uri))
    case "textDocument/didClose":
      guard let uri = DocumentURI.named(in: parameters), workspace.isOpen(uri) else { return }
      let module = workspace.module(of: uri)
      workspace.close(uri)
      unformatted[uri] = nil
      change(module)
    case "initialized": if client.watchesFiles { outgoing.append(WatchedFiles.request) }
    case "textDocument/didSave": for module in workspace.modules { changeFiles(of: module) }
    case WatchedFiles.note:
      let workspace = workspace
      let changed = WatchedFiles.modules(workspace.modules, changedBy: parameters) { workspace.folders(of: $0) }
      for module in changed { changeFiles(of: module) }
    // Unknown notifications are ignored.
    default: break
    }
  }

  private mutating func changeFiles(of module: String) {
    unseen.insert(module)
    change(module)
  }

  /// Marks a module as changed, and those that see it: they may have other errors now, too.
  private mutating func change(_ module: String) {
    for user in workspace.users(of: module) {
      errors.change(user)
      swift?.changed(user)
    }
  }

  private static func change(_ json: JSON) -> (range: Range<TextPlace>?, text: String)? {
    guard let text = json["text"]?.string else { return nil }
    guard let range = json["range"] else { return (nil, text) }
    guard let start = TextPlace(range["start"]), let end = TextPlace(range["end"]) else { return nil }
    return (min(start, end)..<max(start, end), text)
  }
}

// MARK: - Swift

extension Session {
  private func swiftPlace(_ place: Place, _ kind: SwiftQuestion.Kind) -> SwiftPlace? {
    let texts = texts(of: workspace.module(of: place.uri))
    guard let spec = texts.specs.firstIndex(where: { $0 === place.entry.file }) else { return nil }
    let offset = place.offset - place.document.markLength
    let typed = TypedPlace(texts: texts, spec: spec, offset: offset, isAlone: kind != .definition)
    return SwiftPlace(typed, place.entry, emitted)
  }

  private func texts(of module: String) -> ModuleTexts {
    ModuleTexts(
      module: module,
      specs: workspace.texts(of: module).compactMap { workspace.entry($0)?.file },
      given: EmissionInputs(templates: workspace.templates(of: module), modules: workspace.seenModules(of: module))
    )
  }

  /// Takes a message of SourceKit-LSP, and returns the messages to send to the editor for it.
  mutating func takeSwift(_ message: [UInt8]) -> [JSON] {
    outgoing = []
    guard let json = try? JSONReader.read(message) else { return [] }
    let workspace = workspace
    tell(swift?.take(json) { workspace.visible(to: $0).models } ?? [])
    return outgoing
  }

  mutating func swiftEnded() -> [JSON] {
    outgoing = []
    tell(swift?.ended() ?? [])
    return outgoing
  }

  /// The milliseconds until there is something to do; nil if there is nothing.
  var patience: Int? {
    swift.flatMap { swift in swift.deadline.map { max($0 - swift.now, 0) } }
  }

  /// Performs the work that is due, and returns the messages to send to the editor for it.
  mutating func turn() -> [JSON] {
    outgoing = []
    lookAround()
    let all = Dictionary(uniqueKeysWithValues: workspace.modules.map { ($0, texts(of: $0)) })
    tell(swift?.turn { all[$0] ?? ModuleTexts(module: $0, specs: [], given: EmissionInputs()) } ?? [])
    return outgoing
  }

  private mutating func tell(_ outcomes: [SourceKitService.Outcome]) {
    for outcome in outcomes {
      switch outcome {
      case .answer(let id, let result): reply(id, result)
      case .errors(let module): outgoing += errors.tell(module, workspace, swift?.errors)
      case .message(let text): show(text)
      }
    }
  }

  private mutating func show(_ text: String) {
    outgoing.append(.note("window/showMessage", ["type": 2, "message": .string(text)]))
  }

  mutating func stop() { swift?.stop() }
}
