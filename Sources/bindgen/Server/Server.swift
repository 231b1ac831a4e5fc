import BindgenCore

/// The language server: reads an editor's messages, and writes the answers, until the editor ends it.
struct Server {
  private static let input: StandardStream = .input

  private var inbox: Inbox = Inbox()
  private var session: Session
  private let swift: SwiftProcess?

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
          milliseconds: session.patience
        )
        try turnSwift(ready.reading, ready.writing)
        guard ready.reading.contains(Self.input.rawValue) else {
          try send(session.turn())
          continue
        }
        if let end: ExitStatus = try turnEditor() { return end }
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
    if !Self.input.hasMore { try send(session.tellChanged()) }
    return nil
  }

  private func send(_ messages: [JSON]) throws(SystemError) {
    for message in messages { try StandardStream.output.write(message.framed) }
  }
}
