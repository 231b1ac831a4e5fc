import Observation
import OpenCombine

public struct Product: Equatable, Sendable {
  public let price: Int
}

protocol CartStore {
  func load() async throws -> [Product]
}

@MainActor
final class Label {
  var text: String = ""
}

// What a reader has at hand.

var cart: Cart { fatalError("only types are checked") }
@MainActor let label: Label = Label()
@MainActor var subscriptions: Set<AnyCancellable> = []

func save(_ products: [Product]) {}
func takeFirst(of products: inout [Product]) throws -> Product { products.removeFirst() }
