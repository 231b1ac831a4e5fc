import BindgenCore

/// The talk with Swift's own server: what is asked, who waits for the answer, and for how long.
struct SourceKitConnection {
  /// Who waits for an answer.
  enum Waiting {
    case question(SwiftQuestion)
    /// A question that is asked when something else was answered.
    case later(SwiftQuestion)
    /// An editor's request for what is still missing of something that was offered.
    case rest(id: JSON, of: JSON)
    /// The errors of an emitted file.
    case errors(ModuleSwift, file: Int, of: String)
    /// The errors of a file that imports these modules, a line each.
    case imports([String], of: String)
  }

  private struct Request {
    /// Nobody, if it was cancelled: an answer is owed all the same.
    var waiting: Waiting?
    let asked: Int

    /// When who waits gives up. Nobody waits for errors.
    var deadline: Int? {
      switch waiting {
      case .question, .later, .rest: asked + SourceKitConnection.patience
      case .errors, .imports, nil: nil
      }
    }
  }

  /// An answer that takes longer is of no use to anybody who types.
  private static let patience: Int = 5_000
  /// After so long without a word it is taken to hang.
  private static let longestSilence: Int = 30_000
  /// A server that ends so often by itself is given up.
  private static let mostEnds: Int = 4

  let host: any SourceKitProcess
  private var requests: [Int: Request] = [:]
  private var lastID: Int = 0
  /// When it said something last.
  private var heard: Int = 0
  private var ends: Int = 0
  private(set) var isRunning: Bool = false
  private let capabilities: JSON

  init(_ host: any SourceKitProcess, _ client: Client) {
    self.host = host
    // To find what is documented of all that is offered takes as long again.
    let item: JSON = [
      "snippetSupport": .boolean(client.takesSnippets),
      "resolveSupport": ["properties": client.asksForDocumentation ? ["documentation"] : []],
    ]
    capabilities = [
      "textDocument": [
        "completion": ["completionItem": item],
        "definition": ["linkSupport": false], "diagnostic": [:],
        "signatureHelp": ["signatureInformation": ["parameterInformation": ["labelOffsetSupport": false]]],
      ]
    ]
  }

  /// Given up: it is not there, or it ended too often.
  private(set) var isGone: Bool = false

  /// Starts the server, unless it runs.
  ///
  /// - Returns: Whether it was started now: then it knows no text yet.
  mutating func start() -> Bool {
    if isRunning || isGone { return false }
    guard ends < Self.mostEnds, host.start() else {
      isGone = true
      return false
    }
    isRunning = true
    heard = host.now
    let parameters: JSON = [
      "processId": .null, "rootUri": .string(DocumentURI.uri(of: host.folder)), "capabilities": capabilities,
      "initializationOptions": ["backgroundIndexing": false, "defaultWorkspaceType": "compilationDatabase"],
    ]
    send("initialize", parameters)
    note("initialized", [:])
    return true
  }

  mutating func note(_ method: String, _ parameters: JSON) {
    host.send(.note(method, parameters))
  }

  mutating func ask(_ method: String, _ parameters: JSON, _ waiting: Waiting) {
    send(method, parameters)
    requests[lastID] = Request(waiting: waiting, asked: host.now)
  }

  private mutating func send(_ method: String, _ parameters: JSON) {
    lastID += 1
    host.send(.request(lastID, method, parameters))
  }

  /// The errors that are asked for are those of old texts.
  mutating func forgetErrors(of module: String) {
    for (id, request) in requests {
      if case .errors(_, _, module)? = request.waiting { cancel(id) }
    }
  }

  private mutating func cancel(_ id: Int) {
    requests[id]?.waiting = nil
    note("$/cancelRequest", ["id": .number(id)])
  }

  /// Who waited for an answer, and the answer: null if it is an error.
  mutating func take(_ message: JSON) -> (Waiting, JSON)? {
    heard = host.now
    if let id: JSON = message["id"], message["method"] != nil {
      // It is asked of us, and would wait.
      host.send(.answer(id, .null))
      return nil
    }
    guard let id: Int = message["id"]?.int, let waiting: Waiting = requests.removeValue(forKey: id)?.waiting else {
      return nil
    }
    return (waiting, message["result"] ?? .null)
  }

  // MARK: Silence

  /// Who has waited too long.
  mutating func late() -> [Waiting] {
    let late: [Int] = requests.filter { $1.deadline.map { $0 <= host.now } ?? false }.keys.sorted()
    let waiting: [Waiting] = late.compactMap { requests[$0]?.waiting }
    for id in late { cancel(id) }
    return waiting
  }

  /// Whether it is not worth waiting for: since what it owes was asked it has said nothing.
  var isSilent: Bool {
    guard let asked: Int = requests.values.map(\.asked).min(), heard <= asked else { return false }
    return asked + Self.patience <= host.now
  }

  /// Whether it owes answers, and has said nothing for long.
  var hangs: Bool { longest.map { $0 <= host.now } ?? false }

  private var longest: Int? {
    requests.values.map(\.asked).min().map { max($0, heard) + Self.longestSilence }
  }

  /// When to look again.
  var deadline: Int? { (requests.values.compactMap(\.deadline) + [longest].compactMap { $0 }).min() }

  /// Whether it owes nothing.
  var isIdle: Bool { isRunning && requests.isEmpty }

  /// It ended by itself, or hangs: who waits for it gets nothing.
  mutating func end() -> [Waiting] {
    ends += 1
    return stop()
  }

  /// Ends it.
  @discardableResult
  mutating func stop() -> [Waiting] {
    host.stop()
    isRunning = false
    defer { requests = [:] }
    return requests.sorted { $0.key < $1.key }.compactMap(\.value.waiting)
  }
}
