// Made by bindgen for the models beside it. Do not edit: change the specs.
// swift-format-ignore-file
// swiftlint:disable all

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

/// What the models of this module share.
enum Bindgen {}

// MARK: - Values

extension Bindgen {
  /// Stores a value and says whether it differs from the one before.
  @inline(__always)
  static func replace<Value: Swift.Equatable>(_ old: inout Value, with new: Value) -> Swift.Bool {
    defer { old = new }
    return old != new
  }

  /// What can't be compared always differs.
  @_disfavoredOverload
  @inline(__always)
  static func replace<Value>(_ old: inout Value, with new: Value) -> Swift.Bool {
    old = new
    return true
  }

  @inline(__always)
  static func areEqual<Value: Swift.Equatable>(_ left: Value, _ right: Value) -> Swift.Bool { left == right }

  @_disfavoredOverload
  @inline(__always)
  static func areEqual<Value>(_ left: Value, _ right: Value) -> Swift.Bool { false }
}

// MARK: - Sets of fields

extension Bindgen {
  /// A set of fields, one bit each: state first, then derivations in the order in which they follow.
  struct Mask: Swift.Equatable, Swift.Sendable {
    private(set) var bits: Swift.UInt64 = 0

    init() {}

    @inline(__always)
    init(_ field: Swift.Int) { bits = Mask.bit(field) }

    /// The place of a field in its word. Made of the machine's word: a conversion from any integer costs the compiler
    /// more than all of this type.
    @inline(__always)
    private static func bit(_ field: Swift.Int) -> Swift.UInt64 {
      1 &<< Swift.UInt64(_truncatingBits: Swift.UInt(bitPattern: field))
    }

    /// All bits: wider models have several words of them.
    @inline(__always)
    subscript(word: Swift.Int) -> Swift.UInt64 {
      get { bits }
      set { bits = newValue }
    }

    @inline(__always)
    func has(_ field: Swift.Int) -> Swift.Bool { meets(Mask(field)) }

    @inline(__always)
    func meets(_ other: Mask) -> Swift.Bool { bits & other.bits != 0 }

    @inline(__always)
    mutating func add(_ field: Swift.Int) { bits |= Mask.bit(field) }

    @inline(__always)
    mutating func add(_ other: Mask) { bits |= other.bits }

    @inline(__always)
    var isEmpty: Swift.Bool { bits == 0 }

    /// Flips what both hold.
    @inline(__always)
    mutating func drop(_ other: Mask) { bits ^= bits & other.bits }

    @inline(__always)
    mutating func keep(_ other: Mask) { bits &= other.bits }

    @inline(__always)
    mutating func takeFirst() -> Swift.Int? {
      if bits == 0 { return nil }
      defer { bits &= bits - 1 }
      return bits.trailingZeroBitCount
    }

    /// The names of these, out of all with a space between them.
    func names(outOf all: Swift.String) -> [Swift.String] {
      var names: [Swift.String] = []
      var field: Swift.Int = 0
      var name: Swift.String = ""
      for character in all {
        if character == " " {
          if has(field) { names.append(name) }
          field += 1
          name = ""
        } else {
          name.append(character)
        }
      }
      if has(field) { names.append(name) }
      return names
    }
  }
}

// MARK: - What follows from what

extension Bindgen {
  /// A model's fields and what follows from each, known when the code was made.
  struct Graph: Swift.Sendable {
    /// The derivations that name a field.
    private(set) var users: [Mask]
    /// All that follows from a field in the end.
    private(set) var followers: [Mask]
    /// A field and all that it follows from.
    private(set) var sources: [Mask]
    private(set) var all: Mask = Mask()
    private(set) var derived: Mask = Mask()

    /// - Parameter inputs: The fields that each derivation names: state first, then derivations, then what is outside.
    /// - Parameter outside: Of the fields of children that they follow from, which of these each follows from there.
    init(states: Swift.Int, inputs: [[Swift.Int]], outside: [[Swift.Int]] = []) {
      let fields: Swift.Int = states + inputs.count
      let none: [Mask] = Swift.Array(repeating: Mask(), count: fields + outside.count)
      (users, followers, sources) = (none, none, none)
      for field in 0..<fields {
        all.add(field)
        sources[field].add(field)
      }
      for field in states..<fields {
        derived.add(field)
        for input in inputs[field - states] {
          users[input].add(field)
          sources[field].add(sources[input])
        }
      }
      for field in (states..<fields).reversed() {
        for input in inputs[field - states] {
          followers[input].add(field)
          followers[input].add(followers[field])
        }
      }
      for index in outside.indices.reversed() {
        for input in outside[index] { followers[input].add(followers[fields + index]) }
      }
      sources.removeLast(outside.count)
    }

    /// What must be up to date so that these fields are.
    func sources(of fields: Mask) -> Mask {
      var found: Mask = Mask()
      var rest: Mask = fields
      while let field: Swift.Int = rest.takeFirst() { found.add(sources[field]) }
      return found
    }
  }

  /// Which derivations are out of date.
  struct Staleness {
    /// Those that may be: something that they follow from was written.
    private(set) var stale: Mask
    /// Of these, those of which an input of their own changed: only they are computed.
    var dirty: Mask

    init(_ graph: Graph) {
      stale = graph.derived
      dirty = graph.derived
    }

    @inline(__always)
    mutating func wrote(_ field: Swift.Int, _ graph: Graph) {
      dirty.add(graph.users[field])
      stale.add(graph.followers[field])
    }

    /// Whether it changed is not known yet.
    @inline(__always)
    mutating func mayDiffer(_ field: Swift.Int, _ graph: Graph) { stale.add(graph.followers[field]) }

    @inline(__always)
    func pass(_ word: Swift.Int, _ wanted: Mask) -> Pass {
      Pass(word: word, wanted: wanted[word], dirty: dirty[word])
    }

    /// The fields of a pass are up to date: added to those out of date, and then flipped.
    @inline(__always)
    mutating func finish(_ pass: Pass, _ fields: Swift.UInt64) {
      let done: Swift.UInt64 = pass.wanted & fields
      dirty[pass.word] = (dirty[pass.word] | pass.dirty | done) ^ done
      stale[pass.word] ^= stale[pass.word] & done
    }
  }
}

// MARK: - Who is told

