// Needs: TestStores

// MARK: - Test stores of values with an actor

#if DEBUG
  nonisolated extension Bindgen {
    /// A value whose effects run on an actor, as its test stores do. Emitted code conforms to it.
    public protocol TestedOnActor: Tested {
      associatedtype TestActor: _Concurrency.GlobalActor
    }
  }

  nonisolated extension Bindgen.TestStore where TestedState: Bindgen.TestedOnActor {
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
      isolation: isolated TestedState.TestActor.ActorType = #isolation,
      _ fail: @escaping (String) -> Void
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      self.init(state, services, line, Self.start(on: isolation)) { text, _ in fail(text) }
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
      isolation: isolated TestedState.TestActor.ActorType = #isolation,
      _ fail: @escaping (String, Bindgen.TestLine) -> Void
    ) {
      self.init(state, services, .init(fileID, filePath, line, column), Self.start(on: isolation), fail)
    }

    private static func start(on actor: isolated TestedState.TestActor.ActorType) -> TestedStart {
      { work in
        _Concurrency.Task {
          _ = actor
          await work()
        }
      }
    }
  }

  nonisolated extension Bindgen.TestStore where TestedState: Bindgen.TestedOnActor & Bindgen.TestedByDefault {
    /// Creates a test store with the value that a test starts from.
    ///
    /// - Parameter fail: Called with each failure, to record it, for example by `Issue.record` or `XCTFail`.
    public convenience init(
      _ state: TestedState,
      fileID: String = #fileID,
      filePath: String = #filePath,
      line: Int = #line,
      column: Int = #column,
      isolation: isolated TestedState.TestActor.ActorType = #isolation,
      _ fail: @escaping (String) -> Void
    ) {
      let line = Bindgen.TestLine(fileID, filePath, line, column)
      self.init(state, TestedState._services, line, Self.start(on: isolation)) { text, _ in fail(text) }
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
      isolation: isolated TestedState.TestActor.ActorType = #isolation,
      _ fail: @escaping (String, Bindgen.TestLine) -> Void
    ) {
      self.init(state, TestedState._services, .init(fileID, filePath, line, column), Self.start(on: isolation), fail)
    }
  }
#endif
