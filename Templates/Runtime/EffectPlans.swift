// Needs: Effects

// MARK: - Effects that are about to begin

nonisolated extension Bindgen {
  /// What an effect is known by and when it runs, and its model, as long as actions may be called.
  ///
  /// Functions on the model's actor use it, which may be passed to other tasks.
  @_spi(Bindgen) public final class EffectPlan<Model: AnyObject>: @unchecked Swift.Sendable {
    private let running: RunningEffect<Model>
    @_spi(Bindgen) public private(set) var id: EffectID
    /// Waits for its time.
    @_spi(Bindgen) public var wait: Run<Void>?
    /// Waits for each of its rounds.
    @_spi(Bindgen) public var rounds: (nonisolated(nonsending) (Run<Void>) async throws -> Void)?

    @_spi(Bindgen) public init(_ running: RunningEffect<Model>, _ word: String) { (self.running, id) = (running, EffectID(word)) }

    @_spi(Bindgen) public var place: StaticString { running.place }
    @_spi(Bindgen) public var target: Model? { running.target }

    @_spi(Bindgen) public func id(_ values: any Hashable & Sendable...) { id = EffectID(id.word, values) }

    /// All that it does: it waits, works and ends.
    @_spi(Bindgen) public func body<Value>(
      _ work: @escaping Run<Value>,
      then: ((Model, Value) -> Void)?,
      catch failed: ((Model, any Swift.Error) -> Void)?
    ) -> RunningEffect<Model>.Body {
      let (running, wait, rounds) = (running, wait, rounds)
      return {
        do {
          if let rounds {
            return try await rounds {
              let value = try await work()
              if let then { running.round { then($0, value) } }
            }
          }
          if let wait, !running.isCalled { try await wait() }
          let value = try await work()
          if let then { running.end { then($0, value) } }
        } catch {
          guard let failed, running.catches(error) else { throw error }
          running.end { failed($0, error) }
        }
      }
    }
  }
}
