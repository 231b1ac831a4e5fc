// Needs: TestStores

// MARK: - Test stores of values without an actor

#if DEBUG
  nonisolated extension Bindgen {
    /// A value that has no effects, since it has no actor on which they could run. Emitted code conforms to it.
    public protocol TestedAnywhere: Tested {}
  }

  nonisolated extension Bindgen.TestStore where TestedState: Bindgen.TestedAnywhere {
    /// Creates a test store with the value that a test starts from.
    ///
    /// - Parameter fail: Called with each failure, to record it, for example by `Issue.record` or `XCTFail`.
    public convenience init(
      _ state: TestedState,
      services: TestedState.Services,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ fail: @escaping (String) -> Void
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      self.init(state, services, line, { _ in _Concurrency.Task {} }, { text, _ in fail(text) })
    }

    /// Creates a test store with the value that a test starts from.
    ///
    /// - Parameter fail: Called with each failure and its line in the test, to record it there.
    public convenience init(
      _ state: TestedState,
      services: TestedState.Services,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ fail: @escaping (String, Bindgen.TestLine) -> Void
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      self.init(state, services, line, { _ in _Concurrency.Task {} }, fail)
    }
  }

  nonisolated extension Bindgen.TestStore where TestedState: Bindgen.TestedAnywhere & Bindgen.TestedByDefault {
    /// Creates a test store with the value that a test starts from.
    ///
    /// - Parameter fail: Called with each failure, to record it, for example by `Issue.record` or `XCTFail`.
    public convenience init(
      _ state: TestedState,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ fail: @escaping (String) -> Void
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      self.init(state, TestedState._services, line, { _ in _Concurrency.Task {} }, { text, _ in fail(text) })
    }

    /// Creates a test store with the value that a test starts from.
    ///
    /// - Parameter fail: Called with each failure and its line in the test, to record it there.
    public convenience init(
      _ state: TestedState,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      _ fail: @escaping (String, Bindgen.TestLine) -> Void
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      self.init(state, TestedState._services, line, { _ in _Concurrency.Task {} }, fail)
    }
  }
#endif
