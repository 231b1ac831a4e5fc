extension Basket {
  /// What each product costs, and what is to be paid.
  public var receipt: String {
    let lines: [String] = lines.map { "\($0.name): \($0.price)" }
    return (lines + ["to pay: \(toPay)"]).joined(separator: ", ")
  }
}
