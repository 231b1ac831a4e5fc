extension Resolver {
  /// The outlets of a model: what the run, the model or the spec asks for, and what its own sections ask for.
  ///
  /// An outlet for all models goes to those that have what it needs; an outlet for this model must fit.
  mutating func outlets(of model: Model) -> [Outlet] {
    var names: Set<String> = []
    if model.hasStore { names.formUnion(options.outlets.filter(\.makesStores).map(\.name)) }
    for word in model.emit ?? [] {
      guard let outlet: Outlet = known(word.text, at: word.range), options.emit == nil else { continue }
      if fits(outlet, word, model) { names.insert(outlet.name) }
    }
    if options.emit != nil || model.emit == nil {
      names.formUnion(options.outlets.filter { asked.contains($0.name) && $0.fits(model) }.map(\.name))
    }
    return options.outlets.filter { names.contains($0.name) || $0.section?.asks == true && $0.fits(model) }
  }

  /// Checks the words of the run, which have no place. Each is reported once.
  mutating func checkAsked() {
    var seen: Set<String> = []
    for word in options.emit ?? [] where seen.insert(word).inserted { _ = known(word, at: nil) }
  }

  /// Checks the words of the spec.
  mutating func checkEmit() {
    for word in spec.emit ?? [] { _ = known(word.text, at: word.range) }
  }

  private mutating func fits(_ outlet: Outlet, _ word: Word, _ model: Model) -> Bool {
    if model.isValue, !outlet.isForValues {
      if model.hasStore { return false }
      reportOfClasses("the outlet '\(outlet.name)'", word.range, model, help: "name it for the class that holds it")
      return false
    }
    guard let section: Outlet.Section = outlet.section, !section.isThere(model) else { return true }
    let needed: String = ([section.key] + section.others).map { "'\($0)'" }.joined(separator: " or ")
    if model.isWhole {
      diagnostics.error(
        "outlet-needs",
        at: word.range,
        "the outlet '\(outlet.name)' needs \(needed), which '\(model.name.text)' does not have",
        help: "add \(needed), or name the outlet for all models at the top"
      )
    }
    return false
  }

  private mutating func known(_ name: String, at place: SourceRange?) -> Outlet? {
    if let outlet: Outlet = options.outlets.first(where: { $0.name == name }) { return outlet }
    diagnostics.error(
      "unknown-outlet",
      at: place,
      "there is no outlet '\(name)'",
      help: suggestions.help(name, among: options.outlets.map(\.name))
        ?? "an outlet of your own is a template, '\(name).swift.tmpl', in the folder of '--templates'"
    )
    return nil
  }
}
