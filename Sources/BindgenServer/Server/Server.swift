import BindgenCore

/// The language server: reads an editor's messages, and writes the answers, until the editor ends it.
package struct Server {
  private static let input: StandardStream = .input

  private var inbox = Inbox()
  private var session: Session
  private let swift: SwiftProcess?
  private var pause = TypingPause()

  /// - Parameter folder: The folder of emitted files for SourceKit-LSP; nil to run without that.
  package init(_ folder: OwnFolder?) {
    swift = folder.map { SwiftProcess($0) }
    session = Session(.real, swift)
  }

  /// Runs until the editor ends the server, or closes its end of the connection.
  package mutating func run() -> ExitStatus {
    defer { session.stop() }
    do {
      while true {
        let ready = Ready.wait(
          reading: [Self.input.rawValue] + (swift?.reading ?? []),
          writing: swift?.writing ?? [],
          milliseconds: [session.patience, pause.end.map { max($0 - Ready.now, 0) }].compactMap { $0 }.min()
        )
        try turnSwift(ready.reading, ready.writing)
        if ready.reading.contains(Self.input.rawValue) {
          if let end = try turnEditor() { return end }
        } else {
          try tellErrors()
          try send(session.turn())
        }
      }
    } catch {
      // The connection is closed, or its messages can't be told apart: there is nobody to report to.
      return .failed
    }
  }

  private mutating func turnSwift(_ reading: Set<Int32>, _ writing: Set<Int32>) throws(SystemError) {
    guard let swift else { return }
    let canRead = !reading.isDisjoint(with: swift.reading)
    let canWrite = !writing.isDisjoint(with: swift.writing)
    for event in swift.turn(canRead: canRead, canWrite: canWrite) {
      switch event {
      case .message(let message): try send(session.takeSwift(message))
      case .ended: try send(session.swiftEnded())
      }
    }
  }

  private mutating func turnEditor() throws -> ExitStatus? {
    let bytes = try Self.input.readSome()
    if bytes.isEmpty { return .failed }
    inbox.append(bytes[...])
    while let message = try inbox.next() {
      try send(session.take(message))
      if let end = session.end { return end }
    }
    pause.noteChanges(session.changes, isOwed: session.hasChanged, at: Ready.now)
    return nil
  }

  private mutating func tellErrors() throws(SystemError) {
    let start = Ready.now
    guard pause.isOver(at: start) else { return }
    while session.prepareToTell() {
      if isAddressed { return pause.interrupted(from: start, to: Ready.now) }
    }
    try send(session.tellChanged())
    pause.notePublished(from: start, to: Ready.now)
  }

  /// Whether a message of the editor or of SourceKit-LSP is waiting.
  private var isAddressed: Bool {
    let all = [Self.input.rawValue] + (swift?.reading ?? [])
    return !Ready.wait(reading: all, writing: [], milliseconds: 0).reading.isEmpty
  }

  private func send(_ messages: [JSON]) throws(SystemError) {
    for message in messages { try StandardStream.output.write(message.framed) }
  }
}
