import BindgenDiagnostics
import BindgenSpec

extension Resolver {
  /// What is emitted for a model: what the run, the model or the spec asks for, and what its own sections ask for.
  ///
  /// An outlet that is named for all goes to those that have what it needs; one that is named for this model must fit.
  mutating func outlets(of model: Model) -> [String] {
    var names: Set<String> = []
    if let emit: [String] = options.emit {
      names.formUnion(emit.filter { Outlet.named($0)?.fits(model) ?? true })
    } else if let emit: [Word] = model.emit {
      for word in emit where isKnown(word) && fits(word, model) { names.insert(word.text) }
    } else {
      names.formUnion((spec.emit ?? []).map(\.text).filter { Outlet.named($0)?.fits(model) ?? true })
    }
    if model.view != nil { names.insert("view") }
    if let abstraction: Word = model.abstraction {
      diagnostics.error("not-yet", at: abstraction.range, "the outlet 'protocol' is not emitted yet")
    }
    let own: [String] = options.ownOutlets.filter { Outlet.named($0) == nil }
    return (Outlet.all.filter(\.exists).map(\.name) + own).filter { names.contains($0) }
  }

  private mutating func fits(_ word: Word, _ model: Model) -> Bool {
    guard let outlet: Outlet = Outlet.named(word.text), !outlet.fits(model), let needs: String = outlet.needs else {
      return true
    }
    diagnostics.error(
      "outlet-needs",
      at: word.range,
      "the outlet '\(outlet.name)' needs '\(needs)', which '\(model.name.text)' does not have"
    )
    return false
  }

  /// The words of the spec's own `emit`, told once for all of its models.
  mutating func checkEmit() {
    for word in spec.emit ?? [] { _ = isKnown(word) }
  }

  private mutating func isKnown(_ word: Word) -> Bool {
    if options.ownOutlets.contains(word.text) { return true }
    if let outlet: Outlet = Outlet.named(word.text) {
      if !outlet.exists {
        diagnostics.error("not-yet", at: word.range, "the outlet '\(word.text)' is not emitted yet")
      }
      return outlet.exists
    }
    diagnostics.error(
      "unknown-outlet",
      at: word.range,
      "there is no outlet '\(word.text)'",
      mend: suggestion(word.text, Outlet.all.map(\.name) + options.ownOutlets)
        ?? "an outlet of your own is a template, '\(word.text).swift.tmpl', in the folder of '--templates'"
    )
    return false
  }
}
