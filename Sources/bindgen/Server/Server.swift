import BindgenCore

/// The language server: reads an editor's messages, and writes the answers, until the editor ends it.
struct Server {
  /// Where messages come from, and go to.
  struct Stream {
    /// The bytes that are there, waiting for some; none at the end.
    var read: () throws(SystemError) -> [UInt8]
    /// Whether more is there already.
    var hasMore: () -> Bool
    var write: (_ bytes: [UInt8]) throws(SystemError) -> Void
  }

  private let stream: Stream
  private var inbox: Inbox = Inbox()
  private var session: Session

  init(_ stream: Stream, _ disk: Workspace.Disk) {
    self.stream = stream
    session = Session(disk)
  }

  /// An editor that goes without a word ends it, too.
  mutating func run() -> ExitStatus {
    do {
      while true {
        let bytes: [UInt8] = try stream.read()
        if bytes.isEmpty { return .failed }
        inbox.append(bytes[...])
        while let message: [UInt8] = try inbox.next() {
          try send(session.take(message))
          if let end: ExitStatus = session.end { return end }
        }
        if !stream.hasMore() { try send(session.tellChanged()) }
      }
    } catch {
      // Nobody listens any more, or what comes can't be told apart: there is nobody to tell.
      return .failed
    }
  }

  private func send(_ messages: [JSON]) throws(SystemError) {
    for message in messages { try stream.write(message.framed) }
  }
}

extension Server.Stream {
  static var process: Server.Stream {
    Server.Stream(
      read: StandardStream.input.readSome,
      hasMore: { StandardStream.input.hasMore },
      write: StandardStream.output.write
    )
  }
}
