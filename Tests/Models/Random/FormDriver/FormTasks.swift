import FormModels
import RandomSpecs

/// An effect that has begun and has not ended.
final class FormTask {
  /// The reason for which a task waits: its turn on the actor, another effect, its time, or its release.
  enum State { case isReady, isQueued, sleeps, waits }

  let effect: FormScenario.Effect
  let node: FormNode
  let number: Int
  let cause: Int
  let slot: FormTasks.Slot?
  let label: String
  let due: Duration?
  var state: State = .isReady
  var isCancelled: Bool = false
  /// Whether it counts as running: a cancellation by id ends that at once, one by a handle only at its end.
  var counts: Bool = true
  var hasEnded: Bool = false
  var previous: FormTask?
  /// The order in which tasks began to wait for their release. (Two may have one label.)
  fileprivate(set) var ticket: Int = 0

  init(
    _ effect: FormScenario.Effect,
    _ node: FormNode,
    _ number: Int,
    _ cause: Int,
    _ slot: FormTasks.Slot?,
    _ label: String,
    _ due: Duration?
  ) {
    (self.effect, self.node, self.number, self.cause) = (effect, node, number, cause)
    (self.slot, self.label, self.due) = (slot, label, due)
  }
}

/// The running tasks and their turns: all are of one actor, which runs them in the order in which they come.
struct FormTasks {
  struct Slot: Hashable {
    let owner: Int
    let word: Int
    let key: Int?
  }

  /// A step of a task: its start, or its continuation after a wait.
  struct Step {
    let task: FormTask
    var end: FormEnd?
    /// The answer that a load receives.
    var answer: Int = 0
  }

  private(set) var live: [FormTask] = []
  /// The tasks that outlive their models, also while their completion bodies run.
  private(set) var keeping: [FormTask] = []
  private var last: [Slot: FormTask] = [:]
  private var begun: [FormTask] = []
  private var steps: [Step] = []
  private var cancelled: Set<Int> = []
  private var tickets: Int = 0
  private var answers: Int = 0
  /// The loads that were called in this transaction.
  private var called: Set<Slot> = []
  var now: Duration = .zero

  var waiting: [FormTask] { live.filter { $0.state == .waits } }
  var sleeping: [FormTask] { live.filter { $0.state == .sleeps } }

  func isCancelled(_ cause: Int) -> Bool { cancelled.contains(cause) }

  /// Whether the load was called: then it does not wait, even if its dependencies have changed, too.
  func isCalled(_ slot: Slot) -> Bool { called.contains(slot) }
  mutating func call(_ slot: Slot) { called.insert(slot) }
  mutating func uncall(_ isMeant: (Slot) -> Bool) { called = called.filter { !isMeant($0) } }

  /// Cancels tasks that ran before this transaction.
  mutating func cancelOld(_ isMeant: (FormTask) -> Bool) {
    let new: [FormTask] = begun
    cancel { task in isMeant(task) && !new.contains { $0 === task } }
  }

  mutating func begin(_ task: FormTask) {
    if let slot: Slot = task.slot {
      let others: [FormTask] = live.filter { $0.slot == slot }
      switch task.effect.policy {
      case .keep: if others.contains(where: { !$0.isCancelled }) { return }
      case .replace: cancel { $0.slot == slot }
      case .queue: task.previous = last[slot].flatMap { $0.hasEnded ? nil : $0 }
      }
      last[slot] = task
    }
    live.append(task)
    if task.effect.outlives { keeping.append(task) }
    begun.append(task)
  }

  /// Starts the tasks of this transaction.
  mutating func start() {
    for task in begun {
      if task.isCancelled, task.previous == nil { end(task) } else { steps.append(Step(task: task)) }
    }
    (begun, called) = ([], [])
  }

  mutating func cancel(cause: Int) {
    cancelled.insert(cause)
    cancel(byID: false) { $0.cause == cause }
  }

  mutating func cancel(byID: Bool = true, _ isMeant: (FormTask) -> Bool) {
    for task in live where isMeant(task) {
      if byID { task.counts = false }
      if task.isCancelled { continue }
      task.isCancelled = true
      if task.state == .sleeps { end(task) }
      if task.state == .waits, task.effect.kind != .isStubborn { resume(task, .isCancelled) }
    }
  }

  mutating func release(_ label: String, _ end: FormEnd) {
    answers += 1
    let waiting: [FormTask] = live.filter { $0.state == .waits && $0.label == label }
    if let task: FormTask = waiting.min(by: { $0.ticket < $1.ticket }) { resume(task, end) }
  }

  /// Suspends a task until it is released.
  mutating func wait(_ task: FormTask) {
    tickets += 1
    (task.state, task.ticket) = (.waits, tickets)
  }

  private mutating func resume(_ task: FormTask, _ end: FormEnd) {
    task.state = .isReady
    steps.append(Step(task: task, end: end, answer: FormDesk.answer(answers)))
  }

  mutating func wake(_ task: FormTask) {
    task.state = .isReady
    steps.append(Step(task: task))
  }

  /// Removes a task from those that count for its id.
  mutating func leave(_ task: FormTask) {
    live.removeAll { $0 === task }
    if let slot: Slot = task.slot, last[slot] === task { last[slot] = nil }
  }

  mutating func end(_ task: FormTask) {
    task.hasEnded = true
    live.removeAll { $0 === task }
    keeping.removeAll { $0 === task }
    for other in live where other.state == .isQueued && other.previous === task {
      other.state = .isReady
      steps.append(Step(task: other))
    }
  }

  /// Whether a task has its turn.
  var isBusy: Bool { !steps.isEmpty }

  /// - Returns: The next step, if there is work in it.
  mutating func next() -> Step? {
    if steps.isEmpty { return nil }
    let step: Step = steps.removeFirst()
    let task: FormTask = step.task
    if task.hasEnded { return nil }
    if step.end != nil { return step }
    if let previous: FormTask = task.previous, !previous.hasEnded {
      task.state = .isQueued
    } else if task.isCancelled {
      end(task)
    } else if let due: Duration = task.due, due > now {
      task.state = .sleeps
    } else {
      return step
    }
    return nil
  }
}
