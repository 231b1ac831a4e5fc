/// The columns of values: one space behind the colons of their keys, or a common one if those of neighbouring keys have one
/// already.
enum ValueColumns {
  /// - Parameter columns: The lines whose values stand in one column.
  static func settle(_ lines: inout [FormattedLine], _ columns: [[Int]]) {
    for index in lines.indices { lines[index].moveValue(to: 0) }
    for column in columns where column.count > 1 {
      let place = (column.map { lines[$0].keyEnd }.max() ?? 0) + (column.map { lines[$0].valueGap }.min() ?? 1)
      for line in column { lines[line].moveValue(to: place) }
    }
  }
}
