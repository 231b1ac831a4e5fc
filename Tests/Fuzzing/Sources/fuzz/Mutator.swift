import TestSupport

/// A mutator of inputs that knows their structure: lines and the blocks below them, keys and values, names.
struct Mutator {
  private var random: SplitMix

  init(seed: UInt64) {
    random = SplitMix(seed: seed)
  }

  mutating func picks(_ part: Int, in whole: Int) -> Bool { Int.random(in: 0..<whole, using: &random) < part }

  mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var text: Lines = Lines(bytes)
    for _ in 0..<Int.random(in: 1...3, using: &random) { change(&text) }
    return text.bytes
  }

  /// Returns the start of one input and the end of another, or a block of one in the other.
  mutating func crossed(_ left: [UInt8], _ right: [UInt8]) -> [UInt8] {
    var text: Lines = Lines(left)
    let other: Lines = Lines(right)
    if picks(1, in: 2) {
      text.all.removeSubrange(index(text)...)
      text.all += other.all[index(other)...]
    } else {
      let block: Range<Int> = other.block(at: index(other))
      let place: Int = index(text)
      text.all.insert(contentsOf: other.all[block].map { Lines.indented($0, as: text.all[place]) }, at: place)
    }
    return text.bytes
  }

  private mutating func index(_ text: Lines) -> Int { Int.random(in: 0..<text.all.count, using: &random) }

  private mutating func change(_ text: inout Lines) {
    let place: Int = index(text)
    let other: Int = index(text)
    switch Int.random(in: 0..<14, using: &random) {
    case 0: text.all.removeSubrange(text.block(at: place))
    case 1: text.all.insert(contentsOf: text.all[text.block(at: other)], at: place)
    case 2: text.all.swapAt(place, other)
    case 3: indent(&text, text.block(at: place))
    case 4: indent(&text, place..<place + 1)
    case 5: text.swapKeys(place, other)
    case 6: text.swapValues(place, other)
    case 7: text.setValue(place, pick(Snippets.values))
    case 8: text.all.insert(Lines.indented(pick(Snippets.entries), as: text.all[place]), at: place)
    case 9: insertBlock(&text, at: place)
    case 10, 11: replaceName(&text, at: place)
    case 12: insertPiece(&text, at: place)
    default: cutPiece(&text, at: place)
    }
    if text.all.isEmpty { text.all = [[]] }
  }

  private mutating func pick(_ snippets: [[UInt8]]) -> [UInt8] { snippets.randomElement(using: &random) ?? [] }

  private mutating func indent(_ text: inout Lines, _ lines: Range<Int>) {
    let step: Int = [-4, -2, -1, 1, 2, 4].randomElement(using: &random) ?? 1
    for line in lines {
      if step > 0 {
        text.all[line].insert(contentsOf: [UInt8](repeating: Lines.blank, count: step), at: 0)
      } else {
        text.all[line].removeFirst(min(-step, Lines.indentation(text.all[line])))
      }
    }
  }

  private mutating func insertBlock(_ text: inout Lines, at place: Int) {
    let block: [[UInt8]] = Lines(pick(Snippets.blocks)).all
    text.all.insert(contentsOf: block.map { Lines.indented($0, as: text.all[place], keeping: true) }, at: place)
  }

  /// Replaces a name in the line by another of the input, or by a snippet.
  private mutating func replaceName(_ text: inout Lines, at place: Int) {
    guard let old: Range<Int> = Lines.names(text.all[place]).randomElement(using: &random) else { return }
    let other: [UInt8] = text.all[index(text)]
    let new: Range<Int>? = Lines.names(other).randomElement(using: &random)
    let name: [UInt8] = picks(1, in: 6) ? pick(Snippets.words) : new.map { Array(other[$0]) } ?? pick(Snippets.words)
    text.all[place].replaceSubrange(old, with: name)
  }

  private mutating func insertPiece(_ text: inout Lines, at place: Int) {
    let offset: Int = Int.random(in: 0...text.all[place].count, using: &random)
    text.all[place].insert(contentsOf: pick(Snippets.pieces), at: offset)
  }

  private mutating func cutPiece(_ text: inout Lines, at place: Int) {
    let line: [UInt8] = text.all[place]
    let start: Int = Int.random(in: 0...line.count, using: &random)
    let end: Int = min(start + Int.random(in: 1...8, using: &random), line.count)
    text.all[place].removeSubrange(start..<end)
  }
}
