// Needs: TestStores

// MARK: - Events in tests

#if DEBUG
  nonisolated extension Bindgen {
    /// A value that sends events, which its test store expects. Emitted code conforms to it.
    public protocol TestedSending: Tested {
      associatedtype Event: TestedCases
    }
  }

  nonisolated extension Bindgen.TestStore where TestedState: Bindgen.TestedSending {
    /// Expects an event as the next one that the value has sent, and fails otherwise. Call it after the `send` or `receive` that
    /// causes the event.
    public func expectEvent(
      _ event: TestedState.Event,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      takeEvent("the event \(event)", at: line) { Bindgen.Differences.areSame($0, event) }
    }

    /// Expects an event by its case. Use it where arguments can't be compared, or don't matter.
    public func expectEvent(
      case wanted: TestedState.Event.Case,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      takeEvent("an event \(wanted)", at: line) { $0.case == wanted }
    }

    /// Expects an event that meets a condition. Use it to check a part of the arguments.
    public func expectEvent(
      where isMeant: (TestedState.Event) -> Bool,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      takeEvent("another event", at: line) { isMeant($0) }
    }

    /// Takes the first event that the test has not expected yet.
    ///
    /// - Parameters:
    ///   - name: What is expected: `the event cancelled`.
    ///   - isMeant: Returns `nil` if the event can't be compared.
    private func takeEvent(
      _ name: @autoclosure () -> String,
      at line: Bindgen.TestLine,
      _ isMeant: (TestedState.Event) -> Bool?
    ) {
      self.line = line
      func answer(_ event: Any) -> Bool? { (event as? TestedState.Event).map(isMeant) ?? false }
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
