// MARK: - Actions of values

nonisolated extension Bindgen {
  /// What can be sent to a value.
  public protocol Action: Swift.Sendable {}

  /// The services of a value that needs none.
  public struct NoServices: Swift.Sendable {
    /// (Of a public struct the compiler makes none for others.)
    public init(_ nothing: Void = ()) {}
  }

  /// The case of an enum, as the language tells it while the program runs.
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

    /// The action of a child or a row that it holds.
    @_spi(Bindgen) public var below: (any Action)? { arguments.last?.value as? any Action }

    /// `todos[id: 3].`
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