extension Bindgen {
  /// What observers know of a model, and what they are to be told.
  struct Ledger {
    /// What changed since observers were told.
    var changed: Mask = Mask()
    private(set) var watched: Mask = Mask()
    private(set) var isWatched: Swift.Bool = false
    /// What must be up to date before observers are told, and the state that it follows from.
    private(set) var needed: Mask = Mask()
    /// What observers know of these was kept when they were computed again before the transaction's end.
    private var remembered: Mask = Mask()

    /// Whether what observers know must be kept before these are computed: it was not kept yet.
    func mustRemember(_ stale: Mask, _ wanted: Mask) -> Swift.Bool {
      var due: Mask = wanted
      due.keep(stale)
      return remembered.isEmpty && needed.meets(due)
    }

    /// What had changed before is not known to be as it was told.
    mutating func remember() {
      remembered = watched
      remembered.drop(changed)
    }

    /// Somebody knows these as they are now: what has changed of them is told, even if it comes out as it was.
    mutating func keep(_ fields: Mask) {
      var known: Mask = fields
      known.keep(changed)
      remembered.drop(known)
    }

    @inline(__always)
    var hasRemembered: Swift.Bool { !remembered.isEmpty }

    /// What was kept is known no longer: of it, these came out as they were.
    mutating func leaveOut(_ equal: Mask) {
      var known: Mask = equal
      known.keep(remembered)
      changed.drop(known)
      remembered = Mask()
    }

    /// What is newly watched counts from how it stands now.
    mutating func count(_ new: Mask) {
      changed.drop(new)
      remembered.drop(new)
    }

    mutating func watch(_ fields: Mask, _ graph: Graph) {
      watched = fields
      isWatched = !fields.isEmpty
      needed = graph.sources(of: fields)
    }

    /// What observers are to be told now.
    mutating func takeNotice() -> Mask {
      defer { changed = Mask() }
      var notice: Mask = changed
      notice.keep(watched)
      return notice
    }
  }
}

extension Bindgen {
  /// What a model keeps beside its fields so that every read is right and every notice is true.
  final class Core {
    let graph: Graph
    var staleness: Staleness
    var ledger: Ledger = Ledger()
    /// How many actions, updates and notices are open.
    private var depth: Swift.Int = 0
    /// Something was written that observers follow.
    var isPending: Swift.Bool = false
    /// It tells now: what is read, whoever observes knows.
    var isTelling: Swift.Bool = false
    /// Those who are told before something changes, once there was one.
    private(set) var forewarned: Forewarned?
    private var forewarnings: Forewarnings = Forewarnings()
    /// How many transactions there were, and rounds in them.
    private var transaction: Swift.Int = 0
    /// The one of which they were told last.
    private var lastTold: Swift.Int = 0

    init(_ graph: Graph) {
      self.graph = graph
      staleness = Staleness(graph)
    }

    @inline(__always)
    var isOpen: Swift.Bool { depth > 0 }

    @inline(__always)
    var isLast: Swift.Bool { depth == 1 }

    @inline(__always)
    func open() {
      if depth == 0 { transaction &+= 1 }
      depth += 1
    }

    @inline(__always)
    func close() { depth -= 1 }

    @inline(__always)
    func isStale(_ field: Swift.Int) -> Swift.Bool { staleness.stale.has(field) }

    @inline(__always)
    func wrote(_ field: Swift.Int) { staleness.wrote(field, graph) }

    @inline(__always)
    func finish(_ pass: Pass, _ fields: Swift.UInt64) {
      staleness.finish(pass, fields)
      ledger.changed[pass.word] |= pass.changed
    }

    /// What follows is another transaction, though the last one is open still.
    func beginRound() { transaction &+= 1 }

    /// Tells those who want to know before, once a transaction.
    func announce() {
      if let forewarned, lastTold != transaction { forewarnings.add(forewarned) }
      lastTold = transaction
      while let forewarning: Forewarning = forewarnings.takeFirst() { forewarning.body() }
    }

    /// It is told of what is still to change in this transaction.
    func add(_ forewarning: Forewarning) {
      let forewarned: Forewarned = forewarned ?? Forewarned()
      forewarned.add(forewarning)
      self.forewarned = forewarned
      transaction &+= 1
    }
  }
}

// MARK: - Observers

extension Bindgen {
  /// An observation; it lives as long as its token, and the model knows it only weakly.
  final class Observer<Model, Changes> {
    let fields: Mask
    let body: (Model, Changes) -> Swift.Void

    init(_ fields: Mask, _ body: @escaping (Model, Changes) -> Swift.Void) {
      self.fields = fields
      self.body = body
    }
  }

  /// The observers of a model.
  final class Observers<Model, Changes> {
    private final class Link {
      weak var observer: Observer<Model, Changes>?
      /// The same while a round is told, which holds it until all are.
      var present: Observer<Model, Changes>?

      init(_ observer: Observer<Model, Changes>) { self.observer = observer }

      /// False where it has ended.
      @inline(__always)
      func begin() -> Swift.Bool {
        present = observer
        return present != nil
      }

      @inline(__always)
      func tell(_ model: Model, _ changes: Changes, _ changed: Mask) {
        // Whose token went in this round is held by nobody else.
        if Swift.isKnownUniquelyReferenced(&present) { return }
        let observer: Unmanaged<Observer<Model, Changes>>? = present.map { Unmanaged.passUnretained($0) }
        observer?._withUnsafeGuaranteedRef { if $0.fields.meets(changed) { $0.body(model, changes) } }
      }
    }

    private var links: [Link] = []
    /// So many are looked through for those that ended.
    private var mostLinks: Swift.Int = 8
    /// So many were there when the round began: who joins meanwhile is told from the next one on.
    private var presentCount: Swift.Int = 0

    func add(_ observer: Observer<Model, Changes>) {
      if links.count >= mostLinks {
        dropEnded()
        mostLinks = 2 * links.count + 8
      }
      // Taken out, they grow in place.
      var links: [Link] = []
      swap(&links, &self.links)
      links.append(Link(observer))
      self.links = links
    }

    private func dropEnded() { links = links.filter { $0.observer != nil } }

