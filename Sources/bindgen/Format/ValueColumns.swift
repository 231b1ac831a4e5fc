/// Values stand one space behind the colons of their keys. Where those of neighbouring keys stand in one column they
/// stay in one.
enum ValueColumns {
  /// - Parameter columns: The lines whose values stand in one column.
  static func settle(_ lines: inout [FormattedLine], _ columns: [[Int]]) {
    for index: Int in lines.indices { lines[index].moveValue(to: 0) }
    for column: [Int] in columns {
      let place: Int = (column.map { lines[$0].keyEnd }.max() ?? 0) + (column.map { lines[$0].valueGap }.min() ?? 1)
      for line: Int in column { lines[line].moveValue(to: place) }
    }
  }
}
