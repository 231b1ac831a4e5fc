import FormModels
import RandomSpecs

/// The behavior of all forms, as the guides describe it: bodies; then reactions, children first, until none is due; then
/// cancellations and new effects, in the order of the calls; then the tasks, one after the other.
final class FormOracle {
  let scenario: FormScenario
  let root: FormNode
  /// Whether an effect with `outlives` retains its own model, or the store with the whole value: there, the effects of
  /// children that have left end as ever.
  private let keepsModels: Bool
  private var isLeft: Bool = false
  /// The topmost models when the transaction began: a model that is no longer below them does not react in it.
  private var origins: [FormNode] = []
  /// The models of planned effects with `outlives`.
  private var planned: [FormNode] = []
  /// Planned cancellations and effects, carried out when no reaction is due.
  var plans: [() -> Void] = []
  /// The models with changed fields that they react to, in the order of the changes.
  private var touched: [FormNode] = []
  /// The pending reactions to events, by the sender's parent at that time, and the events that owners are notified of.
  private var heard: [(node: FormNode, actions: [Int], row: Int?, number: Int)] = []
  private var told: [(path: [Int], number: Int)] = []
  /// The call from outside that caused the current transaction.
  var cause: Int = 0
  private var lastID: Int = 0
  private(set) var lines: [String] = []
  /// Results of actions that were called from outside.
  private(set) var results: [Int] = []
  var tasks: FormTasks = FormTasks()
  private let reach: [[String: Set<FormPlace>]]

  init(_ scenario: FormScenario, keepsModels: Bool) {
    (self.scenario, self.keepsModels) = (scenario, keepsModels)
    var last: Int = 0
    root = FormNode(scenario, scenario.root) {
      last += 1
      return last
    }
    lastID = last
    reach = scenario.sourcesOfReactions
    for node in root.all { see(node) }
    for (load, whole) in scenario.models[root.kind].loads.enumerated() where whole.begins {
      transaction(-1) { call(root, load) }
    }
  }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// The fields of all models that say whether effects run.
  var flags: [Int] {
    root.all.flatMap { node in
      scenario.models[node.kind].flags.map { flag in
        tasks.live.contains { task in
          task.counts && task.node === node && task.slot?.word == flag.word
            && (flag.key == nil || task.slot?.key == flag.key)
        } ? 1 : 0
      }
    }
  }

  // MARK: From outside

  func call(_ path: [FormStep], _ action: Int, _ number: Int) {
    guard let node: FormNode = root.node(path[...]) else { return }
    transaction(number >> 4) {
      let result: Int? = run(node, action, number)
      if let result { results.append(result) }
    }
  }

  /// Releases the root.
  func leave() {
    isLeft = true
    endGone()
  }

  func set(_ path: [FormStep], _ field: String, _ value: Int) {
    guard let node: FormNode = root.node(path[...]) else { return }
    transaction(-1) { write(node, field, value) }
  }

  func dismiss(_ path: [FormStep], _ place: Int) {
    guard let node: FormNode = root.node(path[...]), let choice = scenario.models[node.kind].choice, !choice.isAlways,
      place == node.choice.place || place == FormScenario.Choice.nothing
    else { return }
    transaction(-1) { choose(node, .nothing) }
  }

  func cancel(_ cause: Int) {
    tasks.cancel(cause: cause)
    endGone()
  }

  func release(_ label: String, _ end: FormEnd) { tasks.release(label, end) }

  /// Runs tasks until all wait for something.
  func rest() {
    while tasks.isBusy {
      if let step: FormTasks.Step = tasks.next() { go(step) }
      endGone()
    }
  }

  // MARK: Transactions

  private func transaction(_ cause: Int, _ body: () -> Void) {
    self.cause = cause
    origins = tops.filter { top in !tops.contains { $0 !== top && $0.way(to: top) != nil } }
    body()
    settle()
    // Changes in models that have left trigger nothing, not even later.
    let present: Set<Int> = present
    for node in tops.flatMap(\.all) where !present.contains(node.id) { see(node) }
    endGone()
    for (path, number) in told { lines.append(FormDesk.label(FormScenario.told(path), 0, number, [])) }
    told = []
    tasks.start()
  }

