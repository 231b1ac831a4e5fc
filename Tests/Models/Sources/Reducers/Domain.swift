#if canImport(BindgenRuntime)
  @_spi(Bindgen) import BindgenRuntime
#endif

// Types that the specs of this folder use.

@globalActor actor Depot {
  static let shared: Depot = Depot()
}

nonisolated extension Board {
  /// Renews all rows. Bodies call it, though it is written by hand.
  mutating func renewAll() {
    items = Rows(items.map { Item(id: $0.id + 100, text: $0.text) })
    query = "renewed"
  }
}

/// A service in which effects wait for the driver of stores.
nonisolated protocol Booth {
  nonisolated(nonsending) func wait(_ number: Int) async throws -> Int
}

/// Types with common names that a module may well have.
nonisolated struct Effects: Equatable {}
nonisolated struct Send: Equatable {}

// MARK: Replaced lists

nonisolated extension Bindgen.Rows {
  /// Replaces the list by a form of itself.
  mutating func keep(where isKept: (Element) -> Bool) { self = filter(isKept) }
}
