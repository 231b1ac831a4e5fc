/// A model as whoever drives it at random sees it: what can be read of it, and what can be done.
@MainActor package final class PlainSubject {
  package var fields: [(name: String, read: () -> Int?)] = []
  package var acts: [(Int) -> Void] = []
  package var events: [String] = []
}
