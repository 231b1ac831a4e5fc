#if canImport(SwiftUI) && canImport(Combine)
  import Shop
  import SwiftUI

  /// A presenter with the outlet `combine` is an `ObservableObject`.
  struct ShoppingView: View {
    @ObservedObject var presenter: ShoppingPresenter

    var body: some View {
      Text("To pay: \(presenter.couponAppliedTotalPriceIncludingTax)")
      Button("Add an apple") { presenter.addInCart(product: Apple()) }
    }
  }
#endif
