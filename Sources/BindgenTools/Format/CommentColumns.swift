import BindgenCore

/// The columns of comments behind text: one space behind it, or a common one if those of neighbouring lines have one already.
enum CommentColumns {
  static func settle(_ lines: inout [FormattedLine]) {
    var start = 0
    while start < lines.count {
      guard !lines[start].comment.isEmpty, !lines[start].text.isEmpty else {
        start += 1
        continue
      }
      var end = start + 1
      while end < lines.count, continues(lines[end], lines[start].commentColumn) { end += 1 }
      settle(&lines, start..<end)
      start = end
    }
  }

  private static func continues(_ line: FormattedLine, _ column: Int) -> Bool {
    !line.comment.isEmpty && line.commentColumn == column && (!line.text.isEmpty || line.isFree)
  }

  private static func settle(_ lines: inout [FormattedLine], _ column: Range<Int>) {
    guard column.count > 1 else {
      lines[column.lowerBound].gap = 1
      return
    }
    let withText = lines[column].filter { !$0.text.isEmpty }
    let place = (withText.map(\.end).max() ?? 0) + (withText.map(\.gap).min() ?? 1)
    for index in column { lines[index].moveComment(to: place) }
  }
}
