/// A product in the carts of this folder, as a user of bindgen would write it.
struct Product: Equatable {
  var name: String
  var price: Int
}

/// A value that is not `Equatable`.
struct Badge {
  var text: String = ""
}

struct Refusal: Error {}
