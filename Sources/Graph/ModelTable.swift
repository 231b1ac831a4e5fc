import BindgenDiagnostics
import BindgenSpec

/// The models of a run by their names, and the circles among them.
struct ModelTable {
  private var models: [String: Model] = [:]
  private(set) var names: [String] = []

  /// - Parameter diagnostics: Told of names given twice, and of models that are children of themselves.
  init(_ specs: [Spec], into diagnostics: inout Diagnostics) {
    for model in specs.flatMap(\.models) {
      if let first: Model = models[model.name.text] {
        diagnostics.error(
          "model-twice",
          at: model.name.range,
          "there are two models '\(model.name.text)'",
          notes: [.init("the first is here", at: first.name.range)]
        )
        continue
      }
      models[model.name.text] = model
      names.append(model.name.text)
    }
    checkCircles(into: &diagnostics)
  }

  subscript(name: String) -> Model? { models[name] }

  private func checkCircles(into diagnostics: inout Diagnostics) {
    var numbers: [String: Int] = [:]
    for (index, name) in names.enumerated() { numbers[name] = index }
    let children: [[Stored]] = names.map { name in (models[name]?.stored ?? []).filter { $0.kind == .child } }
    let needs: [[Int]] = children.map { Array(Set($0.compactMap { numbers[$0.type.text] })).sorted() }
    let left: [Int] = DerivationOrder.order(needs).left
    for circle in DerivationOrder.circles(needs, among: left) {
      guard let first: Int = circle.first else { continue }
      let next: String = names[circle.count > 1 ? circle[1] : first]
      let place: Stored? = children[first].first { $0.type.text == next }
      diagnostics.error(
        "model-circle",
        at: place?.name.range ?? models[names[first]]?.name.range,
        "a model can't be its own child: \((circle + [first]).map { names[$0] }.joined(separator: " → "))"
      )
    }
  }
}
