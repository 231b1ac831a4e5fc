import BindgenCore
import Testing

@Suite("Reading a spec")
struct ReadingTests {
  static let shopping: String = #"""
    # Shopping.bindgen.yml
    imports: [Foundation]
    emit: [delegate]

    models:
      Cart:
        doc: What the shopper has picked so far.
        state:
          products: [any Product] = []
        derive:
          productsCount: Int = products.count
          totalPriceExcludingTax: Int = products.reduce(0) { $0 + $1.price }
        actions:
          add(product: any Product): products.append(product)

      ShoppingPresenter:
        children:
          cart: Cart = Cart()
        let:
          couponList: [Coupon] = Coupon.allCases
        state:
          selectedCoupon: Coupon = .none
        derive:
          productsCount: Int = cart.productsCount
          totalPriceIncludingTax: Int = Tax.included(in: cart.totalPriceExcludingTax)
          couponAppliedTotalPriceIncludingTax: Int = selectedCoupon.apply(price: totalPriceIncludingTax)
          summary: String = productsCount == 1 ? "1 item" : "\(productsCount) items"   # a ternary, a string: no quotes
        actions:
          addInCart(product: any Product): cart.add(product: product)
          select(coupon: Coupon): selectedCoupon = coupon
        view:
          name: ShoppingView
          shows: [productsCount, selectedCoupon, totalPriceIncludingTax, couponAppliedTotalPriceIncludingTax]
    """#

  static let shoppingSummary: String = #"""
    import [] Foundation
    emit delegate
    model Cart // What the shopper has picked so far.
      state products: [any Product] = []
      derive productsCount: Int = products.count
      derive totalPriceExcludingTax: Int = products.reduce(0) { $0 + $1.price }
      action add(product: any Product) do products.append(product)
    model ShoppingPresenter
      children cart: Cart = Cart()
      let couponList: [Coupon] = Coupon.allCases
      state selectedCoupon: Coupon = .none
      derive productsCount: Int = cart.productsCount
      derive totalPriceIncludingTax: Int = Tax.included(in: cart.totalPriceExcludingTax)
      derive couponAppliedTotalPriceIncludingTax: Int = selectedCoupon.apply(price: totalPriceIncludingTax)
      derive summary: String = productsCount == 1 ? "1 item" : "\(productsCount) items"
      action addInCart(product: any Product) do cart.add(product: product)
      action select(coupon: Coupon) do selectedCoupon = coupon
      view ShoppingView shows ["productsCount", "selectedCoupon", "totalPriceIncludingTax", "couponAppliedTotalPriceIncludingTax"] {}
    """#

  func read(_ source: String) -> (spec: Spec?, told: [String]) {
    var diagnostics: Diagnostics = Diagnostics()
    let spec: Spec? = Spec.read(SourceFile(name: "T", text: source), into: &diagnostics)
    let told: [String] = diagnostics.all.map {
      "\($0.range?.start.line ?? 0):\($0.range?.start.column ?? 0) \($0.code) \($0.message)"
    }
    return (spec, told)
  }

  @Test("the shopping spec, word for word")
  func shopping() {
    let (spec, told): (Spec?, [String]) = read(ReadingTests.shopping)
    #expect(told == [])
    #expect(summary(spec) == ReadingTests.shoppingSummary)
  }
}
