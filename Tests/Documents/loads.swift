import Foundation
import Observation

struct Item: Equatable, Sendable {
  var id: Int
}
