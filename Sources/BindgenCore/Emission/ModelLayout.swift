/// How a model's fields lie in masks and functions: what templates need to know of it before they begin.
final class ModelLayout: Sendable {
  let model: ResolvedModel
  let options: GeneratorOptions
  let names: LibraryNames
  /// Somebody may be told of it.
  let isObserved: Bool
  /// Somebody may be told what changed, and not only that it did.
  let hasChanges: Bool
  let place: Families.Place
  let tracking: Tracking
  /// By derivation: the fields that it names, those of children numbered as inputs from outside.
  let inputs: [[Int]]
  let hasDerivations: Bool
  /// How many words of 64 bits a set of its fields takes.
  let words: Int
  let chunks: [Chunk]
  /// The derivations that name a field, by the field's number.
  let users: [[Int]]
  /// By derivation, whether it is computed at each read: none is where an outlet stands in getters.
  let direct: [Bool]
  /// The type beside the class that holds the spec's expressions.
  let formulas: String
  /// What the names of all that is shared under the model's isolation begin with.
  let prefix: String

  /// Derivations that are settled in one function: of one word, and not too many for the compiler.
  struct Chunk: Sendable {
    var word: Int
    var fields: [Int]

    var stretches: [[Int]] { ModelLayout.stretches(fields) }
  }

  /// All of them, or eight at a time where there are many.
  static func stretches(_ fields: [Int]) -> [[Int]] {
    if fields.count <= 16 { return [fields] }
    return stride(from: 0, to: fields.count, by: 8).map { Array(fields[$0..<min($0 + 8, fields.count)]) }
  }

  private static let mostInChunk: Int = 32
  /// The compiler's check that an initialiser sets everything takes a time that grows with the cube of what is set.
  private static let mostInInitializer: Int = 128
  private static let mostInGroup: Int = 48

  /// - Parameter observing: The user's own outlets that add to a class.
  init(
    _ model: ResolvedModel,
    options: GeneratorOptions,
    names: LibraryNames,
    observing: Set<String>,
    families: Families,
    tracking: Tracking
  ) {
    self.model = model
    self.options = options
    self.names = names
    isObserved = Self.isObserved(model, observing)
    hasChanges = Self.hasChanges(model, observing)
    self.tracking = tracking
    place = families[model]
    inputs = model.derivations.map { $0.inputs + families.outside($0, of: model) }
    hasDerivations = !model.derivations.isEmpty
    words = Self.words(of: model)
    chunks = Self.chunks(model)
    users = Self.users(model)
    direct = tracking.isRead(model.name) ? model.derivations.map { _ in false } : DirectReads.find(model)
    formulas = HiddenNames.formulas(of: model.name)
    prefix = model.isolation.map { SwiftName.capitalized($0).split(separator: ".").joined() } ?? ""
  }

  static func isObserved(_ model: ResolvedModel, _ observing: Set<String>) -> Bool {
    model.isTracked || model.outlets.contains { isTold($0, of: model, observing) }
  }

  /// The view of a wide model is told by words, and nobody is given what changed.
  private static func hasChanges(_ model: ResolvedModel, _ observing: Set<String>) -> Bool {
    model.outlets.contains { isTold($0, of: model, observing) && ($0 != "view" || words(of: model) == 1) }
  }

  private static func isTold(_ outlet: String, of model: ResolvedModel, _ observing: Set<String>) -> Bool {
    if Outlet.named(outlet)?.tracks == true { return false }
    // A view that shows nothing is only called.
    if outlet == "view" { return model.model.view?.shows.isEmpty == false }
    return observing.contains(outlet) || Outlet.named(outlet)?.exists == true
  }

  private static func words(of model: ResolvedModel) -> Int {
    max(1, (model.states.count + model.derivations.count + 63) / 64)
  }

  static func width(of model: ResolvedModel) -> String {
    let words: Int = words(of: model)
    return words > 1 ? String(words) : ""
  }

  private static func chunks(_ model: ResolvedModel) -> [Chunk] {
    var chunks: [Chunk] = []
    for index in model.derivations.indices {
      let field: Int = model.states.count + index
      // Asked in place: a copy of the last one would have its fields copied for each that is added.
      if let last: Int = chunks.indices.last, chunks[last].word == field / 64, chunks[last].fields.count < mostInChunk {
        chunks[last].fields.append(field)
      } else {
        chunks.append(Chunk(word: field / 64, fields: [field]))
      }
    }
    return chunks
  }

