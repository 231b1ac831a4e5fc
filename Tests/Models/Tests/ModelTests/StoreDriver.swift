@_spi(Bindgen) import BindgenRuntime
import TestBasics

@testable import ReducersModels

/// A driver of random operations on a store, which compares it with the oracle after each step.
@MainActor
final class StoreDriver {
  private var ops: StoreOps
  private var booth: StoreBooth?
  private var store: TreeStore?
  private var oracle: StoreOracle
  private var watchers: [any StoreWatching] = []
  private var token: Bindgen.Subscription?
  /// Handles of sent actions that have not ended.
  private var handles: [Int: Bindgen.Sent] = [:]
  private var ended: Set<Int> = []
  private var lastHandle: Int = 0
  /// The operation that is being reduced, if a service sends others meanwhile.
  private var calling: StoreOp?
  private var called: [(op: StoreOp, handle: Int)] = []
  private(set) var count: Int = 0

  init(seed: UInt64) {
    var ops: StoreOps = StoreOps(seed: seed)
    let tree: Tree = ops.tree(rows: 3)
    let booth: StoreBooth = StoreBooth()
    (self.ops, self.booth, oracle) = (ops, booth, StoreOracle(tree, booth))
    let store: TreeStore = TreeStore(
      tree,
      services: .init(booth: booth, called: { [unowned self] _ in call() })
    )
    self.store = store
    // An observer that sends.
    token = store.observe { store, _ in
      if store.pending > 0 { store.send(.settle) }
    }
  }

  /// - Returns: A difference from the oracle. Nil if there is none.
  func run(steps: Int) async -> String? {
    for step in 0..<steps {
      guard let store else { return nil }
      if let wrong: String = await act(store) { return "step \(step): \(wrong)" }
    }
    return await end()
  }

  private func act(_ store: TreeStore) async -> String? {
    var reported: [Place]?
    switch ops.random.below(20) {
    case 0..<9: send(ops.next(oracle.value), in: store)
    case 9: for _ in 0..<4 { send(ops.next(oracle.value), in: store) }
    case 10, 11: batch(store)
    case 12: watch(store)
    case 13: sendThroughWatcher()
    case 14: cancelOne()
    default: reported = release()
    }
    oracle.settle()
    return await difference(store, reported)
  }

  // MARK: Sending

  private func send(_ op: StoreOp, in store: TreeStore) {
    count += 1
    calling = op
    let sent: Bindgen.Sent? = dispatch(op, in: store)
    calling = nil
    follow(op, handles: keep(sent).map { [$0] } ?? [])
  }

  /// Sends an action in one of the ways that there are.
  private func dispatch(_ op: StoreOp, in store: TreeStore) -> Bindgen.Sent? {
    guard let action: Tree.Action = op.action.sent(to: op.path) else { return nil }
    guard let own: PartStore = store.stores(op.path).last, oracle.value.part(op.path) != nil else {
      return store.send(action)
    }
    if let text: String = op.text, ops.random.below(3) > 0 {
      if ops.random.below(2) == 0 { own.set(text) } else { own.bind(text) }
      return nil
    }
    return ops.random.below(2) == 0 ? store.send(action) : own.send(op.action)
  }

  private func keep(_ sent: Bindgen.Sent?) -> Int? {
    guard let sent else { return nil }
    lastHandle += 1
    let handle: Int = lastHandle
    handles[handle] = sent
    Task { [weak self] in
      await sent.value
      self?.ended.insert(handle)
    }
    return handle
  }

  /// Sends the actions that a service sends while another one is reduced.
  private func call() {
    guard let store, let calling else { return }
    for op in calling.calls {
      guard let action: Tree.Action = op.action.sent(to: op.path) else { continue }
      let sent: Bindgen.Sent = store.send(action)
      if calling.cancelsCalls { sent.cancel() }
      if let handle: Int = keep(sent) { called.append((op, handle)) }
    }
  }

  /// Reduces the action, and all that was sent meanwhile, in the oracle.
  private func follow(_ op: StoreOp, handles: [Int]) {
    reduce(op, handles)
    close()
    for (other, handle) in called {
      reduce(other, [handle], begins: !op.cancelsCalls)
      close()
    }
    called = []
    while oracle.value.pending > 0 {
      reduce(StoreOp(path: [], action: .tree(.settle)), [])
      close()
    }
  }

  private func reduce(_ op: StoreOp, _ handles: [Int], begins: Bool = true) {
    oracle.reduce(op, handles: handles, begins: begins)
    for watcher in watchers { watcher.note(oracle.value, op) }
  }

  private func close() { for watcher in watchers { watcher.close() } }

  /// Sends several actions in one transaction.
  private func batch(_ store: TreeStore) {
    store.update { store in
      for _ in 0..<ops.random.below(6) {
        count += 1
        let op: StoreOp = ops.plain(oracle.value)
        let handle: Int? = keep(dispatch(op, in: store))
        reduce(op, handle.map { [$0] } ?? [])
        if let handle, ops.random.below(8) == 0 {
          handles[handle]?.cancel()
          oracle.cancel(handle: handle)
        }
      }
    }
    close()
  }

