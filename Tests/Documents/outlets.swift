import Observation
import OpenCombine

struct Product: Equatable, Sendable {
  let price: Int
}

@MainActor
final class Label {
  var text: String = ""
}

// Declarations that the reader of the guide is assumed to have.

@MainActor var cart: Cart { fatalError("only types are checked") }
@MainActor let label: Label = Label()
@MainActor var subscriptions: Set<AnyCancellable> = []

func save(_ products: [Product]) {}
