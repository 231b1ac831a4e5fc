import UIKit

struct Card: Equatable, Identifiable, Sendable {
  let id: Int
  var name: String { "\(id)" }
}

struct Deck: Equatable, Sendable {
  func nextCard() -> Card { Card(id: 2) }
}

// Declarations that the reader of the guide is assumed to have.

let deck: Deck = Deck()
let ace: Card = Card(id: 1)
@MainActor let tableView: UITableView = UITableView()
@MainActor let dataSource: UITableViewDiffableDataSource<Int, Card.ID> = UITableViewDiffableDataSource()

func animate(_ edits: Edits) {}