    /// What those that did not end observe.
    var fields: Mask {
      var fields: Mask = Mask()
      for link in links {
        if let observer: Observer<Model, Changes> = link.observer { fields.add(observer.fields) }
      }
      return fields
    }

    /// A round begins; true where somebody has ended since the last one.
    func begin() -> Swift.Bool {
      presentCount = links.count
      var hasEnded: Swift.Bool = false
      forPresent { if !$0.begin() { hasEnded = true } }
      if !hasEnded { return false }
      dropEnded()
      presentCount = links.count
      return true
    }

    func tell(_ model: Model, _ changes: Changes, _ changed: Mask) {
      forPresent { $0.tell(model, changes, changed) }
      finish()
    }

    func finish() {
      forPresent { $0.present = nil }
      presentCount = 0
    }

    /// Without counting references: who is there when a round begins stays in its place until it ends.
    @inline(__always)
    private func forPresent(_ body: (Link) -> Swift.Void) {
      var index: Swift.Int = 0
      while index < presentCount {
        Unmanaged.passUnretained(links[index])._withUnsafeGuaranteedRef(body)
        index += 1
      }
    }
  }

  /// Observes until it is cancelled or released.
  final class Subscription<Model, Changes> {
    private var observer: Observer<Model, Changes>?

    init(_ observer: Observer<Model, Changes>) { self.observer = observer }

    func cancel() { observer = nil }
  }
}

// MARK: - Who is told before

extension Bindgen {
  /// Is called before something changes, as long as somebody holds it.
  final class Forewarning {
    let body: () -> Swift.Void

    init(_ body: @escaping () -> Swift.Void) { self.body = body }
  }

  final class ForewarningLink {
    weak var forewarning: Forewarning?

    init(_ forewarning: Forewarning) { self.forewarning = forewarning }
  }

  /// Those of a model.
  final class Forewarned {
    private(set) var links: [ForewarningLink] = []
    /// So many are looked through for those that ended.
    private var mostLinks: Swift.Int = 8

    func add(_ forewarning: Forewarning) {
      if links.count >= mostLinks {
        links = links.filter { $0.forewarning != nil }
        mostLinks = 2 * links.count + 8
      }
      links.append(ForewarningLink(forewarning))
    }
  }

  /// Those who are still to be told before the change.
  ///
  /// Who writes when it is told has the rest told first: nobody is told too late.
  struct Forewarnings {
    private var links: [ForewarningLink] = []
    private var next: Swift.Int = 0

    mutating func add(_ forewarned: Forewarned) { links += forewarned.links }

    mutating func move(to others: inout Forewarnings) {
      others.links += links[next...]
      self = Forewarnings()
    }

    mutating func takeFirst() -> Forewarning? {
      while next < links.count {
        next += 1
        if let forewarning: Forewarning = links[next - 1].forewarning { return forewarning }
      }
      self = Forewarnings()
      return nil
    }
  }
}

// MARK: - Subscribers

extension Bindgen {
  /// Sends where the model lives. It holds the model; a subscription does not.
  struct ModelPublisher<Output>: Publisher {
    typealias Failure = Swift.Never

    /// What is sent on subscription, if anything.
    private let first: () -> Output?
    /// What is left of two values that nobody had asked for.
    private let joining: (Output, Output) -> Output
    /// Calls a closure with all that is to be sent, as long as somebody holds what this gives.
    private let observe: (@escaping (Output) -> Swift.Void) -> Swift.AnyObject

    init(
      first: @escaping () -> Output? = { nil },
      joining: @escaping (Output, Output) -> Output = { $1 },
      observe: @escaping (@escaping (Output) -> Swift.Void) -> Swift.AnyObject
    ) {
      self.first = first
      self.joining = joining
      self.observe = observe
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Swift.Never {
      let supply: Supply<S> = Supply(subscriber, joining)
      let token: Swift.AnyObject = observe { supply.offer($0) }
      if let value: Output = first() { supply.offer(value) }
      subscriber.receive(subscription: SupplySubscription(supply, token))
    }
  }

  /// Gives a subscriber as much as it asks for.
  final class Supply<S: Subscriber> {
    private let subscriber: S
    private let joining: (S.Input, S.Input) -> S.Input
    private var demand: Demand = .none
    /// Most ask for all there is, once.
    private var wantsAll: Swift.Bool = false
    /// What came while nothing was asked for.
    private var waiting: S.Input?

    init(_ subscriber: S, _ joining: @escaping (S.Input, S.Input) -> S.Input) {
      self.subscriber = subscriber
      self.joining = joining
    }

    @inline(__always)
    func offer(_ value: S.Input) {
      if wantsAll { _ = subscriber.receive(value) } else { give(value) }
    }

    private func give(_ value: S.Input) {
      if demand == .none {
        waiting = waiting.map { joining($0, value) } ?? value
      } else {
        demand -= 1
        request(subscriber.receive(value))
      }
    }

    func request(_ more: Demand) {
      demand += more
      wantsAll = demand == .unlimited
      guard demand > 0, let value: S.Input = waiting else { return }
      waiting = nil
      offer(value)
    }
  }

  /// What a subscriber has of a model: the observation ends with its token, which any thread may let go of.
  final class SupplySubscription<S: Subscriber>: Supplied {
    /// The observation's own.
    private weak var supply: Supply<S>?
    nonisolated(unsafe) private var token: Swift.AnyObject?

    init(_ supply: Supply<S>, _ token: Swift.AnyObject) {
      self.supply = supply
      self.token = token
    }

    func request(_ demand: Demand) { supply?.request(demand) }

    nonisolated func cancel() { token = nil }
  }
}

// MARK: - Bringing up to date

extension Bindgen {
  /// A walk through up to 64 derivations in the order in which they follow. `&<<` takes a field's number modulo 64: its
  /// place in the word.
  struct Pass {
    let word: Swift.Int
    let wanted: Swift.UInt64
    /// Those of which an input of their own changed; more of them by what comes out different.
    private(set) var dirty: Swift.UInt64
    private(set) var changed: Swift.UInt64 = 0

    @inline(__always)
    init(word: Swift.Int, wanted: Swift.UInt64, dirty: Swift.UInt64) {
      self.word = word
      self.wanted = wanted
      self.dirty = dirty
    }

    @inline(__always)
    func isDue(_ place: Swift.UInt64) -> Swift.Bool { dirty & wanted & (1 &<< place) != 0 }

