struct Product: Equatable, Sendable {
  let price: Int
}
