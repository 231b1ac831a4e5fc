import BindgenCore

/// The answers of SourceKit-LSP for a session with an editor. Answers from the spec itself never wait for it.
struct SourceKitService {
  /// A message for the editor.
  enum Outcome {
    case answer(id: JSON, JSON)
    /// A change of a module's errors.
    case errors(module: String)
    case message(String)
  }

  /// The milliseconds without typing after which errors are requested.
  private static let pause = 300

  private var connection: SourceKitConnection
  private var mirror: GeneratedSourceMirror
  private let emitted: EmittedModules
  private(set) var errors = SwiftErrors()
  /// The time at which errors are requested next, by module.
  private var due: [String: Int] = [:]
  private var isGoneTold: Bool = false
  /// The modules with a missing import that was reported.
  private var lacking: Set<String> = []
  private var completed = LastCompletionRequest()

  init(_ host: any SourceKitProcess, _ disk: Workspace.Disk, _ emitted: EmittedModules, _ client: Client) {
    self.emitted = emitted
    connection = SourceKitConnection(host, client)
    mirror = GeneratedSourceMirror(disk, root: host.folder)
  }

  // MARK: Questions

  /// Whether SourceKit-LSP was given up.
  var isGone: Bool { connection.isGone }

  /// Sends a question about a position.
  ///
  /// - Returns: Whether an answer comes later.
  mutating func begin(_ question: SwiftQuestion) -> Bool {
    if connection.isGone || connection.isSilent || !show(question.place.emitted, question.place.texts) { return false }
    ask(question)
    // The errors of a large module are never requested, so its imports are checked here.
    if question.place.texts.isLarge { askImports(question.place.texts.module, question.place.emitted, isFirst: true) }
    return true
  }

  /// Sends a request to resolve a completion item.
  ///
  /// - Returns: Whether an answer comes later.
  mutating func beginRest(of item: JSON, id: JSON) -> Bool {
    guard connection.isRunning, !connection.isSilent, let data = item["data"], item["documentation"] == nil else {
      return false
    }
    let known: JSON = ["label": item["label"] ?? "", "kind": item["kind"] ?? 1, "data": data]
    connection.ask("completionItem/resolve", known, .rest(id: id, of: item))
    return true
  }

  /// - Parameter isLate: Whether another position was requested first, to drop stale results.
  private mutating func ask(_ question: SwiftQuestion, isLate: Bool = false) {
    let file = question.place.emitted.files[question.asked.file]
    let uri: JSON = .string(mirror.uri(question.place.texts.module, question.place.emitted, file: question.asked.file))
    let isStale =
      question.kind == .completion && completed.isStale(in: uri, file.text, question.asked.offset) && !isLate
    let place = isStale ? LastCompletionRequest.other : file.text.place(of: question.asked.offset)
    connection.ask(
      question.kind.rawValue,
      ["textDocument": ["uri": uri], "position": place.json],
      isStale ? .later(question) : .question(question)
    )
  }

  /// Stops the server after too many edits: it has no other way to release what it retains of each.
  private mutating func forget(beyond bytes: Int) {
    guard mirror.edited > bytes, connection.isIdle else { return }
    connection.stop()
    mirror.forget()
  }

  /// Starts the server if necessary, and sends it the emitted files; returns false if it was given up.
  private mutating func show(_ module: ModuleSwift, _ texts: ModuleTexts) -> Bool {
    // A user who types without a pause is interrupted only at twice the limit.
    forget(beyond: connection.host.mostEdited * 2)
    if connection.start() { mirror.forget() }
    if connection.isGone { return false }
    mirror.show(module, of: texts.module, isExact: module.isAsTyped, to: &connection)
    return true
  }

  // MARK: Errors

  /// Schedules a request for errors, after a text was edited, saved or closed.
  mutating func changed(_ module: String) {
    connection.forgetErrors(of: module)
    due[module] = connection.host.now + Self.pause
  }

  /// Moves the errors of a text that was edited.
  mutating func moved(_ name: String, in module: String, from old: [UInt8], to new: [UInt8]) {
    errors.move(name, in: module, from: old, to: new)
  }

  /// The next moment at which there is something to do.
  var deadline: Int? { [connection.deadline, due.values.min()].compactMap { $0 }.min() }

  var now: Int { connection.host.now }