  private func settle() {
    while true {
      if let node: FormNode = due() {
        react(node)
      } else if !heard.isEmpty {
        let now = heard
        heard = []
        for hearing in now { hear(hearing.node, hearing.actions, hearing.row, hearing.number) }
      } else if !plans.isEmpty {
        let now: [() -> Void] = plans
        plans = []
        for plan in now { plan() }
      } else {
        return
      }
    }
  }

  // MARK: Models that are alive

  /// The models that are retained: the root by its owner, others by effects.
  private var tops: [FormNode] {
    let isKept: Bool = !isLeft || !keepsModels && !tasks.keeping.isEmpty
    return (isKept ? [root] : []) + (keepsModels ? tasks.keeping.map(\.node) + planned : [])
  }

  private var here: Set<Int> { Set(tops.flatMap(\.all).map(\.id)) }

  /// The possible number of running effects in the root's family. (Some may belong to models that have left.)
  var running: ClosedRange<Int> {
    let below: Set<Int> = Set(root.all.map(\.id))
    return tasks.live.count { below.contains($0.node.id) }...tasks.live.count
  }

  /// Whether the root is alive.
  var isThere: Bool { isHere(root) }

  private func isHere(_ node: FormNode) -> Bool { here.contains(node.id) }

  private var present: Set<Int> { Set(origins.flatMap(\.all).map(\.id)) }

  /// Returns the path from the topmost retained model.
  private func way(to node: FormNode) -> [FormNode]? {
    tops.compactMap { $0.way(to: node) }.max { $0.count < $1.count }
  }

  /// Cancels the effects of models that have gone.
  private func endGone() {
    let here: Set<Int> = here
    tasks.cancel { !here.contains($0.node.id) }
  }

  // MARK: Reactions

  private func watched(_ node: FormNode) -> [String] {
    var names: [String] = []
    for name in scenario.models[node.kind].actions.flatMap(\.on) where !names.contains(name) { names.append(name) }
    return names
  }

  /// Returns the values that a model's reactions and loads depend on.
  private func watchedValues(_ node: FormNode) -> [String: [Int]] {
    var values: [String: [Int]] = [:]
    for name in watched(node) { values[name] = [node.field(name, in: scenario)] }
    for load in scenario.models[node.kind].loads.indices {
      values["load \(load)"] = node.inputs(of: load, in: scenario)
    }
    return values
  }

  private func see(_ node: FormNode) { node.seen = watchedValues(node) }

  private func news(_ node: FormNode) -> Set<String> {
    Set(watchedValues(node).filter { node.seen[$0] != $1 }.keys)
  }

  /// Returns the next model to react: one with the fewest generations below, and of those the first that changed.
  private func due() -> FormNode? {
    let present: Set<Int> = present
    touched.removeAll { !present.contains($0.id) || news($0).isEmpty }
    let heights: [Int] = touched.map { scenario.height($0.kind) }
    guard let least: Int = heights.min() else { return nil }
    return zip(touched, heights).first { $0.1 == least }?.0
  }

  private func react(_ node: FormNode) {
    let news: Set<String> = news(node)
    touched.removeAll { $0 === node }
    see(node)
    for load in scenario.models[node.kind].loads.indices where news.contains("load \(load)") { change(node, load) }
    for (index, action) in scenario.models[node.kind].actions.enumerated() where !news.isDisjoint(with: action.on) {
      node.states["beat", default: 0] += 1
      run(node, index, -(node.id * 4096 + node.states["beat", default: 0]) * 16)
    }
  }

  // MARK: Events

  private func tell(_ node: FormNode, _ number: Int) {
    if let path: [Int] = root.path(to: node) { told.append((path, number)) }
    guard let way: [FormNode] = way(to: node), way.count > 1 else { return }
    let parent: FormNode = way[way.count - 2]
    let actions: [Int] = scenario.models[parent.kind].actions.indices.filter { index in
      scenario.models[parent.kind].actions[index].hears.contains { step in
        switch step {
        case .child(let child): parent.children[child] === node
        case .optional: parent.optional === node
        case .ofCase(let place): parent.choice.node(place) === node
        case .rows: parent.rows.contains { $0 === node }
        }
      }
    }
    let isRow: Bool = parent.rows.contains { $0 === node }
    if !actions.isEmpty { heard.append((parent, actions, isRow ? node.id : nil, number)) }
  }

