import BindgenCore

/// The language server: reads an editor's messages, and writes the answers, until the editor ends it.
struct Server {
  private static let input: StandardStream = .input

  private var inbox: Inbox = Inbox()
  private var session: Session
  private let swift: SwiftProcess?
  /// When errors are told, if nothing more comes before.
  private var due: Int?
  /// How long nothing must come: Swift's answers are there by then, and what takes long waits longer for a key.
  private var pause: Int = Self.shortestPause
  private static let shortestPause: Int = 100

  /// - Parameter folder: Where emitted files are written for Swift's own server; without one there is none.
  init(_ folder: OwnFolder?) {
    swift = folder.map { SwiftProcess($0) }
    session = Session(.real, swift)
  }

  /// An editor that goes without a word ends it, too.
  mutating func run() -> ExitStatus {
    defer { session.stop() }
    do {
      while true {
        let ready = Ready.wait(
          reading: [Self.input.rawValue] + (swift?.reading ?? []),
          writing: swift?.writing ?? [],
          milliseconds: [session.patience, due.map { max($0 - Ready.now, 0) }].compactMap { $0 }.min()
        )
        try turnSwift(ready.reading, ready.writing)
        if ready.reading.contains(Self.input.rawValue) {
          if let end: ExitStatus = try turnEditor() { return end }
        } else {
          try tellErrors()
          try send(session.turn())
        }
      }
    } catch {
      // Nobody listens any more, or what comes can't be told apart: there is nobody to tell.
      return .failed
    }
  }

  private mutating func turnSwift(_ reading: Set<Int32>, _ writing: Set<Int32>) throws(SystemError) {
    guard let swift: SwiftProcess else { return }
    let canRead: Bool = !reading.isDisjoint(with: swift.reading)
    let canWrite: Bool = !writing.isDisjoint(with: swift.writing)
    for event in swift.turn(canRead: canRead, canWrite: canWrite) {
      switch event {
      case .message(let message): try send(session.takeSwift(message))
      case .ended: try send(session.swiftEnded())
      }
    }
  }

  private mutating func turnEditor() throws -> ExitStatus? {
    let bytes: [UInt8] = try Self.input.readSome()
    if bytes.isEmpty { return .failed }
    inbox.append(bytes[...])
    while let message: [UInt8] = try inbox.next() {
      try send(session.take(message))
      if let end: ExitStatus = session.end { return end }
    }
    due = session.hasChanged ? Ready.now + pause : nil
    return nil
  }

  private mutating func tellErrors() throws(SystemError) {
    guard let due: Int, due <= Ready.now else { return }
    self.due = nil
    let start: Int = Ready.now
    try send(session.tellChanged())
    pause = max((Ready.now - start) * 2, Self.shortestPause)
  }

  private func send(_ messages: [JSON]) throws(SystemError) {
    for message in messages { try StandardStream.output.write(message.framed) }
  }
}
