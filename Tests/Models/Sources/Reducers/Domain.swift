#if canImport(BindgenRuntime)
  @_spi(Bindgen) import BindgenRuntime
#endif

// What the specs beside this name.

@globalActor actor Depot {
  static let shared: Depot = Depot()
}

nonisolated extension Board {
  /// Bodies may call what is written by hand.
  mutating func renewAll() {
    items = Rows(items.map { Item(id: $0.id + 100, text: $0.text) })
    query = "renewed"
  }
}

/// Effects wait here for the driver of stores.
nonisolated protocol Booth {
  nonisolated(nonsending) func wait(_ number: Int) async throws -> Int
}

/// Types that a module may well have.
nonisolated struct Effects: Equatable {}
nonisolated struct Send: Equatable {}

// MARK: Lists that are put back

nonisolated extension Bindgen.Rows {
  /// Replaces the list by a form of itself.
  mutating func keep(where isKept: (Element) -> Bool) { self = filter(isKept) }
}
