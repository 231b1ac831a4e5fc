/// The form in which the classes of a run are emitted: with machinery, or plain, as one would write them by hand.
///
/// Classes that hold each other are a family, and have the same form: plain if they may be, and if no key of the family
/// needs machinery.
package struct ClassForms: Sendable {
  private var plain: Set<String> = []
  /// The loads and reactions of each plain class in whose family effects or events wait for the end of actions.
  private var watches: [String: PlainWatch] = [:]
  /// The outlets of the classes whose specs choose none, if these differ from the outlets assumed first.
  private(set) var usual: UsualOutlets?
  private var reasons: [String: Obstacle] = [:]

  package init() {}

  /// - Parameters:
  ///   - usual: The outlets assumed for the classes whose specs choose none.
  ///   - diagnostics: Gets an error for each model that declares `plain`, and can't be.
  init(_ program: Program, _ usual: UsualOutlets, into diagnostics: inout Diagnostics) {
    var better = usual
    let tails = EventTails(program.models)
    let others = OtherClasses(program.modules)
    plain = others.plain
    for members in Self.families(Self.classes(of: program)) {
      let family = Family(members, tails, others)
      if family.obstacles.isEmpty {
        plain.formUnion(members.map(\.model.name))
        for member in members { others.checkCancelled(by: member.model, into: &diagnostics) }
        guard family.hasTurns else { continue }
        let watched = PlainWatch.all(of: members.map(\.model))
        for member in members { others.checkFollowed(by: member.model, watched, into: &diagnostics) }
        watches.merge(watched) { $1 }
      } else {
        for member in members { others.checkHeld(by: member.model, into: &diagnostics) }
        for member in members where member.saysPlain { family.report(member, into: &diagnostics) }
        family.settle(&better)
        for member in members where member.isOpen { reasons[member.model.name] = family.reason(for: member)?.obstacle }
      }
    }
    if better != usual { self.usual = better }
  }

  package func isPlain(_ model: ResolvedModel) -> Bool { isPlain(model.name) }
  func isPlain(_ name: String) -> Bool { plain.contains(name) }

  /// Whether effects or events in the family of a plain class wait for the end of actions.
  func hasTurns(_ model: ResolvedModel) -> Bool { watches[model.name] != nil }

  /// Returns the loads and reactions of a plain class; nil if nothing in its family waits for the end of actions.
  func watch(of model: ResolvedModel) -> PlainWatch? { watches[model.name] }

  /// Returns the key that keeps a class from being plain, if its spec chooses no outlet.
  package func reason(for model: ResolvedModel) -> Obstacle? { reasons[model.name] }

  private static func classes(of program: Program) -> [Member] {
    program.specs.flatMap { spec in
      spec.models.filter { !$0.isValue }.map { model in
        // A store has the words of its value.
        let value = model.model.value.flatMap { name in spec.models.first { $0.name == name } }
        return Member(model: model, words: (value ?? model).model.emit ?? spec.spec.emit ?? [])
      }
    }
  }

  /// Returns the classes in groups that hold each other, over any number of steps, in the order of the specs.
  private static func families(_ classes: [Member]) -> [[Member]] {
    var neighbours: [String: [String]] = [:]
    for member in classes {
      for child in member.childTypes {
        neighbours[member.model.name, default: []].append(child)
        neighbours[child, default: []].append(member.model.name)
      }
    }
    /// The number of each class's family.
    var numbers: [String: Int] = [:]
    var families: [[Member]] = []
    for member in classes {
      let number = numbers[member.model.name] ?? families.count
      if number < families.count {
        families[number].append(member)
        continue
      }
      families.append([member])
      var open = [member.model.name]
      while let name = open.popLast() {
        if numbers.updateValue(number, forKey: name) == nil { open += neighbours[name] ?? [] }
      }
    }
    return families
  }
}

