extension Outlet {
  /// Publishers: of each field, of what changed, and of what will change.
  static let combine: Outlet = {
    var outlet = Outlet("combine") { model in
      Listener(model.name + ".publishers", always: ["changesPublisher"]) {
        "publishers.\(SwiftName.escaped($0, as: .afterDot))"
      }
    }
    outlet.members = ["publishers", "changesPublisher", "objectWillChange"]
    outlet.listMembers = ["editsPublisher", "rowPublisher"]
    outlet.types = ["FieldPublishers", "ModelPublisher", "ObjectWillChangePublisher"]
    outlet.library = ["Combine", "OpenCombine"]
    outlet.sharesLibrary = true
    outlet.hasObservers = true
    outlet.listRuntime = ["RowsPublishers"]
    outlet.refined = "Bindgen.ObservableObject"
    outlet.announces = true
    outlet.eventMembers = ["eventsPublisher"]
    outlet.notifies = true
    outlet.runtime = ["Publishers"]
    return outlet
  }()
}
