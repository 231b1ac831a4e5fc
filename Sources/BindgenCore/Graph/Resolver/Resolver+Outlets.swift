extension Resolver {
  /// Returns the outlets of a model: those that the run, the model or the spec requests, and those of its sections.
  ///
  /// An outlet for all models applies to those that have what it needs; an outlet for this model must fit.
  ///
  /// - Returns: The outlets, and whether the spec of a class chooses none by which it is observed.
  mutating func outlets(of model: Model) -> (all: [Outlet], isOpen: Bool) {
    var names: Set<String> = []
    if model.hasStore { names.formUnion(options.outlets.filter(\.makesStores).map(\.name)) }
    for word in model.emit ?? [] {
      guard let outlet = known(word.text, at: word.range), options.emit == nil else { continue }
      if fits(outlet, word, model) { names.insert(outlet.name) }
    }
    if options.emit != nil || model.emit == nil {
      names.formUnion(options.outlets.filter { asked.contains($0.name) && $0.fits(model) }.map(\.name))
    }
    let outlets = options.outlets.filter { names.contains($0.name) || $0.section?.asks == true && $0.fits(model) }
    guard isOpen(model, outlets) else { return (outlets, false) }
    let usual = options.usual[model.name.text]
    return (
      options.outlets.filter { outlet in outlet.name == usual || outlets.contains { $0.name == outlet.name } }, true
    )
  }

  private func isOpen(_ model: Model, _ outlets: [Outlet]) -> Bool {
    let emit = options.emit ?? (model.emit ?? spec.emit)?.map(\.text)
    let isClass = !model.isValue && model.value == nil && model.view == nil
    return isClass && emit?.isEmpty != true && outlets.allSatisfy { $0.isForPlain && $0.name != ReservedNames.plain }
  }

  /// Checks the outlets that the run requests, which have no source range. Each is reported once.
  mutating func checkAsked() {
    var seen: Set<String> = []
    for word in options.emit ?? [] where seen.insert(word).inserted { _ = known(word, at: nil) }
  }

  /// Checks the outlets that the spec requests.
  mutating func checkEmit() {
    for word in spec.emit ?? [] {
      guard let outlet = known(word.text, at: word.range), options.emit == nil else { continue }
      let isUsed = !spec.protocols.isEmpty && outlet.isOfProtocols
      if !isUsed, !spec.models.contains(where: { outlet.fits($0) }) { warnOfUnused(outlet, word) }
    }
  }

  /// Warns of an outlet that fits no model of the spec, unless a part that could not be read may be what it needs.
  private mutating func warnOfUnused(_ outlet: Outlet, _ word: Word) {
    guard spec.isWhole, !(spec.models + spec.protocols).isEmpty,
      spec.models.allSatisfy({ $0.isWhole && $0.unread.isEmpty })
    else {
      return
    }
    diagnostics.warning(
      "unused-outlet",
      at: word.range,
      outlet.section.map { _ in "no model of this spec has what '\(outlet.name)' needs" }
        ?? "no model of this spec is a class, as '\(outlet.name)' needs",
      help: outlet.section.map { "write " + $0.suggested + " in a model" } ?? "leave it out"
    )
  }

  private mutating func fits(_ outlet: Outlet, _ word: Word, _ model: Model) -> Bool {
    if model.isValue, !outlet.isForValues {
      if model.hasStore { return false }
      reportOfClasses("the option '\(outlet.name)'", word.range, model, help: "name it for the class that holds it")
      return false
    }
    guard let section = outlet.section, !section.isThere(model) else { return true }
    let needed = section.needed
    if model.isWhole {
      diagnostics.error(
        "outlet-needs",
        at: word.range,
        "the option '\(outlet.name)' needs \(needed), which '\(model.name.text)' does not have",
        help: "add \(needed), or name the option for all models, at the top"
      )
    }
    return false
  }

  mutating func known(_ name: String, at place: SourceRange?) -> Outlet? {
    if let outlet = options.outlets.first(where: { $0.name == name && $0.isNamed }) { return outlet }
    let (help, suggested) = helpFor(name)
    diagnostics.error(
      "unknown-outlet",
      at: place,
      "'emit' has no option '\(name)'",
      help: help,
      instead: suggested
    )
    return nil
  }

  private func suggested(_ outlet: String) -> (text: String, suggested: String?) {
    ((OtherWords.usesOfOutlets[outlet] ?? "write") + " '\(outlet)'", outlet)
  }

  private mutating func helpFor(_ name: String) -> (text: String, suggested: String?) {
    switch name {
    case "swiftui", "SwiftUI", "observable", "Observable": return suggested("observation")
    case "published", "Published": return ("'@Published' is 'combine'", "combine")
    case "ObservableObject", "observableObject": return suggested("combine")
    case "tca", "TCA", "store": return ("a reducer with its store is 'reducer'", "reducer")
    case "wrapper", "wrappers", "any": return suggested("erased")
    case "mock", "mocks", "fake", "fakes", "stub", "stubs", "double", "doubles", "testDoubles":
      return suggested("spies")
    case "effect", Outlet.effects.name: return ("leave it out: the key 'effect' of an action is enough", nil)
    default: break
    }
    let known = options.outlets.filter(\.isNamed).map(\.name)
    if let suggested = suggestions.word(name, among: known) { return (didYouMean(suggested), suggested) }
    let all = known.map { "'\($0)'" }.joined(separator: ", ")
    let own = "one of your own is a template, '\(name).swift.tmpl', in the folder of '--templates'"
    return ("write one of \(all); \(own)", nil)
  }
}

extension Outlet.Section {
  fileprivate var needed: String { ([key] + others).map { "'\($0)'" }.joined(separator: " or ") }

  /// The text for a help: `kind: struct` is more than a key.
  fileprivate var suggested: String { key.contains(":") ? needed : "the key " + needed }
}
