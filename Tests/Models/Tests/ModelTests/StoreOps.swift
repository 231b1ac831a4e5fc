@_spi(Bindgen) import BindgenRuntime
import TestBasics

@testable import ReducersModels

/// An operation: an action, its target, and the effects that it begins and cancels there.
struct StoreOp {
  struct Start {
    var number: Int
    var policy: DrivenPolicy
    /// The effect's id. Empty if it has none.
    var word: String = ""
    var key: Int = 0
    var report: StoreReport = .reports
  }

  /// An effect that an action cancels: in its part or further down, over all rows.
  struct Cancel {
    var below: [Place.Kind] = []
    var word: String
    var key: Int?
  }

  var path: [Place]
  var action: PartAction
  var starts: [Start] = []
  var cancels: [Cancel] = []
  /// Operations that a service sends while this one is reduced.
  var calls: [StoreOp] = []
  /// Whether the handles of `calls` are cancelled at once.
  var cancelsCalls: Bool = false

  /// Whether it may replace, move or remove parts below its own.
  var isStructural: Bool = false

  /// The text that it sets, if it does nothing else.
  var text: String? {
    switch action {
    case .leaf(.setText(let text)), .twig(.setText(let text)), .tree(.setText(let text)): text
    default: nil
    }
  }
}

enum StoreReport { case reports, repeats, chains }

/// A generator of random operations.
struct StoreOps {
  var random: SplitMix
  /// The last number of an effect. No two effects have the same.
  private var number: Int = 0

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private mutating func next(stubborn: Bool = true) -> Int {
    number += 1
    if !stubborn && isStubborn(number) { number += 1 }
    return number
  }

  private mutating func text() -> String { ["", "a", "bb", "ccc", "12x"][random.below(5)] }

  mutating func tree(rows: Int) -> Tree {
    Tree(
      mark: random.below(3),
      twigs: Rows((0..<rows).map { twig($0, depth: 2) }),
      crown: leaf(),
      guest: random.below(2) == 0 ? nil : twig(random.below(3), depth: 1)
    )
  }

  private mutating func leaf() -> Leaf { Leaf(id: random.below(3), mark: random.below(3), text: text()) }

  private mutating func twig(_ id: Int, depth: Int) -> Twig {
    let rows: [Twig] = depth == 0 ? [] : (0..<random.below(3)).map { twig($0, depth: depth - 1) }
    return Twig(
      id: id,
      mark: random.below(3),
      twigs: Rows(rows),
      bud: leaf(),
      guest: random.below(2) == 0 ? nil : leaf(),
      text: text()
    )
  }

  private mutating func twigs() -> [Twig] {
    let first: Int = random.below(4)
    return (0..<random.below(4)).map { twig((first + $0) % 6, depth: random.below(2)) }
  }
}

// MARK: - By part

@MainActor
extension StoreOps {
  /// Returns an operation for any existing part, and sometimes for a missing one.
  mutating func next(_ tree: Tree) -> StoreOp {
    var path: [Place] = random.element(of: tree.paths)
    if random.below(40) == 0 { path = [.twig(random.below(8)), .guest(random.below(3))] }
    if random.below(6) == 0 { path = [] }
    return next(at: path, tree)
  }

  mutating func next(at path: [Place], _ tree: Tree) -> StoreOp {
    switch path.last {
    case nil: root(tree)
    case .twig: twig(path)
    case .guest where path.count == 1: twig(path)
    case .guest, .bud, .crown: leaf(path)
    }
  }

  /// Returns an operation that changes nothing but its target.
  mutating func plain(_ tree: Tree) -> StoreOp {
    while true {
      let op: StoreOp = next(tree)
      if op.calls.isEmpty && !Self.isPending(op) { return op }
    }
  }

  private static func isPending(_ op: StoreOp) -> Bool {
    if case .tree(.setPending) = op.action { true } else { false }
  }

