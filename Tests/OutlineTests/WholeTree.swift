import BindgenCore

/// Finds the parts of a file that its tree has lost: outside of its nodes only white space, comments, the signs of YAML and the
/// markers of a document may stand.
struct WholeTree {
  private let file: SourceFile
  private var isCovered: [Bool]

  /// Returns the first lost part; nil if there is none.
  static func lost(of outline: Outline) -> String? { WholeTree(outline).lost }

  private init(_ outline: Outline) {
    file = outline.file
    isCovered = Array(repeating: false, count: file.bytes.count)
    for part in outline.unread { cover(part) }
    add(outline.root)
  }

  private mutating func cover(_ range: SourceRange) { for index in range.bounds { isCovered[index] = true } }

  private mutating func add(_ value: Value) {
    switch value.form {
    case .nothing: break
    case .plain, .refused: cover(value.range)
    case .block(let block): cover(block.sign.joined(block.lines))
    case .list(let items): for item in items { add(item) }
    case .mapping(let mapping):
      for part in mapping.unread { cover(part) }
      for entry in mapping.entries {
        cover(entry.key.range)
        if let colon = entry.colon { isCovered[colon] = true }
        add(entry.value)
      }
    }
  }

  private var lost: String? {
    var index = 0
    while index < isCovered.count {
      let byte = file.bytes[index]
      let isFirst = index == 0 || " \t\n".utf8.contains(file.bytes[index - 1])
      if isCovered[index] || " \t\r\n-".utf8.contains(byte) {
        index += 1
      } else if byte == UInt8(ascii: "#"), isFirst {
        index = file.bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? isCovered.count
      } else if file.bytes[index...].starts(with: "...".utf8) {
        index += 3
      } else {
        return "\(file.position(at: index)): \(String(decoding: file.bytes[index...].prefix(20), as: UTF8.self))"
      }
    }
    return nil
  }
}
