// MARK: - Observation

nonisolated extension Bindgen.Core {
  /// Whether Observation must register a read. Observation does not say who tracks a field, so after a read it counts
  /// as observed until its next notice. Reads by a model that computes its own fields are not tracked.
  func track(_ field: Bindgen.Mask, of model: any Bindgen.Model) -> Bool {
    if family.computing > 0 { return false }
    if !tracked.meets(field) { beginTracking(field, of: model) }
    return true
  }

  private func beginTracking(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    tracked.add(field)
    if !observed.meets(field) { updateObserved(of: model) }
  }

  /// Takes the tracked fields to notify of now. After the notice, a field is tracked again once it is read.
  func takeTracked(_ changed: Bindgen.Mask, of model: any Bindgen.Model) -> Bindgen.Mask {
    var due = changed
    due.keep(tracked)
    tracked.remove(due)
    updateObserved(of: model)
    return due
  }
}
