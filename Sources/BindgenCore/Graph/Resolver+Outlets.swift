extension Resolver {
  /// What is emitted for a model: what the run, the model or the spec asks for, and what its own sections ask for.
  ///
  /// An outlet that is named for all goes to those that have what it needs; one that is named for this model must fit.
  mutating func outlets(of model: Model) -> [String] {
    var names: Set<String> = []
    for word in model.emit ?? [] where isKnown(word.text, at: word.range) && options.emit == nil {
      if fits(word, model) { names.insert(word.text) }
    }
    let own: [String] = options.ownOutlets.filter { builtIn($0) == nil }.sorted()
    let known: [String] = Outlet.all.filter(\.exists).map(\.name) + own
    if options.emit != nil || model.emit == nil {
      names.formUnion(known.filter { asked.contains($0) && builtIn($0)?.fits(model) ?? true })
    }
    if model.view != nil { names.insert("view") }
    if let abstraction: Word = model.abstraction {
      diagnostics.error("not-yet", at: abstraction.range, "the outlet 'protocol' is not emitted yet")
    }
    return known.filter { names.contains($0) }
  }

  /// The words that are named for more than one model, each told once: those of the run, which have no place.
  mutating func checkAsked() {
    var seen: Set<String> = []
    for word in options.emit ?? [] where seen.insert(word).inserted { _ = isKnown(word, at: nil) }
  }

  /// Those of the spec.
  mutating func checkEmit() {
    for word in spec.emit ?? [] { _ = isKnown(word.text, at: word.range) }
  }

  /// The tool's own outlet of this name, unless a user's template stands for one that is not there yet.
  private func builtIn(_ name: String) -> Outlet? {
    guard let outlet: Outlet = Outlet.named(name) else { return nil }
    return outlet.exists || !options.ownOutlets.contains(name) ? outlet : nil
  }

  private mutating func fits(_ word: Word, _ model: Model) -> Bool {
    guard let outlet: Outlet = builtIn(word.text), !outlet.fits(model), let needs: String = outlet.needs else {
      return true
    }
    if model.isWhole {
      diagnostics.error(
        "outlet-needs",
        at: word.range,
        "the outlet '\(outlet.name)' needs '\(needs)', which '\(model.name.text)' does not have",
        mend: "add '\(needs)', or name the outlet for all models at the top"
      )
    }
    return false
  }

  /// What a spec asks for in vain does no harm where the run asks for something else; a word that means nothing is a
  /// mistake all the same.
  private mutating func isKnown(_ name: String, at place: SourceRange?) -> Bool {
    if options.ownOutlets.contains(name) { return true }
    if let outlet: Outlet = Outlet.named(name) {
      if !outlet.exists, place == nil || options.emit == nil {
        diagnostics.error("not-yet", at: place, "the outlet '\(name)' is not emitted yet")
      }
      return outlet.exists
    }
    diagnostics.error(
      "unknown-outlet",
      at: place,
      "there is no outlet '\(name)'",
      mend: suggestions.mend(name, among: Outlet.all.map(\.name) + options.ownOutlets)
        ?? "an outlet of your own is a template, '\(name).swift.tmpl', in the folder of '--templates'"
    )
    return false
  }
}
