/// A server with three products.
public final class SmallServer: ShelfServer {
  private let products: [Product] = [
    Product(id: 1, name: "Tea", price: 4), Product(id: 2, name: "Teapot", price: 30),
    Product(id: 3, name: "Cup", price: 9),
  ]

  public init() {}

  public func products(matching query: String) async throws -> [Product] {
    products.filter { $0.name.lowercased().contains(query.lowercased()) }
  }
}
