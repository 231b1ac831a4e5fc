struct Product: Equatable, Sendable {
  let price: Int
}

protocol CartStore: Sendable {
  func load() async throws -> [Product]
}

@MainActor var cart: Cart { fatalError("only types are checked") }
