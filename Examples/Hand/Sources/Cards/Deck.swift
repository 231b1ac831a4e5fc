/// A card in plain Swift, which knows nothing of hands and tables.
struct Card: Hashable, CustomStringConvertible {
  enum Suit: String, CaseIterable {
    case spades = "♠"
    case hearts = "♥"
    case diamonds = "♦"
    case clubs = "♣"
  }

  let suit: Suit
  let rank: String

  var description: String { rank + suit.rawValue }

  static let all: [Card] = Suit.allCases.flatMap { suit in
    ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"].map { Card(suit: suit, rank: $0) }
  }
}

/// A deck. Hands that are copies of one another draw from the same one.
final class Deck {
  /// The cards, shuffled the same way each time.
  private var cards: [Card] = Card.all.indices.map { Card.all[($0 * 19 + 5) % Card.all.count] }

  func nextCard() -> Card? { cards.popLast() }
}
