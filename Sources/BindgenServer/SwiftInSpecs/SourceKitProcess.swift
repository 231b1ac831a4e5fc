import BindgenCore

/// The process of SourceKit-LSP, and the folder of bindgen's own that it reads. Tests replace it.
protocol SourceKitProcess: AnyObject {
  /// The folder of emitted files.
  var folder: String { get }
  /// The time of a monotonic clock in milliseconds.
  var now: Int { get }
  /// The number of bytes of edited texts after which the server is restarted.
  var mostEdited: Int { get }
  /// Starts the server, unless it runs; returns whether it runs then.
  func start() -> Bool
  func send(_ message: JSON)
  /// Ends the server, whatever it does.
  func stop()
  func write(_ name: String, _ bytes: [UInt8])
}

/// The real process: `sourcekit-lsp` of the toolchain, as a child process.
final class SwiftProcess: SourceKitProcess {
  private let own: OwnFolder
  private var child: ChildProcess?
  private var inbox = Inbox()
  /// The bytes to send once the server reads: writing must not block, since the server may itself wait for us.
  private var outbox: [UInt8] = []
  private var sent: Int = 0

  /// - Parameter own: A folder for this process alone, since two editors may have different texts of the same spec.
  init(_ own: OwnFolder) { self.own = own }

  var folder: String { own.path }
  /// The limit of 32 MB: the server retains some eight times as much.
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

  /// The commands to try: on Apple's systems the tool of the selected Xcode, elsewhere that in `PATH`, or the one beside `swift`.
  private static var programs: [(path: String, arguments: [String])] {
    #if canImport(Darwin)
      return [("/usr/bin/xcrun", ["sourcekit-lsp"])]
    #else
      return ["sourcekit-lsp", "swift"].compactMap { name in
        program(name).map { (name == "swift" ? Module.folder(above: $0) + "/sourcekit-lsp" : $0, []) }
      }
    #endif
  }

  /// Returns the path of a program in `PATH`, with symbolic links resolved.
  private static func program(_ name: String) -> String? {
    let folders = (Environment.variable("PATH") ?? "").split(separator: ":")
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
    /// The end of the process, or output that is no message.
    case ended
  }

  /// The file descriptors to wait for.
  var reading: [Int32] { child.map { [$0.output] } ?? [] }
  var writing: [Int32] { child.map { outbox.isEmpty ? [] : [$0.input] } ?? [] }

  /// Reads and writes what is possible without blocking.
  func turn(canRead: Bool, canWrite: Bool) -> [Event] {
    guard let child else { return [] }
    do {
      if canWrite { try write(to: child) }
      guard canRead else { return [] }
      guard let bytes = try child.readSome() else { return [.ended] }
      inbox.append(bytes[...])
      var events: [Event] = []
      while let message = try inbox.next() { events.append(.message(message)) }
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
