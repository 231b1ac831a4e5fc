@_spi(Bindgen) import BindgenRuntime

@testable import ShopModels

/// A record of one observer's notices: the fields of each.
final class Diary {
  private(set) var notices: [Set<String>] = []
  /// Called in the middle of a notice, with its fields.
  var reaction: ((Set<String>) -> Void)?

  func add(_ fields: Set<String>) {
    notices.append(fields)
    reaction?(fields)
  }

  /// Adds a field to the latest notice.
  func addField(_ field: String) {
    if notices.isEmpty { notices.append([]) }
    notices[notices.count - 1].insert(field)
  }

  /// Adds a field that a notice must not have twice; a repeated one is marked.
  func addFieldOnce(_ field: String) { addField(notices.last?.contains(field) == true ? field + " again" : field) }

  /// Returns the notices since the last call, and forgets them.
  func take() -> [Set<String>] {
    defer { notices = [] }
    return notices
  }
}

/// Returns the names of changed fields, by the bits of a set of changes.
func names(_ bits: UInt64, _ all: [String]) -> Set<String> {
  Set(all.indices.filter { bits & (1 << UInt64($0)) != 0 }.map { String(all[$0]) })
}

/// A delegate that compares the notices of the whole with those of each field.
final class CartListener: DelegateCartDelegate, FullCartDelegate, KnownCartDelegate {
  let whole: Diary = Diary()
  let fields: Diary = Diary()

  func delegateCart(_ delegateCart: DelegateCart, didChange changes: DelegateCart.Changes) {
    fields.add([])
    whole.add(names(changes.rawValue, delegateCart._core.graph.names))
  }
  func delegateCartDidChangeProducts(_ delegateCart: DelegateCart) { fields.addField("products") }
  func delegateCartDidChangeCoupon(_ delegateCart: DelegateCart) { fields.addField("coupon") }
  func delegateCartDidChangeNote(_ delegateCart: DelegateCart) { fields.addField("note") }
  func delegateCartDidChangeBadge(_ delegateCart: DelegateCart) { fields.addField("badge") }
  func delegateCartDidChangeRatio(_ delegateCart: DelegateCart) { fields.addField("ratio") }
  func delegateCartDidChangeItems(_ delegateCart: DelegateCart) { fields.addField("items") }
  func delegateCartDidChangeCount(_ delegateCart: DelegateCart) { fields.addField("count") }
  func delegateCartDidChangeTotal(_ delegateCart: DelegateCart) { fields.addField("total") }
  func delegateCartDidChangeDiscounted(_ delegateCart: DelegateCart) { fields.addField("discounted") }
  func delegateCartDidChangeToPay(_ delegateCart: DelegateCart) { fields.addField("toPay") }
  func delegateCartDidChangeFirst(_ delegateCart: DelegateCart) { fields.addField("first") }
  func delegateCartDidChangeSummary(_ delegateCart: DelegateCart) { fields.addField("summary") }
  func delegateCartDidChangeStamp(_ delegateCart: DelegateCart) { fields.addField("stamp") }
  func delegateCartDidChangeLevel(_ delegateCart: DelegateCart) { fields.addField("level") }
  func delegateCartDidChangeTimes(_ delegateCart: DelegateCart) { fields.addField("times") }

  func fullCart(_ fullCart: FullCart, didChange changes: FullCart.Changes) {
    whole.add(names(changes.rawValue, fullCart._core.graph.names))
  }

  func knownCart(_ knownCart: any AbstractCart, didChange changes: AbstractCartChanges) {
    whole.add(changes.named)
  }
}

/// A view with what it shows, and a record of how often each field was set.
final class Screen: ViewCartView, FullCartView {
  let diary: Diary = Diary()

  var items: [Product] = [] { didSet { diary.addField("items") } }
  var count: Int = -1 { didSet { diary.addField("count") } }
  var total: Int = -1 { didSet { diary.addField("total") } }
  var discounted: Int = -1 { didSet { diary.addField("discounted") } }
  var summary: String = "?" { didSet { diary.addField("summary") } }
  var note: String = "?" { didSet { diary.addField("note") } }

  static let shown: Set<String> = ["items", "count", "total", "discounted", "summary", "note"]

  func celebrate(total: Int) {}

  /// Whether it shows the cart's current values.
  func shows(_ cart: any ScenarioCart) -> Bool {
    items == cart.items && count == cart.count && total == cart.total && discounted == cart.discounted
      && summary == cart.summary && note == cart.note
  }
}
