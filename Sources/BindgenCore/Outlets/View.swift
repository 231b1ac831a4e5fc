extension Outlet {
  /// A weak view: the model sets all that it shows at first, and then what changed.
  static let view: Outlet = {
    var outlet = Outlet("view") { model in
      Listener(model.viewName, fields: model.view?.shows.map(\.text) ?? []) { $0 }
    }
    outlet.section = Section(key: "view", asks: true) { $0.ownView != nil }
    outlet.members = ["view", "attach", "changes"]
    outlet.listRuntime = ["RowsKnown"]
    // A view that shows nothing is only called.
    outlet.machine = "Presenter"
    outlet.isNotified = { $0.view?.shows.isEmpty == false }
    outlet.viewParameters = { ["view: (any \(SwiftName.escaped($0.viewName)))? = nil"] }
    return outlet
  }()
}