  /// In a large model: the state that begins with a placeholder and gets its value in a function for a group of them.
  var groups: [[Int]] {
    guard needsSupport, model.states.count > Self.mostInInitializer else { return [] }
    let late: [Int] = model.states.indices.filter { Placeholder.of(model.states[$0].type) != nil }
    return stride(from: 0, to: late.count, by: Self.mostInGroup).map { start in
      Array(late[start..<min(start + Self.mostInGroup, late.count)])
    }
  }

  private static func users(_ model: ResolvedModel) -> [[Int]] {
    var users: [[Int]] = Array(repeating: [], count: model.states.count + model.derivations.count)
    for (index, derivation) in model.derivations.enumerated() {
      for input in derivation.inputs { users[input].append(model.states.count + index) }
    }
    return users
  }

  var isWide: Bool { words > 1 }
  /// What the names of shared types end in.
  var width: String { Self.width(of: model) }
  var isPublic: Bool { model.access != "internal" }
  /// It keeps a list of observers, on which some outlets stand.
  var hasObservers: Bool { model.outlets.contains { Outlet.named($0)?.observes == true } }
  var isTracked: Bool { model.isTracked }
  /// It exists only where Observation does.
  var isLimited: Bool { tracking.isLimited(model.name) }
  var isRelated: Bool { place.isRelated }
  /// Somebody may want to know before it changes.
  var isForewarned: Bool { model.forewarns || place.isForewarned }
  /// It keeps more than which derivations are out of date: who is told, or who else follows from it.
  var hasCore: Bool { isObserved || isRelated }
  var needsSupport: Bool { hasCore || hasDerivations }
  /// What the class calls the masks of what is out of date.
  var staleness: String { hasCore ? "_core.staleness" : "_staleness" }
  /// What the class calls itself.
  var itself: String { SwiftName.escaped(HiddenNames.inside(model.name)) }
  /// The type of what is given, as the class names it.
  func typeText(of stored: Stored) -> String {
    stored.kind == .child ? HiddenNames.inside(stored.type.text) : stored.type.text
  }
  var isOnActor: Bool { model.isolation != nil && model.isolation != "nonisolated" }

  /// What `Changes` shows: a word, or several.
  var rawValue: String {
    let word: String = names.prefix + "UInt64"
    return isWide ? "(" + Array(repeating: word, count: words).joined(separator: ", ") + ")" : word
  }

  /// The shared protocol that fits the model's isolation and width, and whether it has relatives.
  var kind: String { prefix + (isRelated ? "FamilyModel" : "Model") + width }
  /// What the names of shared protocols end in behind an adjective.
  var ending: String { (isRelated ? "FamilyModel" : "") + width }
  var watchedKind: String { prefix + "Watched" + ending }
  /// The shared protocols that the class conforms to.
  var kinds: [String] {
    let adjectives: [String] = isPublic ? [] : model.outlets.compactMap { Outlet.named($0)?.adjective }
    var kinds: [String] = adjectives.map { prefix + $0 + ending }
    if kinds.isEmpty, hasObservers, !isPublic { kinds = [watchedKind] }
    if isTracked { kinds.append(trackedKind) }
    return kinds.isEmpty ? [kind] : kinds
  }
  /// The templates that add to the class: its outlets, and what some of them stand on behind those.
  var parts: [String] {
    guard let last: Int = model.outlets.lastIndex(where: { Outlet.named($0)?.observes == true }) else {
      return model.outlets
    }
    return model.outlets[...last] + ["class.observing"] + model.outlets[(last + 1)...]
  }
  var trackedKind: String { prefix + "Tracked" + ending }
  var coreName: String { isRelated ? prefix + "FamilyCore" + width : "Core" + width }

  /// Whether tokens of observers may be released on any thread: where the model's isolation is an actor, or may be.
  var isPassive: Bool { model.isolation != "nonisolated" }
  /// What the names of observers and tokens begin with.
  var observing: String { isPassive ? "" : prefix }

  /// `@MainActor `, `nonisolated `, or nothing.
  var isolation: String {
    guard let isolation: String = model.isolation else { return "" }
    return (isolation == "nonisolated" ? isolation : "@" + isolation) + " "
  }

  /// What stands before a protocol that knows of no isolation, where a type of this one conforms to it.
  var crossing: String { isOnActor ? "@preconcurrency " : "" }

  /// `public `, `package `, or nothing.
  var access: String { isPublic ? model.access + " " : "" }
}
