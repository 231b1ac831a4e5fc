#if canImport(SwiftUI)
  import Shop
  import SwiftUI

  /// A view, for which SwiftUI does what `Screen` does by hand: it is drawn again when something that it reads has changed.
  struct ShoppingView: View {
    @Bindable var presenter: ShoppingPresenter

    var body: some View {
      Form {
        Text("\(presenter.productsCount) products, \(presenter.totalPriceIncludingTax) with tax")
        Picker("Coupon", selection: $presenter.selectedCoupon) {
          Text("None").tag(Coupon.none)
          Text("Ten percent off").tag(Coupon.tenPercentOff)
          Text("Ten off").tag(Coupon.tenOff)
        }
        Text("To pay: \(presenter.couponAppliedTotalPriceIncludingTax)")
        Button("Add an apple") { presenter.addInCart(product: Apple()) }
        Button("Add a pen") { presenter.addInCart(product: Pen()) }
      }
    }
  }

  /// A list whose rows are drawn again when they have changed; the list itself when rows come and go.
  struct BasketView: View {
    let basket: Basket

    var body: some View {
      List {
        ForEach(basket.lines) { line in LineView(line: line) }
        Text("Total: \(basket.total)")
      }
    }
  }

  struct LineView: View {
    let line: Line

    var body: some View {
      Button("\(line.quantity) for \(line.total)") { line.addOne() }
    }
  }
#endif
