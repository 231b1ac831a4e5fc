extension Outlet {
  /// Actions as values: the function that reduces them, and a store that holds the value, sends actions and is observed.
  static let reducer: Outlet = {
    var outlet = Outlet(ReservedNames.reducer) { _ in nil }
    outlet.section = Section(key: "kind: struct", asks: false) { $0.isValue }
    outlet.isForValues = true
    outlet.makesStores = true
    outlet.members = ["reduce"]
    outlet.types = ["Action", "Case", "Services"]
    return outlet
  }()
}
