/// What templates need to know of a model before they begin.
final class ModelLayout: Sendable {
  let model: ResolvedModel
  let options: GeneratorOptions
  let families: Families
  let availability: Availability
  /// Somebody may be notified of its changes.
  let isObserved: Bool
  /// The type beside the class that holds the spec's expressions.
  let formulas: String

  init(_ model: ResolvedModel, _ program: Program, _ options: GeneratorOptions) {
    self.model = model
    self.options = options
    families = program.families
    availability = program.availability
    isObserved = model.isObserved
    formulas = HiddenNames.formulas(of: model.name)
  }

  /// As many bits as a word has.
  private static let mostInWord: Int = 64
  /// Derivations that are computed in one function, and fields that one notifies of: the compiler's time grows faster
  /// than a function.
  private static let mostInFunction: Int = 32
  /// Those that are passed over at once where nothing of them is due.
  private static let mostInStretch: Int = 8
  /// The compiler's check that an initializer sets everything takes a time that grows with the cube of what is set.
  private static let mostInInitializer: Int = 128
  private static let mostInGroup: Int = 48

  var fieldCount: Int { model.states.count + model.derivations.count }
  var isWide: Bool { fieldCount > Self.mostInWord }
  var isPublic: Bool { model.access != "internal" }
  var isRelated: Bool { families.isRelated(model) }
  /// Somebody may want to be called before it changes.
  var isAnnounced: Bool { families.isAnnounced(model) }
  var isLimited: Bool { availability.isLimited(model) }
  /// It shares transactions with somebody.
  var hasTransactions: Bool { isObserved || isRelated }
  /// It keeps more than its fields: what is out of date, and who observes it.
  var hasCore: Bool { hasTransactions || !model.derivations.isEmpty }
  var isOnActor: Bool { model.isolation != nil && model.isolation != "nonisolated" }

  /// `@MainActor `, `nonisolated `, or nothing.
  var isolation: String {
    guard let isolation: String = model.isolation else { return "" }
    return (isolation == "nonisolated" ? isolation : "@" + isolation) + " "
  }

  /// What stands before a protocol of no isolation to which the class conforms.
  var conformanceIsolation: String { isOnActor ? isolation : "" }

  /// `public `, `package `, or nothing.
  var access: String { isPublic ? model.access + " " : "" }

  /// The templates that add to the class: its outlets, and the list of observers behind the last that has some.
  var parts: [String] {
    let names: [String] = model.outlets.map(\.name)
    guard let last: Int = model.outlets.lastIndex(where: \.hasObservers) else { return names }
    return names[...last] + ["class.observers"] + names[(last + 1)...]
  }

  /// Pieces of a long list, for a function each; nothing where one is enough.
  static func pieces<Element>(of all: [Element]) -> [[Element]] {
    all.count > 2 * mostInFunction ? cut(all, mostInFunction) : []
  }

  static func stretches<Element>(of piece: [Element]) -> [[Element]] { cut(piece, mostInStretch) }

  private static func cut<Element>(_ all: [Element], _ most: Int) -> [[Element]] {
    stride(from: 0, to: all.count, by: most).map { Array(all[$0..<min($0 + most, all.count)]) }
  }

  /// In a large model: the state that begins with a placeholder and gets its value in a function for a group of them.
  var groups: [[Int]] {
    guard hasCore, model.states.count > Self.mostInInitializer else { return [] }
    return Self.cut(model.states.indices.filter { Placeholder.of(model.states[$0].type) != nil }, Self.mostInGroup)
  }
}
