extension Signature {
  /// The method that reports the edits of a list to a view: `edit(todos rows: Rows<Todo>, _ edits: Edits)`.
  static func edit(of list: Word, _ rows: SwiftType) -> Signature {
    let edits: SwiftType = .named("Edits", at: list.range)
    return Signature(
      name: "edit",
      nameRange: list.range,
      parameters: [
        Parameter(label: list.text, name: "rows", type: rows, range: list.range),
        Parameter(label: nil, name: "edits", type: edits, range: list.range),
      ],
      range: list.range
    )
  }
}

extension Model {
  /// The methods that report edits to its view, for shown fields that may be rows.
  var editsOfView: [Method] {
    guard let view else { return [] }
    let types = stored.map { ($0.name.text, $0.type) } + derivations.map { ($0.name.text, $0.type) }
    let rows = Dictionary(
      types.filter { $0.1.form == .named("Rows") || $0.1.form == .named("PlainRows") }
    ) { first, _ in first }
    return view.shows.compactMap { shown in
      rows[shown.text].map { Method(signature: .edit(of: shown, $0), doc: nil) }
    }
  }
}