    /// A derivation came out different: those that name it are due as well.
    @inline(__always)
    mutating func cameOut(_ place: Swift.UInt64, marking users: Swift.UInt64 = 0) {
      changed |= 1 &<< place
      dirty |= users
    }
  }
}

// MARK: - Families: models that are connected by children

extension Bindgen {
  /// A model of a family, when it tells.
  protocol Member: Swift.AnyObject {
    /// How many generations of children are below it.
    static var _level: Swift.Int { get }
    /// Brings up to date what observers are to be told.
    func _prepare()
    func _tellPrepared()
    /// The names of what is to be told.
    var _prepared: [Swift.String] { get }
  }

  /// A model of a family as its relatives know it: by what it keeps beside its fields.
  class Relative {
    private var family: Family = Family()
    /// How many of the model's own actions and updates are open.
    private var ownDepth: Swift.Int = 0
    /// It has something to tell, at the end of its own action or when its turn comes.
    private var isDue: Swift.Bool = false
    private var isWaiting: Swift.Bool = false

    init() {}

    /// The model has ended, though its children still know of it.
    var isGone: Swift.Bool { true }

    /// From now on a parent hears of these fields, which it numbers from one on.
    func link(_ fields: [Swift.Int], to parent: Relative, from first: Swift.Int) {}

    /// A field of a child changed; or it may have, since something that it follows from did.
    func hear(_ input: Swift.Int, isChanged: Swift.Bool) {}

    /// A field of a child will change, or may.
    func hearBefore(_ input: Swift.Int, in family: Family) {}

    // MARK: The family

    /// Without counting references.
    @inline(__always)
    final func withFamily<Result>(_ body: (Family) -> Result) -> Result {
      if Unmanaged.passUnretained(family)._withUnsafeGuaranteedRef({ $0.isPart }) { followFamily() }
      return Unmanaged.passUnretained(family)._withUnsafeGuaranteedRef(body)
    }

    /// The family has become a part of a larger one.
    @inline(never)
    private func followFamily() { family = family.whole }

    final var wholeFamily: Family { family.whole }

    func join(_ relative: Relative) {
      Family.unite(family.whole, relative.family.whole)
    }

    /// Whether a transaction of the family is open.
    @inline(__always)
    final var isOpen: Swift.Bool { withFamily { $0.depth > 0 } }

    /// It tells now: what is read, whoever observes knows.
    @inline(__always)
    final var isTelling: Swift.Bool { withFamily { $0.telling > 0 } }

    @inline(__always)
    final var isQuiet: Swift.Bool { !isDue && withFamily { !$0.isPending } }

    @inline(__always)
    final func open() {
      ownDepth += 1
      withFamily { $0.open() }
    }

    @inline(__always)
    final func close() {
      ownDepth -= 1
      withFamily { $0.close() }
    }

    /// The end of an action that has something to tell: the last one of the family tells all.
    final func close(_ model: any Member) {
      ownDepth -= 1
      var hasTold: Swift.Bool = false
      if ownDepth == 0, isDue {
        if withFamily({ $0.depth == 1 && !$0.isPending }) {
          model._prepare()
          beginTelling()
          model._tellPrepared()
          hasTold = true
        } else {
          wait(model)
        }
      }
      if mustTell {
        tellAll(isFirst: !hasTold)
        hasTold = true
      }
      withFamily { $0.close(hasTold) }
    }

    /// It has something to tell: an action of its own will see to it, or it takes its turn.
    final func becomeDue(_ model: any Member) {
      if becomeDue(), isOpen { wait(model) }
    }

    /// True where it must take its turn and does not wait yet.
    final func becomeDue() -> Swift.Bool {
      isDue = true
      return ownDepth == 0 && !isWaiting
    }

    final func wait(_ model: consuming any Member) {
      if isWaiting { return }
      isWaiting = true
      var waiting: (any Member)? = consume model
      withFamily { $0.add(&waiting) }
    }

    final func prepare() {
      isDue = false
      isWaiting = false
    }

    /// What follows is another transaction, though the last one is open still.
    final func beginRound() { withFamily { $0.beginRound() } }

    /// Whether models wait that the end of this action is to tell.
    @inline(__always)
    private final var mustTell: Swift.Bool { withFamily { $0.isPending && $0.depth == 1 } }

    /// Round after round: what observers write is told in the next one.
    ///
    /// Where families come together meanwhile, the one that was open first tells the rest.
    private func tellAll(isFirst: Swift.Bool) {
      var isFirst: Swift.Bool = isFirst
      var rounds: Swift.Int = 0
      while mustTell {
        rounds += 1
        if let model: any Member = withFamily({ $0.takeOnly() }) {
          model._prepare()
          if rounds > 1000 { Family.stop([model]) }
          if isFirst { beginTelling() }
          model._tellPrepared()
        } else {
          tellSeveral(rounds, isFirst: isFirst)
        }
        isFirst = false
      }
    }

    /// All are up to date before the first of them tells.
    private func tellSeveral(_ rounds: Swift.Int, isFirst: Swift.Bool) {
      var round: [any Member] = withFamily { $0.takeSeveral() }
      for model in round { model._prepare() }
      if rounds > 1000 { Family.stop(round) }
      if isFirst { beginTelling() }
      for model in round { model._tellPrepared() }
      round.removeAll(keepingCapacity: true)
      withFamily { $0.spare = round }
    }

    /// From the first notice on to the end of the last round, it tells.
    @inline(__always)
    private final func beginTelling() { withFamily { $0.telling += 1 } }
  }

  /// What models that belong together share while something changes.
  final class Family {
    /// How many actions, updates and notices are open.
    private(set) var depth: Swift.Int = 0
    /// How many rounds are being told: more than one where families came together meanwhile.
    var telling: Swift.Int = 0
    /// The one that has something to tell, most often.
    private var only: (any Member)?
    /// Where there are several: children before their parents.
    private var several: [any Member] = []
    /// Room for the next round.
    var spare: [any Member] = []
    private(set) var isPending: Swift.Bool = false
    /// The family that this one became a part of. It is never the smaller one, so the way to the whole is short.
    private var larger: Family?
    /// How many families it was made of.
    private var size: Swift.Int = 1
    /// Somebody wants to know of some model's changes before.
    private(set) var isForewarned: Swift.Bool = false
    var forewarnings: Forewarnings = Forewarnings()
    /// How many transactions there were, and rounds in them.
    private(set) var transaction: Swift.Int = 0

