import Testing

@testable import BindgenCore

@Suite struct SourceFileTests {
  @Test(arguments: [(0, 1, 1), (3, 1, 4), (4, 2, 1), (5, 3, 1), (8, 3, 4), (-5, 1, 1), (99, 3, 4)])
  func anOffsetHasALineAndAColumn(_ offset: Int, _ line: Int, _ column: Int) {
    let file: SourceFile = SourceFile(name: "a", text: "abc\n\nabc")
    #expect(file.position(at: offset) == Position(line: line, column: column))
  }

  @Test func columnsCountBytesAsTheCompilersDo() {
    let file: SourceFile = SourceFile(name: "a", text: "é🍎x")
    #expect(file.position(at: 6) == Position(line: 1, column: 7))
  }

  @Test func aByteOrderMarkIsNotPartOfTheText() {
    let file: SourceFile = SourceFile(name: "a", bytes: [0xEF, 0xBB, 0xBF, 0x61, 0x0A, 0x62])
    #expect(file.bytes == [0x61, 0x0A, 0x62])
    #expect(file.lineStarts == [0, 2])
  }

  @Test func linesEndInEitherWay() {
    let file: SourceFile = SourceFile(name: "a", text: "one\r\ntwo\n\nfour\r")
    let lines: [String] = (1...4).map {
      SourceRange(file, file.lineBounds($0).lowerBound, file.lineBounds($0).upperBound).text
    }
    #expect(lines == ["one", "two", "", "four\r"])
  }

  @Test(arguments: [-1, 0, 3, 99])
  func aLineThatIsNotThereIsEmpty(_ line: Int) {
    let file: SourceFile = SourceFile(name: "a", text: "one\ntwo")
    #expect(file.lineBounds(line) == 7..<7)
  }

  @Test func anEmptyFileHasOneEmptyLine() {
    let file: SourceFile = SourceFile(name: "a", text: "")
    #expect(file.position(at: 0) == Position(line: 1, column: 1))
    #expect(file.lineBounds(1) == 0..<0)
    #expect(file.range.isEmpty)
  }

  @Test func positionsAreOrderedAsTheyAreRead() {
    #expect(Position(line: 1, column: 9) < Position(line: 2, column: 1))
    #expect(Position(line: 2, column: 1) < Position(line: 2, column: 2))
  }
}

@Suite struct SourceRangeTests {
  let file: SourceFile = SourceFile(name: "a", text: "one two")

  @Test func offsetsOutsideTheFileAreBroughtToItsEnds() {
    #expect(SourceRange(file, -3, 99).bounds == 0..<7)
    #expect(SourceRange(file, 5, 2).bounds == 5..<5)
    #expect(SourceRange(file, 99, 99).bounds == 7..<7)
  }

  @Test func rangesAreJoinedInAnyOrder() {
    let (one, two): (SourceRange, SourceRange) = (SourceRange(file, 0, 3), SourceRange(file, 4, 7))
    #expect(one.joined(two) == file.range)
    #expect(two.joined(one) == file.range)
    #expect(two.text == "two")
  }

  @Test func equalPlacesOfTwoFilesAreTwoPlaces() {
    let other: SourceFile = SourceFile(name: "a", text: "one two")
    #expect(file.range != other.range)
    #expect(Set([file.range, other.range, file.range]).count == 2)
  }

  @Test func bytesThatAreNoTextAreShownAsReplacements() {
    #expect(SourceFile(name: "a", bytes: [0x61, 0xFF]).range.text == "a\u{FFFD}")
  }
}

@Suite struct DiagnosticsTests {
  @Test func onlyErrorsAreErrors() {
    var diagnostics: Diagnostics = Diagnostics()
    diagnostics.warning("w", at: nil, "careful")
    #expect(!diagnostics.hasErrors)
    diagnostics.add(contentsOf: [.error("e", at: nil, "wrong")])
    #expect(diagnostics.hasErrors)
  }

  @Test func theyAreToldByFileThenByPlaceThenAsTheyCame() {
    let (a, b): (SourceFile, SourceFile) = (SourceFile(name: "a", text: "text"), SourceFile(name: "b", text: "text"))
    let unknown: SourceFile = SourceFile(name: "c", text: "text")
    var diagnostics: Diagnostics = Diagnostics()
    diagnostics.error("5", at: unknown.range, "")
    diagnostics.error("4", at: SourceRange(b, 2, 3), "")
    diagnostics.error("2", at: SourceRange(a, 3, 4), "")
    diagnostics.warning("3", at: SourceRange(a, 3, 3), "")
    diagnostics.error("1", at: SourceRange(a, 0, 1), "")
    diagnostics.error("0", at: nil, "")
    #expect(diagnostics.sorted(files: [a, b]).map(\.code) == ["0", "1", "2", "3", "4", "5"])
  }
}
