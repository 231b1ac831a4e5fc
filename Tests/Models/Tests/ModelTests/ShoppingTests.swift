@_spi(Bindgen) import BindgenRuntime
import TestBasics
import Testing

/// A cart, its presenter and a view with copies of five values: the same body for each outlet.
@Suite("A cart and its presenter")
struct ShoppingTests {
  private typealias Numbers = ShoppingRig.Numbers

  private static let afterAdding: [String] = [
    "productsInCart", "productsCount", "totalPriceIncludingTax", "couponAppliedTotalPriceIncludingTax",
  ]

  @Test("The screen shows how it stands when it comes, each value once", arguments: ShoppingOutlet.allCases)
  func beginning(_ outlet: ShoppingOutlet) {
    let rig: ShoppingRig = outlet.rig()
    #expect(rig.takeGiven().sorted() == (Self.afterAdding + ["selectedCoupon"]).sorted())
    #expect(rig.shown() == Numbers(0, 0, 0) && rig.inCart() == 0 && rig.coupon() == 0)
    #expect(rig.takeTold().isEmpty)
  }

  @Test("Products add up, and the view gets each value once", arguments: ShoppingOutlet.allCases)
  func products(_ outlet: ShoppingOutlet) {
    let rig: ShoppingRig = outlet.rig()
    _ = rig.takeGiven()
    let steps: [(add: () -> Void, shown: Numbers)] = [
      (rig.addPen, Numbers(1, 55, 55)), (rig.addApple, Numbers(2, 165, 165)), (rig.addPen, Numbers(3, 220, 220)),
    ]
    for step in steps {
      step.add()
      #expect(rig.shown() == step.shown)
      #expect(rig.inCart() == step.shown.count)
      #expect(rig.takeGiven().sorted() == Self.afterAdding.sorted())
    }
  }

  @Test("A coupon takes off, and only what it changes is shown anew", arguments: ShoppingOutlet.allCases)
  func coupons(_ outlet: ShoppingOutlet) {
    let rig: ShoppingRig = outlet.rig()
    rig.addApple()
    #expect(rig.shown() == Numbers(1, 110, 110))
    _ = rig.takeGiven()

    rig.select(1)
    #expect(rig.shown() == Numbers(1, 110, 99) && rig.coupon() == 1)
    #expect(rig.takeGiven().sorted() == ["couponAppliedTotalPriceIncludingTax", "selectedCoupon"])

    rig.addPen()
    #expect(rig.shown() == Numbers(2, 165, 148))
    #expect(rig.takeGiven().sorted() == Self.afterAdding.sorted())

    rig.select(2)
    #expect(rig.shown() == Numbers(2, 165, 155) && rig.coupon() == 2)
    #expect(rig.takeGiven().sorted() == ["couponAppliedTotalPriceIncludingTax", "selectedCoupon"])

    rig.select(2)
    #expect(rig.takeGiven().isEmpty)
  }

  @Test(
    "Whoever else is told, is told once a transaction, the cart first",
    arguments: [ShoppingOutlet.callbacks, .delegate, .stream, .combine, .all]
  )
  func told(_ outlet: ShoppingOutlet) {
    let rig: ShoppingRig = outlet.rig()
    rig.addApple()
    #expect(
      rig.takeTold() == [
        "cart: products productsCount totalPriceExcludingTax",
        "presenter: couponAppliedTotalPriceIncludingTax productsCount productsInCart summary totalPriceIncludingTax",
      ]
    )
    rig.select(2)
    #expect(rig.takeTold() == ["presenter: couponAppliedTotalPriceIncludingTax selectedCoupon"])
    rig.select(2)
    #expect(rig.takeTold().isEmpty)
  }

  /// A reader that tracks again inside `onChange` is notified again for each further field of the round that it reads.
  @Test("Who reads several values of both is told after a transaction, and reads how it stands then")
  func readers() {
    let rig: ShoppingRig = ShoppingOutlet.observation.rig()
    rig.addApple()
    #expect(Set(rig.takeTold()) == ["1, 110, 110"])
    rig.addPen()
    #expect(Set(rig.takeTold()) == ["2, 165, 165"])
    rig.select(2)
    #expect(rig.takeTold() == ["2, 165, 155"])
    rig.select(2)
    #expect(rig.takeTold().isEmpty)
  }
}
