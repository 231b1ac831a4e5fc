// MARK: - Observation

nonisolated extension Bindgen.Core {
  /// Whether Observation must know of a read. It does not say who tracks, so what was read counts as observed until the
  /// next notice of it. What a model reads to compute its own fields is not tracked.
  func track(_ field: Bindgen.Mask, of model: any Bindgen.Model) -> Bool {
    if family.computing > 0 { return false }
    if !tracked.meets(field) { beginTracking(field, of: model) }
    return true
  }

  private func beginTracking(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    tracked.add(field)
    if !observed.meets(field) { updateObserved(of: model) }
  }

  /// What to notify of now. Who tracks a field is notified once, and is gone until it reads the field again.
  func takeTracked(_ changed: Bindgen.Mask, of model: any Bindgen.Model) -> Bindgen.Mask {
    var due = changed
    due.keep(tracked)
    tracked.remove(due)
    updateObserved(of: model)
    return due
  }
}
