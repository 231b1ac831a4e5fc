// Needs: Guarded, Weak

// MARK: - What actions began

nonisolated extension Bindgen {
  /// The handle of an action's effects, to wait for them or to cancel them, on any thread. It includes the effects of actions that
  /// the body called, and of actions that these effects call.
  public struct Effect: Sendable {
    @_spi(Bindgen) public let work: Work?

    @_spi(Bindgen) public init(_ work: Work?) { self.work = work }

    /// Creates a handle without effects, for the answer of a double.
    public init() { work = nil }

    /// Waits until all effects have ended: `await effect.value`.
    public nonisolated(nonsending) var value: Void { get async { await work?.end() } }

    /// Waits until all effects have ended, and cancels them if the task that waits is cancelled. Use it in SwiftUI's `.task`.
    public nonisolated(nonsending) func finish() async {
      await _Concurrency.withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }

    /// Cancels all effects. From now on they call no action.
    public func cancel() { work?.cancel() }
  }

  /// The effects that an action started, to wait for them or to cancel them together.
  @_spi(Bindgen) public final class Work: Sendable {
    private struct State {
      /// The tasks that run, and the places of their effects in the spec.
      var tasks: [_Concurrency.Task<Void, Never>: StaticString] = [:]
      var waiting: [_Concurrency.CheckedContinuation<Void, Never>] = []
      var isCancelled = false
      /// The work that this is a part of, as long as that is in use.
      var wholes: [Weak<Work>] = []
    }

    /// The work of the effect that the current task runs: the effects of actions that the task calls are a part of it. (The macro
    /// would name `TaskLocal` without its module.)
    @_spi(Bindgen) public static let ofTask = _Concurrency.TaskLocal<Work?>(wrappedValue: nil)

    private let state = Guarded(State())

    @_spi(Bindgen) public init(in whole: Work? = nil) {
      guard let whole else { return }
      let wholes = whole.wholes.map { Weak($0) } + [Weak(whole)]
      state.edit { $0.wholes = wholes }
    }

    private var wholes: [Work] { state.edit { $0.wholes.compactMap(\.object) } }

    /// Whether it was cancelled, so that no effect starts any more: an action may be cancelled while it waits for its turn.
    @_spi(Bindgen) public var isCancelled: Bool { state.edit { $0.isCancelled } || wholes.contains { $0.state.edit { $0.isCancelled } } }

    /// The places of the effects that run.
    @_spi(Bindgen) public var places: [StaticString] { state.edit { Array($0.tasks.values) } }

    @_spi(Bindgen) public func add(_ task: _Concurrency.Task<Void, Never>, at place: StaticString) {
      for work in wholes { work.add(own: task, at: place) }
      add(own: task, at: place)
    }

    private func add(own task: _Concurrency.Task<Void, Never>, at place: StaticString) {
      let isCancelled = state.edit { state in
        state.tasks[task] = place
        return state.isCancelled
      }
      if isCancelled { task.cancel() }
    }

    @_spi(Bindgen) public func remove(_ task: _Concurrency.Task<Void, Never>) {
      for work in wholes { work.remove(own: task) }
      remove(own: task)
    }

    private func remove(own task: _Concurrency.Task<Void, Never>) {
      let waiting = state.edit { state in
        state.tasks[task] = nil
        return state.tasks.isEmpty ? Bindgen.takeAll(&state.waiting) : []
      }
      for continuation in waiting { continuation.resume() }
    }

    @_spi(Bindgen) public func cancel() {
      let tasks = state.edit { state in
        state.isCancelled = true
        return state.tasks.keys
      }
      // This may run the user's code: cancellation handlers.
      for task in tasks { task.cancel() }
    }

    @_spi(Bindgen) public nonisolated(nonsending) func end() async {
      await _Concurrency.withCheckedContinuation { continuation in
        let hasEnded = state.edit { state in
          if !state.tasks.isEmpty { state.waiting.append(continuation) }
          return state.tasks.isEmpty
        }
        if hasEnded { continuation.resume() }
      }
    }
  }

  @_spi(Bindgen) public static func takeAll<Element>(_ list: inout [Element]) -> [Element] {
    defer { list = [] }
    return list
  }
}
