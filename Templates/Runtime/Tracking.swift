// MARK: - Observation

nonisolated extension Bindgen.Core {
  /// Whether a read is to be told to Observation, which does not say who tracks: what was read counts as observed until
  /// it is notified. What a model reads to compute its own fields is nobody's read.
  @inline(__always)
  func track(_ field: Bindgen.Mask, of model: any Bindgen.Model) -> Bool {
    if family.computing > 0 { return false }
    if !tracked.meets(field) { beginTracking(field, of: model) }
    return true
  }

  private func beginTracking(_ field: Bindgen.Mask, of model: any Bindgen.Model) {
    tracked.add(field)
    if !observed.meets(field) { updateObserved(of: model) }
  }

  /// What is to be notified now: whoever tracks is notified once, and then is gone until it reads again.
  func takeTracked(_ changed: Bindgen.Mask, of model: any Bindgen.Model) -> Bindgen.Mask {
    var due = changed
    due.keep(tracked)
    tracked.remove(due)
    updateObserved(of: model)
    return due
  }
}
