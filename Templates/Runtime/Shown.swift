// Needs: Family

// MARK: - What a debugger shows

nonisolated extension Bindgen {
  #if DEBUG
    /// A model that debuggers, `dump` and failures of tests show by its fields. Emitted classes conform: there is nothing to call.
    ///
    /// (Not a part of `Model`: a conformance on an actor is not seen elsewhere, where the machinery would be shown.)
    public protocol Shown: AnyObject, Swift.CustomReflectable, Swift.CustomDebugStringConvertible {}
  #else
    /// A model that debug builds show by its fields.
    public protocol Shown: AnyObject {}
  #endif
}

#if DEBUG
  nonisolated extension Bindgen.Shown {
    public var customMirror: Swift.Mirror {
      Swift.Mirror(self, children: parts { (label: $0, value: $1) } ?? [], displayStyle: .class)
    }

    /// The fields, for `po`. Models inside have their type alone here: `po` shows them below.
    public var debugDescription: String {
      if let own = self as Any as? any Swift.CustomStringConvertible { return own.description }
      let parts = parts { "\($0): \(Self.shown($1))" }
      return "\(Self.self)" + (parts.map { "(\($0.joined(separator: ", ")))" } ?? "")
    }

    /// Returns the text of a value: of an optional that of its value, which is shorter.
    private static func shown(_ value: Any) -> String {
      let mirror = Swift.Mirror(reflecting: value)
      return String(reflecting: mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value)
    }

    /// Returns the parts and fields by their names, or nil off the model's actor, and while the model is shown or computes.
    private func parts<Part>(_ show: (String, Any) -> Part) -> [Part]? {
      // (As `Any`: a cast of an object does not check on which actor it runs.)
      guard let model = self as Any as? any Bindgen.Model, model._core.family.computing == 0 else { return nil }
      // What is read here is not tracked.
      let family = model._core.family
      family.computing += 1
      defer { family.computing -= 1 }
      return model._core.graph.shown.map { show($0.name, $0.read(model)) }
    }
  }
#endif
