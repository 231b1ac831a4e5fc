extension Outlet {
  /// Those of the tool, in the order in which their observers are notified.
  package static let all: [Outlet] = [.delegate, .callbacks, .stream, .combine, .view, .observation]

  /// One that a user's own template makes.
  package static func own(_ name: String, isNotified: Bool = false, isRead: Bool = false) -> Outlet {
    var outlet = Outlet(name) { _ in Listener("the outlet '\(name)'") { _ in nil } }
    outlet.isNotified = { _ in isNotified }
    outlet.isRead = isRead
    return outlet
  }
}
