import BindgenCore

/// The place in a mapping on one line at which the user types: `{ from: all(), after: ▶`.
struct FlowPlace {
  private struct Mapping {
    /// The key whose value the mapping is.
    var owner: String
    /// The keys of its entries.
    var keys: Set<String> = []
    /// The key of the current entry, once its colon was passed.
    var key: String?
    /// The start of the current entry, or of the text behind its colon.
    var start: Int
  }

  /// The keys above it on the line, the line's own first.
  private(set) var path: [String] = []
  private(set) var siblings: Set<String> = []
  private(set) var key: String?
  /// The part of the key's value before the place.
  private(set) var typed: [UInt8] = []

  /// Finds the place. Nil if the value of the line's key is no mapping, or the place is behind it.
  ///
  /// - Parameters:
  ///   - line: The whole line.
  ///   - owner: The line's key.
  ///   - value: The start of its value.
  ///   - offset: The place in the line.
  init?(_ line: [UInt8], _ owner: String, value: Int, _ offset: Int) {
    guard value < line.count, line[value] == UInt8(ascii: "{"), value < offset else { return nil }
    var reader = Reader(line, [Mapping(owner: owner, start: value + 1)], value + 1)
    while reader.index < offset, !reader.mappings.isEmpty { reader.step() }
    guard let mapping = reader.mappings.last else { return nil }
    path = reader.mappings.map(\.owner)
    key = mapping.key
    typed = key == nil ? [] : Array(line[mapping.start..<max(offset, mapping.start)])
    // The keys behind the place count, too, so that no key is suggested twice.
    let depth: Int = reader.mappings.count
    var rest: Reader = reader
    while rest.index < line.count, rest.mappings.count >= depth { rest.step(among: depth) }
    siblings = mapping.keys.union(rest.seen)
  }

  /// A reader that takes one byte, or one string, at a time.
  private struct Reader {
    let line: [UInt8]
    var mappings: [Mapping]
    var index: Int
    /// The number of open brackets of Swift.
    private var depth: Int = 0
    /// The keys that were found in mappings of a certain depth.
    private(set) var seen: Set<String> = []

    init(_ line: [UInt8], _ mappings: [Mapping], _ index: Int) {
      (self.line, self.mappings, self.index) = (line, mappings, index)
    }

    mutating func step(among count: Int = .max) {
      let before = mappings.count
      let byte = line[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: ":") where depth == 0 && mappings.last?.key == nil && isColon: beginValue()
      case UInt8(ascii: ",") where depth == 0: endEntry()
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}") where depth == 0: mappings.removeLast()
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth = max(depth - 1, 0)
      default: break
      }
      if before == count, let key = mappings.last?.key, mappings.count == count { seen.insert(key) }
    }

    private var isColon: Bool { index == line.count || line[index] <= .blank }

    private mutating func skipString() {
      while index < line.count, line[index] != UInt8(ascii: "\"") {
        index += line[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index + 1, line.count)
    }

    private mutating func beginValue() {
      guard var mapping = mappings.popLast() else { return }
      let key = KeyPlace.name(in: String(decoding: line[mapping.start..<index - 1], as: UTF8.self))
      (mapping.key, mapping.start) = (key, index)
      mapping.keys.insert(key)
      mappings.append(mapping)
      var next = index
      while next < line.count, line[next] == .blank { next += 1 }
      guard next < line.count, line[next] == UInt8(ascii: "{") else { return }
      mappings.append(Mapping(owner: key, start: next + 1))
      index = next + 1
    }

    private mutating func endEntry() {
      guard var mapping = mappings.popLast() else { return }
      (mapping.key, mapping.start) = (nil, index)
      mappings.append(mapping)
    }
  }
}