  private func hear(_ node: FormNode, _ actions: [Int], _ row: Int?, _ number: Int) {
    guard present.contains(node.id) else { return }
    for index in actions {
      node.states["beat", default: 0] += 1
      write(node, "t", ((node.states["t"] ?? 0) * 31 + (number & 15)) & 0xFFFF)
      if let row { write(node, "t", ((node.states["t"] ?? 0) + row) & 0xFFFF) }
      run(node, index, -(node.id * 4096 + node.states["beat", default: 0]) * 16)
    }
  }

  /// Adds the models on the path to the root that react to a write, or load by it.
  func touch(_ node: FormNode, _ name: String) {
    guard let way: [FormNode] = way(to: node) else { return }
    let place: FormPlace = FormPlace(model: node.kind, name: name)
    for other in way.reversed() where !touched.contains(where: { $0 === other }) {
      if reach[other.kind].values.contains(where: { $0.contains(place) }) { touched.append(other) }
    }
  }

  func write(_ node: FormNode, _ name: String, _ value: Int) {
    if node.states[name] == value { return }
    node.states[name] = value
    touch(node, name)
  }

  /// Sets the chosen case, unless it is the current one.
  private func choose(_ node: FormNode, _ choice: FormNode.Choice) {
    switch (node.choice, choice) {
    case (.off, .off), (.nothing, .nothing): return
    case (.word(let word), .word(let other)) where word == other: return
    default: break
    }
    node.choice = choice
    touch(node, "y0")
  }

  func made(_ kind: Int) -> FormNode {
    let node: FormNode = FormNode(scenario, kind) {
      lastID += 1
      return lastID
    }
    for one in node.all { see(one) }
    return node
  }
}

// MARK: - Bodies

extension FormOracle {
  /// - Returns: The action's result.
  @discardableResult
  private func run(_ node: FormNode, _ index: Int, _ number: Int) -> Int? {
    if let load: Int = scenario.models[node.kind].load(index) {
      call(node, load)
      return nil
    }
    let action: FormScenario.Action = scenario.models[node.kind].actions[index]
    for cancel in action.cancels { dismiss(cancel, node) }
    for cancel in action.cancels { plans.append { self.carryOut(cancel, node, self.number(node, action, number)) } }
    var deferred: [Int] = []
    let isWhole: Bool = run(node, action.name, action.body, number, &deferred)
    if isWhole {
      for effect in action.effects {
        let cause: Int = cause
        if effect.outlives { planned.append(node) }
        plans.append {
          if effect.outlives, let place = self.planned.firstIndex(where: { $0 === node }) {
            self.planned.remove(at: place)
          }
          self.begin(effect, node, self.number(node, action, number), cause)
        }
      }
    }
    let result: Int? = action.gives.map { node.value($0, number, in: scenario) }
    for action in deferred.reversed() { run(node, action, number) }
    return result
  }

  /// Returns the argument of an action's effects. A reaction has none: its effects name the fields at their start.
  private func number(_ node: FormNode, _ action: FormScenario.Action, _ number: Int) -> Int {
    action.isReaction ? beat(node) : number
  }

  private func beat(_ node: FormNode) -> Int { -(node.id * 4096 + node.states["beat", default: 0]) * 16 }

