import Foundation

/// Iterates sequences without waiting: their loops go on when `run` is called, on the thread that calls it, until there
/// is nothing to take.
final class Reader: TaskExecutor, @unchecked Sendable {
  /// Whoever lets go of it iterates no more.
  final class Loop: @unchecked Sendable {
    private let reader: Reader
    fileprivate var task: Task<Void, Never>?
    fileprivate(set) var isOver: Bool = false

    fileprivate init(_ reader: Reader) { self.reader = reader }

    func cancel() { task?.cancel() }
    deinit { reader.end(task) }
  }

  private let lock: NSLock = NSLock()
  private var jobs: [UnownedJob] = []
  private var isEnding: Bool = false

  func enqueue(_ job: consuming ExecutorJob) {
    let job: UnownedJob = UnownedJob(job)
    let isEnding: Bool = lock.withLock {
      if !self.isEnding { jobs.append(job) }
      return self.isEnding
    }
    if isEnding { job.runSynchronously(on: asUnownedTaskExecutor()) }
  }

  func run() {
    while let job: UnownedJob = lock.withLock({ jobs.isEmpty ? nil : jobs.removeFirst() }) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// A loop that waits is over at once, so that nothing is left of it.
  private func end(_ task: Task<Void, Never>?) {
    lock.withLock { isEnding = true }
    task?.cancel()
    lock.withLock { isEnding = false }
  }

  /// What is there already is taken at once.
  func read<Element: Sendable>(_ sequence: AsyncStream<Element>, _ body: @escaping (Element) -> Void) -> Loop {
    let loop: Loop = Loop(self)
    nonisolated(unsafe) let body: (Element) -> Void = body
    loop.task = Task(executorPreference: self) { [weak loop] in
      for await element in sequence { body(element) }
      loop?.isOver = true
    }
    run()
    return loop
  }
}
