/// How the classes of a run are made: with machinery, or plainly, as one would write them by hand.
///
/// Models that hold each other are made alike. They are plain if they may be, and no key of the family asks for what
/// machinery does.
package struct Makes: Sendable {
  private var plain: Set<String> = []
  /// What observes the classes that say nothing, where it is not what was thought first.
  private(set) var usual: UsualOutlets?

  package init() {}

  /// - Parameters:
  ///   - usual: What was thought to observe the classes that say nothing.
  ///   - diagnostics: Gets an error for each model that says `plain`, and can't be.
  init(_ program: Program, _ usual: UsualOutlets, into diagnostics: inout Diagnostics) {
    var better: UsualOutlets = usual
    let tails: EventTails = EventTails(program.specs.flatMap(\.models))
    for members in Self.families(Self.classes(of: program)) {
      let family: Family = Family(members, tails)
      if family.asks.isEmpty {
        plain.formUnion(members.map(\.model.name))
      } else {
        for member in members where member.saysPlain { family.report(member, into: &diagnostics) }
        family.settle(&better)
      }
    }
    if better != usual { self.usual = better }
  }

  package func isPlain(_ model: ResolvedModel) -> Bool { plain.contains(model.name) }

  private static func classes(of program: Program) -> [Member] {
    program.specs.flatMap { spec in
      spec.models.filter { !$0.isValue }.map { model in
        // A store has the words of its value.
        let said: ResolvedModel = spec.models.first { $0.name == model.model.value } ?? model
        return Member(model: model, words: said.model.emit ?? spec.spec.emit ?? [])
      }
    }
  }

  /// The classes that hold each other, over any number of steps, in the order of the specs.
  private static func families(_ classes: [Member]) -> [[Member]] {
    var neighbours: [String: [String]] = [:]
    for member in classes {
      for held in member.held {
        neighbours[member.model.name, default: []].append(held)
        neighbours[held, default: []].append(member.model.name)
      }
    }
    var seen: Set<String> = []
    return classes.compactMap { first in
      guard seen.insert(first.model.name).inserted else { return nil }
      var (names, open): (Set<String>, [String]) = ([first.model.name], [first.model.name])
      while let name: String = open.popLast() {
        for next in neighbours[name] ?? [] where names.insert(next).inserted { open.append(next) }
      }
      seen.formUnion(names)
      return classes.filter { names.contains($0.model.name) }
    }
  }
}

/// What observes each class whose spec does not say it: it is plain, unless something of its family asks for more.
struct UsualOutlets: Equatable, Sendable {
  private var others: [String: String?] = [:]

  var isSettled: Bool { !others.isEmpty }

  /// Nil for none.
  subscript(model: String) -> String? {
    get { others[model] ?? Machinery.plain }
    set { others[model] = .some(newValue) }
  }
}

/// A class, and the words that say who observes it.
private struct Member {
  let model: ResolvedModel
  let words: [Word]

  var isPlain: Bool { model.outlets.contains { $0.name == Machinery.plain } }
  var saysPlain: Bool { isPlain && !isOpen }
  var isObserved: Bool { model.outlets.contains { $0.name == Machinery.observation } }
  /// Whether its spec does not say who observes it.
  var isOpen: Bool { model.isOpen }
  var held: [String] { model.stored.compactMap(\.held?.text) }
}

/// Classes that hold each other, and what asks for machinery among them.
private struct Family {
  private let members: [Member]
  let asks: [(member: Member, ask: Ask)]

  init(_ members: [Member], _ tails: EventTails) {
    let isObserved: Bool = members.contains { $0.isPlain || $0.isOpen && $0.isObserved }
    self.members = members
    asks = members.compactMap { member in
      let ask: Ask? = Ask(member.model, member.words, tails)
      // Nobody observes it, and what observes its family would have to see its fields.
      let other: Ask? = isObserved && !member.isPlain ? Ask("emit", member.model.model.name.range) : nil
      return (ask ?? other).map { (member, $0) }
    }
  }

  func report(_ member: Member, into diagnostics: inout Diagnostics) {
    let own: (member: Member, ask: Ask)? = asks.first { $0.member.model === member.model }
    guard let (asking, ask): (Member, Ask) = own ?? asks.first else { return }
    let name: String = member.model.model.value ?? member.model.name
    let owner: String =
      asking.model === member.model ? "" : "it belongs together with '\(asking.model.name)', where "
    diagnostics.error(
      "not-plain",
      at: member.words.first { $0.text == Machinery.plain }?.range,
      "'\(name)' can't be plain: \(owner)'\(ask.key)', line \(ask.range.start.line), \(ask.reason)",
      help: "leave 'plain' out, or do without '\(ask.key)'",
      notes: [.init("it is here", at: ask.range)]
    )
  }

