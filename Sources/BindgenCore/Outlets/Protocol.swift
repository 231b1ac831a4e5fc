extension Outlet {
  /// The protocol of a model: what others see of it.
  static let modelProtocol: Outlet = {
    var outlet = Outlet("protocol") { _ in nil }
    outlet.section = Section(key: "protocol", asks: true) { $0.modelProtocol != nil }
    outlet.isForPlain = true
    outlet.members = ["observe", "willChange"]
    return outlet
  }()
}
