import BindgenCore

/// The connection to SourceKit-LSP: pending requests, their purposes and their timeouts.
struct SourceKitConnection {
  /// The purpose of a request, to which its answer is passed.
  enum Waiting {
    case question(SwiftQuestion)
    /// A question that is sent after the answer to this request.
    case later(SwiftQuestion)
    /// An editor's request to resolve a completion item.
    case rest(id: JSON, of: JSON)
    /// The errors of an emitted file.
    case errors(ModuleSwift, file: Int, of: String)
    /// The errors of a file that imports these modules, a line each.
    case imports([String], of: String)
  }

  private struct Request {
    /// Nil if the request was cancelled: its answer arrives all the same.
    var waiting: Waiting?
    let asked: Int

    /// The time at which it is cancelled; nil for errors, for which nobody waits.
    var deadline: Int? {
      switch waiting {
      case .question, .later, .rest: asked + SourceKitConnection.patience
      case .errors, .imports, nil: nil
      }
    }
  }

  /// The timeout of a request in milliseconds: a later answer is of no use to a user who types.
  private static let patience = 5_000
  /// The milliseconds without a message after which the server counts as hanging.
  private static let longestSilence = 30_000
  /// The number of unexpected ends after which the server is not started again.
  private static let mostEnds = 4

  let host: any SourceKitProcess
  private var requests: [Int: Request] = [:]
  private var lastID: Int = 0
  /// The time of the last message from the server.
  private var lastMessage: Int = 0
  private var ends: Int = 0
  private(set) var isRunning: Bool = false
  private let capabilities: JSON

  init(_ host: any SourceKitProcess, _ client: Client) {
    self.host = host
    // Documentation for all completions would take as long again.
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

  /// Whether the server was given up: it is missing, or it ended too often.
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
    lastMessage = host.now
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

  /// Cancels the requests for errors of a module, since its texts have changed.
  mutating func forgetErrors(of module: String) {
    for (id, request) in requests {
      if case .errors(_, _, module)? = request.waiting { cancel(id) }
    }
  }

  private mutating func cancel(_ id: Int) {
    requests[id]?.waiting = nil
    note("$/cancelRequest", ["id": .number(id)])
  }

  /// Takes a message; if it is the answer to a request, returns the purpose of that and the result: null if it is an error.
  mutating func take(_ message: JSON) -> (Waiting, JSON)? {
    lastMessage = host.now
    if let id = message["id"], message["method"] != nil {
      // A request from the server, which would wait for an answer.
      host.send(.answer(id, .null))
      return nil
    }
    guard let id = message["id"]?.int, let waiting = requests.removeValue(forKey: id)?.waiting else { return nil }
    return (waiting, message["result"] ?? .null)
  }

  // MARK: Timeouts

  /// Cancels the requests that have timed out, and returns their purposes.
  mutating func late() -> [Waiting] {
    let late = requests.filter { $1.deadline.map { $0 <= host.now } ?? false }.keys.sorted()
    let waiting = late.compactMap { requests[$0]?.waiting }
    for id in late { cancel(id) }
    return waiting
  }

  /// Whether new requests are pointless: since the oldest pending one no message has arrived, and that has timed out.
  var isSilent: Bool {
    guard let asked = requests.values.map(\.asked).min(), lastMessage <= asked else { return false }
    return asked + Self.patience <= host.now
  }

  /// Whether requests are pending, and no message has arrived for too long.
  var hangs: Bool { longest.map { $0 <= host.now } ?? false }

  private var longest: Int? {
    requests.values.map(\.asked).min().map { max($0, lastMessage) + Self.longestSilence }
  }

  /// The next time at which something may time out.
  var deadline: Int? { (requests.values.compactMap(\.deadline) + [longest].compactMap { $0 }).min() }

  /// Whether the server runs, and no request is pending.
  var isIdle: Bool { isRunning && requests.isEmpty }

  /// Handles a server that ended by itself or hangs; returns the purposes of the requests that get no answer.
  mutating func end() -> [Waiting] {
    ends += 1
    return stop()
  }

  /// Stops the server; returns the purposes of the requests that get no answer.
  @discardableResult
  mutating func stop() -> [Waiting] {
    host.stop()
    isRunning = false
    defer { requests = [:] }
    return requests.sorted { $0.key < $1.key }.compactMap(\.value.waiting)
  }
}
