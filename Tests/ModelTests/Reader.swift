import Foundation

/// Iterates sequences without waiting: their loops go on when `run` is called, on the thread that calls it, until there
/// is nothing to take.
final class Reader: TaskExecutor, @unchecked Sendable {
  /// Whoever lets go of it iterates no more.
  final class Loop: @unchecked Sendable {
    fileprivate var task: Task<Void, Never>?
    fileprivate(set) var isOver: Bool = false

    func cancel() { task?.cancel() }
    deinit { task?.cancel() }
  }

  private let lock: NSLock = NSLock()
  private var jobs: [UnownedJob] = []

  func enqueue(_ job: consuming ExecutorJob) {
    let job: UnownedJob = UnownedJob(job)
    lock.withLock { jobs.append(job) }
  }

  func run() {
    while let job: UnownedJob = lock.withLock({ jobs.isEmpty ? nil : jobs.removeFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// What is there already is taken at once.
  func read<Element: Sendable>(_ sequence: AsyncStream<Element>, _ body: @escaping (Element) -> Void) -> Loop {
    let loop: Loop = Loop()
    nonisolated(unsafe) let body: (Element) -> Void = body
    loop.task = Task(executorPreference: self) { [weak loop] in
      for await element in sequence { body(element) }
      loop?.isOver = true
    }
    run()
    return loop
  }
}