    @inline(__always)
    var isPart: Swift.Bool { larger != nil }

    /// The family as it is now.
    var whole: Family {
      var whole: Family = self
      while let larger: Family = whole.larger { whole = larger }
      return whole
    }

    /// Both are wholes.
    static func unite(_ one: Family, _ other: Family) {
      if one === other { return }
      if one.size > other.size { other.join(one) } else { one.join(other) }
    }

    private func join(_ other: Family) {
      other.size += size
      other.depth += depth
      other.telling += telling
      for model in several + [only].compactMap({ $0 }) {
        var waiting: (any Member)? = model
        other.add(&waiting)
      }
      (only, several, isPending) = (nil, [], false)
      other.isForewarned = other.isForewarned || isForewarned
      other.transaction = max(other.transaction, transaction) &+ 1
      forewarnings.move(to: &other.forewarnings)
      larger = other
    }

    @inline(__always)
    func open() {
      if depth == 0 { transaction &+= 1 }
      depth += 1
    }

    @inline(__always)
    func close() { depth -= 1 }

    func close(_ hasTold: Swift.Bool) {
      depth -= 1
      if hasTold { telling -= 1 }
    }

    /// What follows is another transaction, though the last one is open still.
    func beginRound() { transaction &+= 1 }

    /// Whoever came is told of what is still to change in this transaction.
    func forewarn() {
      isForewarned = true
      beginRound()
    }

    /// Takes it over, without counting references.
    func add(_ model: inout (any Member)?) {
      if isPending { addToOthers(model) } else { only = model.take() }
      isPending = true
    }

    private func addToOthers(_ model: (any Member)?) {
      if let only { several.append(only) }
      only = nil
      if let model { several.insert(model, at: place(ofLevel: type(of: model)._level)) }
    }

    /// Behind all of its level and below: most often at the end.
    private func place(ofLevel level: Swift.Int) -> Swift.Int {
      var place: Swift.Int = several.count
      if let last: any Member = several.last, type(of: last)._level <= level { return place }
      var first: Swift.Int = 0
      while first < place {
        let middle: Swift.Int = (first + place) / 2
        if type(of: several[middle])._level <= level { first = middle + 1 } else { place = middle }
      }
      return place
    }

    func takeOnly() -> (any Member)? {
      if only == nil { return nil }
      isPending = false
      return only.take()
    }

    func takeSeveral() -> [any Member] {
      isPending = false
      var round: [any Member] = []
      swap(&round, &spare)
      swap(&round, &several)
      return round
    }

    static func stop(_ models: [any Member]) -> Swift.Never {
      let fields: [Swift.String] = models.flatMap(\._prepared)
      Swift.fatalError("observers change what they observe; 1000 rounds did not settle \(fields)")
    }
  }
}

extension Bindgen {
  /// What a model of a family keeps beside its fields so that every read is right and every notice is true.
  final class FamilyCore: Relative {
    let graph: Graph
    var staleness: Staleness
    var ledger: Ledger = Ledger()
    /// What is told when all models of the round are up to date.
    var notice: Mask = Mask()
    /// A parent, which may end while its children live on.
    private weak var model: (any Member)?

    init(_ graph: Graph) {
      self.graph = graph
      staleness = Staleness(graph)
    }

    @inline(__always)
    func isStale(_ field: Swift.Int) -> Swift.Bool { staleness.stale.has(field) }

    // MARK: Children

    /// Fields of a child are inputs of this model, numbered from one on.
    func adopt(_ child: Relative, _ fields: [Swift.Int], from first: Swift.Int, for model: any Member) {
      self.model = model
      child.link(fields, to: self, from: first)
      join(child)
    }

    override var isGone: Swift.Bool { model == nil }

    /// Whether something that is wanted and out of date follows from an input.
    func needs(_ input: Swift.Int, for wanted: Mask) -> Swift.Bool {
      var due: Mask = graph.users[input]
      due.keep(wanted)
      return due.meets(staleness.stale)
    }

    override func hear(_ input: Swift.Int, isChanged: Swift.Bool) {
      var fresh: Mask = graph.followers[input]
      fresh.drop(staleness.stale)
      if isChanged { staleness.wrote(input, graph) } else { staleness.mayDiffer(input, graph) }
      if !fresh.isEmpty { passOn(fresh) }
    }

    /// These may differ from now on.
    @inline(never)
    private func passOn(_ fresh: Mask) {
      if followed.meets(fresh) { announce(fresh, isChanged: false) }
      if ledger.watched.meets(fresh), becomeDue(), let model { wait(model) }
    }

    // MARK: Parents

    private struct Link {
      let parent: Relative
      let input: Swift.Int
      /// The next one of the same field, or -1.
      let next: Swift.Int
    }

    private var links: [Link] = []
    /// The latest link of each field, or -1.
    private var latest: [Swift.Int] = []
    /// The fields that have links.
    private var followed: Mask = Mask()
    /// So many links are looked through for parents that are gone.
    private var mostLinks: Swift.Int = 16

    /// Whether anybody hears of a change.
    @inline(__always)
    var isHeard: Swift.Bool { ledger.isWatched || !followed.isEmpty }

    override func link(_ fields: [Swift.Int], to parent: Relative, from first: Swift.Int) {
      if links.count + fields.count > mostLinks {
        dropEnded()
        mostLinks = 2 * links.count + 16
      }
      for (index, field) in fields.enumerated() { add(field, parent, first + index) }
    }

    private func add(_ field: Swift.Int, _ parent: Relative, _ input: Swift.Int) {
      // Taken out, they grow in place.
      var links: [Link] = []
      var latest: [Swift.Int] = []
      swap(&links, &self.links)
      swap(&latest, &self.latest)
      if latest.isEmpty { latest = Swift.Array(repeating: -1, count: graph.users.count) }
      links.append(Link(parent: parent, input: input, next: latest[field]))
      latest[field] = links.count - 1
      (self.links, self.latest) = (links, latest)
      followed.add(field)
    }

