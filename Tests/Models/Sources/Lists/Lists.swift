nonisolated struct Card: Codable, Hashable, Sendable {
  var value: Int
}

nonisolated struct Deck: Codable, Hashable, Sendable {
  var next: Int = 1

  func nextCard() -> Card { Card(value: next) }
}

nonisolated struct TodoLine: Hashable, Identifiable {
  var id: Int
  var text: String
  var isLong: Bool

  init(_ todo: Todo, _ needle: String) {
    (id, text, isLong) = (todo.id, todo.title == needle ? "*" : todo.title, todo.minutes > 3)
  }
}

/// Types that are declared inside a model, which names them.
extension Feed {
  nonisolated enum Phase: Hashable, Sendable { case idle, busy }

  nonisolated struct Item: Identifiable, Equatable, Sendable {
    var id: Int
    var phase: Phase
  }
}

/// Declarations in a model's class, which its expressions find.
extension Shelf {
  enum Sign {
    static let none: String = ""
  }
}

/// A delegate of an inbox's users.
@MainActor protocol MailReader: AnyObject {
  func didOpen(_ mail: Inbox.Mail)
}