  /// - Returns: Whether the body reached its end.
  private func run(
    _ node: FormNode,
    _ name: String,
    _ body: [FormScenario.Statement],
    _ number: Int,
    _ deferred: inout [Int]
  ) -> Bool {
    func value(_ value: FormScenario.Value) -> Int { node.value(value, number, in: scenario) }
    func row(_ place: FormScenario.Value) -> Int? {
      node.rows.isEmpty ? nil : node.rows[value(place) % node.rows.count].id
    }
    func target(_ path: [FormScenario.Step]) -> FormNode? {
      path.reduce(Optional(node)) { target, step in
        switch step {
        case .child(let child): target?.children[child]
        case .optional: target?.optional
        case .ofCase(let place): target?.choice.node(place)
        case .row(let place): target?.rows.first { $0.id == row(place) }
        }
      }
    }
    let model: FormScenario.Model = scenario.models[node.kind]
    for statement in body {
      switch statement {
      case .grow(let name, let grown): write(node, name, (node.states[name] ?? 0) + 1 + (value(grown) & 3))
      case .set(let set): write(node, "u0", value(set) & 7)
      case .tell: tell(node, number)
      case .write(let path, "u0", let set): write(path.reduce(node) { $0.children[$1] }, "u0", value(set) & 7)
      case .write(let path, let name, let grown):
        let child: FormNode = path.reduce(node) { $0.children[$1] }
        write(child, name, (child.states[name] ?? 0) + 1 + (value(grown) & 3))
      case .trace(let some): write(node, "t", ((node.states["t"] ?? 0) * 31 + (number & 15) + some) & 0xFFFF)
      case .note:
        let values: [Int] = model.states.map { node.states[$0] ?? 0 }
        lines.append(FormDesk.label("\(model.name).\(name)", node.id, number, values))
      case .when(let condition, let then, let otherwise):
        let chosen: [FormScenario.Statement] = node.holds(condition, number, in: scenario) ? then : otherwise
        if !run(node, name, chosen, number, &deferred) { return false }
      case .leave(let condition): if !node.holds(condition, number, in: scenario) { return false }
      case .deferred(let action): deferred.append(action)
      case .call(let path, let action):
        if let target: FormNode = target(path) { run(target, action, number) }
      case .ask(let path, let question, let answer):
        let before: Int = node.states["t"] ?? 0
        let result: Int = target(path).flatMap { run($0, question, number) } ?? 0
        switch answer {
        case .trace: write(node, "t", (before * 31 + (result & 15)) & 0xFFFF)
        case .kept: write(node, "t", ((node.states["t"] ?? 0) * 31 + (result & 15)) & 0xFFFF)
        case .set: write(node, "u0", result & 7)
        case .unused: break
        case .when(let then): if result & 1 == 1, !run(node, name, then, number, &deferred) { return false }
        }
      case .each(let action):
        for id in node.rows.map(\.id) {
          if let row: FormNode = node.rows.first(where: { $0.id == id }) { run(row, action, number) }
        }
      case .append:
        guard node.rows.count < 3, let list: Int = model.list else { break }
        node.rows.append(made(list))
        touch(node, "rows")
      case .remove(let place):
        guard let id: Int = row(place) else { break }
        node.rows.removeAll { $0.id == id }
        touch(node, "rows")
      case .again(let place):
        guard let id: Int = row(place), let again: FormNode = node.rows.first(where: { $0.id == id }) else { break }
        node.rows.removeAll { $0.id == id }
        node.rows.append(again)
        touch(node, "rows")
      case .reverse: node.rows.reverse()
      case .put:
        node.optional = model.optional.map { made($0) }
        touch(node, "x0")
      case .drop:
        node.optional = nil
        touch(node, "x0")
      case .choose(.model(let place)):
        if let kind: Int = model.choice?.models[place] { choose(node, .model(place, made(kind))) }
      case .choose(.word(let word)): choose(node, .word(value(word)))
      case .choose(.off): choose(node, .off)
      case .choose(.nothing): choose(node, .nothing)
      case .look:
        if case .word(let word) = node.choice { write(node, "t", ((node.states["t"] ?? 0) * 31 + word) & 0xFFFF) }
      case .mark(let place, let set):
        let value: Int = value(set) & 7
        if let child: FormNode = node.choice.node(place) { write(child, "u0", value) }
      }
    }
    return true
  }
}

// MARK: - Effects

extension FormOracle {
  private func carryOut(_ cancel: FormScenario.Cancel, _ node: FormNode, _ number: Int) {
    guard keepsModels || isHere(node) else { return }
    let key: Int? = cancel.key.map { node.value($0, number, in: scenario) }
    for target in targets(of: cancel, node) {
      tasks.uncall { $0.owner == target.id && $0.word == cancel.word }
      tasks.cancel { $0.node === target && $0.slot?.word == cancel.word && (key == nil || $0.slot?.key == key) }
    }
  }

