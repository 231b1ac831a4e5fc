/// The values that a screen of any architecture shows, and its actions.
@MainActor
package protocol ShoppingScreen: AnyObject {
  init()
  var count: Int { get }
  var price: Int { get }
  var toPay: Int { get }
  func add(_ product: any Product)
  func select(_ coupon: Coupon)
}
