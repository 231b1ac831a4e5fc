extension Outlet {
  /// Closures as observers, each with a token that ends the observation.
  static let callbacks: Outlet = {
    var outlet = Outlet("callbacks") { model in
      let stem = SwiftName.uncapitalized(model.name)
      return Listener(model.name + ".observe", always: ["observe { \(stem), changes in … }"]) {
        "observe(\\.\(SwiftName.escaped($0, as: .afterDot))) { … }"
      }
    }
    outlet.members = ["observe"]
    outlet.listMembers = ["observeEdits"]
    outlet.types = ["Subscription"]
    outlet.hasObservers = true
    outlet.listRuntime = ["RowsCallbacks"]
    outlet.boundaryRuntime = ["Boundaries"]
    outlet.adjective = "Observed"
    outlet.runtime = ["Callbacks"]
    return outlet
  }()
}
