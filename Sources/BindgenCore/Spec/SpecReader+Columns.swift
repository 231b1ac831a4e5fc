/// Keys at the column of another mapping than their own.
extension SpecReader {
  // MARK: Below a key

  /// Returns a mapping without keys that belong below the empty key above them. They are reported, and the empty key is
  /// removed, too.
  ///
  /// - Parameter isBelow: Whether a key belongs below another.
  mutating func inPlace(_ mapping: Mapping, _ isBelow: (_ above: Key, _ key: Key) -> Bool) -> Mapping {
    var kept: [Mapping.Entry] = []
    var (above, notifies): (Key?, Bool) = (nil, false)
    var isWhole = mapping.isWhole
    for entry in mapping.entries {
      guard let owner = above, isBelow(owner, entry.key) else {
        kept.append(entry)
        above = nil
        notifies = false
        if case .nothing = entry.value.form { above = entry.key }
        continue
      }
      if notifies { continue }
      report(entry.key, below: owner)
      kept.removeLast()
      notifies = true
      isWhole = false
    }
    return isWhole == mapping.isWhole ? mapping : Mapping(entries: kept, unread: mapping.unread, isWhole: isWhole)
  }

  private mutating func report(_ key: Key, below owner: Key) {
    diagnostics.error(
      "wrong-indentation",
      at: key.range,
      "'\(shortened(key.name))' belongs below '\(shortened(owner.name)):', and begins at the same column",
      help: "indent it more, and what else belongs there"
    )
  }

  /// Whether a key is none of the known ones, no other name for one, and no misspelling of one.
  func isStrange(_ key: Key, among known: [String]) -> Bool {
    let other = Language.key(called: key.name)
    let isKnown =
      known.contains(key.name) || other.map(known.contains) == true || OtherWords.helpForKey(key.name) != nil
    return !isKnown && suggestion(for: key.name, among: known) == nil
  }

  // MARK: Beside models

  /// Whether an entry at the models' column is a key, as `actions:`. A model may be called so, if it has a model's keys itself.
  func isKey(_ entry: Mapping.Entry) -> Bool {
    guard Language.model.contains(entry.key.name) || Language.spec.contains(entry.key.name) else { return false }
    var ignored = Diagnostics()
    guard entry.value.isMapping, let mapping = entry.value.mapping(into: &ignored) else { return true }
    return !mapping.entries.contains { Language.model.contains($0.key.name) }
  }

  /// Reports such a key. Its entries are missing in the model above it, where their names are not reported as unknown.
  mutating func reportKey(_ key: Key, into spec: inout Spec) {
    let isOfModel = Language.model.contains(key.name) && !(spec.models.isEmpty && Language.spec.contains(key.name))
    let model = spec.models.last.map { shortened($0.name.text) }
    let below =
      model.map { "indent it like the keys of '\($0)', with the lines below it" }
      ?? "write a model's name above it, and indent it with the lines below it"
    diagnostics.error(
      "wrong-indentation",
      at: key.range,
      "'\(key.name)' is a key of a \(isOfModel ? "model" : "spec"), and stands where a model's name does",
      help: isOfModel ? below : "write it above 'models:', at the same column"
    )
    if isOfModel, model != nil { spec.models[spec.models.count - 1].isWhole = false }
    spec.isWhole = false
  }
}
