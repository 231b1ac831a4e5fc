#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The same table in an app: rows are deleted and moved by hand, and added by a button.
  final class HandViewController: UITableViewController {
    private let source: HandSource = HandSource(Hand(deck: Deck()))
    private var cards: Bindgen.TableSource<Hand>?

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "card")
      // The table view does not retain it.
      cards = Bindgen.TableSource(source, in: tableView) { tableView, indexPath, card in
        let cell: UITableViewCell = tableView.dequeueReusableCell(withIdentifier: "card", for: indexPath)
        cell.textLabel?.text = card.description
        return cell
      }
    }

    func addCard() { source.add() }
  }
#endif
