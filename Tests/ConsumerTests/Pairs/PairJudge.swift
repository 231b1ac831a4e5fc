import BindgenCore

/// A judge of whether the language allows a set of items. It asks the tool itself.
struct PairJudge: Sendable {
  private let items: [PairItem]
  /// Items that are allowed, and fail to compile all the same.
  private let failures: [(items: [Int], why: String)]

  init(items: [PairItem], failures: [KnownFailure] = KnownFailure.all) {
    self.items = items
    self.failures = failures.map { ($0.items, $0.why) }
  }

  func draft(_ indices: [Int]) -> Draft {
    var draft: Draft = Draft()
    for index in indices.sorted() { items[index].add(&draft) }
    return draft
  }

  /// Returns the reason why a set is rejected. Nil if it is allowed.
  func refusal(_ indices: [Int]) -> String? {
    let draft: Draft = draft(indices)
    if let reason: String = draft.refusal { return reason }
    if let failure = failures.first(where: { $0.items.allSatisfy(indices.contains) }) { return failure.why }
    return Self.refusal(of: draft.text)
  }

  static func refusal(of text: String) -> String? {
    var diagnostics: Diagnostics = Diagnostics()
    let spec: Spec? = Spec.read(SourceFile(name: "Subject.bindgen.yml", text: text), into: &diagnostics)
    _ = Program.resolve([spec], ResolveOptions(emit: nil, outlets: Outlet.all), into: &diagnostics)
    // An outlet that fits no model is missing.
    let first: Diagnostic? = diagnostics.all.first { $0.severity == .error || $0.code == "unused-outlet" }
    return first?.code
  }
}
