// Needs: TestStores

// MARK: - Events in tests

#if DEBUG
  nonisolated extension Bindgen.TestStore {
    /// Takes the first event that the test has not expected yet.
    ///
    /// - Parameters:
    ///   - name: What is expected: `the event cancelled`.
    ///   - isMeant: Returns `nil` if the event can't be compared.
    @_spi(Bindgen) public func takeEvent<Event>(_ name: @autoclosure () -> String, at line: Bindgen.TestLine, _ isMeant: (Event) -> Bool?) {
      self.line = line
      func answer(_ event: Any) -> Bool? { (event as? Event).map(isMeant) ?? false }
      if exhaustivity == .off, let index = events.firstIndex(where: { answer($0) == true }) {
        events.removeSubrange(..<index)
      }
      guard let event = events.first else { return fail("\(name()) was expected, and none was sent") }
      let answer = answer(event)
      if answer == true || exhaustivity == .on { events.removeFirst() }
      if answer == true { return }
      fail(
        "the event \(event) was sent: "
          + (answer == nil ? "its arguments can't be compared: expect it by its case" : "expected is \(name())")
      )
    }
  }
#endif
