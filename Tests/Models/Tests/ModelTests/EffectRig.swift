@_spi(Bindgen) import BindgenRuntime

@testable import EffectsModels

/// A client that suspends requests until the test answers, whatever is cancelled meanwhile.
actor Counterpart: SearchClient {
  private(set) var asked: [String] = []
  private var isOpen: Bool
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

  init(isOpen: Bool = true) { self.isOpen = isOpen }

  /// - Returns: An item whose id is the length of the query; "fail" fails.
  func search(_ query: String) async throws -> [Item] {
    asked.append(query)
    for watcher in watchers where watcher.count <= asked.count { watcher.continuation.resume() }
    watchers.removeAll { $0.count <= asked.count }
    if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    if query == "fail" { throw Failure(number: 1) }
    return [Item(id: query.count)]
  }

  /// Waits until the client has received this many requests in all.
  func questions(_ count: Int) async {
    if asked.count >= count { return }
    await withCheckedContinuation { watchers.append((count, $0)) }
  }

  /// Answers all suspended requests, and later ones at once unless it closes again.
  func open(andClose: Bool = false) {
    isOpen = !andClose
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

/// A client that answers no request before it is cancelled.
struct Sleepy: SearchClient {
  let clock: TestClock = TestClock()

  func search(_ query: String) async throws -> [Item] {
    try await clock.sleep(until: .init(offset: .seconds(1)))
    return []
  }
}

/// A value that tests and services share.
final class Shared<Value>: @unchecked Sendable {
  private let guarded: Bindgen.Guarded<Value>

  init(_ value: Value) { guarded = Bindgen.Guarded(value) }

  var value: Value {
    get { guarded.value }
    set { guarded.value = newValue }
  }

  func edit<Returned>(_ body: (inout Value) -> Returned) -> Returned { guarded.edit(body) }
}

extension Search {
  convenience init(
    _ client: any SearchClient = Counterpart(),
    _ clock: TestClock = TestClock(),
    _ log: EventList = EventList()
  ) {
    self.init(client: client, log: log, clock: clock)
  }
}

@MainActor
extension Bindgen.Core {
  /// Whether no effect is registered.
  var isIdle: Bool { effects?.isEmpty ?? true }

  /// Waits until no effect is registered. For effects without a handle, which end by themselves.
  func becomeIdle() async {
    while !isIdle { await Task.yield() }
  }
}
