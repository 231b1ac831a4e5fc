import FormModels
import RandomSpecs
import TestSupport

/// Makes operations at random, for what the oracle knows to be there.
struct FormOps {
  private var random: SplitMix
  private var count: Int = 0
  /// The calls of actions with effects, whose handles are kept.
  private var calls: [Int] = []

  init(seed: UInt64) { random = SplitMix(seed: seed &* 104_729) }

  mutating func next(_ oracle: FormOracle) -> FormOp {
    let waiting: [FormTask] = oracle.tasks.waiting
    if waiting.count > 12 + random.below(8), let task: FormTask = any(waiting) { return release(task) }
    switch random.below(20) {
    case 0, 1: return .several((0..<(2 + random.below(3))).map { _ in short(oracle) })
    case 2, 3, 4: return .advance(1 + random.below(3))
    case 5, 6, 7, 8, 9:
      if let task: FormTask = any(waiting) { return release(task) }
      return short(oracle)
    default: return short(oracle)
    }
  }

  private mutating func any<Element>(_ all: [Element]) -> Element? { all.isEmpty ? nil : random.element(of: all) }

  private mutating func release(_ task: FormTask) -> FormOp {
    .release(task.label, task.effect.catches != nil && random.below(3) == 0 ? .fails : .isOver)
  }

  private mutating func short(_ oracle: FormOracle) -> FormOp {
    let path: [FormStep] = random.element(of: random.below(3) == 0 ? [[]] : oracle.root.paths)
    guard let node: FormNode = oracle.root.node(path[...]) else { return .advance(1) }
    let model: FormScenario.Model = oracle.scenario.models[node.kind]
    switch random.below(10) {
    case 0, 1:
      let field: String = random.element(of: (0..<model.grows).map { "s\($0)" } + ["u0"])
      let value: Int = field == "u0" ? random.below(8) : (node.states[field] ?? 0) + random.below(4)
      return .set(path, field, value)
    case 2:
      guard let call: Int = any(calls.suffix(20)) else { return .advance(1) }
      return .cancel(call)
    default:
      count += 1
      let actions: [Int] = model.actions.indices.filter { !model.actions[$0].isReaction }
      let action: Int = random.element(of: actions)
      if !model.actions[action].effects.isEmpty { calls.append(count) }
      return .call(path, action, count << 4 + random.below(16))
    }
  }
}
