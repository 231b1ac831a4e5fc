import Observation

/// The screen of `Chat`, by hand.
@MainActor @Observable final class ChatByHand {
  let me: String
  private(set) var lines: [ChatLine] = []
  var draft: String = ""
  var isShown: Bool = true {
    didSet { if isShown { unread = 0 } }
  }
  private(set) var isOnline: Bool = false
  private(set) var others: Set<String> = []
  private(set) var unread: Int = 0

  var canSend: Bool { draft.contains { !$0.isWhitespace } }
  var presence: String {
    !isOnline ? "Connecting …" : others.isEmpty ? "Nobody here" : "\(others.count) here"
  }

  private let room: any ChatRoom
  private let newID: () -> Int
  @ObservationIgnored private var listening: Task<Void, Never>?
  @ObservationIgnored private var sending: Task<Void, Never>?

  init(me: String, room: any ChatRoom, newID: @escaping () -> Int, clock: any Clock<Duration> = ContinuousClock()) {
    self.me = me
    self.room = room
    self.newID = newID
    listening = Task { [weak self] in
      while !Task.isCancelled {
        do {
          for try await event in room.events() { self?.received(event) }
        } catch {
        }
        guard !Task.isCancelled else { return }
        self?.isOnline = false
        self?.others = []
        try? await clock.sleep(for: .seconds(2))
      }
    }
  }

  isolated deinit {
    listening?.cancel()
    sending?.cancel()
  }

  func send() {
    guard canSend else { return }
    let line: ChatLine = ChatLine(id: newID(), author: me, text: draft, state: .sending)
    lines.append(line)
    draft = ""
    deliver(line)
  }

  func retry(_ id: Int) {
    guard let index = lines.firstIndex(where: { $0.id == id }), lines[index].state == .failed else { return }
    lines[index].state = .sending
    deliver(lines[index])
  }

  private func deliver(_ line: ChatLine) {
    // One after the other, so that they arrive in their order.
    sending = Task { [room, sending, weak self] in
      await withTaskCancellationHandler {
        await sending?.value
      } onCancel: {
        sending?.cancel()
      }
      guard !Task.isCancelled else { return }
      do {
        try await room.send(line)
        self?.mark(line.id, .sent)
      } catch {
        self?.mark(line.id, .failed)
      }
    }
  }

  private func mark(_ id: Int, _ state: ChatLine.State) {
    guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
    lines[index].state = state
  }

  private func received(_ event: ChatEvent) {
    switch event {
    case .here(let names):
      isOnline = true
      others = names.subtracting([me])
    case .joined(let name): if name != me { others.insert(name) }
    case .left(let name): others.remove(name)
    case .said(let line):
      if let index = lines.firstIndex(where: { $0.id == line.id }) {
        lines[index] = line
      } else {
        lines.append(line)
        if !isShown { unread += 1 }
      }
    }
  }
}