    private func dropEnded() {
      let before: [Link] = links
      let fields: [Swift.Int] = latest
      (links, latest, followed) = ([], [], Mask())
      for (field, last) in fields.enumerated() {
        var index: Swift.Int = last
        while index >= 0 {
          if !before[index].parent.isGone { add(field, before[index].parent, before[index].input) }
          index = before[index].next
        }
      }
    }

    /// A field was written: true where observers wait for what follows.
    func wrote(_ field: Swift.Int) -> Swift.Bool {
      staleness.wrote(field, graph)
      ledger.changed.add(field)
      // Parents know by themselves what of the model follows from a state.
      if followed.has(field) { announce(field, isChanged: true) }
      return ledger.needed.has(field)
    }

    /// Tells parents of fields that changed, or may have.
    func announce(_ fields: Mask, isChanged: Swift.Bool) {
      var fields: Mask = fields
      fields.keep(followed)
      while let field: Swift.Int = fields.takeFirst() { announce(field, isChanged: isChanged) }
    }

    private func announce(_ field: Swift.Int, isChanged: Swift.Bool) {
      var index: Swift.Int = latest[field]
      while index >= 0 {
        let input: Swift.Int = links[index].input
        Unmanaged.passUnretained(links[index].parent)._withUnsafeGuaranteedRef { $0.hear(input, isChanged: isChanged) }
        index = links[index].next
      }
    }

    // MARK: Before a change

    /// Those who are told before something changes, once there was one.
    private var forewarned: Forewarned?
    /// What may have changed in this transaction, as was told.
    private var announced: Mask = Mask()
    private var lastTold: Swift.Int = 0

    /// Whether somebody may want to know before a field is written.
    @inline(__always)
    var isForewarned: Swift.Bool { (forewarned != nil || !followed.isEmpty) && withFamily { $0.isForewarned } }

    /// Tells those who want to know before, of parents too, once a transaction.
    func announce(_ field: Swift.Int) {
      var fields: Mask = graph.followers[field]
      fields.add(field)
      collect(fields, in: wholeFamily)
      while let forewarning: Forewarning = withFamily({ $0.forewarnings.takeFirst() }) { forewarning.body() }
    }

    private func collect(_ fields: Mask, in family: Family) {
      if lastTold != family.transaction {
        lastTold = family.transaction
        announced = Mask()
        if let forewarned { family.forewarnings.add(forewarned) }
      }
      var fresh: Mask = fields
      fresh.drop(announced)
      announced.add(fresh)
      fresh.keep(followed)
      while let field: Swift.Int = fresh.takeFirst() {
        var index: Swift.Int = latest[field]
        while index >= 0 {
          links[index].parent.hearBefore(links[index].input, in: family)
          index = links[index].next
        }
      }
    }

    override func hearBefore(_ input: Swift.Int, in family: Family) {
      if !isGone { collect(graph.followers[input], in: family) }
    }

    /// It is told of what is still to change in this transaction.
    func add(_ forewarning: Forewarning) {
      let forewarned: Forewarned = forewarned ?? Forewarned()
      forewarned.add(forewarning)
      self.forewarned = forewarned
      wholeFamily.forewarn()
    }

    @inline(__always)
    func finish(_ pass: Pass, _ fields: Swift.UInt64) {
      staleness.finish(pass, fields)
      ledger.changed[pass.word] |= pass.changed
      if followed[pass.word] & pass.changed != 0 { announce(pass) }
    }

    private func announce(_ pass: Pass) {
      var changed: Mask = Mask()
      changed[pass.word] = pass.changed
      announce(changed, isChanged: true)
    }
  }
}

extension Bindgen {
  /// A model with children or parents: it settles and tells together with them.
  protocol FamilyModel: Member {
    static var _names: Swift.String { get }
    var _core: FamilyCore { get }
    /// Adds the fields that somebody observes.
    func _addWatched(to fields: inout Mask)
    /// Computes what is wanted and out of date, each after what it follows from.
    func _settle(_ wanted: Mask)
    /// Keeps what observers know, before it is computed again in the middle of a transaction.
    func _remember()
    /// Which of what was kept came out as it was; it is kept no longer.
    func _compare() -> Mask
    /// A round begins; true where an observer has ended since the last one.
    func _begin() -> Swift.Bool
    /// A round ends in which nothing is told.
    func _finish()
    func _tell(_ changed: Mask)
  }
}

extension Bindgen.FamilyModel {
  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  func update<Result>(_ body: (Self) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  /// A field was written: by itself a transaction, unless one is open.
  @inline(__always)
  func _wrote(_ field: Swift.Int) {
    if _core.isHeard { _spread(field) } else { _core.staleness.wrote(field, _core.graph) }
  }

  func _spread(_ field: Swift.Int) {
    if _core.wrote(field) { _core.becomeDue(self) }
    if _core.isOpen { return }
    _core.open()
    _end()
  }

  /// Closes an action or an update; the last one of the family tells.
  @inline(__always)
  func _end() {
    if _core.isQuiet { _core.close() } else { _core.close(self) }
  }

  static var _level: Swift.Int { 0 }

  /// Fields of a child are inputs of this model, numbered from one on.
  func _adopt(_ child: Bindgen.Relative, _ fields: [Swift.Int] = [], from first: Swift.Int = 0) {
    _core.adopt(child, fields, from: first, for: self)
  }

  /// A parent needs these.
  func _bringUpToDate(_ fields: Bindgen.Mask) {
    if fields.meets(_core.staleness.stale) { _refresh(_core.graph.sources(of: fields)) }
  }

  func _prepare() {
    _core.prepare()
    _core.notice = _takeNotice()
  }

  func _tellPrepared() {
    let notice: Bindgen.Mask = _core.notice
    if notice.isEmpty { return _finish() }
    _core.notice = Bindgen.Mask()
    _tell(notice)
  }

  var _prepared: [Swift.String] { _core.notice.names(outOf: Self._names).map { "\(Self.self).\($0)" } }

  /// A field is about to be written.
  @inline(__always)
  func _forewarn(_ field: Swift.Int) { if _core.isForewarned { _announce(field) } }

  /// What is written meanwhile is told before the change that is announced.
  func _announce(_ field: Swift.Int) {
    _core.open()
    defer { _end() }
    _core.announce(field)
  }

  /// A round begins: brings up to date what observers need, and takes what they are to be told.
  @inline(__always)
  func _takeNotice() -> Bindgen.Mask {
    _core.beginRound()
    if _begin() { _watch() }
    _settle(_core.ledger.needed)
    if _core.ledger.hasRemembered { _core.ledger.leaveOut(_compare()) }
    return _core.ledger.takeNotice()
  }

  /// Who observes may have changed.
  func _watch() {
    var watched: Bindgen.Mask = Bindgen.Mask()
    _addWatched(to: &watched)
    _watch(watched)
  }

  func _watch(_ watched: Bindgen.Mask) {
    if watched == _core.ledger.watched { return }
    var new: Bindgen.Mask = watched
    new.drop(_core.ledger.watched)
    _core.ledger.watch(watched, _core.graph)
    if new.isEmpty { return }
    _refresh(_core.graph.sources(of: new))
    _core.ledger.count(new)
  }

  /// Somebody begins to observe these, and misses nothing from now on: in the middle of a transaction too.
  func _join(_ fields: Bindgen.Mask) {
    var watched: Bindgen.Mask = _core.ledger.watched
    watched.add(fields)
    _watch(watched)
    if !_core.isOpen { return }
    _refresh(_core.graph.sources(of: fields))
    _core.ledger.keep(fields)
  }

  /// Brings a derivation up to date.
  @inline(__always)
  func _refresh(_ field: Swift.Int) { if _core.isStale(field) { _refreshStale(field) } }

  func _refreshStale(_ field: Swift.Int) { _refresh(_core.graph.sources[field]) }

  /// A read in the middle of a transaction must not hide from observers what it brings up to date. What is read while they
  /// are told, they know: it is told in the next round if it changes again, even back to what was told.
  func _refresh(_ wanted: Bindgen.Mask) {
    if _core.ledger.isWatched, _core.isOpen, !_core.isTelling,
      _core.ledger.mustRemember(_core.staleness.stale, wanted)
    {
      _core.ledger.remember()
      _remember()
    }
    _settle(wanted)
  }

  func _addForewarning(_ body: @escaping () -> Swift.Void) -> Swift.AnyObject {
    let forewarning: Bindgen.Forewarning = Bindgen.Forewarning(body)
    _core.add(forewarning)
    return forewarning
  }
}

extension Bindgen {
  /// A model with a list of observers.
  protocol WatchedFamilyModel: FamilyModel {
    associatedtype Changes
    associatedtype Fields
    static var _fields: Fields { get }
    var _observers: Observers<Self, Changes> { get }
  }
}

extension Bindgen.WatchedFamilyModel {
  /// A field that can be observed by itself: its number, and how it is read.
  typealias Field<Value> = (number: Swift.Int, read: (Self) -> Value)

