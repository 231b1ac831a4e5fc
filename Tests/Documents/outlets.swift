import Observation
import OpenCombine

struct Product: Equatable, Sendable {
  let price: Int
}

@MainActor
final class Label {
  var text: String = ""
}

// What a reader has at hand.

@MainActor var cart: Cart { fatalError("only types are checked") }
@MainActor let label: Label = Label()
@MainActor var subscriptions: Set<AnyCancellable> = []

func save(_ products: [Product]) {}
