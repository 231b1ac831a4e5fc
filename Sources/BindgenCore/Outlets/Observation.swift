extension Outlet {
  /// Observation: each field is tracked separately, by its readers.
  static let observation: Outlet = {
    var outlet = Outlet(ReservedNames.observation) { _ in Listener("Observation") { "readers of \($0)" } }
    outlet.library = ["Observation"]
    outlet.sharesLibrary = true
    outlet.sharesLibraryInside = true
    outlet.machine = "Tracked"
    outlet.refined = "Observation.Observable"
    outlet.isNotified = { _ in true }
    outlet.isRead = true
    outlet.isLimited = true
    outlet.conformances = ["Observation.Observable"]
    outlet.eventMembers = ["events"]
    outlet.notifies = true
    outlet.sendsEvents = true
    outlet.runtime = ["Tracking"]
    return outlet
  }()
}
