import FormModels
import RandomSpecs

/// A driver that applies the same operations to the three forms of a scenario and to the oracle, and compares them.
@MainActor
package final class FormDriver {
  private let scenario: FormScenario
  private let seed: UInt64
  private let clock: FormClock = FormClock()
  /// The forms. Empty when they have been released.
  private var forms: [any FormDriven]
  private let desks: [FormDesk]
  /// The models and the store of the forms, as long as they are retained.
  private let roots: [Kept]
  /// The oracle of classes, and that of values.
  private let oracles: [FormOracle]
  private var oracle: FormOracle { oracles[0] }
  /// Notices of each form since the last step.
  private var told: [[String]] = [[], [], []]
  /// Results of actions that were called from outside.
  private var results: [[Int]] = [[], [], []]
  private var handles: [Int: [FormHandle]] = [:]
  private var derives: Bool = false
  /// The names of effects that begin in no fixed order.
  private let loose: Set<String>
  /// The names of effects with the policy `queue`.
  private let queued: Set<String>
  /// The names of effects that retain their models.
  private let outliving: Set<String>
  /// The number of comparisons before a difference is reported. Tasks on other threads need time.
  private let patience: Int

  package init(_ scenario: FormScenario, seed: UInt64, patience: Int) {
    (self.scenario, self.seed, self.patience) = (scenario, seed, patience)
    forms = FormTypes.make(scenario.name, clock)
    desks = forms.map(\.desk)
    roots = forms.map { Kept(model: $0.model) }
    oracles = [FormOracle(scenario, keepsModels: true), FormOracle(scenario, keepsModels: false)]
    let effects: [FormScenario.Effect] = scenario.models.flatMap(\.actions).flatMap(\.effects)
    let loads: [FormScenario.Effect] = scenario.models.enumerated().flatMap { kind, model in
      model.loads.indices.map { scenario.effect(of: $0, in: kind, isCalled: true) }
    }
    // Effects and loads that a change begins have no order within one level: no call of an action decides it.
    queued = Set(effects.filter { $0.policy == .queue }.map(\.name))
    outliving = Set(effects.filter(\.outlives).map(\.name))
    loose = queued.union(effects.filter { $0.after != nil && $0.kind != .notes }.map(\.name) + loads.map(\.name))
  }

  private struct Kept {
    weak var model: AnyObject?
  }

  // MARK: Operations

  /// - Returns: A difference between a form and its oracle. Nil if there is none.
  func step(_ op: FormOp, derives: Bool) async -> String? {
    self.derives = derives
    if case .advance(let seconds) = op { return await advance(clock.now + .seconds(seconds)) }
    apply(op)
    return await rest()
  }

  private func apply(_ op: FormOp) {
    switch op {
    case .several(let ops): for op in ops { apply(op) }
    case .call(let path, let action, let number):
      var begun: [FormHandle] = []
      for (place, form) in forms.enumerated() {
        switch form.call(path, action, number) {
        case .began(let handle): begun.append(handle)
        case .gave(let result): results[place].append(result)
        case nil: break
        }
      }
      if begun.count == forms.count { handles[number >> 4] = begun }
      for oracle in oracles { oracle.call(path, action, number) }
    case .set(let path, let field, let value):
      for form in forms { form.set(path, field, value) }
      for oracle in oracles { oracle.set(path, field, value) }
    case .dismiss(let path, let place):
      for form in forms { form.dismiss(path, place) }
      for oracle in oracles { oracle.dismiss(path, place) }
    case .cancel(let call):
      guard let begun: [FormHandle] = handles.removeValue(forKey: call) else { break }
      for handle in begun { handle.cancel() }
      for oracle in oracles { oracle.cancel(call) }
    case .release(let label, let end):
      for desk in desks { desk.release(label, end) }
      for oracle in oracles { oracle.release(label, end) }
    case .advance: break
    case .leave:
      forms = []
      for oracle in oracles { oracle.leave() }
    }
  }

  /// Advances the clock; sleeping effects wake one after the other.
  private func advance(_ end: Duration) async -> String? {
    while let due: Duration = oracles.flatMap(\.tasks.sleeping).compactMap(\.due).min(), due <= end {
      clock.advance(to: due)
      for oracle in oracles {
        oracle.tasks.now = due
        for task in oracle.tasks.sleeping where task.due == due { oracle.tasks.wake(task) }
      }
      if let wrong: String = await rest() { return wrong }
    }
    clock.advance(to: end)
    for oracle in oracles { oracle.tasks.now = end }
    return await rest()
  }

  // MARK: Comparing

  private func rest() async -> String? {
    for oracle in oracles { oracle.rest() }
    let lines: [[String]] = oracles.map { $0.take() }
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

  /// - Parameter lines: The lines of each oracle.
  private func difference(_ lines: [[String]]) async -> String? {
    var sleeping: Int = 0
    for (place, form) in Form.allCases.enumerated() {
      let kind: Int = form == .stored ? 1 : 0
      sleeping += oracles[kind].tasks.sleeping.count
      told[place] += desks[place].takeLines()
      if let wrong: String = await difference(place, oracles[kind], told[place], lines[kind]) {
        return "\(form): \(wrong)"
      }
    }
    return clock.sleepers == sleeping ? nil : "\(clock.sleepers) sleep, not \(sleeping)"
  }

  private func difference(
    _ place: Int,
    _ oracle: FormOracle,
    _ told: [String],
    _ lines: [String]
  ) async -> String? {
    let (told, lines): ([String], [String]) = (certain(told), certain(lines))
    if ordered(told) != ordered(lines) { return "told \(ordered(told)), not \(ordered(lines))" }
    if unordered(told) != unordered(lines) { return "told, in any order, \(unordered(told)), not \(unordered(lines))" }
    let waiting: [String] = oracle.tasks.waiting.map(\.label).sorted()
    if desks[place].waiting != waiting { return "waiting are \(desks[place].waiting), not \(waiting)" }
    if results[place] != oracle.results { return "actions gave \(results[place]), not \(oracle.results)" }
    if (roots[place].model != nil) != oracle.isThere { return "the root is \(oracle.isThere ? "gone" : "still there")" }
    return forms.isEmpty ? nil : await difference(forms[place], oracle)
  }

  private func difference(_ form: any FormDriven, _ oracle: FormOracle) async -> String? {
    let running: [String] = await form.running
    if !oracle.running.contains(running.count) {
      return "running are \(running), not \(oracle.tasks.live.map(\.label))"
    }
    return fields(form, oracle)
  }

  private func fields(_ form: any FormDriven, _ oracle: FormOracle) -> String? {
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

  /// Whether a line has no fixed order: effects that are cancelled at once end, and release their successors, in any order.
  /// Effects that one action began twice, and that slept, wake together.
  private func isLoose(_ line: String) -> Bool {
    if line.hasPrefix("cancel ") { return true }
    return begun(line).map { loose.contains(name($0)) } ?? false
  }

  private func begun(_ line: String) -> String? { line.hasPrefix("begin ") ? String(line.dropFirst(6)) : nil }
  private func cancelled(_ line: String) -> String? { line.hasPrefix("cancel ") ? String(line.dropFirst(7)) : nil }
  private func name(_ label: String) -> String { String(label.prefix { $0 != " " }) }
  /// Returns the model in a label such as `M0.a0e0 of 3, 12: []`.
  private func model(_ label: String) -> Substring { label.dropFirst(name(label).count).prefix { $0 != "," } }

  /// Returns the lines without those whose order is open: tasks that are ready at once have none. A cancelled task that has to
  /// go on to end may come before or after one that ends with it: the next in a queue, or one of a model that nothing else
  /// retains. That one may have had its turn or not.
  private func certain(_ lines: [String]) -> [String] {
    var some: [String] = lines
    let left: Set<Substring> = Set(
      lines.compactMap { cancelled($0) }.filter { outliving.contains(name($0)) }.map(model)
    )
    for label in lines.compactMap(begun) where queued.contains(name(label)) || left.contains(model(label)) {
      guard let end: Int = some.firstIndex(of: "cancel " + label) else { continue }
      some.remove(at: end)
      if let begin: Int = some.firstIndex(of: "begin " + label) { some.remove(at: begin) }
    }
    return some
  }

  private func ordered(_ lines: [String]) -> [String] { lines.filter { !isLoose($0) } }
  private func unordered(_ lines: [String]) -> [String] { lines.filter { isLoose($0) }.sorted() }

  // MARK: The end

  /// Releases all that is left.
  func end() {
    forms = []
    for desk in desks { desk.releaseAll() }
  }

  /// Returns the next random operation.
  func next(_ ops: inout FormOps) -> FormOp {
    forms.isEmpty ? ops.last(oracles.flatMap(\.tasks.waiting)) : ops.next(oracle)
  }
}
