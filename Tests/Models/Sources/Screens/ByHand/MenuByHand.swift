import Foundation

/// The data source of `Menu`, by hand.
@MainActor final class MenuByHand: NSObject, TableData {
  let dishes: [Dish]
  var onChange: () -> Void = {}

  var search: String = "" {
    didSet {
      guard search != oldValue else { return }
      divide()
      onChange()
    }
  }

  private var courses: [String] = []
  private var sections: [[Dish]] = []

  init(dishes: [Dish]) {
    self.dishes = dishes
    super.init()
    divide()
  }

  private func divide() {
    let found: [Dish] = search.isEmpty ? dishes : dishes.filter { $0.name.contains(search) }
    courses = found.reduce(into: []) { if !$0.contains($1.course) { $0.append($1.course) } }
    sections = courses.map { course in found.filter { $0.course == course } }
  }

  func numberOfSections(in table: Table) -> Int { sections.count }

  func table(_ table: Table, rowsIn section: Int) -> Int { sections[section].count }

  func table(_ table: Table, titleOf section: Int) -> String? { courses[section] }

  func table(_ table: Table, textAt section: Int, _ row: Int) -> String { sections[section][row].name }
}
