/// An object that calls a closure when it is released.
final class Payload {
  private let ended: @Sendable () -> Void

  init(_ ended: @escaping @Sendable () -> Void = {}) { self.ended = ended }

  deinit { ended() }
}
