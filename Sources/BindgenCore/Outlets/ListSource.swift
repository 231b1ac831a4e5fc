extension Outlet {
  /// A value's list as a table shows it: it counts the rows, edits them, and reports which changed.
  static let listSource: Outlet = {
    var outlet = Outlet("listSource") { _ in nil }
    outlet.section = Section(key: "lists", asks: false) { $0.lists.count > 0 }
    outlet.isForValues = true
    outlet.members = ["count", "inserting", "mayInsert", "moving", "newRow", "removing"]
    outlet.declarations = ["*Source"]
    outlet.check = checkList
    outlet.library = ["AppKit", "UIKit"]
    outlet.runtime = ["TableSources"]
    return outlet
  }()

  private static func checkList(of model: Model, _ diagnostics: inout Diagnostics) {
    guard model.isValue else {
      return diagnostics.error(
        "class-source",
        at: model.name.range,
        "'\(model.name.text)' is a class, and the option 'listSource' is for values",
        help: "write 'kind: struct', or leave the option out"
      )
    }
    if let name = model.listSource, model.sourceList == nil {
      diagnostics.error(
        "unknown-list",
        at: name.range,
        "'\(model.name.text)' has no list '\(name.text)'",
        help: "write one of " + model.lists.map { "'\($0.name.text)'" }.joined(separator: ", ")
      )
    } else if model.sourceList == nil, model.lists.count > 1 {
      diagnostics.error(
        "two-lists",
        at: model.name.range,
        "'\(model.name.text)' has \(model.lists.count) lists, and a table shows one",
        help: "write 'listSource: \(model.lists[0].name.text)'"
      )
    }
  }
}

extension Model {
  package var lists: [Stored] { stored.filter { $0.list != nil } }

  /// The list that a table shows.
  package var sourceList: Stored? {
    guard let listSource else { return lists.count == 1 ? lists[0] : nil }
    return lists.first { $0.name.text == listSource.text }
  }
}
