import Testing

@testable import Catalog

@MainActor
@Suite struct ShelfTests {
  @Test func whatASearchFindsIsOnTheShelf() async {
    let server: ShelfServerSpy = ShelfServerSpy()
    server.onProducts = { query in [Product(id: 1, name: query, price: 4)] }
    let shelf: Shelf = Shelf(server: server)
    shelf.search(for: "Tea")
    await shelf.loadProducts().value
    #expect(shelf.products.map(\.name) == ["Tea"])
    #expect(server.names.contains("products"))
  }
}
