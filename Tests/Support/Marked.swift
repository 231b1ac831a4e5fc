import BindgenCore

/// The specs of a run in one text, with `▶` where each error must point, in order.
///
/// Each file begins behind a line `=== name`; the first may do without.
package struct Marked {
  package private(set) var files: [SourceFile] = []
  /// The places of the marks, in the files without them.
  package private(set) var marks: [SourceRange] = []

  package init(_ source: String, name: String = "Test.bindgen.yml") {
    var name: String = name
    var lines: [ArraySlice<UInt8>] = []
    for line in Array(source.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: "=== ".utf8) {
        if !lines.isEmpty { add(lines, name) }
        name = String(decoding: line.dropFirst(4), as: UTF8.self)
        lines = []
      } else {
        lines.append(line)
      }
    }
    add(lines, name)
  }

  private mutating func add(_ lines: [ArraySlice<UInt8>], _ name: String) {
    let mark: [UInt8] = Array("▶".utf8)
    let marked: [UInt8] = Array(lines.joined(separator: "\n".utf8))
    var bytes: [UInt8] = []
    var offsets: [Int] = []
    var index: Int = 0
    while index < marked.count {
      if marked[index] == mark[0], marked[index...].starts(with: mark) {
        offsets.append(bytes.count)
        index += mark.count
      } else {
        bytes.append(marked[index])
        index += 1
      }
    }
    let file: SourceFile = SourceFile(name: name, bytes: bytes)
    files.append(file)
    marks += offsets.map { SourceRange(file, $0, $0) }
  }

  /// The first file, or the only one.
  package var file: SourceFile { files[0] }
  package var places: [Position] { marks.map(\.start) }
}

extension SourceRange {
  /// The start as `file:line:column`.
  package var place: String { "\(file.name):\(start.line):\(start.column)" }
}

extension Diagnostic {
  package var place: Position? { range?.start }
}
