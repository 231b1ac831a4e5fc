extension Outlet {
  /// A weak delegate: one call for the whole, one for each field that changed.
  static let delegate: Outlet = {
    var outlet = Outlet("delegate") { model in
      let stem = SwiftName.uncapitalized(model.name)
      return Listener(model.name + "Delegate", always: ["\(stem)(_:didChange:)"]) {
        "\(stem)DidChange\(SwiftName.capitalized($0))(_:)"
      }
    }
    outlet.members = ["delegate"]
    outlet.declarations = ["*Delegate"]
    outlet.check = checkCapitals
    outlet.isNotified = { _ in true }
    outlet.listRuntime = ["RowsKnown"]
    outlet.notifies = true
    outlet.lastParameters = { ["delegate: (any \($0)Delegate)? = nil"] }
    return outlet
  }()

  /// Reports fields with the same delegate method: `cartDidChangeProducts` for `products` and for `Products`.
  private static func checkCapitals(of model: Model, _ diagnostics: inout Diagnostics) {
    var firsts: [String: Word] = [:]
    let fields =
      model.stored.filter { $0.kind == .state && !$0.isPrivate }.map(\.name)
      + model.derivations.filter { !$0.isPrivate }.map(\.name)
    for field in fields {
      let capitalized = SwiftName.capitalized(field.text)
      guard let first = firsts[capitalized] else {
        firsts[capitalized] = field
        continue
      }
      diagnostics.error(
        "same-capitals",
        at: field.range,
        "the option 'delegate' can't tell '\(field.text)' from '\(first.text)': both become 'DidChange\(capitalized)'",
        help: "rename one of them",
        notes: [.init("the other is here", at: first.range)]
      )
    }
  }
}
