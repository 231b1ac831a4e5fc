/// A photo on one of the screens.
nonisolated struct Photo: Identifiable, Hashable, Sendable {
  let id: Int
  var bytes: Int
}

nonisolated struct Peer: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
}

nonisolated struct Dish: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var course: String
}

/// A delegate of a peer browser, called as frameworks call theirs.
@MainActor protocol PeerBrowserDelegate: AnyObject {
  func browser(_ browser: any PeerBrowser, didFind peer: Peer)
  func browser(_ browser: any PeerBrowser, didLose id: Int)
  func browser(_ browser: any PeerBrowser, didFail reason: String)
}

/// A data source of a table, with queries like those of UIKit's.
@MainActor protocol TableData: AnyObject {
  func numberOfSections(in table: Table) -> Int
  func table(_ table: Table, rowsIn section: Int) -> Int
  func table(_ table: Table, titleOf section: Int) -> String?
  func table(_ table: Table, textAt section: Int, _ row: Int) -> String
}

/// A table that queries its data source again each time that its lines are read.
@MainActor final class Table {
  weak var data: (any TableData)?

  init() {}

  /// The lines that it shows.
  var lines: [String] {
    guard let data else { return [] }
    return (0..<data.numberOfSections(in: self)).flatMap { section in
      [data.table(self, titleOf: section)].compactMap { $0 }
        + (0..<data.table(self, rowsIn: section)).map { data.table(self, textAt: section, $0) }
    }
  }
}
