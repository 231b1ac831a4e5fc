/// What the screens speak of that ask a server, or play.
nonisolated struct Recipe: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
}

/// Some of what a search has found, and where the next of it begins.
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

/// What a server does not take, field by field.
nonisolated struct Refusal: Error {
  var reasons: [AccountField: String]
}

nonisolated struct Expense: Identifiable, Hashable, Sendable {
  /// A new one has none yet.
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

  /// Who writes it chooses it, so that a line which is sent again is the same one.
  let id: Int
  var author: String
  var text: String
  var state: State = .sent
}

/// What a room tells while somebody listens. First it says who is there.
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
