extension Outlet {
  /// A class as one would write it by hand: Observation sees its properties, and it has no machinery.
  static let plain: Outlet = {
    var outlet = Outlet(ReservedNames.plain) { _ in Listener("Observation") { "readers of \($0)" } }
    outlet.library = ["Observation"]
    outlet.sharesLibrary = true
    outlet.sharesLibraryInside = true
    outlet.refined = "Observation.Observable"
    outlet.isForPlain = true
    outlet.isLimited = true
    return outlet
  }()
}
