import UIKit

// Types that the menu uses.

struct Dish: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var course: String
}
