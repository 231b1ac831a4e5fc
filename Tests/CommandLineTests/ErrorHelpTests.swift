import Foundation
import TestSupport
import Testing

@testable import bindgen

@Suite struct ErrorHelpTests {
  let world: World

  init() throws { world = try World() }

  @Test func theGuideInTheToolIsTheDocument() throws {
    let document: [UInt8]? = Repository.bytes(of: Repository.root.appendingPathComponent("docs/errors.md"))
    #expect(Array(EmbeddedErrors.text.utf8) == document, "run .ci/embed-templates")
  }

  @Test func anErrorIsExplainedWithAnExample() {
    #expect(world.run("help unknown-outlet") == .done)
    #expect(
      world.output == """
        unknown-outlet

        'emit' has no such option.

        A spec that has it:

            emit: [delegat]
            models:
              Cart:
                state:
                  count: Int = 0

        bindgen says:

            Cart.bindgen.yml:1:8: error: 'emit' has no option 'delegat' [unknown-outlet]
            emit: [delegat]
                   ^~~~~~~
            help: did you mean 'delegate'?

        Write the name that was meant. An option of your own is a template in the
        folder of '--templates'.

        """
    )
    #expect(world.error.isEmpty)
  }

  @Test(arguments: ErrorGuide.codes)
  func everyErrorIsExplained(_ code: String) throws {
    let text: String = try #require(ErrorHelp.text(of: code))
    #expect(text.hasPrefix(code + "\n\n"))
    for line in text.split(separator: "\n") where !line.hasPrefix("    ") {
      #expect(line.count < 80 && !line.contains("`") && !line.contains("](") && !line.hasPrefix("#"), "\(line)")
    }
    let examples: [Substring] = text.split(separator: "\n").filter { $0.hasSuffix("that has it:") }
    #expect(examples.isEmpty || text.contains("\nbindgen says:\n\n"))
  }

  @Test func whatAnExampleIsStandsAboveIt() throws {
    #expect(try #require(ErrorHelp.text(of: "template-end")).contains("\nA template that has it:\n"))
    #expect(
      try #require(ErrorHelp.text(of: "not-utf8")).contains(
        "\nA spec that has it; '\\x' begins the number of a byte:\n"
      )
    )
  }

  @Test(arguments: [
    ("a `b` [c](d.md#e) f", "a 'b' c f"), ("`[a](b)` [c] (d)", "'[a](b)' [c] (d)"), ("[a](b [", "[a](b ["),
    ("`a", "'a'"), ("", ""),
  ])
  func markdownBecomesPlain(_ text: String, _ plain: String) { #expect(ErrorHelp.plain(text) == plain) }

  @Test func helpOfACommandIsThatOfTheCommand() {
    #expect(world.run("help") == .done)
    #expect(world.output == Help.text(of: .emit))
    #expect(world.run("help graph") == .done)
    #expect(world.output == Help.text(of: .graph))
    #expect(world.run("help help") == .done)
    #expect(world.output == Help.text(of: .help))
  }

  @Test(arguments: [
    ("unknown-outle", "did you mean 'unknown-outlet'?"), ("grahp", "did you mean 'graph'?"),
    ("nonsense", "see 'bindgen help', or the brackets behind an error's message"),
  ])
  func whatIsNeitherIsToldWithWhatIsNearest(_ word: String, _ help: String) {
    #expect(world.run("help \(word) --diagnostics plain") == .wrongCommandLine)
    #expect(world.error == "error: there is no command and no error '\(word)'; \(help)\n")
    #expect(world.output.isEmpty)
  }

  // MARK: The last line of a run that failed

  @Test func aFailedRunSaysOnceWhatExplainsIt() throws {
    try world.write("error oh\nerror no\nwarning hm", to: "A.bindgen.yml")
    #expect(world.run("@") == .failed)
    #expect(world.error.hasSuffix("\n'bindgen help wrong' explains it\n"))
    #expect(world.error.components(separatedBy: "bindgen help").count == 2)
    for options in ["--quiet", "--diagnostics plain", "--diagnostics json"] {
      #expect(world.run("@ " + options) == .failed)
      #expect(!world.error.contains("bindgen help"))
    }
  }

  @Test func aRunThatDoesNotFailSaysNothingOfIt() throws {
    try world.write("warning hm", to: "A.bindgen.yml")
    #expect(world.run("@") == .done)
    #expect(world.error.hasPrefix("@/A.bindgen.yml:1:1: warning: hm [odd]\n"))
    #expect(!world.error.contains("bindgen help"))
  }

  @Test func ofDifferentErrorsTheFirstIsNamed() throws {
    let spec: String = "models:\n  Cart:\n    stat:\n      a: Int = 0\n    state:\n      a:Int = 0\n"
    let error: String = try Tool.run(["-"], input: spec).error
    #expect(error.hasSuffix("\n'bindgen help unknown-key' explains the first error\n"), "\(error)")
  }
}
