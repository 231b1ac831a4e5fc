import BindgenCore

/// A map between the bytes of an emitted file and those of specs.
///
/// The file must be emitted with locations: its `#sourceLocation` lines say which line of a spec each line stands for.
/// Both lines are compared token by token, since a call may have got an argument, and a type may be in another place.
struct PlaceMap: Sendable {
  /// A pair of ranges with the same bytes in both files.
  struct Run: Sendable {
    let spec: Int
    let inSpec: Range<Int>
    let inFile: Range<Int>
    /// Whether it has a word: operators and punctuation alone may be equal by accident.
    let hasWord: Bool
  }

  /// A line that stands for a line of a spec.
  private struct Line {
    let spec: Int
    let inSpec: Range<Int>
    let inFile: Range<Int>
  }

  /// The file with blanks in place of its directives, since SourceKit-LSP reports no type errors behind one.
  let text: [UInt8]
  /// The pairs of equal ranges, in the order of the file.
  let runs: [Run]
  private let lines: [Line]

  /// - Parameter specs: The specs that the directives name.
  init(_ emitted: [UInt8], _ specs: [SourceFile]) {
    var text = emitted
    var (runs, lines): ([Run], [Line]) = ([], [])
    let numbers = Dictionary(
      specs.enumerated().map { (Spelling.quoted($1.name), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var place: (spec: Int, line: Int)?
    for bounds in Self.lines(of: emitted) {
      if let directive = Directive(emitted[bounds]) {
        for index in bounds { text[index] = .blank }
        place = directive.file.flatMap { numbers[$0] }.map { ($0, directive.line) }
      } else if let (spec, line) = place {
        let own = specs[spec].lineBounds(line)
        let start = specs[spec].bytes[own].firstIndex { $0 != .blank } ?? own.upperBound
        lines.append(Line(spec: spec, inSpec: start..<own.upperBound, inFile: bounds))
        for (inSpec, inFile) in SharedTokens.runs(specs[spec].bytes, own, emitted, bounds) {
          let hasWord = emitted[inFile].contains { Document.isNamePart($0) }
          runs.append(Run(spec: spec, inSpec: inSpec, inFile: inFile, hasWord: hasWord))
        }
        place = (spec, line + 1)
      }
    }
    (self.text, self.runs, self.lines) = (text, runs, lines)
  }

  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var (lines, start): ([Range<Int>], Int) = ([], 0)
    for (index, byte) in bytes.enumerated() where byte == .newline {
      lines.append(start..<index)
      start = index + 1
    }
    return lines + [start..<bytes.count]
  }

  /// `#sourceLocation(file: "Cart.bindgen.yml", line: 12)`, or without a file where it ends.
  private struct Directive {
    /// The name of the file as it is written, with quotes.
    let file: String?
    let line: Int

    init?(_ bytes: ArraySlice<UInt8>) {
      let text = bytes.drop { $0 == .blank }
      guard text.starts(with: "#sourceLocation(".utf8) else { return nil }
      let words = Substring(String(decoding: text, as: UTF8.self)).dropFirst("#sourceLocation(".count)
      guard let comma = words.lastIndex(of: ","), words.hasPrefix("file: ") else {
        (file, line) = (nil, 0)
        return
      }
      file = String(words[..<comma].dropFirst("file: ".count))
      line = Int(words[comma...].filter(\.isNumber)) ?? 0
    }
  }
}

// MARK: - Places

extension PlaceMap {
  /// Returns the offsets in the file of an offset in a spec: one for each time that it is emitted, the most certain first.
  /// The end of a word counts as part of it, since that is where the user types.
  func inFile(_ offset: Int, ofSpec spec: Int) -> [Int] {
    let around = runs.filter { $0.spec == spec && $0.inSpec.lowerBound <= offset && offset <= $0.inSpec.upperBound }
    var places: [Int] = []
    for run in around.filter(\.hasWord) + around.filter({ !$0.hasWord }) {
      let place = run.inFile.lowerBound + offset - run.inSpec.lowerBound
      if !places.contains(place) { places.append(place) }
    }
    return places
  }

  /// Returns the range in a spec of a range in the file; nil if there is none. If the range starts in text that is not in the
  /// spec, but in a line that stands for a line of it, returns the text of that line.
  func inSpec(_ bounds: Range<Int>) -> (spec: Int, bounds: Range<Int>)? {
    if let run = run(at: bounds.lowerBound) {
      let lower = run.inSpec.lowerBound + bounds.lowerBound - run.inFile.lowerBound
      let last = self.run(at: bounds.upperBound, endsThere: true)
      let upper = last.map { $0.inSpec.lowerBound + bounds.upperBound - $0.inFile.lowerBound }
      return (run.spec, lower..<max(lower, last?.spec == run.spec ? upper ?? lower : run.inSpec.upperBound))
    }
    guard let line = lines.first(where: { $0.inFile.contains(bounds.lowerBound) }) else { return nil }
    return (line.spec, line.inSpec)
  }

  private func run(at offset: Int, endsThere: Bool = false) -> Run? {
    endsThere
      ? runs.first { $0.inFile.lowerBound < offset && offset <= $0.inFile.upperBound }
      : runs.first { $0.inFile.lowerBound <= offset && offset < $0.inFile.upperBound }
        ?? runs.first { $0.inFile.upperBound == offset }
  }
}