  // MARK: Watchers, handles, releases

  private func watch(_ store: TreeStore) {
    let path: [Place] = ops.random.element(of: oracle.value.paths)
    let watcher: (any StoreWatching)? = StoreWatchers.make(
      path,
      oracle.value,
      store,
      isObserved: ops.random.below(3) > 0
    )
    if let watcher { watchers.append(watcher) }
    if watchers.count > 6 { watchers.remove(at: ops.random.below(watchers.count)) }
  }

  /// Sends an action to the store of a watcher, even if its part has gone.
  private func sendThroughWatcher() {
    guard !watchers.isEmpty else { return }
    count += 1
    let watcher: any StoreWatching = ops.random.element(of: watchers)
    let op: StoreOp = ops.next(at: watcher.path, oracle.value)
    if !op.calls.isEmpty { return }
    let handle: Int? = keep(watcher.send(op))
    if !watcher.hasEnded { follow(op, handles: handle.map { [$0] } ?? []) }
  }

  private func cancelOne() {
    guard let handle: Int = handles.keys.sorted().randomElement(using: &ops.random) else { return }
    count += 1
    handles[handle]?.cancel()
    oracle.cancel(handle: handle)
  }

  /// - Returns: The path of the part whose effect was released, if the effect may report.
  private func release() -> [Place]? {
    guard let number: Int = oracle.effects.begun.sorted().randomElement(using: &ops.random) else { return nil }
    count += 1
    let fails: Bool = ops.random.below(6) == 0
    booth?.release(number, fails: fails)
    guard let (op, handles): (StoreOp, [Int]) = oracle.release(number, fails: fails) else { return nil }
    follow(op, handles: handles)
    return op.path
  }

  // MARK: Comparing

  private func difference(_ store: TreeStore, _ reported: [Place]?) async -> String? {
    var turns: Int = 0
    while let open: String = unsettled(store, reported) {
      turns += 1
      if turns > 10_000 { return open }
      await Task.yield()
    }
    for handle in ended { handles[handle] = nil }
    ended = []
    for watcher in watchers {
      if let wrong: String = watcher.difference() { return wrong }
    }
    if ops.random.below(4) == 0 {
      return StoreWatchers.make([], oracle.value, store, isObserved: false)?.difference()
    }
    return nil
  }

  /// Returns a difference that has not settled yet. Nil if there is none.
  private func unsettled(_ store: TreeStore, _ reported: [Place]?) -> String? {
    let (running, begun): (Set<Int>, Set<Int>) = (booth?.running ?? [], oracle.effects.begun)
    if running != begun { return "at the booth: \(running.sorted()), not \(begun.sorted())" }
    for handle in handles.keys where ended.contains(handle) == oracle.isLive(handle: handle) {
      return "handle \(handle) has \(ended.contains(handle) ? "ended" : "not ended")"
    }
    if let reported, store.stores(reported).last?.log != oracle.value.part(reported)?.log {
      return "\(reported) reports \(store.stores(reported).last?.log.suffix(5) ?? [])"
    }
    return nil
  }

  // MARK: The end

  private func end() async -> String? {
    weak let (knownStore, knownBooth, knownEngine) = (store, booth, store?._engine)
    if ops.random.below(2) == 0, let wrong: String = await stopAll() { return wrong }
    (store, watchers, token) = (nil, [], nil)
    for _ in 0..<1000 where knownStore != nil { await Task.yield() }
    if knownStore != nil { return "the store is still there" }
    // Stubborn effects are released now, and report to nobody.
    for _ in 0..<1000 {
      for number in booth?.running ?? [] where isStubborn(number) { booth?.release(number) }
      if handles.keys.allSatisfy({ ended.contains($0) }) { break }
      await Task.yield()
    }
    if handles.keys.contains(where: { !ended.contains($0) }) { return "an effect has outlived its store" }
    handles = [:]
    (booth, oracle) = (nil, StoreOracle(oracle.value, StoreBooth()))
    for _ in 0..<1000 where knownBooth != nil { await Task.yield() }
    if knownEngine != nil { return "the engine is still there" }
    return knownBooth == nil ? nil : "the services are still there"
  }

  /// Cancels everything, and returns what is still registered when all has ended. Nil if nothing is.
  private func stopAll() async -> String? {
    for handle in handles.values { handle.cancel() }
    for _ in 0..<1000 where store?._engine.running.isEmpty == false || booth?.running.isEmpty == false {
      for number in booth?.running ?? [] { booth?.release(number) }
      await Task.yield()
    }
    if store?._engine.running.isEmpty == false { return "something is still registered" }
    return booth?.running.isEmpty == true ? nil : "somebody still waits"
  }
}
