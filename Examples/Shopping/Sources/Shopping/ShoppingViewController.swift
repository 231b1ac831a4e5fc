#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The same screen in an app. It is the view of its presenter, which holds it weakly.
  final class ShoppingViewController: UIViewController, ShoppingView {
    private lazy var presenter: ShoppingPresenter = ShoppingPresenter(view: self)
    private let products: UILabel = UILabel()
    private let price: UILabel = UILabel()
    private let toPay: UILabel = UILabel()

    var productsInCart: [any Product] = [] {
      didSet { products.text = productsInCart.map(\.name).joined(separator: ", ") }
    }
    var productsCount: Int = 0 {
      didSet { title = "\(productsCount) products" }
    }
    var totalPriceIncludingTax: Int = 0 {
      didSet { price.text = "With tax: \(totalPriceIncludingTax)" }
    }
    var selectedCoupon: Coupon = .none
    var couponAppliedTotalPriceIncludingTax: Int = 0 {
      didSet { toPay.text = "To pay: \(couponAppliedTotalPriceIncludingTax)" }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      let add = UIAction(title: "Add an apple") { [unowned self] _ in presenter.addInCart(product: Apple()) }
      let button = UIButton(type: .system, primaryAction: add)
      let stack = UIStackView(arrangedSubviews: [products, price, toPay, button])
      stack.axis = .vertical
      stack.frame = view.bounds
      view.addSubview(stack)
      // The presenter is created by the first access.
      _ = presenter
    }
  }
#endif
