import BindgenCore

/// Which bytes of an emitted file are bytes of a spec.
///
/// The file must be emitted with locations: its `#sourceLocation` lines say which line of a spec each line stands for.
/// What both lines have is found token by token, since a call may have got an argument, and a type stands elsewhere.
struct PlaceMap: Sendable {
  /// The same bytes in both files.
  struct Run: Sendable {
    let spec: Int
    let inSpec: Range<Int>
    let inFile: Range<Int>
    /// Not only signs: those may be the same by accident.
    let hasWord: Bool
  }

  /// A line that stands for a line of a spec.
  private struct Line {
    let spec: Int
    let inSpec: Range<Int>
    let inFile: Range<Int>
  }

  /// The file with spaces for its directives, since Swift's server tells no errors of types behind one.
  let text: [UInt8]
  /// In the order of the file.
  let runs: [Run]
  private let lines: [Line]

  /// - Parameter specs: Those that the directives name.
  init(_ emitted: [UInt8], _ specs: [SourceFile]) {
    var text: [UInt8] = emitted
    var (runs, lines): ([Run], [Line]) = ([], [])
    let numbers: [String: Int] = Dictionary(
      specs.enumerated().map { (Spelling.quoted($1.name), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var place: (spec: Int, line: Int)?
    for bounds in Self.lines(of: emitted) {
      if let directive: Directive = Directive(emitted[bounds]) {
        for index in bounds { text[index] = .blank }
        place = directive.file.flatMap { numbers[$0] }.map { ($0, directive.line) }
      } else if let (spec, line): (Int, Int) = place {
        let own: Range<Int> = specs[spec].lineBounds(line)
        let start: Int = specs[spec].bytes[own].firstIndex { $0 != .blank } ?? own.upperBound
        lines.append(Line(spec: spec, inSpec: start..<own.upperBound, inFile: bounds))
        for (inSpec, inFile) in SharedTokens.runs(specs[spec].bytes, own, emitted, bounds) {
          let hasWord: Bool = emitted[inFile].contains { Document.isNamePart($0) }
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
    /// As it is written, with quotes.
    let file: String?
    let line: Int

    init?(_ bytes: ArraySlice<UInt8>) {
      let text: ArraySlice<UInt8> = bytes.drop { $0 == .blank }
      guard text.starts(with: "#sourceLocation(".utf8) else { return nil }
      let words: Substring = Substring(String(decoding: text, as: UTF8.self)).dropFirst("#sourceLocation(".count)
      guard let comma: String.Index = words.lastIndex(of: ","), words.hasPrefix("file: ") else {
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
  /// Where a place of a spec stands: each time that it is emitted, the surest first. A place at the end of a word is
  /// there, too: that is where one types.
  func inFile(_ offset: Int, ofSpec spec: Int) -> [Int] {
    let around: [Run] = runs.filter {
      $0.spec == spec && $0.inSpec.lowerBound <= offset && offset <= $0.inSpec.upperBound
    }
    var places: [Int] = []
    for run in around.filter(\.hasWord) + around.filter({ !$0.hasWord }) {
      let place: Int = run.inFile.lowerBound + offset - run.inSpec.lowerBound
      if !places.contains(place) { places.append(place) }
    }
    return places
  }

  /// Where some of the file's bytes stand in a spec; nil for what is in none. Of a line that stands for one, and has
  /// nothing else of it there, its text.
  func inSpec(_ bounds: Range<Int>) -> (spec: Int, bounds: Range<Int>)? {
    if let run: Run = run(at: bounds.lowerBound) {
      let lower: Int = run.inSpec.lowerBound + bounds.lowerBound - run.inFile.lowerBound
      let last: Run? = self.run(at: bounds.upperBound, endsThere: true)
      let upper: Int? = last.map { $0.inSpec.lowerBound + bounds.upperBound - $0.inFile.lowerBound }
      return (run.spec, lower..<max(lower, last?.spec == run.spec ? upper ?? lower : run.inSpec.upperBound))
    }
    guard let line: Line = lines.first(where: { $0.inFile.contains(bounds.lowerBound) }) else { return nil }
    return (line.spec, line.inSpec)
  }

  private func run(at offset: Int, endsThere: Bool = false) -> Run? {
    endsThere
      ? runs.first { $0.inFile.lowerBound < offset && offset <= $0.inFile.upperBound }
      : runs.first { $0.inFile.lowerBound <= offset && offset < $0.inFile.upperBound }
        ?? runs.first { $0.inFile.upperBound == offset }
  }
}
