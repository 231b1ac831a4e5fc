@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ScreensModels

/// A chat, as a spec and by hand.
@Suite("Screens: a chat")
@MainActor
struct ChatScreenTests {
  private typealias Line = AsyncThrowingStream<ChatEvent, any Error>

  /// The connections to a room, one for each time that the screen listened.
  private final class Lines {
    var open: [Line.Continuation] = []

    func begin() -> Line {
      let (stream, continuation) = Line.makeStream()
      open.append(continuation)
      return stream
    }
  }

  private let room: ChatRoomSpy = ChatRoomSpy(eventsResult: Line { $0.finish() })
  private let answers: Answers<Void> = Answers()
  private let clock: TestClock = TestClock()
  private let lines: Lines = Lines()

  private func screen(_ isByHand: Bool) async -> any ChatScreen {
    room.onEvents = { [lines] in lines.begin() }
    room.onSend = { [answers] _ in try await answers.next() }
    var id: Int = 100
    let newID: () -> Int = {
      id += 1
      return id
    }
    let screen: any ChatScreen =
      isByHand
      ? ChatByHand(me: "Ada", room: room, newID: newID, clock: clock)
      : Chat(me: "Ada", room: room, newID: newID, clock: clock)
    await until { !lines.open.isEmpty }
    return screen
  }

  private func say(_ events: ChatEvent...) {
    for event in events { lines.open.last?.yield(event) }
  }

  @Test("who is there comes and goes, and a line that breaks is opened again", arguments: [false, true])
  func presence(isByHand: Bool) async {
    let screen = await screen(isByHand)
    #expect(screen.presence == "Connecting …")
    say(.here(["Ada", "Bob"]), .joined("Cy"), .joined("Ada"))
    await until { screen.presence == "2 here" }
    say(.left("Bob"), .left("Cy"))
    await until { screen.presence == "Nobody here" }
    say(.joined("Bob"))
    lines.open[0].finish(throwing: Trouble("Gone"))
    await until { !screen.isOnline }
    #expect(screen.others == [])
    for number in 2...3 {
      await until { clock.sleepers >= 1 }
      clock.skip(.milliseconds(1999))
      #expect(lines.open.count == number - 1)
      clock.skip(.milliseconds(1))
      await until { lines.open.count == number }
      say(.here(["Bob"]))
      await until { screen.isOnline }
      lines.open[number - 1].finish()
      await until { !screen.isOnline }
    }
  }

  @Test("lines count as unread while nobody looks, each once", arguments: [false, true])
  func unread(isByHand: Bool) async {
    let screen = await screen(isByHand)
    say(.said(ChatLine(id: 1, author: "Bob", text: "Hi")))
    await until { screen.all.count == 1 }
    #expect(screen.unread == 0)
    screen.isShown = false
    say(.said(ChatLine(id: 2, author: "Bob", text: "There?")), .said(ChatLine(id: 1, author: "Bob", text: "Hello")))
    say(.said(ChatLine(id: 3, author: "Cy", text: "No")))
    await until { screen.all.count == 3 }
    #expect(screen.unread == 2 && screen.all.map(\.text) == ["Hello", "There?", "No"])
    screen.isShown = true
    #expect(screen.unread == 0)
  }

  @Test("one's own lines are there at once, go in their order, and are tried again", arguments: [false, true])
  func sends(isByHand: Bool) async {
    let screen = await screen(isByHand)
    screen.draft = "  "
    #expect(!screen.canSend)
    screen.send()
    for text in ["One", "Two"] {
      screen.draft = text
      screen.send()
    }
    #expect(screen.draft == "" && screen.all.map(\.state) == [.sending, .sending])
    await until { room.calls.count == 2 }
    for _ in 1...20 { await Task.yield() }
    #expect(room.sent == ["One"])
    await answers.fail(Trouble("Gone"))
    await until { room.sent == ["One", "Two"] }
    #expect(screen.all.map(\.state) == [.failed, .sending])
    screen.retry(102)
    screen.retry(101)
    #expect(screen.all.map(\.state) == [.sending, .sending])
    say(.said(ChatLine(id: 102, author: "Ada", text: "Two")))
    await until { screen.all[1].state == .sent }
    await answers.give(())
    await answers.give(())
    await until { screen.all.map(\.state) == [.sent, .sent] }
    #expect(room.sent == ["One", "Two", "One"] && screen.all.map(\.id) == [101, 102])
  }

  @Test("who leaves listens no more", arguments: [false, true])
  func leaves(isByHand: Bool) async {
    weak var gone: (any ChatScreen)?
    let ended: Task<Void, Never>
    do {
      let screen = await screen(isByHand)
      gone = screen
      let (signal, continuation) = AsyncStream<Void>.makeStream()
      lines.open[0].onTermination = { _ in continuation.finish() }
      ended = Task { for await _ in signal {} }
    }
    await ended.value
    #expect(gone == nil)
  }
}

// MARK: - Protocol of both screens

@MainActor private protocol ChatScreen: AnyObject {
  var all: [ChatLine] { get }
  var draft: String { get set }
  var isShown: Bool { get set }
  var isOnline: Bool { get }
  var others: Set<String> { get }
  var unread: Int { get }
  var canSend: Bool { get }
  var presence: String { get }
  func send()
  func retry(_ id: Int)
}

extension Chat: ChatScreen {
  fileprivate var all: [ChatLine] { Array(lines) }
}

extension ChatByHand: ChatScreen {
  fileprivate var all: [ChatLine] { lines }
}

extension ChatRoomSpy {
  fileprivate var sent: [String] {
    calls.compactMap { if case .send(let line) = $0 { line.text } else { nil } }
  }
}
