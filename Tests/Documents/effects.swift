struct Item: Equatable, Sendable {
  let name: String
}

protocol SearchClient: Sendable {
  func search(_ query: String) async throws -> [Item]
}

protocol Store: Sendable {
  func save(_ name: String) async throws
  func delete(_ name: String) async throws -> (count: Int, total: Double)
}

// Declarations that the reader of the guide is assumed to have.

struct Client: SearchClient {
  func search(_ query: String) async throws -> [Item] { [] }
}

let client: any SearchClient = Client()