  func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Self, Changes) -> Swift.Void)
    -> Bindgen.Subscription<Self, Changes>
  {
    let observer: Bindgen.Observer<Self, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  func _begin() -> Swift.Bool { _observers.begin() }
  func _finish() { _observers.finish() }
}

// MARK: - Publishers

extension Bindgen {
  /// A model with publishers.
  protocol PublishedFamilyModel: WatchedFamilyModel {}
}

extension Bindgen {
  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishersFamilyModel<Model: PublishedFamilyModel> {
    let _model: Model

    subscript<Value>(dynamicMember field: Swift.KeyPath<Model.Fields, Model.Field<Value>>) -> ModelPublisher<Value> {
      let model: Model = _model
      let field: Model.Field<Value> = Model._fields[keyPath: field]
      return ModelPublisher(
        first: { field.read(model) },
        observe: { send in model._observe(Bindgen.Mask(field.number)) { model, _ in send(field.read(model)) } }
      )
    }
  }
}

extension Bindgen.PublishedFamilyModel {
  typealias ModelPublisher<Output> = Bindgen.ModelPublisher<Output>
  typealias FieldPublishers = Bindgen.FieldPublishersFamilyModel<Self>
  typealias ObjectWillChangePublisher = ModelPublisher<Swift.Void>

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  func _publishChanges(joining: @escaping (Changes, Changes) -> Changes) -> ModelPublisher<Changes> {
    ModelPublisher(
      joining: joining,
      observe: { send in self._observe(self._core.graph.all) { _, changes in send(changes) } }
    )
  }

  /// Sends before the first change of a transaction.
  var objectWillChange: ModelPublisher<Swift.Void> {
    ModelPublisher(observe: { send in self._addForewarning { send(()) } })
  }
}

extension Bindgen {
  /// A model with observers: it settles, and tells each of them once a transaction.
  protocol Model: Swift.AnyObject {
    static var _names: Swift.String { get }
    var _core: Core { get }
    /// Adds the fields that somebody observes.
    func _addWatched(to fields: inout Mask)
    /// Computes what is wanted and out of date, each after what it follows from.
    func _settle(_ wanted: Mask)
    /// Keeps what observers know, before it is computed again in the middle of a transaction.
    func _remember()
    /// Which of what was kept came out as it was; it is kept no longer.
    func _compare() -> Mask
    /// A round begins; true where an observer has ended since the last one.
    func _begin() -> Swift.Bool
    /// A round ends in which nothing is told.
    func _finish()
    func _tell(_ changed: Mask)
  }
}

extension Bindgen.Model {
  /// Makes many writes one transaction: observers are told once, at its end.
  @discardableResult
  func update<Result>(_ body: (Self) throws -> Result) rethrows -> Result {
    _core.open()
    defer { _end() }
    return try body(self)
  }

  /// A field was written: by itself a transaction, unless one is open.
  @inline(__always)
  func _wrote(_ field: Swift.Int) {
    _core.wrote(field)
    if _core.ledger.needed.has(field) { _note(field) }
  }

  func _note(_ field: Swift.Int) {
    _core.ledger.changed.add(field)
    _core.isPending = true
    if _core.isOpen { return }
    _core.open()
    _end()
  }

  /// Closes an action or an update; the last one tells.
  @inline(__always)
  func _end() {
    if _core.isLast, _core.isPending { _tellAll() }
    _core.close()
  }

