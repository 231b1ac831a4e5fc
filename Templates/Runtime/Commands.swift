// MARK: - Commands of a view

nonisolated extension Bindgen.Core {
  /// Shows the view the fields that changed since it was last shown them, unless it is being shown some at the moment.
  ///
  /// Before a command, this is called in the middle of an action. Fields that are edited in place then can't be read: they are shown later.
  @_spi(Bindgen) public func show(_ fields: Bindgen.Mask, of model: any Bindgen.Model, _ body: (Bindgen.Mask) -> Void) {
    if isShowing { return }
    isShowing = true
    defer { isShowing = false }
    var shown = fields.without(graph.dependents(of: edited))
    // The edited field may be a child's.
    if family.edits > edited.numbers.count { shown = shown.without(graph.derived) }
    settle(graph.sources(of: shown), of: model)
    handOut()
    var due = unshown
    due.keep(shown)
    unshown.remove(due)
    if !due.isEmpty { body(due) }
  }

  /// Records that all fields were shown.
  @_spi(Bindgen) public func hasShownAll() {
    handOut()
    unshown = Bindgen.Mask()
  }

  @_spi(Bindgen) public func beginEdit(_ field: Bindgen.Mask) {
    edited.add(field)
    family.edits += 1
  }

  @_spi(Bindgen) public func endEdit(_ field: Bindgen.Mask) {
    edited.remove(field)
    family.edits -= 1
  }
}