  func targets(of cancel: FormScenario.Cancel, _ node: FormNode) -> [FormNode] {
    cancel.path.reduce([node]) { nodes, step in
      switch step {
      case .child(let child): nodes.map { $0.children[child] }
      case .optional: nodes.compactMap(\.optional)
      case .ofCase(let place): nodes.compactMap { $0.choice.node(place) }
      case .rows: nodes.flatMap(\.rows)
      }
    }
  }

  @discardableResult
  func begin(_ effect: FormScenario.Effect, _ node: FormNode, _ number: Int, _ cause: Int) -> Bool {
    // (The model may have left in the action that began the effect.)
    guard isHere(node) || keepsModels && effect.outlives, !tasks.isCancelled(cause) else { return false }
    if let when: FormScenario.Condition = effect.when, !node.holds(when, number, in: scenario) { return false }
    let slot: FormTasks.Slot? = effect.word.map { word in
      FormTasks.Slot(owner: node.id, word: word, key: effect.key.map { node.value($0, number, in: scenario) })
    }
    let values: [Int] = effect.values.map { node.value($0, number, in: scenario) }
    let label: String = FormDesk.label(effect.name, node.id, number, values)
    let due: Duration? = effect.after.map { tasks.now + FormDesk.time($0, effect.name, node.id, number) }
    tasks.begin(FormTask(effect, node, number, cause, slot, label, due))
    return true
  }

  private func go(_ step: FormTasks.Step) {
    let task: FormTask = step.task
    guard let end: FormEnd = step.end else {
      // The effect's work begins.
      if task.effect.kind == .notes {
        lines.append(task.label)
        return finish(task)
      }
      lines.append("begin " + task.label)
      return tasks.wait(task)
    }
    lines.append("\(end.rawValue) \(task.label)")
    switch end {
    case .isCancelled: tasks.end(task)
    case .isOver, .fails:
      if let load: Int = task.effect.load { return finish(task, load, with: end == .fails ? nil : step.answer) }
      if end == .isOver { return finish(task) }
      self.end(task, task.effect.catches, task.effect.isOfReaction ? beat(task.node) : task.number)
    }
  }

  private func finish(_ task: FormTask) {
    tell(task)
    if task.effect.ends { return end(task, task.effect.then, task.number) }
    call(task, task.effect.then, task.number)
    tasks.end(task)
  }

  /// Runs the completion body of an effect, which no longer counts as running, but whose handle still waits.
  private func end(_ task: FormTask, _ action: Int?, _ number: Int) {
    end(task, action.map { action in { self.run(task.node, action, number) } })
  }

  func end(_ task: FormTask, _ body: (() -> Void)?) {
    if let body, !task.isCancelled {
      tasks.leave(task)
      if isHere(task.node) { transaction(task.cause, body) }
    }
    tasks.end(task)
  }

  private func tell(_ task: FormTask) {
    guard task.effect.tells, !task.isCancelled, isHere(task.node) else { return }
    transaction(task.cause) { tell(task.node, task.number) }
  }

  private func call(_ task: FormTask, _ action: Int?, _ number: Int) {
    guard let action, !task.isCancelled, isHere(task.node) else { return }
    transaction(task.cause) { run(task.node, action, number) }
  }
}

// MARK: - Paths

typealias FormPlace = FormReach.Place

extension FormNode {
  /// Returns the path to another model over children that are never missing.
  fileprivate func path(to node: FormNode) -> [Int]? {
    if self === node { return [] }
    for (place, child) in children.enumerated() {
      if let path: [Int] = child.path(to: node) { return [place] + path }
    }
    return nil
  }

  /// Returns the models from this one down to another.
  fileprivate func way(to node: FormNode) -> [FormNode]? {
    if self === node { return [self] }
    for below in below {
      if let way: [FormNode] = below.way(to: node) { return [self] + way }
    }
    return nil
  }
}
