extension Basket {
  /// The prices of the products, and the amount to pay.
  public var receipt: String {
    let lines: [String] = lines.map { "\($0.name): \($0.price)" }
    return (lines + ["to pay: \(toPay)"]).joined(separator: ", ")
  }
}
