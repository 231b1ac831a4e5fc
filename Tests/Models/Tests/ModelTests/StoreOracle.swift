@_spi(Bindgen) import BindgenRuntime

@testable import ReducersModels

/// The expected behavior of a driven store, from the value alone: `reduce` on a plain value, and a list of running effects.
@MainActor
struct StoreOracle {
  struct Slot: Hashable {
    let path: [Place]
    let word: String
    let key: Int
  }

  private(set) var value: Tree
  private(set) var effects: EffectOracle<Slot> = EffectOracle()
  private var reports: [Int: StoreReport] = [:]
  private let services: Tree.Services

  init(_ value: Tree, _ booth: StoreBooth) {
    self.value = value
    services = Tree.Services(booth: booth, called: { _ in })
  }

  func isLive(handle: Int) -> Bool { effects.live.contains { $0.handles.contains(handle) } }

  /// Reduces one action, and begins and cancels its effects. (Actions that services and observers send are reduced separately.)
  ///
  /// - Parameter begins: False if the handle was cancelled before the action's turn.
  mutating func reduce(_ op: StoreOp, handles: [Int], begins: Bool = true) {
    let path: [Place] = value.landing(op.path)
    guard value.part(path) != nil, let action: Tree.Action = op.action.sent(to: path) else { return }
    let before: String = value.text
    _ = value.reduce(action, services: services)
    for cancel in op.cancels { self.cancel(cancel, at: path) }
    for start in op.starts where begins { begin(start, at: path, handles) }
    if value.text != before { echo(handles, begins) }
    // Parts that this action removed took their effects with them.
    let value: Tree = value
    effects.cancel { value.part($0.slot.path) == nil }
  }

  private mutating func begin(_ start: StoreOp.Start, at path: [Place], _ handles: [Int]) {
    let key: Int = start.policy == .all ? start.number : start.key
    effects.start(start.number, start.policy, Slot(path: path, word: start.word, key: key), handles)
    if effects.isLive(start.number) { reports[start.number] = start.report }
  }

  /// Begins the effect of the reaction to the tree's text.
  private mutating func echo(_ handles: [Int], _ begins: Bool) {
    let slot: Slot = Slot(path: [], word: "echo", key: 0)
    guard let number: Int = Int(value.text), begins else { return }
    effects.start(number, .replace, slot, handles)
    reports[number] = .reports
  }

  private mutating func cancel(_ cancel: StoreOp.Cancel, at path: [Place]) {
    effects.cancel { entry in
      entry.slot.word == cancel.word && (cancel.key ?? entry.slot.key) == entry.slot.key
        && entry.slot.path.starts(with: path)
        && entry.slot.path.dropFirst(path.count).map(\.kind) == cancel.below
    }
  }

  mutating func cancel(handle: Int) { effects.cancel { $0.handles.contains(handle) } }

  /// - Returns: The action that the effect then sends, and its handles.
  mutating func release(_ number: Int, fails: Bool) -> (op: StoreOp, handles: [Int])? {
    let report: StoreReport = reports[number] ?? .reports
    guard let entry = effects.release(number, goesOn: report == .repeats && !fails) else { return nil }
    let path: [Place] = entry.slot.path
    let sent: Int = fails ? number + 1_000_000_000 : number
    switch (value.part(path), report) {
    case (.leaf, .chains) where !fails:
      let start: StoreOp.Start = .init(number: -number, policy: .all)
      return (StoreOp(path: path, action: .leaf(.each(-number)), starts: [start]), entry.handles)
    case (.leaf, _): return (StoreOp(path: path, action: .leaf(.reported(sent))), entry.handles)
    case (.twig, _): return (StoreOp(path: path, action: .twig(.reported(sent))), entry.handles)
    case (.tree, _): return (StoreOp(path: path, action: .tree(.reported(sent))), entry.handles)
    case (nil, _): return nil
    }
  }

  mutating func settle() {
    effects.settle()
    if reports.count > 100 + 2 * effects.live.count { reports = reports.filter { effects.isLive($0.key) } }
  }
}
