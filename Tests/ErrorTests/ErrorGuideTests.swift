import TestSupport
import Testing

/// The guide to errors explains each code, and shows the first cases on record.
@Suite struct ErrorGuideTests {
  @Test func everyCodeHasAHeadingAndEveryHeadingACode() throws {
    let headings: [String] = try MarkdownFile(ErrorCase.guide).headings(3).map { $0.filter { $0 != "`" } }
    #expect(Set(headings).count == headings.count)
    let codes: Set<String> = try ErrorTests.codes
    #expect(codes.subtracting(headings).sorted() == [], "codes without a heading")
    #expect(Set(headings).subtracting(codes).sorted() == [], "headings without a code")
  }

  @Test func itsExamplesAreTheFirstCases() throws {
    let file: MarkdownFile = try MarkdownFile(ErrorCase.guide)
    var shown: [String: Int] = [:]
    var changes: [MarkdownFile.Block] = []
    for example in ErrorCase.all(in: file) {
      let cases: [ErrorCase] = try ErrorCase.all(of: example.code)
      let number: Int = shown[example.code, default: 0]
      shown[example.code] = number + 1
      let first: ErrorCase = try #require(number < cases.count ? cases[number] : nil, "\(example.code)")
      #expect(example.sources.map(\.text) == first.sources.map(\.text), "\(example.code)")
      #expect(example.sources.map(\.info) == first.sources.map(\.info), "\(example.code)")
      let message: MarkdownFile.Block = try #require(example.message)
      #expect(message.text == first.message?.text, "\(example.code)")
      if let told: String = first.message?.text, Recording.isOn { changes.append(message.saying(told)) }
    }
    if Recording.isOn { try file.write(changes) }
    #expect(Set(ErrorCase.codes).subtracting(shown.keys) == Self.unshown)
  }

  /// Codes whose cases are too large for a page.
  private static let unshown: Set<String> = ["too-long", "too-many-fields", "too-many-inputs"]
}
