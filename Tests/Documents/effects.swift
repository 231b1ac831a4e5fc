struct Item: Equatable, Sendable {
  let name: String
}

protocol SearchClient: Sendable {
  func search(_ query: String) async throws -> [Item]
}

protocol Store: Sendable {
  func save(_ name: String) async throws
}

// What a reader has at hand.

struct Client: SearchClient {
  func search(_ query: String) async throws -> [Item] { [] }
}

let client: any SearchClient = Client()
