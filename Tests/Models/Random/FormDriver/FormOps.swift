import FormModels
import RandomSpecs
import TestBasics

/// A generator of random operations, for the models that the oracle has.
struct FormOps {
  private var random: SplitMix
  /// The numbers of later additions, which leave the operations of known seeds as they were.
  private var later: SplitMix
  private var latest: SplitMix
  private var count: Int = 0
  /// The calls of actions with effects, whose handles are stored.
  private var calls: [Int] = []

  init(seed: UInt64) {
    random = SplitMix(seed: seed &* 104_729)
    later = SplitMix(seed: seed &* 104_743)
    latest = SplitMix(seed: seed &* 104_759)
  }

  mutating func next(_ oracle: FormOracle) -> FormOp {
    if let op: FormOp = question(oracle) ?? load(oracle) { return op }
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

  /// Returns an operation after the root has been released.
  ///
  /// - Parameter waiting: The suspended effects of any form: from now on they may differ.
  mutating func last(_ waiting: [FormTask]) -> FormOp {
    switch latest.below(6) {
    case 0: return .advance(1 + latest.below(3))
    case 1: if let call: Int = calls.popLast() { return .cancel(call) }
    default: break
    }
    return waiting.isEmpty ? .advance(1) : release(latest.element(of: waiting))
  }

  /// Returns a call of an action with a result: one of eight operations, if there are such actions.
  private mutating func question(_ oracle: FormOracle) -> FormOp? {
    guard oracle.scenario.models.contains(where: { !$0.questions.isEmpty }), latest.below(8) == 0 else { return nil }
    func questions(_ path: [FormStep]) -> [Int] {
      oracle.root.node(path[...]).map { oracle.scenario.models[$0.kind].questions } ?? []
    }
    let paths: [[FormStep]] = oracle.root.paths.filter { !questions($0).isEmpty }
    guard !paths.isEmpty else { return nil }
    let path: [FormStep] = latest.element(of: paths)
    count += 1
    return .call(path, latest.element(of: questions(path)), count << 4 + latest.below(16))
  }

  /// Returns a call of a load, or a write of its field: one of five operations, if there are loads.
  private mutating func load(_ oracle: FormOracle) -> FormOp? {
    guard oracle.scenario.models.contains(where: { !$0.loads.isEmpty }), later.below(5) == 0 else { return nil }
    let paths: [[FormStep]] = oracle.root.paths.filter { path in
      oracle.root.node(path[...]).map { !oracle.scenario.models[$0.kind].loads.isEmpty } ?? false
    }
    guard !paths.isEmpty else { return nil }
    let path: [FormStep] = later.element(of: paths)
    guard let node: FormNode = oracle.root.node(path[...]) else { return nil }
    let model: FormScenario.Model = oracle.scenario.models[node.kind]
    let load: Int = later.below(model.loads.count)
    if later.below(3) == 0, !model.loads[load].isOfRows {
      return .set(path, "l\(load)", (node.states["l\(load)"] ?? 0) + later.below(4))
    }
    count += 1
    calls.append(count)
    return .call(path, model.actions.count + load, count << 4)
  }

  /// Returns a dismissal of the current case, of the whole choice, or of a case that may not be the current one.
  private mutating func dismissal(
    _ path: [FormStep],
    _ node: FormNode,
    _ model: FormScenario.Model
  ) -> FormOp? {
    guard let choice: FormScenario.Choice = model.choice, !choice.isAlways, later.below(10) == 0 else { return nil }
    let others: [Int] =
      choice.models.indices + [FormScenario.Choice.word, FormScenario.Choice.off, FormScenario.Choice.nothing]
    return .dismiss(path, later.below(2) == 0 ? node.choice.place : later.element(of: others))
  }

  private mutating func any<Element>(_ all: [Element]) -> Element? { all.isEmpty ? nil : random.element(of: all) }

  private mutating func release(_ task: FormTask) -> FormOp {
    .release(
      task.label,
      (task.effect.catches != nil || task.effect.load != nil) && random.below(3) == 0 ? .fails : .isOver
    )
  }

  private mutating func short(_ oracle: FormOracle) -> FormOp {
    let path: [FormStep] = random.element(of: random.below(3) == 0 ? [[]] : oracle.root.paths)
    guard let node: FormNode = oracle.root.node(path[...]) else { return .advance(1) }
    let model: FormScenario.Model = oracle.scenario.models[node.kind]
    if let op: FormOp = dismissal(path, node, model) { return op }
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
      let action: Int = random.element(of: model.calls)
      if !model.actions[action].effects.isEmpty { calls.append(count) }
      return .call(path, action, count << 4 + random.below(16))
    }
  }
}
