/// The names at edges between models: the way through children, once for all edges from one model to another that have
/// it. They are just above the model that they lead into, and above each other where they have no room beside.
struct EdgeLabels {
  struct Label {
    let text: String
    let model: Int
    var box: Box
  }

  let all: [Label]

  private static let height: Int = 18
  /// How many are above each other at most: more would be among the models above.
  private static let levels: Int = 3

  init(_ curves: [Curves.Curve], _ drawing: Drawing, _ web: Web) {
    var seen: Set<[String]> = []
    let labels: [Label] = curves.compactMap { curve in
      let models: [String] = [curve.edge.from, curve.edge.to].map { "\(web.model(of: $0) ?? -1)" }
      guard seen.insert(models + [curve.edge.label]).inserted else { return nil }
      return EdgeLabels.label(of: curve, drawing, web)
    }
    all = EdgeLabels.stacked(labels)
  }

  private static func label(of curve: Curves.Curve, _ drawing: Drawing, _ web: Web) -> Label? {
    guard !curve.edge.label.isEmpty, let model: Int = web.model(of: curve.edge.to) else { return nil }
    let top: Int = drawing.boxes[.model(model)]?.y ?? 0
    guard let piece: Box = curve.pieces.dropFirst().first(where: { $0.y >= top }) else { return nil }
    let text: String = Measure.label(curve.edge.label)
    let width: Int = Measure.width(of: text) + 6
    return Label(
      text: text,
      model: model,
      box: Box(x: piece.middle - width / 2, y: top - 7 - height, width: width, height: height)
    )
  }

  /// Each label as far below as there is room. The labels at one model go from left to right.
  private static func stacked(_ labels: [Label]) -> [Label] {
    var model: Int?
    var ends: [Int] = []
    return labels.indices.sorted {
      (labels[$0].model, labels[$0].box.x, $0) < (labels[$1].model, labels[$1].box.x, $1)
    }.map { index in
      var label: Label = labels[index]
      if label.model != model { ends = Array(repeating: 0, count: levels) }
      model = label.model
      let level: Int = ends.firstIndex { $0 <= label.box.x } ?? 0
      label.box.y -= level * height
      ends[level] = label.box.right
      return label
    }
  }
}
