// Needs: Differences, Engine, ModelEffects, Plans, Reducers, TestStores, Warnings

// MARK: - Stores

nonisolated extension Bindgen {
  @_spi(Bindgen) public static func gone(_ place: StaticString) -> Sent {
    warn("\(place): the store that this one belongs to is gone")
    return Sent()
  }

  @_spi(Bindgen) public static func replaced(_ place: StaticString) -> Sent {
    warn("\(place): what this store showed is gone")
    return Sent()
  }
}

// MARK: - Constants of a value

nonisolated extension Bindgen {
  /// Takes the constant of another value, and returns whether it differs.
  @_spi(Bindgen) public static func take<Value: Equatable>(_ old: inout Value, _ new: Value) -> Bool { replace(&old, with: new) }

  /// A constant that can't be compared counts as unchanged, because it hardly ever changes.
  @_disfavoredOverload
  @_spi(Bindgen) public static func take<Value>(_ old: inout Value, _ new: Value) -> Bool {
    old = new
    return false
  }
}

// MARK: - Effects of a store

nonisolated extension Bindgen.RunningEffect {
  /// The work that a store does for an effect, or `nil` if the effect does not begin.
  ///
  /// - Parameter isTest: A test's store ends with its test, and tells what still runs then.
  @_spi(Bindgen) public func body<Action>(
    of effect: Bindgen.ActionEffect<Action>,
    isTest: Bool = false,
    _ send: @escaping (Owner, Action) -> Void
  ) -> Body? {
    guard case .run(let policy, let work, let rescue) = effect.kind,
      enters(
        effect.id,
        policy,
        isCall: effect.isCall,
        outlives: effect.outlives && !isTest,
        isMissed: effect.isMissed && !isTest
      )
    else { return nil }
    let sender = Bindgen.Send<Action>(isCalled: isCalled) { action in
      if let owner = self.target { send(owner, action) }
    }
    return {
      let last: Action?
      do {
        last = try await work(sender)
      } catch {
        guard let rescue, self.catches(error) else { throw error }
        last = rescue(error)
      }
      if let last { self.end { send($0, last) } }
    }
  }
}
