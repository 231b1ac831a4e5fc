/// Calls when it goes.
final class Payload {
  private let ended: @Sendable () -> Void

  init(_ ended: @escaping @Sendable () -> Void = {}) { self.ended = ended }

  deinit { ended() }
}
