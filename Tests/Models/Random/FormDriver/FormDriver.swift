import FormModels
import RandomSpecs

/// Drives the three forms of a scenario and the oracle by the same operations, and compares them after each.
@MainActor
package final class FormDriver {
  private let scenario: FormScenario
  private let seed: UInt64
  private let clock: FormClock = FormClock()
  private var forms: [any FormDriven]
  private let oracle: FormOracle
  /// What each form has reported since the last step.
  private var told: [[String]] = [[], [], []]
  private var handles: [Int: [FormHandle]] = [:]
  private var derives: Bool = false
  /// The effects that begin in no order that is fixed.
  private let loose: Set<String>
  /// The effects that wait for others.
  private let queued: Set<String>
  /// How often it looks before it says that something is wrong. Tasks on other threads wait for theirs.
  private let patience: Int

  package init(_ scenario: FormScenario, seed: UInt64, patience: Int) {
    (self.scenario, self.seed, self.patience) = (scenario, seed, patience)
    forms = FormTypes.make(scenario.name, clock)
    oracle = FormOracle(scenario)
    let effects: [FormScenario.Effect] = scenario.models.flatMap(\.actions).flatMap(\.effects)
    let loads: [FormScenario.Effect] = scenario.models.enumerated().flatMap { kind, model in
      model.loads.indices.map { scenario.effect(of: $0, in: kind, isCalled: true) }
    }
    // What changes begin on one level is in no order: no action of theirs is called for that.
    queued = Set(effects.filter { $0.policy == .queue }.map(\.name))
    loose = queued.union(effects.filter { $0.after != nil && $0.kind != .notes }.map(\.name) + loads.map(\.name))
  }

  // MARK: Operations

  /// - Returns: What is not as it should be.
  func step(_ op: FormOp, derives: Bool) async -> String? {
    self.derives = derives
    if case .advance(let seconds) = op { return await advance(oracle.tasks.now + .seconds(seconds)) }
    apply(op)
    return await rest()
  }

  private func apply(_ op: FormOp) {
    switch op {
    case .several(let ops): for op in ops { apply(op) }
    case .call(let path, let action, let number):
      let begun: [FormHandle] = forms.compactMap { $0.call(path, action, number) }
      if begun.count == forms.count { handles[number >> 4] = begun }
      oracle.call(path, action, number)
    case .set(let path, let field, let value):
      for form in forms { form.set(path, field, value) }
      oracle.set(path, field, value)
    case .dismiss(let path, let place):
      for form in forms { form.dismiss(path, place) }
      oracle.dismiss(path, place)
    case .cancel(let call):
      guard let begun: [FormHandle] = handles.removeValue(forKey: call) else { break }
      for handle in begun { handle.cancel() }
      oracle.cancel(call)
    case .release(let label, let end):
      for form in forms { form.desk.release(label, end) }
      oracle.release(label, end)
    case .advance: break
    }
  }

  /// Sleepers wake one after the other.
  private func advance(_ end: Duration) async -> String? {
    while let due: Duration = oracle.tasks.sleeping.compactMap(\.due).min(), due <= end {
      clock.advance(to: due)
      oracle.tasks.now = due
      for task in oracle.tasks.sleeping where task.due == due { oracle.tasks.wake(task) }
      if let wrong: String = await rest() { return wrong }
    }
    clock.advance(to: end)
    oracle.tasks.now = end
    return await rest()
  }

  // MARK: Comparing

  private func rest() async -> String? {
    oracle.rest()
    let lines: [String] = oracle.take()
    var turns: Int = 0
    while true {
      let wrong: String? = await difference(lines)
      if wrong == nil { break }
      turns += 1
      if turns > patience { return wrong }
      // Sleeping tasks come from other threads.
      if turns > 200 { try? await Task.sleep(for: .microseconds(200)) } else { await Task.yield() }
    }
    told = told.map { _ in [] }
    return nil
  }

  private func difference(_ lines: [String]) async -> String? {
    for (place, form) in forms.enumerated() {
      told[place] += form.desk.take()
      if let wrong: String = await difference(form, told[place], lines) {
        return "\(Form.allCases[place]): \(wrong)"
      }
    }
    let sleeping: Int = oracle.tasks.sleeping.count * forms.count
    return clock.sleepers == sleeping ? nil : "\(clock.sleepers) sleep, not \(sleeping)"
  }

  private func difference(_ form: any FormDriven, _ told: [String], _ lines: [String]) async -> String? {
    if ordered(told) != ordered(lines) { return "told \(ordered(told)), not \(ordered(lines))" }
    if unordered(told) != unordered(lines) { return "told, in any order, \(unordered(told)), not \(unordered(lines))" }
    let waiting: [String] = oracle.tasks.waiting.map(\.label).sorted()
    if form.desk.waiting != waiting { return "waiting are \(form.desk.waiting), not \(waiting)" }
    let running: [String] = await form.running
    if running.count != oracle.tasks.live.count {
      return "running are \(running), not \(oracle.tasks.live.map(\.label))"
    }
    return fields(form)
  }

  private func fields(_ form: any FormDriven) -> String? {
    let right: [(name: String, value: Int)] = oracle.root.numbers(derived: derives, in: scenario)
    let found: [Int] = form.numbers(derived: derives)
    if found != right.map(\.value) {
      if found.count != right.count { return "the fields are \(found), not \(right)" }
      let wrong: [String] = zip(found, right).filter { $0 != $1.value }.map { "\($1.name) is \($0), not \($1.value)" }
      return wrong.joined(separator: ", ")
    }
    if form.flags() != oracle.flags { return "said to run are \(form.flags()), not \(oracle.flags)" }
    return form.isTorn(derived: derives) ? "the store shows something else than its state" : nil
  }

  /// Of what is cancelled at once nobody knows what ends first, nor who then has their turn. Those that one action began
  /// twice, and that slept, wake together.
  private func isLoose(_ line: String) -> Bool {
    if line.hasPrefix("cancel ") { return true }
    return begun(line).map { loose.contains(name($0)) } ?? false
  }

  private func begun(_ line: String) -> String? { line.hasPrefix("begin ") ? String(line.dropFirst(6)) : nil }
  private func name(_ label: String) -> String { String(label.prefix { $0 != " " }) }

  private func ordered(_ lines: [String]) -> [String] { lines.filter { !isLoose($0) } }

  /// Whoever waits behind something that was cancelled, and is cancelled meanwhile, may have had their turn or not: tasks
  /// that are ready at once have no order.
  private func unordered(_ lines: [String]) -> [String] {
    var some: [String] = lines.filter { isLoose($0) }.sorted()
    for label in lines.compactMap(begun) where queued.contains(name(label)) {
      guard let end: Int = some.firstIndex(of: "cancel " + label) else { continue }
      some.remove(at: end)
      if let begin: Int = some.firstIndex(of: "begin " + label) { some.remove(at: begin) }
    }
    return some
  }

  // MARK: The end

  /// Whoever is released ends what it runs.
  func end() async -> String? {
    let desks: [FormDesk] = forms.map(\.desk)
    forms = []
    handles = [:]
    var turns: Int = 0
    while let desk: FormDesk = desks.first(where: { !$0.timid.isEmpty }) {
      turns += 1
      if turns > 1000 { return "released, there still wait \(desk.timid)" }
      await Task.yield()
    }
    for desk in desks { desk.releaseAll() }
    return nil
  }

  /// The next at random.
  func next(_ ops: inout FormOps) -> FormOp { ops.next(oracle) }
}
