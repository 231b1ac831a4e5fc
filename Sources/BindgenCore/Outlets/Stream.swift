extension Outlet {
  /// Sequences for `for await`: of what changes, and of a field's values.
  static let stream: Outlet = {
    var outlet = Outlet("stream") { model in
      Listener(model.name + ".changes", always: ["changes"]) {
        "values(of: \\.\(SwiftName.escaped($0, as: .afterDot)))"
      }
    }
    outlet.members = ["changes", "values"]
    outlet.listMembers = ["edits"]
    outlet.hasObservers = true
    outlet.listRuntime = ["RowsStreams"]
    outlet.boundaryRuntime = ["BoundaryStreams"]
    outlet.eventMembers = ["events"]
    outlet.notifies = true
    outlet.sendsEvents = true
    outlet.runtime = ["Streams"]
    return outlet
  }()
}
