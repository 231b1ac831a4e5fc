// Needs: Family

// MARK: - What a debugger shows

nonisolated extension Bindgen {
  #if DEBUG
    /// A model that debuggers, `dump` and failures of tests show by its fields.
    ///
    /// (Not a part of `Model`: a conformance on an actor is not seen elsewhere, where the machinery would be shown.)
    public protocol Shown: AnyObject, Swift.CustomReflectable, Swift.CustomDebugStringConvertible {}
  #else
    public protocol Shown: AnyObject {}
  #endif
}

#if DEBUG
  nonisolated extension Bindgen.Shown {
    public var customMirror: Swift.Mirror {
      Swift.Mirror(self, children: parts { (label: $0, value: $1) } ?? [], displayStyle: .class)
    }

    /// The fields, with models inside by their type alone: `po` shows them below.
    public var debugDescription: String {
      if let own = self as Any as? any Swift.CustomStringConvertible { return own.description }
      let parts = parts { "\($0): \(Self.shown($1))" }
      return "\(Self.self)" + (parts.map { "(\($0.joined(separator: ", ")))" } ?? "")
    }

    /// An optional as its value, which is shorter.
    private static func shown(_ value: Any) -> String {
      let mirror = Swift.Mirror(reflecting: value)
      return String(reflecting: mirror.displayStyle == .optional ? mirror.children.first?.value ?? value : value)
    }

    /// Its parts by their names. Off its actor it has none, nor while it is shown or computes.
    private func parts<Part>(_ show: (String, Any) -> Part) -> [Part]? {
      // (As `Any`: a cast of an object does not ask where it runs.)
      guard let model = self as Any as? any Bindgen.Model, model._core.family.computing == 0 else { return nil }
      // What is read here is not tracked.
      let family = model._core.family
      family.computing += 1
      defer { family.computing -= 1 }
      return model._core.graph.shown.map { show($0.name, $0.read(model)) }
    }
  }
#endif
