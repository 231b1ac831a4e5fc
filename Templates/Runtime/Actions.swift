// MARK: - Actions of values

nonisolated extension Bindgen {
  /// An action that a store sends to a value. Take `any Bindgen.Action` in code for the actions of all values, such as a log.
  public protocol Action: Swift.Sendable {}

  /// The type `Services` of a value that needs none. Where the argument is required, as by `reduce`, pass `.init()`.
  public struct NoServices: Swift.Sendable {
    /// Creates the services. (Written out, since the compiler's own initializer is visible in this module only.)
    public init(_ nothing: Void = ()) {}
  }

  /// The name and the arguments of an enum's case, read by reflection.
  @_spi(Bindgen) public struct CaseParts {
    @_spi(Bindgen) public let name: String
    @_spi(Bindgen) public let arguments: [(label: String?, value: Any)]

    @_spi(Bindgen) public init(_ value: Any) {
      guard let payload = Swift.Mirror(reflecting: value).children.first, let label = payload.label else {
        (name, arguments) = ("\(value)", [])
        return
      }
      let parts = Swift.Mirror(reflecting: payload.value)
      name = label
      arguments = parts.displayStyle == .tuple ? parts.children.map { $0 } : [(nil, payload.value)]
    }

    /// The action of a child or a row, if the case holds one.
    @_spi(Bindgen) public var below: (any Action)? { arguments.last?.value as? any Action }

    /// The step to a child or a row in the name of an action: `todos[id: 3].`
    @_spi(Bindgen) public var step: String { name + (arguments.count == 2 ? "[id: \(arguments[0].value)]." : ".") }
  }
}

nonisolated extension Bindgen.Action {
  /// The action's name, for logs: `todos[id: 3].checkboxTapped`.
  public var name: String {
    let parts = Bindgen.CaseParts(self)
    return parts.below.map { parts.step + $0.name } ?? parts.name
  }
}
