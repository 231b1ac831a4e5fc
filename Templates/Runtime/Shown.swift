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
      let parts = parts { $0.map { (label: $0, value: $1 ?? $1 as Any) } }
      return Swift.Mirror(self, children: parts ?? [], displayStyle: .class)
    }

    /// The fields, with models inside by their type alone: `po` shows them below.
    public var debugDescription: String {
      if let own = self as Any as? any Swift.CustomStringConvertible { return own.description }
      let parts = parts { $0.map { "\($0): \($1.map { String(reflecting: $0) } ?? "nil")" } }
      return "\(Self.self)" + (parts.map { "(\($0.joined(separator: ", ")))" } ?? "")
    }

    /// Shows its parts by their names. Off its actor it has none, nor while it is shown or computes.
    private func parts<Shown>(_ show: ([(String, Any?)]) -> Shown) -> Shown? {
      // (As `Any`: a cast of an object does not ask where it runs.)
      guard let model = self as Any as? any Bindgen.Model, model._core.family.computing == 0 else { return nil }
      // What is read here is not tracked.
      let family = model._core.family
      family.computing += 1
      defer { family.computing -= 1 }
      let names = (model._core.graph.parts + model._core.graph.names).map(String.init)
      // (A double has nothing for private fields.)
      return show(Swift.zip(names, model._values).filter { !($1 is Void) })
    }
  }
#endif
