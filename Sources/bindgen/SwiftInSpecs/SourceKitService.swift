import BindgenCore

/// What Swift's own server contributes to the talk with an editor. The spec's own answers never wait for it.
struct SourceKitService {
  /// What is to be told to the editor.
  enum Outcome {
    case answer(id: JSON, JSON)
    /// Other errors than before.
    case errors(module: String)
    case message(String)
  }

  /// How long nobody may have typed before errors are asked for.
  private static let pause: Int = 300

  private var talk: SourceKitConnection
  private var mirror: GeneratedSourceMirror
  private let emitted: EmittedModules
  private(set) var errors: SwiftErrors = SwiftErrors()
  /// When errors are asked for next, by module.
  private var due: [String: Int] = [:]
  private var isGoneTold: Bool = false
  /// Modules of which an import is not found, as was said.
  private var lacking: Set<String> = []
  private var completed: CompletedPlace = CompletedPlace()

  init(_ host: any SourceKitProcess, _ disk: Workspace.Disk, _ emitted: EmittedModules, _ client: Client) {
    self.emitted = emitted
    talk = SourceKitConnection(host, client)
    mirror = GeneratedSourceMirror(disk, root: host.folder)
  }

  // MARK: Questions

  /// Given up: there is nobody to ask.
  var isGone: Bool { talk.isGone }

  /// Asks about a place.
  ///
  /// - Returns: Whether an answer comes later.
  mutating func begin(_ question: SwiftQuestion) -> Bool {
    if talk.isGone || talk.isSilent || !show(question.place.emitted, question.place.texts) { return false }
    ask(question)
    // No errors are asked for of a large module.
    if question.place.texts.isLarge { askImports(question.place.texts.module, question.place.emitted, isFirst: true) }
    return true
  }

  /// Asks for what is still missing of something that was offered.
  ///
  /// - Returns: Whether an answer comes later.
  mutating func beginRest(of item: JSON, id: JSON) -> Bool {
    guard talk.isRunning, !talk.isSilent, let data: JSON = item["data"], item["documentation"] == nil else {
      return false
    }
    let known: JSON = ["label": item["label"] ?? "", "kind": item["kind"] ?? 1, "data": data]
    talk.ask("completionItem/resolve", known, .rest(id: id, of: item))
    return true
  }

  /// - Parameter isLate: Whether another place was asked about for it.
  private mutating func ask(_ question: SwiftQuestion, isLate: Bool = false) {
    let file: ModuleSwift.File = question.place.emitted.files[question.asked.file]
    let uri: JSON = .string(mirror.uri(question.place.texts.module, question.place.emitted, file: question.asked.file))
    let isStale: Bool =
      question.kind == .completion && completed.isStale(in: uri, file.text, question.asked.offset) && !isLate
    let place: TextPlace = isStale ? CompletedPlace.other : file.text.place(of: question.asked.offset)
    talk.ask(
      question.kind.rawValue,
      ["textDocument": ["uri": uri], "position": place.json],
      isStale ? .later(question) : .question(question)
    )
  }

  /// Ends the server if it has been told of too many edits: it has no other way to forget what it keeps of each.
  private mutating func forget(beyond bytes: Int) {
    guard mirror.edited > bytes, talk.isIdle else { return }
    talk.stop()
    mirror.forget()
  }

  /// Starts the server if it must be, and brings the emitted files to it.
  private mutating func show(_ module: ModuleSwift, _ texts: ModuleTexts) -> Bool {
    // Somebody types without a pause.
    forget(beyond: talk.host.mostEdited * 2)
    if talk.start() { mirror.forget() }
    if talk.isGone { return false }
    mirror.show(module, of: texts.module, isExact: module.isAsTyped, to: &talk)
    return true
  }

  // MARK: Errors

  /// Something was typed, saved or closed.
  mutating func changed(_ module: String) {
    talk.forgetErrors(of: module)
    due[module] = talk.host.now + Self.pause
  }

  /// A text was edited.
  mutating func moved(_ name: String, in module: String, from old: [UInt8], to new: [UInt8]) {
    errors.move(name, in: module, from: old, to: new)
  }

  /// The next moment at which there is something to do.
  var deadline: Int? { [talk.deadline, due.values.min()].compactMap { $0 }.min() }

  var now: Int { talk.host.now }

