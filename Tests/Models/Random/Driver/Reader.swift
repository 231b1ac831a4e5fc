import Foundation

/// A reader of sequences that never waits: its loops go on when `run` is called, on the thread that calls it, until there
/// is nothing to take.
package final class Reader: @unchecked Sendable {
  /// A loop over a sequence, which ends when it is released.
  package final class Loop: @unchecked Sendable {
    private let lane: Lane
    fileprivate var task: Task<Void, Never>?
    package fileprivate(set) var isOver: Bool = false

    fileprivate init(_ lane: Lane) { self.lane = lane }

    package func cancel() { task?.cancel() }
    deinit { lane.end(task) }
  }

  /// The executor of one loop.
  fileprivate final class Lane: TaskExecutor, @unchecked Sendable {
    private let reader: Reader
    private var hasEnded: Bool = false

    init(_ reader: Reader) { self.reader = reader }

    func enqueue(_ job: consuming ExecutorJob) {
      let job: UnownedJob = UnownedJob(job)
      let hasEnded: Bool = reader.lock.withLock {
        if !self.hasEnded { reader.jobs.append((self, job)) }
        return self.hasEnded
      }
      if hasEnded { run(job) }
    }

    func run(_ job: UnownedJob) { job.runSynchronously(on: asUnownedTaskExecutor()) }

    /// Ends a loop at once, whether it waits or has a job, so that nothing is left of it.
    func end(_ task: Task<Void, Never>?) {
      task?.cancel()
      let waiting: [UnownedJob] = reader.lock.withLock {
        hasEnded = true
        let mine: [UnownedJob] = reader.jobs.filter { $0.lane === self }.map(\.job)
        reader.jobs.removeAll { $0.lane === self }
        return mine
      }
      for job in waiting { run(job) }
    }
  }

  private let lock: NSLock = NSLock()
  private var jobs: [(lane: Lane, job: UnownedJob)] = []

  package init() {}

  package func run() {
    while let (lane, job): (Lane, UnownedJob) = lock.withLock({ jobs.isEmpty ? nil : jobs.removeFirst() }) {
      lane.run(job)
    }
  }

  /// Starts a loop, which takes the elements that are there at once.
  package func read<Element: Sendable>(_ sequence: AsyncStream<Element>, _ body: @escaping (Element) -> Void) -> Loop {
    let lane: Lane = Lane(self)
    let loop: Loop = Loop(lane)
    nonisolated(unsafe) let body: (Element) -> Void = body
    loop.task = Task(executorPreference: lane) { [weak loop] in
      for await element in sequence {
        if loop == nil { return }
        body(element)
      }
      loop?.isOver = true
    }
    run()
    return loop
  }
}
