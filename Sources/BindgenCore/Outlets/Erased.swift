extension Outlet {
  /// A wrapper for the protocols of a model and its services: one type for all conforming types.
  static let erased: Outlet = {
    var outlet = Outlet("erased") { _ in nil }
    outlet.section = Section(key: "protocol", asks: false) { $0.modelProtocol != nil || $0.emitsProtocols }
    outlet.section?.others = ["methods"]
    outlet.isForValues = true
    outlet.members = ["base"]
    outlet.isForPlain = true
    outlet.wraps = true
    return outlet
  }()
}
