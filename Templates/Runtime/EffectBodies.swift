// Needs: Effects

// MARK: - What an effect does

nonisolated extension Bindgen.RunningEffect {
  /// Returns the code of the effect's task: it waits, works, and ends with `then` or `catch`.
  @_spi(Bindgen) public func body<Value>(
    _ work: @escaping Bindgen.Run<Value>,
    then: ((Owner, Value) -> Void)?,
    catch failed: ((Owner, any Swift.Error) -> Void)?
  ) -> Body {
    {
      do {
        if let rounds = self.rounds {
          return try await rounds {
            let value = try await work()
            if let then { self.round { then($0, value) } }
          }
        }
        if let wait = self.wait, !self.isCalled { try await wait() }
        let value = try await work()
        if let then { self.end { then($0, value) } }
      } catch {
        guard let failed, self.catches(error) else { throw error }
        self.end { failed($0, error) }
      }
    }
  }
}