  /// Does what is due.
  ///
  /// - Parameter texts: Those of a module, as they are now.
  mutating func turn(_ texts: (_ module: String) -> ModuleTexts) -> [Outcome] {
    if talk.hangs { return ended() }
    var outcomes: [Outcome] = Self.unanswered(talk.late())
    for (module, time) in due.sorted(by: { $0.key < $1.key }) where time <= now {
      due[module] = nil
      if !askErrors(texts(module)), errors.forget(module) { outcomes.append(.errors(module: module)) }
    }
    return outcomes + goneOutcome()
  }

  /// - Returns: Whether there is something to ask: what was told before is of other texts.
  private mutating func askErrors(_ texts: ModuleTexts) -> Bool {
    completed.forgetText()
    // In a pause nobody waits for it to begin anew.
    forget(beyond: talk.host.mostEdited)
    guard !texts.isLarge, let module: ModuleSwift = emitted.exact(texts), !module.files.isEmpty, show(module, texts)
    else { return false }
    mirror.look(at: texts.module, &talk)
    askImports(texts.module, module, isFirst: false)
    for number in module.files.indices {
      talk.ask(
        "textDocument/diagnostic",
        ["textDocument": ["uri": .string(mirror.uri(texts.module, module, file: number))]],
        .errors(module, file: number, of: texts.module)
      )
    }
    return true
  }

  private mutating func askImports(_ name: String, _ module: ModuleSwift, isFirst: Bool) {
    guard !lacking.contains(name), let imports = mirror.showImports(of: name, module, isFirst: isFirst, to: &talk)
    else { return }
    talk.ask(
      "textDocument/diagnostic",
      ["textDocument": ["uri": .string(imports.uri)]],
      .imports(imports.modules, of: name)
    )
  }

  // MARK: Answers

  /// - Parameter models: Those of a module, as its texts say.
  mutating func take(_ message: JSON, _ models: (_ module: String) -> [Model]) -> [Outcome] {
    guard let (waiting, result) = talk.take(message) else { return [] }
    switch waiting {
    case .question(let question):
      if let answer: JSON = question.answer(result, mirror) { return [.answer(id: question.id, answer)] }
      guard let next: SwiftQuestion = question.next else { return [.answer(id: question.id, question.own)] }
      ask(next)
      return []
    case .later(let question):
      ask(question, isLate: true)
      return []
    case .rest(let id, let item): return [.answer(id: id, item.with("documentation", result["documentation"]))]
    case .errors(let emitted, let file, let module):
      // What was cancelled says nothing of errors.
      guard result["items"] != nil else { return [] }
      errors.take(result, of: file, in: emitted, module, models(module))
      return [.errors(module: module)]
    case .imports(let modules, let module): return missingOutcome(result, modules, module)
    }
  }

  /// What is not found is said once.
  private mutating func missingOutcome(_ report: JSON, _ modules: [String], _ module: String) -> [Outcome] {
    let wrong: [JSON] = (report["items"]?.array ?? []).filter { $0["severity"]?.int ?? 1 == 1 }
    let lines: Set<Int> = Set(wrong.compactMap { $0["range"]?["start"]?["line"]?.int })
    let missing: [String] = modules.enumerated().filter { lines.contains($0.offset) }.map(\.element)
    guard !missing.isEmpty, lacking.insert(module).inserted else { return [] }
    return [.message(Imports.message(missing: missing, in: module, mirror.disk))]
  }

  /// The server ended, or must be ended since it does not answer. It is started again when it is needed.
  mutating func ended() -> [Outcome] {
    let waiting: [SourceKitConnection.Waiting] = talk.end()
    mirror.forget()
    return Self.unanswered(waiting) + goneOutcome()
  }

  /// Who asked gets what the spec itself answers.
  private static func unanswered(_ waiting: [SourceKitConnection.Waiting]) -> [Outcome] {
    waiting.compactMap { waiting in
      switch waiting {
      case .question(let question), .later(let question): .answer(id: question.id, question.own)
      case .rest(let id, let item): .answer(id: id, item)
      case .errors, .imports: nil
      }
    }
  }

  /// That it is given up is said once.
  private mutating func goneOutcome() -> [Outcome] {
    guard talk.isGone, !isGoneTold else { return [] }
    isGoneTold = true
    return [
      .message("bindgen: there is no help with the Swift in specs, since 'sourcekit-lsp' is not there, or does not run")
    ]
  }

  mutating func stop() { talk.stop() }
}