  /// Performs the work that is due: timeouts, and requests for errors.
  ///
  /// - Parameter texts: Returns the current texts of a module.
  mutating func turn(_ texts: (_ module: String) -> ModuleTexts) -> [Outcome] {
    if connection.hangs { return ended() }
    var outcomes = Self.unanswered(connection.late())
    for (module, time) in due.sorted(by: { $0.key < $1.key }) where time <= now {
      due[module] = nil
      if !askErrors(texts(module)), errors.forget(module) { outcomes.append(.errors(module: module)) }
    }
    return outcomes + goneOutcome()
  }

  /// - Returns: Whether errors were requested; if not, those that were reported before are stale.
  private mutating func askErrors(_ texts: ModuleTexts) -> Bool {
    completed.forgetText()
    // In a pause nobody waits for the restart.
    forget(beyond: connection.host.mostEdited)
    guard !texts.isLarge, let module = emitted.exact(texts), !module.files.isEmpty, show(module, texts)
    else { return false }
    mirror.look(at: texts.module, &connection)
    askImports(texts.module, module, isFirst: false)
    for number in module.files.indices {
      connection.ask(
        "textDocument/diagnostic",
        ["textDocument": ["uri": .string(mirror.uri(texts.module, module, file: number))]],
        .errors(module, file: number, of: texts.module)
      )
    }
    return true
  }

  private mutating func askImports(_ name: String, _ module: ModuleSwift, isFirst: Bool) {
    guard !lacking.contains(name), let imports = mirror.showImports(of: name, module, isFirst: isFirst, to: &connection)
    else { return }
    connection.ask(
      "textDocument/diagnostic",
      ["textDocument": ["uri": .string(imports.uri)]],
      .imports(imports.modules, of: name)
    )
  }

  // MARK: Answers

  /// - Parameter models: Returns the models of a module's current texts.
  mutating func take(_ message: JSON, _ models: (_ module: String) -> [Model]) -> [Outcome] {
    guard let (waiting, result) = connection.take(message) else { return [] }
    switch waiting {
    case .question(let question):
      if let answer = question.answer(result, mirror) { return [.answer(id: question.id, answer)] }
      guard let next = question.next else { return [.answer(id: question.id, question.own)] }
      ask(next)
      return []
    case .later(let question):
      ask(question, isLate: true)
      return []
    case .rest(let id, let item): return [.answer(id: id, item.with("documentation", result["documentation"]))]
    case .errors(let emitted, let file, let module):
      // The answer to a cancelled request has no items.
      guard result["items"] != nil else { return [] }
      errors.take(result, of: file, in: emitted, module, models(module))
      return [.errors(module: module)]
    case .imports(let modules, let module): return missingOutcome(result, modules, module)
    }
  }

  /// Returns a message about missing imports, once for each module.
  private mutating func missingOutcome(_ report: JSON, _ modules: [String], _ module: String) -> [Outcome] {
    let wrong = (report["items"]?.array ?? []).filter { $0["severity"]?.int ?? 1 == 1 }
    let lines = Set(wrong.compactMap { $0["range"]?["start"]?["line"]?.int })
    let missing = modules.enumerated().filter { lines.contains($0.offset) }.map(\.element)
    guard !missing.isEmpty, lacking.insert(module).inserted else { return [] }
    return [.message(Imports.message(missing: missing, in: module, mirror.disk))]
  }

  /// Handles a server that ended, or must be ended since it hangs. It is started again when it is needed.
  mutating func ended() -> [Outcome] {
    let waiting = connection.end()
    mirror.forget()
    return Self.unanswered(waiting) + goneOutcome()
  }

  /// Returns the answers of the spec itself to requests without an answer.
  private static func unanswered(_ waiting: [SourceKitConnection.Waiting]) -> [Outcome] {
    waiting.compactMap { waiting in
      switch waiting {
      case .question(let question), .later(let question): .answer(id: question.id, question.own)
      case .rest(let id, let item): .answer(id: id, item)
      case .errors, .imports: nil
      }
    }
  }

  /// Returns a message once SourceKit-LSP is given up, the first time only.
  private mutating func goneOutcome() -> [Outcome] {
    guard connection.isGone, !isGoneTold else { return [] }
    isGoneTold = true
    return [
      .message("bindgen: there is no help with the Swift in specs, since 'sourcekit-lsp' is not there, or does not run")
    ]
  }

  mutating func stop() { connection.stop() }
}
