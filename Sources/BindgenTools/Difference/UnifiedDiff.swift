import BindgenCore

/// Two texts in the form of `diff -u`, so that `patch` understands it.
package enum UnifiedDiff {
  /// A file's path, nil if there is no file, and its bytes.
  package typealias Side = (path: String?, bytes: [UInt8])

  private static let context = 3

  /// Empty if nothing differs.
  package static func bytes(from old: Side, to new: Side) -> [UInt8] {
    let (oldLines, newLines) = (TextLines(old.bytes), TextLines(new.bytes))
    let gaps = LineDifference.gaps(from: oldLines, to: newLines)
    guard !gaps.isEmpty else { return [] }
    var text = Array("--- \(label(old.path))\n+++ \(label(new.path))\n".utf8)
    for hunk in hunks(gaps) { append(hunk, oldLines, newLines, to: &text) }
    return text
  }

  /// Gaps so close to each other that their contexts touch.
  private static func hunks(_ gaps: [LineGap]) -> [ArraySlice<LineGap>] {
    var hunks: [ArraySlice<LineGap>] = []
    var start = 0
    for index in gaps.indices {
      let isLast = index + 1 == gaps.count
      if isLast || gaps[index + 1].old.lowerBound - gaps[index].old.upperBound > 2 * context {
        hunks.append(gaps[start...index])
        start = index + 1
      }
    }
    return hunks
  }

  private static func append(_ hunk: ArraySlice<LineGap>, _ old: TextLines, _ new: TextLines, to text: inout [UInt8]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(context, first.old.lowerBound)
    let after = min(context, old.ranges.count - last.old.upperBound)
    let oldRange = first.old.lowerBound - before..<last.old.upperBound + after
    let newRange = first.new.lowerBound - before..<last.new.upperBound + after
    text += Array("@@ -\(place(oldRange)) +\(place(newRange)) @@\n".utf8)
    var line = oldRange.lowerBound
    for gap in hunk {
      append(UInt8(ascii: " "), line..<gap.old.lowerBound, of: old, to: &text)
      append(UInt8(ascii: "-"), gap.old, of: old, to: &text)
      append(UInt8(ascii: "+"), gap.new, of: new, to: &text)
      line = gap.old.upperBound
    }
    append(UInt8(ascii: " "), line..<oldRange.upperBound, of: old, to: &text)
  }

  private static func append(_ mark: UInt8, _ range: Range<Int>, of side: TextLines, to text: inout [UInt8]) {
    for line in side.ranges[range] {
      text.append(mark)
      text += side.bytes[line]
      if text.last != UInt8(ascii: "\n") { text += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }

  /// `first,count`; a count of 1 is left out, and an empty range is given by the line before it.
  private static func place(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  /// A path ends at a tab, so that it can contain spaces.
  private static func label(_ path: String?) -> String {
    guard let path else { return "/dev/null" }
    let shown = path.visible
    return shown.utf8.contains(UInt8(ascii: " ")) ? shown + "\t" : shown
  }
}
