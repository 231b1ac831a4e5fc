// Needs: TestStores

// MARK: - Test stores of values without an actor

#if DEBUG
  nonisolated extension Bindgen {
    /// A value that has no effects, since it has no actor on which they could run.
    public protocol TestedAnywhere: Tested {}
  }

  nonisolated extension Bindgen.TestStore where TestedState: Bindgen.TestedAnywhere {
    /// - Parameter fail: Gets a failure, such as `Issue.record` or `XCTFail`.
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

    /// - Parameter fail: Gets a failure, and its line in the test.
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
    /// - Parameter fail: Gets a failure, such as `Issue.record` or `XCTFail`.
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

    /// - Parameter fail: Gets a failure, and its line in the test.
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
