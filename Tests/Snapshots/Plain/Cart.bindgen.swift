// Made by bindgen from Cart.bindgen.yml. Do not edit: change the spec.
// swift-format-ignore-file
// swiftlint:disable all

import Observation

/// What the shopper has picked so far.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable final class Cart {
  private(set) var products: [Product]
  var coupon: Coupon

  var total: Int { products.reduce(0) { $0 + $1.price } }
  var toPay: Int { coupon.apply(to: total) }

  init(products: [Product] = [], coupon: Coupon = .none) {
    self.products = products
    self.coupon = coupon
  }

  func add(_ product: Product) { products.append(product) }

  func clear() {
    products = []
    coupon = .none
  }
}
