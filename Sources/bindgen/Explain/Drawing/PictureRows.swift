import BindgenCore

/// The rows of a picture. In each model, states come first, and each other field is below the fields that it depends
/// on. Observers are below the model. What is too long for a row takes several, so that edges pass each beside its parts.
struct PictureRows {
  private(set) var rows: [Int: [[Picture.End]]] = [:]
  /// The row of each part.
  private(set) var numbers: [Picture.End: Int] = [:]
  /// How many rows of a model are in its frame.
  private(set) var inside: [Int: Int] = [:]

  init(_ picture: Picture, _ web: Web) {
    for model in picture.models { addFields(of: model, picture, web) }
    addListeners(of: picture, web)
    for row in rows.values {
      for (number, ends) in row.enumerated() {
        for end in ends { numbers[end] = number }
      }
    }
    // What leaves a model as a whole leaves it at its end.
    for (model, count) in inside { numbers[.model(model)] = count - 1 }
  }

  private mutating func addFields(of model: Picture.Frame, _ picture: Picture, _ web: Web) {
    var depths: [Int: Int] = [:]
    for resolved in web.models[model.number].derivations {
      guard let node: Int = web.field(resolved.derivation.name.text, of: model.number) else { continue }
      let inputs: [Int] = web.inputs[node].map(\.node).filter { web.nodes[$0].model == model.number }
      depths[node] = 1 + (inputs.map { depths[$0] ?? 0 }.max() ?? 0)
    }
    var rows: [[Picture.End]] = []
    for field in model.fields {
      let depth: Int = depths[field] ?? 0
      while rows.count <= depth { rows.append([]) }
      rows[depth].append(.field(field))
    }
    rows = rows.flatMap { PictureRows.folded($0, picture, web) }
    inside[model.number] = rows.count
    self.rows[model.number] = rows
  }

  private mutating func addListeners(of picture: Picture, _ web: Web) {
    var owners: [Picture.End: Int] = [:]
    for edge in picture.edges { owners[edge.to] = owners[edge.to] ?? web.model(of: edge.from) }
    var ends: [Int: [Picture.End]] = [:]
    for number in picture.listeners.indices {
      if let model: Int = owners[.listener(number)] { ends[model, default: []].append(.listener(number)) }
    }
    for (model, row) in ends { rows[model]? += PictureRows.folded(row, picture, web) }
  }

  private static func folded(_ row: [Picture.End], _ picture: Picture, _ web: Web) -> [[Picture.End]] {
    let widths: [Int] = row.map { Measure.nodeWidth(picture.name(of: $0, in: web)) + Measure.nodeGap }
    let room: Int = Measure.fold(widths.reduce(0, +), atLeast: Measure.rowWidth)
    return Lines.folded(Array(row.indices), to: room) { widths[$0] }.map { $0.map { row[$0] } }
  }
}
