extension Outlet {
  /// Test doubles of all protocols that are emitted for a model, in debug builds.
  static let spies: Outlet = {
    var outlet = Outlet("spies") { _ in nil }
    outlet.section = Section(key: "protocol", asks: false) {
      $0.modelProtocol != nil || $0.emitsServices || $0.view != nil
    }
    outlet.section?.others = ["view", "methods"]
    outlet.isForValues = true
    outlet.isForPlain = true
    outlet.doubles = true
    outlet.runtime = ["Doubles"]
    return outlet
  }()
}
