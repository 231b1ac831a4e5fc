import UIKit

// What the menu has.

struct Dish: Identifiable, Hashable, Sendable {
  let id: Int
  var name: String
  var course: String
}
