nonisolated struct Card: Codable, Hashable, Sendable {
  var value: Int
}

nonisolated struct Deck: Codable, Hashable, Sendable {
  var next: Int = 1

  func nextCard() -> Card { Card(value: next) }
}
