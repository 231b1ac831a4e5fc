/// What the carts of this folder hold, as a user of bindgen would write it.
struct Product: Equatable {
  var name: String
  var price: Int
}

/// A value that can't be compared.
struct Badge {
  var text: String = ""
}

struct Refusal: Error {}