  /// Round after round: what observers write is told in the next one.
  func _tellAll() {
    var rounds: Swift.Int = 0
    repeat {
      _core.isPending = false
      let notice: Bindgen.Mask = _takeNotice()
      if notice.isEmpty {
        _finish()
        continue
      }
      rounds += 1
      if rounds > 1000 {
        let fields: [Swift.String] = notice.names(outOf: Self._names)
        Swift.fatalError("\(Self.self): observers change what they observe; 1000 rounds did not settle \(fields)")
      }
      _core.isTelling = true
      _tell(notice)
      _core.isTelling = false
    } while _core.isPending
  }

  /// A field is about to be written.
  @inline(__always)
  func _forewarn(_ field: Swift.Int) { if _core.forewarned != nil { _announce(field) } }

  /// What is written meanwhile is told before the change that is announced.
  func _announce(_ field: Swift.Int) {
    _core.open()
    defer { _end() }
    _core.announce()
  }

  /// A round begins: brings up to date what observers need, and takes what they are to be told.
  @inline(__always)
  func _takeNotice() -> Bindgen.Mask {
    _core.beginRound()
    if _begin() { _watch() }
    _settle(_core.ledger.needed)
    if _core.ledger.hasRemembered { _core.ledger.leaveOut(_compare()) }
    return _core.ledger.takeNotice()
  }

  /// Who observes may have changed.
  func _watch() {
    var watched: Bindgen.Mask = Bindgen.Mask()
    _addWatched(to: &watched)
    _watch(watched)
  }

  func _watch(_ watched: Bindgen.Mask) {
    if watched == _core.ledger.watched { return }
    var new: Bindgen.Mask = watched
    new.drop(_core.ledger.watched)
    _core.ledger.watch(watched, _core.graph)
    if new.isEmpty { return }
    _refresh(_core.graph.sources(of: new))
    _core.ledger.count(new)
  }

  /// Somebody begins to observe these, and misses nothing from now on: in the middle of a transaction too.
  func _join(_ fields: Bindgen.Mask) {
    var watched: Bindgen.Mask = _core.ledger.watched
    watched.add(fields)
    _watch(watched)
    if !_core.isOpen { return }
    _refresh(_core.graph.sources(of: fields))
    _core.ledger.keep(fields)
  }

  /// Brings a derivation up to date.
  @inline(__always)
  func _refresh(_ field: Swift.Int) { if _core.isStale(field) { _refreshStale(field) } }

  func _refreshStale(_ field: Swift.Int) { _refresh(_core.graph.sources[field]) }

  /// A read in the middle of a transaction must not hide from observers what it brings up to date. What is read while they
  /// are told, they know: it is told in the next round if it changes again, even back to what was told.
  func _refresh(_ wanted: Bindgen.Mask) {
    if _core.ledger.isWatched, _core.isOpen, !_core.isTelling,
      _core.ledger.mustRemember(_core.staleness.stale, wanted)
    {
      _core.ledger.remember()
      _remember()
    }
    _settle(wanted)
  }

  func _addForewarning(_ body: @escaping () -> Swift.Void) -> Swift.AnyObject {
    let forewarning: Bindgen.Forewarning = Bindgen.Forewarning(body)
    _core.add(forewarning)
    return forewarning
  }
}

extension Bindgen {
  /// A model with a list of observers.
  protocol Watched: Model {
    associatedtype Changes
    associatedtype Fields
    static var _fields: Fields { get }
    var _observers: Observers<Self, Changes> { get }
  }
}

extension Bindgen.Watched {
  /// A field that can be observed by itself: its number, and how it is read.
  typealias Field<Value> = (number: Swift.Int, read: (Self) -> Value)

  func _observe(_ fields: Bindgen.Mask, _ body: @escaping (Self, Changes) -> Swift.Void)
    -> Bindgen.Subscription<Self, Changes>
  {
    let observer: Bindgen.Observer<Self, Changes> = Bindgen.Observer(fields, body)
    _observers.add(observer)
    _join(fields)
    return Bindgen.Subscription(observer)
  }

  func _begin() -> Swift.Bool { _observers.begin() }
  func _finish() { _observers.finish() }
}

// MARK: - Publishers

extension Bindgen {
  /// A model with publishers.
  protocol Published: Watched {}
}

extension Bindgen {
  /// A publisher for each field, by its name.
  @dynamicMemberLookup
  struct FieldPublishers<Model: Published> {
    let _model: Model

    subscript<Value>(dynamicMember field: Swift.KeyPath<Model.Fields, Model.Field<Value>>) -> ModelPublisher<Value> {
      let model: Model = _model
      let field: Model.Field<Value> = Model._fields[keyPath: field]
      return ModelPublisher(
        first: { field.read(model) },
        observe: { send in model._observe(Bindgen.Mask(field.number)) { model, _ in send(field.read(model)) } }
      )
    }
  }
}

extension Bindgen.Published {
  typealias ModelPublisher<Output> = Bindgen.ModelPublisher<Output>
  typealias FieldPublishers = Bindgen.FieldPublishers<Self>
  typealias ObjectWillChangePublisher = ModelPublisher<Swift.Void>

  /// Publishers that send the field's value on subscription, and then each change.
  var publishers: FieldPublishers { FieldPublishers(_model: self) }

  func _publishChanges(joining: @escaping (Changes, Changes) -> Changes) -> ModelPublisher<Changes> {
    ModelPublisher(
      joining: joining,
      observe: { send in self._observe(self._core.graph.all) { _, changes in send(changes) } }
    )
  }

  /// Sends before the first change of a transaction.
  var objectWillChange: ModelPublisher<Swift.Void> {
    ModelPublisher(observe: { send in self._addForewarning { send(()) } })
  }
}

// MARK: - Combine

extension Bindgen {
  // By these names, so that types of yours may have Combine's.
  #if canImport(Combine)
    typealias ObservableObject = Combine.ObservableObject
    typealias Publisher = Combine.Publisher
    typealias Subscriber = Combine.Subscriber
    typealias Supplied = Combine.Subscription
    typealias Demand = Combine.Subscribers.Demand
  #else
    typealias ObservableObject = OpenCombine.ObservableObject
    typealias Publisher = OpenCombine.Publisher
    typealias Subscriber = OpenCombine.Subscriber
    typealias Supplied = OpenCombine.Subscription
    typealias Demand = OpenCombine.Subscribers.Demand
  #endif
}
