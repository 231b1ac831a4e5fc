import BindgenCore

extension Listener {
  /// In the order in which they are notified.
  static func all(of model: ResolvedModel) -> [Listener] { model.outlets.compactMap { $0.listener(model) } }

  /// What a picture names: its own reactions are no observer that has the model's name.
  func shownName(of model: ResolvedModel) -> String {
    guard name == model.name, let fields: [String] else { return name }
    let calls: [String] = fields.compactMap { call($0) }.uniqued
    return calls.isEmpty ? name : name + "." + calls.joined(separator: ", ")
  }

  /// The changed fields that they observe.
  func notified(of changed: [String]) -> [String] {
    guard let fields: [String] else { return changed }
    let mine: Set<String> = Set(fields)
    return changed.filter { mine.contains($0) }
  }

  /// The calls or assignments when a field changes.
  func calls(for field: String) -> [String] {
    notified(of: [field]).isEmpty ? [] : always + (call(field).map { [$0] } ?? [])
  }
}
