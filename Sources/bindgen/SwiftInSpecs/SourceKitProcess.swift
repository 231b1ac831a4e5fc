import BindgenCore

/// Where Swift's own server runs, and what it reads: a process and a folder of bindgen's own. Tests replace it.
protocol SourceKitProcess: AnyObject {
  /// Where emitted files are written.
  var folder: String { get }
  /// Milliseconds of a clock that nobody sets.
  var now: Int { get }
  /// The bytes of edited texts after which the server begins anew.
  var mostEdited: Int { get }
  /// Whether the server runs; it is started if it does not.
  func start() -> Bool
  func send(_ message: JSON)
  /// Ends the server, whatever it does.
  func stop()
  func write(_ name: String, _ bytes: [UInt8])
}

/// The real one: `sourcekit-lsp` of the toolchain, as a child process.
final class SwiftProcess: SourceKitProcess {
  private let own: OwnFolder
  private var child: ChildProcess?
  private var inbox: Inbox = Inbox()
  /// What waits until the server reads: it may itself wait for us.
  private var outbox: [UInt8] = []
  private var sent: Int = 0

  /// - Parameter own: Two editors may have different texts of the same spec.
  init(_ own: OwnFolder) { self.own = own }

  var folder: String { own.path }
  /// It keeps some eight times as much.
  var mostEdited: Int { 32 << 20 }
  var now: Int { Ready.now }

  func start() -> Bool {
    if child != nil { return true }
    for (path, arguments) in Self.programs {
      do throws(SystemError) {
        child = try ChildProcess.start(path, arguments)
        return true
      } catch {}
    }
    return false
  }

  /// On Apple's systems a tool of the selected Xcode; elsewhere that of the path, or what lies beside `swift`.
  private static var programs: [(path: String, arguments: [String])] {
    #if canImport(Darwin)
      return [("/usr/bin/xcrun", ["sourcekit-lsp"])]
    #else
      return ["sourcekit-lsp", "swift"].compactMap { name in
        program(name).map { (name == "swift" ? Module.folder(above: $0) + "/sourcekit-lsp" : $0, []) }
      }
    #endif
  }

  /// Where the path has a program, without links.
  private static func program(_ name: String) -> String? {
    let folders: [Substring] = (Environment.variable("PATH") ?? "").split(separator: ":")
    return folders.lazy.compactMap { RealPath.of("\($0)/\(name)") }.first
  }

  func send(_ message: JSON) { if child != nil { outbox += message.framed } }

  func stop() {
    child?.end()
    child = nil
    (inbox, outbox, sent) = (Inbox(), [], 0)
  }

  func write(_ name: String, _ bytes: [UInt8]) { own.write(name, bytes) }

  // MARK: The pipes

  enum Event {
    case message([UInt8])
    /// It ended, or said what is no message.
    case ended
  }

  /// What to wait for.
  var reading: [Int32] { child.map { [$0.output] } ?? [] }
  var writing: [Int32] { child.map { outbox.isEmpty ? [] : [$0.input] } ?? [] }

  /// Does what can be done without waiting.
  func turn(canRead: Bool, canWrite: Bool) -> [Event] {
    guard let child: ChildProcess else { return [] }
    do {
      if canWrite { try write(to: child) }
      guard canRead else { return [] }
      guard let bytes: [UInt8] = try child.readSome() else { return [.ended] }
      inbox.append(bytes[...])
      var events: [Event] = []
      while let message: [UInt8] = try inbox.next() { events.append(.message(message)) }
      return events
    } catch {
      return [.ended]
    }
  }

  private func write(to child: ChildProcess) throws(SystemError) {
    sent += try child.write(outbox[sent...])
    if sent == outbox.count { (outbox, sent) = ([], 0) }
  }
}
