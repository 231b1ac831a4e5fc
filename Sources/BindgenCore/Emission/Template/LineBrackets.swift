/// What of a line of Swift stands outside of all brackets, and where its outermost brackets are.
struct LineBrackets {
  struct Pair {
    let sign: UInt8
    let open: Int
    /// Where the closing bracket stands; the line's end where it stands on another line.
    let close: Int
    let isClosed: Bool
    /// The commas that stand between its elements, among those of the line.
    let commas: Range<Int>
  }

  let pairs: [Pair]
  /// Blanks outside of brackets and strings.
  let blanks: [Int]
  /// Commas that stand in one pair of brackets and no more.
  let commas: [Int]

  /// Nil for a line that can't be judged by its brackets: a comment in it, an open string, brackets that do not fit.
  init?(_ line: [UInt8]) {
    let found: (pairs: [Pair], blanks: [Int], commas: [Int])? = line.withUnsafeBufferPointer { line in
      var scan: Scan = Scan(line: line)
      return scan.run() ? (scan.pairs, scan.blanks, scan.commas) : nil
    }
    guard let found else { return nil }
    (pairs, blanks, commas) = found
  }

  /// Lines may have very many: half of them is passed over at each step.
  func lastBlank(before offset: Int) -> Int? {
    var (lower, upper): (Int, Int) = (0, blanks.count)
    while lower < upper {
      let middle: Int = (lower + upper) / 2
      if blanks[middle] < offset { lower = middle + 1 } else { upper = middle }
    }
    return lower > 0 ? blanks[lower - 1] : nil
  }

  private struct Scan {
    let line: UnsafeBufferPointer<UInt8>
    var pairs: [Pair] = []
    var blanks: [Int] = []
    var commas: [Int] = []
    private var offset: Int = 0
    private var open: [Int] = []
    /// The first comma of the pair that is open.
    private var firstComma: Int = 0

    init(line: UnsafeBufferPointer<UInt8>) {
      self.line = line
      // Room for what most lines have, so that nothing has to be moved.
      pairs.reserveCapacity(4)
      blanks.reserveCapacity(16)
      commas.reserveCapacity(16)
      open.reserveCapacity(16)
    }

    mutating func run() -> Bool {
      skipName()
      while offset < line.count {
        guard step() else { return false }
        offset += 1
        skipName()
      }
      return finish()
    }

    /// Most of a line is names, which say nothing of brackets.
    private mutating func skipName() {
      var end: Int = offset
      while end < line.count, LineBrackets.endsName(line[end]) { end += 1 }
      offset = end
    }

    private mutating func step() -> Bool {
      switch line[offset] {
      case UInt8(ascii: "\""): return skipString()
      case UInt8(ascii: "/"): return next != UInt8(ascii: "/") && next != UInt8(ascii: "*")
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(offset)
      case UInt8(ascii: "<"): if beginsGenerics { open.append(offset) }
      case UInt8(ascii: ")"): return close(UInt8(ascii: "("))
      case UInt8(ascii: "]"): return close(UInt8(ascii: "["))
      case UInt8(ascii: "}"): return close(UInt8(ascii: "{"))
      case UInt8(ascii: ">"): return endsGenerics ? close(UInt8(ascii: "<")) : true
      case UInt8(ascii: ","): if open.count == 1 { commas.append(offset) }
      case UInt8(ascii: " "): if open.isEmpty { blanks.append(offset) }
      default: break
      }
      return true
    }

    private var next: UInt8? { offset + 1 < line.count ? line[offset + 1] : nil }
    private var previous: UInt8 { offset > 0 ? line[offset - 1] : UInt8(ascii: " ") }

    /// `<` that directly follows a name, as an operator never does here.
    private var beginsGenerics: Bool {
      LineBrackets.endsName(previous) && next != UInt8(ascii: " ") && next != UInt8(ascii: "=")
    }

    private var endsGenerics: Bool {
      guard let last: Int = open.last else { return false }
      return line[last] == UInt8(ascii: "<") && previous != UInt8(ascii: "-")
    }

    private mutating func close(_ sign: UInt8) -> Bool {
      // A line may begin with what closes the lines above it.
      guard let lower: Int = open.popLast() else { return offset == 0 }
      guard line[lower] == sign else { return false }
      guard open.isEmpty else { return true }
      add(Pair(sign: sign, open: lower, close: offset, isClosed: true, commas: firstComma..<commas.count))
      return true
    }

    /// A line may end with an open brace, and the parameters of its closure behind it.
    private mutating func finish() -> Bool {
      guard let lower: Int = open.first else { return true }
      guard open.count == 1, line[lower] == UInt8(ascii: "{") else { return false }
      add(Pair(sign: line[lower], open: lower, close: line.count, isClosed: false, commas: firstComma..<firstComma))
      return true
    }

    private mutating func add(_ pair: Pair) {
      pairs.append(pair)
      firstComma = commas.count
    }

    /// A plain string on this line; one with an interpolation may hold anything.
    private mutating func skipString() -> Bool {
      offset += 1
      while offset < line.count, line[offset] != UInt8(ascii: "\"") {
        if line[offset] == UInt8(ascii: "\\") {
          offset += 1
          if offset < line.count, line[offset] == UInt8(ascii: "(") { return false }
        }
        offset += 1
      }
      return offset < line.count
    }
  }

  /// A letter, a digit, `_`, a backtick, or a byte of a letter beyond ASCII.
  static func endsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...0xFF: return true
    default: return false
    }
  }
}