  private func asks(at member: Member) -> Bool { asks.contains { $0.member.model === member.model } }

  /// Its open classes are observed, but for those of which only a class above asks, which is not.
  func settle(_ usual: inout UsualOutlets) {
    let asking: [String] = members.filter { asks(at: $0) }.map(\.model.name)
    let above: Set<String> = closure(of: asking) { member, known in
      member.held.contains(where: known.contains) ? [member.model.name] : []
    }
    let observed: [Member] = members.filter { $0.isOpen ? above.contains($0.model.name) : $0.isObserved }
    let below: Set<String> = closure(of: observed.map(\.model.name)) { member, known in
      known.contains(member.model.name) ? member.held : []
    }
    for member in members where member.isOpen {
      usual[member.model.name] = below.contains(member.model.name) ? Machinery.observation : nil
    }
  }

  /// The names, and those that each class adds while there are some.
  private func closure(of names: [String], adding more: (Member, Set<String>) -> [String]) -> Set<String> {
    var known: Set<String> = Set(names)
    var count: Int = -1
    while known.count != count {
      count = known.count
      for member in members { known.formUnion(more(member, known)) }
    }
    return known
  }
}

/// A key that asks for machinery: the first of a model, in the order of the language's guide.
struct Ask: Sendable {
  let key: String
  let range: SourceRange
  let reason: String

  init(_ key: String, _ range: SourceRange, _ reason: String = "needs what models share") {
    (self.key, self.range, self.reason) = (key, range, reason)
  }

  /// - Parameter words: The outlets that the model or its spec names.
  init?(_ model: ResolvedModel, _ words: [Word], _ tails: EventTails) {
    let asks: Ask? =
      Self.outlet(of: model, words) ?? Self.entry(of: model) ?? Self.action(of: model) ?? Self.name(of: model)
    guard let ask: Ask = asks ?? tails.first(in: model).map({ Ask("events", $0) }) else { return nil }
    self = ask
  }

  /// Whoever observes in another way than by reading.
  private static func outlet(of model: ResolvedModel, _ words: [Word]) -> Ask? {
    if let view: View = model.view { return Ask("view", view.range) }
    if model.model.value != nil {
      return Ask(Machinery.reducer, words.first { $0.text == Machinery.reducer }?.range ?? model.model.name.range)
    }
    // What an open class was given since its family asks, asks for nothing.
    let outlet: Outlet? = model.outlets.first { !$0.isForPlain && !(model.isOpen && $0.name == Machinery.observation) }
    guard let outlet else { return nil }
    return Ask(outlet.name, words.first { $0.text == outlet.name }?.range ?? model.model.name.range)
  }

  private static func entry(of model: ResolvedModel) -> Ask? {
    if let list: Stored = model.stored.first(where: { $0.list != nil }) { return Ask("lists", list.name.range) }
    if let load: Load = model.loads.first { return Ask("loads", load.name.range) }
    return model.model.derivations.first { $0.equal != nil || $0.mustBeKept }.map {
      Ask($0.equal == nil ? "kept" : "equal", $0.name.range)
    }
  }

  private static func action(of model: ResolvedModel) -> Ask? {
    for action in model.actions.map(\.action) {
      if let effect: Effect = action.effects.first { return Ask("effect", effect.range) }
      if let id: EffectID = action.cancels.first { return Ask("cancels", id.name.range) }
      if action.trigger != nil, !action.hearsEvents { return Ask("on", action.signature.nameRange) }
      if let animation: SwiftCode = action.animation { return Ask("animation", animation.range) }
      let update: NameUses.Use? = action.body.names.uses.first { $0.name == "update" }
      if let update, !model.model.hasField("update") { return Ask("update", update.range) }
    }
    return nil
  }

  /// A name that the text of Observation's macro can't bear.
  private static func name(of model: ResolvedModel) -> Ask? {
    let states: Set<String> = Set(model.states.map(\.name.text))
    let state: Word? = model.states.map(\.name).first { name in
      SwiftName.escaped(name.text) != name.text
        || name.text.hasPrefix("_") && states.contains(String(name.text.dropFirst()))
    }
    if let state { return Ask(state.text, state.range, "is no name for '@Observable'") }
    // After a dot, Swift takes 'init' for an initializer.
    let entries: [Word] = model.stored.map(\.name) + model.model.derivations.map(\.name)
    if let entry: Word = entries.first(where: { $0.text == "init" }) {
      return Ask(entry.text, entry.range, "is no name behind 'self.'")
    }
    let calls: Set<String> = ["access", "shouldNotifyObservers", "withMutation"]
    let functions: [Signature] = model.actions.map(\.action.signature) + model.model.functions.map(\.signature)
    return functions.first { calls.contains($0.name) }.map {
      Ask($0.name, $0.nameRange, "is no name for '@Observable'")
    }
  }
}
