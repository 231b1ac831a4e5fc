/// A recipe that a search finds.
nonisolated struct Recipe: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
}

/// A page of a search's results, and the start of the next one.
nonisolated struct RecipePage: Hashable, Sendable {
  var recipes: [Recipe] = []
  var next: Int?
}

nonisolated struct Account: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var email: String
}

nonisolated enum AccountField: Hashable, Sendable {
  case name
  case email
  case password
}

/// A server's reasons for rejecting an account, field by field.
nonisolated struct Refusal: Error {
  var reasons: [AccountField: String]
}

nonisolated struct Expense: Identifiable, Hashable, Sendable {
  /// The server's id. A new expense has none yet.
  var id: Int = 0
  var title: String = ""
  var euros: Int = 0
}

nonisolated struct ChatLine: Identifiable, Hashable, Sendable {
  enum State: Sendable {
    case sending
    case sent
    case failed
  }

  /// An id that the author chooses, so that a line that is sent again is the same one.
  let id: Int
  var author: String
  var text: String
  var state: State = .sent
}

/// An event in a room. The first one is `here`.
nonisolated enum ChatEvent: Sendable {
  case here(Set<String>)
  case joined(String)
  case left(String)
  case said(ChatLine)
}

nonisolated struct Track: Identifiable, Hashable, Sendable {
  let id: Int
  var title: String
  var seconds: Int
}