  private mutating func leaf(_ path: [Place]) -> StoreOp {
    func op(_ action: Leaf.Action, _ starts: [StoreOp.Start] = [], _ cancels: [StoreOp.Cancel] = []) -> StoreOp {
      StoreOp(path: path, action: .leaf(action), starts: starts, cancels: cancels)
    }
    let (number, key): (Int, Int) = (next(), random.below(2))
    switch random.below(14) {
    case 0: return op(.setText(text()))
    case 1: return op(.each(number), [.init(number: number, policy: .all)])
    case 2, 3: return op(.only(number), [.init(number: number, policy: .replace, word: "only")])
    case 4:
      if random.below(2) == 0 { return op(.maybe(number, false)) }
      return op(.maybe(number, true), [.init(number: number, policy: .replace, word: "only")])
    case 5, 6: return op(.kept(number), [.init(number: number, policy: .keep, word: "kept")])
    case 7, 8:
      return op(.queued(number, key: key), [.init(number: number, policy: .queue, word: "queued", key: key)])
    case 9:
      let number: Int = next(stubborn: false)
      let start: StoreOp.Start = .init(number: number, policy: .replace, word: "repeated", report: .repeats)
      return op(.repeated(number), [start])
    case 10: return op(.chain(number), [.init(number: number, policy: .all, report: .chains)])
    case 11:
      let other: Int = next()
      return op(
        .pair(number, other),
        [.init(number: number, policy: .all), .init(number: other, policy: .replace, word: "only")]
      )
    case 12:
      if random.below(2) == 0 { return op(.stopQueued(key), [], [.init(word: "queued", key: key)]) }
      return op(.stop, [], ["only", "kept", "queued", "repeated"].map { .init(word: $0) })
    default:
      if path.last?.kind == .guest { return op(.leave(number), [.init(number: number, policy: .all)]) }
      return op(.setText(text()))
    }
  }

  private mutating func twig(_ path: [Place]) -> StoreOp {
    func op(_ action: Twig.Action, _ starts: [StoreOp.Start] = [], isStructural: Bool = false) -> StoreOp {
      StoreOp(path: path, action: .twig(action), starts: starts, isStructural: isStructural)
    }
    let (number, id): (Int, Int) = (next(), random.below(4))
    switch random.below(14) {
    case 0, 1: return op(.setText(text()))
    case 2: return op(.each(number), [.init(number: number, policy: .all)])
    case 3, 4: return op(.only(number), [.init(number: number, policy: .replace, word: "only")])
    case 5:
      var stop: StoreOp = op(.stop)
      stop.cancels = [
        .init(word: "only"), .init(below: [.twig], word: "only"), .init(below: [.bud], word: "queued"),
        .init(below: [.guest], word: "only"), .init(below: [.twig, .guest], word: "kept"),
      ]
      return stop
    case 6: return op(.leave(number), [.init(number: number, policy: .all)])
    case 7: return path.count > 2 ? op(.setText(text())) : op(.put(twigs()), isStructural: true)
    case 8: return path.count > 2 ? op(.reverse) : op(.add(twig(id, depth: 0), at: 0), isStructural: true)
    case 9: return op(.remove(id), isStructural: true)
    case 10: return op(.reverse, isStructural: true)
    case 11: return op(.again(id), isStructural: true)
    case 12: return op(.change(bud: leaf()), isStructural: true)
    default: return op(.invite(random.below(3) == 0 ? nil : leaf()), isStructural: true)
    }
  }

  private mutating func root(_ tree: Tree) -> StoreOp {
    func op(_ action: Tree.Action, _ starts: [StoreOp.Start] = [], isStructural: Bool = false) -> StoreOp {
      StoreOp(path: [], action: .tree(action), starts: starts, isStructural: isStructural)
    }
    let (number, id): (Int, Int) = (next(), random.below(6))
    switch random.below(18) {
    case 0, 1: return op(.setText(random.below(2) == 0 ? text() : String(number)))
    case 2, 3: return op(.only(number), [.init(number: number, policy: .replace, word: "only")])
    case 4:
      var stop: StoreOp = op(.stop)
      stop.cancels = [
        .init(word: "only"), .init(word: "echo"), .init(below: [.twig], word: "only"),
        .init(below: [.crown], word: "only"), .init(below: [.guest, .bud], word: "only"),
        .init(below: [.twig, .bud], word: "queued"), .init(below: [.twig, .twig], word: "only"),
      ]
      return stop
    case 5: return op(.put(twigs()), isStructural: true)
    case 6, 7: return op(.add(twig(id, depth: 1), at: random.below(5)), isStructural: true)
    case 8: return op(.remove(id), isStructural: true)
    case 9: return op(.reverse, isStructural: true)
    case 10: return op(.again(id), isStructural: true)
    case 11: return op(.change(crown: leaf()), isStructural: true)
    case 12: return op(.invite(random.below(3) == 0 ? nil : twig(random.below(3), depth: 1)), isStructural: true)
    case 13:
      if random.below(3) > 0 { return op(.undo) }
      return op(.become(self.tree(rows: random.below(4))), isStructural: true)
    case 14, 15:
      var call: StoreOp = op(.call(number))
      call.calls = (0...random.below(3)).map { _ in plain(tree) }
      call.cancelsCalls = random.below(4) == 0
      return call
    case 16: return op(.setPending(1 + random.below(3)))
    default:
      // The same row, in a list that is another one.
      return op(.put(Array(tree.twigs)), isStructural: true)
    }
  }
}