/// The outlet of each class whose spec chooses none: it is plain, unless its family needs more.
struct UsualOutlets: Equatable, Sendable {
  private var others: [String: String?] = [:]

  var isSettled: Bool { !others.isEmpty }

  /// The outlet of a class by its name; nil for none.
  subscript(model: String) -> String? {
    get { others[model] ?? ReservedNames.plain }
    set { others[model] = .some(newValue) }
  }
}

/// A class, and the words of `emit` for it.
private struct Member {
  let model: ResolvedModel
  let words: [Word]

  var isPlain: Bool { model.has(ReservedNames.plain) }
  var saysPlain: Bool { isPlain && !isOpen }
  var isObserved: Bool { model.has(ReservedNames.observation) }
  /// Whether its spec chooses no outlet by which it is observed.
  var isOpen: Bool { model.isOpen }
  var childTypes: [String] { model.stored.compactMap(\.childType?.text) }
}

/// Classes that hold each other, and the keys among them that need machinery.
private struct Family {
  private let members: [Member]
  /// Whether effects wait for the end of actions: events wait with them.
  let hasTurns: Bool
  let obstacles: [(member: Member, obstacle: Obstacle)]

  init(_ members: [Member], _ tails: EventTails, _ others: OtherClasses) {
    let isObserved = members.contains { $0.isPlain || $0.isOpen && $0.isObserved }
    self.members = members
    let hasTurns = members.contains { $0.model.hasEffects || others.haveTurns($0.childTypes) }
    self.hasTurns = hasTurns
    obstacles = members.compactMap { member in
      let obstacle = Obstacle(member.model, member.words, hasTurns ? nil : tails, others)
      // It has no observers, but those of its family would have to see its fields.
      let isUnseen = isObserved && !member.isPlain && !member.isOpen
      let other = isUnseen ? Obstacle("emit", member.model.model.name.range) : nil
      return (obstacle ?? other).map { (member, $0) }
    }
  }

  /// Returns the obstacle of the member itself, or else the first one of the family.
  func reason(for member: Member) -> (member: Member, obstacle: Obstacle)? {
    obstacles.first { $0.member.model.name == member.model.name } ?? obstacles.first
  }

  func report(_ member: Member, into diagnostics: inout Diagnostics) {
    guard let (asking, obstacle) = reason(for: member) else { return }
    let name = member.model.model.value ?? member.model.name
    let owner =
      asking.model.name == member.model.name ? "" : "it belongs together with '\(asking.model.name)', where "
    diagnostics.error(
      "not-plain",
      at: member.words.first { $0.text == ReservedNames.plain }?.range,
      "'\(name)' can't be plain: \(owner)'\(obstacle.key)', line \(obstacle.range.start.line), \(obstacle.reason)",
      help: "leave 'plain' out, or do without '\(obstacle.key)'",
      notes: [.init("it is here", at: obstacle.range)]
    )
  }

  /// Chooses the outlets of open classes: Observation if the class, or one below it, has an obstacle, or if a class above it is
  /// observed; otherwise none.
  func settle(_ usual: inout UsualOutlets) {
    let asking = obstacles.map(\.member.model.name)
    let above = closure(of: asking) { member, known in
      member.childTypes.contains(where: known.contains) ? [member.model.name] : []
    }
    let observed = members.filter { $0.isOpen ? above.contains($0.model.name) : $0.isObserved }
    let below = closure(of: observed.map(\.model.name)) { member, known in
      known.contains(member.model.name) ? member.childTypes : []
    }
    for member in members where member.isOpen {
      usual[member.model.name] = below.contains(member.model.name) ? ReservedNames.observation : nil
    }
  }

  /// Returns the names with those that classes add, until none is new.
  private func closure(of names: [String], adding more: (Member, Set<String>) -> [String]) -> Set<String> {
    var known = Set(names)
    var count = -1
    while known.count != count {
      count = known.count
      for member in members { known.formUnion(more(member, known)) }
    }
    return known
  }
}
