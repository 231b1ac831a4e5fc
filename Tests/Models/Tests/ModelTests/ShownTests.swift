@_spi(Bindgen) import BindgenRuntime
import Observation
import Testing

@testable import ContractsModels
@testable import IsolatedModels
@testable import ListsModels
@testable import ShoppingModels
@testable import TrackedModels

/// Descriptions of a model by `po`, `dump` and failures of tests: the entries of its spec, and nothing else.
@Suite("What debuggers show")
struct ShownTests {
  @MainActor private struct Doors: IsolatedModels.Opener {
    func open(_ title: String) {}
  }

  /// Returns the names in a mirror, each with its value as text.
  private func lines(_ subject: Any) -> [String] {
    Mirror(reflecting: subject).children.map { "\($0.label ?? "?"): \($0.value)" }
  }

  private func labels(_ subject: Any) -> [String?] { Mirror(reflecting: subject).children.map(\.label) }

  @Test("Children, constants and fields by their names; what is out of date is computed")
  func fields() {
    let presenter: ShoppingPresenter = ShoppingPresenter()
    presenter.select(coupon: .none)
    #expect(
      labels(presenter) == [
        "cart", "couponList", "selectedCoupon", "productsInCart", "productsCount", "totalPriceIncludingTax",
        "couponAppliedTotalPriceIncludingTax", "summary",
      ]
    )
    #expect(lines(presenter.cart) == ["products: []", "productsCount: 0", "totalPriceExcludingTax: 0"])
    #expect(presenter.cart.debugDescription == "Cart(products: [], productsCount: 0, totalPriceExcludingTax: 0)")
    #expect(presenter.debugDescription.hasPrefix("ShoppingPresenter(cart: Cart, couponList: ["))
    #expect(presenter.debugDescription.hasSuffix(#"summary: "0 items")"#))
  }

  @Test("a dump has the models inside, too, and nothing of the machinery")
  func dumped() {
    var text: String = ""
    dump(ShoppingPresenter().cart, to: &text)
    let lines: [Substring] = text.split(separator: "\n")
    #expect(
      lines.dropFirst() == ["  - products: 0 elements", "  - productsCount: 0", "  - totalPriceExcludingTax: 0"]
    )
    dump(ShoppingPresenter(), to: &text)
    #expect(text.contains("  ▿ cart: Cart") && text.contains("    - totalPriceExcludingTax: 0"))
    #expect(!text.contains("_core") && !text.contains("Mask"))
  }

  @Test("A test that fails shows the model that it asked")
  func failed() {
    let cart: ShoppingModels.Cart = ShoppingPresenter().cart
    withKnownIssue {
      #expect(cart.isSold)
    } matching: { issue in
      issue.description.contains("cart → Cart(products: [], productsCount: 0, totalPriceExcludingTax: 0)")
    }
  }

  @Test("Private fields are shown, too, and of a double what it has")
  func hidden() {
    let counter: ContractsModels.Counter = ContractsModels.Counter()
    #expect(
      lines(counter) == [
        "limit: 9", "seed: 8", "cache: [:]", "last: nil", "int: 0", "title: ", "secret: 3", "seen: []", "double: 0",
        "hidden: 11", "shown: 11",
      ]
    )
    #expect(labels(SomeObjectStub(parseResult: .success(1))) == ["limit", "int", "title", "seen", "double", "shown"])
  }

  @Test("Rows that are models are nested in a dump, and by their type alone in a line")
  func rows() {
    let cart: ListsModels.Cart = Cart(lines: [Line(id: 1, product: Product(name: "p", price: 2), quantity: 3)])
    #expect(cart.debugDescription.contains("lines: Rows([Line])"))
    var text: String = ""
    dump(cart.lines, to: &text)
    #expect(text.contains("Line(product: Product, id: 1") || text.contains("- id: 1"))
    #expect(text.contains("- name: \"p\"") && !text.contains("_core"))
  }

  @Test("What a debugger reads is not tracked")
  func tracking() {
    let leaf: TrackedModels.Leaf = TrackedModels.Leaf()
    let reader: Onlooker<String> = Onlooker({ leaf.debugDescription }, told: { _ in Issue.record("a reader was told") })
    leaf.add(1)
    #expect(reader.value?.contains("value: 0") == true && leaf.debugDescription.contains("value: 1"))
  }

  @Test("Off its actor a model is shown by its type")
  @MainActor
  func isolation() async {
    let screen: IsolatedModels.Screen = IsolatedModels.Screen(open: Doors())
    #expect(screen.debugDescription.hasPrefix("Screen(style: IsolatedModels.Style.plain, limit: 3, title: \"\""))
    let elsewhere: String = await Task.detached {
      screen.debugDescription + " \(Mirror(reflecting: screen).children.count)"
    }
    .value
    #expect(elsewhere == "Screen 0")
  }
}

extension ShoppingModels.Cart {
  fileprivate var isSold: Bool { false }
}
