extension Outlet {
  /// The built-in outlets, in the order in which their observers are notified.
  package static let all: [Outlet] = [
    .effects, .delegate, .callbacks, .stream, .combine, .view, .observation, .plain, .modelProtocol, .erased, .spies,
    .listSource, .reducer,
  ]

  /// An outlet from a user's own template.
  package static func own(_ name: String, isNotified: Bool = false, isRead: Bool = false) -> Outlet {
    var outlet = Outlet(name) { _ in Listener("the option '\(name)' of 'emit'") { _ in nil } }
    outlet.isOwn = true
    outlet.isNotified = { _ in isNotified }
    outlet.isRead = isRead
    return outlet
  }
}
