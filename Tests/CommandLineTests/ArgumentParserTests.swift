import BindgenDiagnostics
import Foundation
import Testing

@testable import BindgenCommandLine

@Suite struct ArgumentParserTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let words: String
    let change: @Sendable (inout Arguments) -> Void

    init(_ words: String, _ change: @escaping @Sendable (inout Arguments) -> Void = { _ in }) {
      self.words = words
      self.change = change
    }

    var testDescription: String { words }
  }

  @Test(arguments: [
    Case("a"),
    Case("a -o out") { $0.task = .write(folder: "out") },
    Case("-o=out a") { $0.task = .write(folder: "out") },
    Case("--output out a") { $0.task = .write(folder: "out") },
    Case("a --output=out") { $0.task = .write(folder: "out") },
    Case("a --output=a=b") { $0.task = .write(folder: "a=b") },
    Case("a -o=--check") { $0.task = .write(folder: "--check") },
    Case("a -o - ") { $0.task = .write(folder: "-") },
    Case("a -o out --check") { $0.task = .check(folder: "out") },
    Case("--dry-run a -o out") { $0.task = .dryRun(folder: "out") },
    Case("a --emit delegate,combine") { $0.emit = ["delegate", "combine"] },
    Case("a --emit=a,b,a") { $0.emit = ["a", "b"] },
    Case("a --templates t") { $0.templates = "t" },
    Case("a --source-locations relative") { $0.sourceLocations = .relative },
    Case("a --no-support") { $0.support = false },
    Case("a --diagnostics json --color=never") { ($0.form, $0.color) = (.json, .never) },
    Case("a --quiet") { $0.talk = .quiet },
    Case("a --verbose") { $0.talk = .verbose },
    Case("- a") { $0.inputs = ["-", "a"] },
    Case("-- a --check -o") { $0.inputs = ["a", "--check", "-o"] },
    Case("a -- --") { $0.inputs = ["a", "--"] },
    Case("--help") { ($0.task, $0.inputs) = (.help, []) },
    Case("-h --nonsense a") { $0.task = .help },
    Case("--version --check") { ($0.task, $0.inputs) = (.version, []) },
    Case("--version --help") { ($0.task, $0.inputs) = (.help, []) },
  ])
  func argumentsAreUnderstood(_ item: Case) {
    var expected: Arguments = Arguments()
    expected.inputs = ["a"]
    item.change(&expected)
    let (arguments, errors): (Arguments, [ArgumentError]) = ArgumentParser.parse(words(item.words))
    #expect(errors.isEmpty)
    #expect(arguments == expected)
  }

  @Test(
    arguments: [
      ("", [.noInput]),
      ("--quiet", [.noInput]),
      ("a --chek", [.unknownOption("--chek", meant: "--check")]),
      ("a --Check", [.unknownOption("--Check", meant: "--check")]),
      ("a -check", [.unknownOption("-check", meant: "--check")]),
      ("a --out=x", [.unknownOption("--out", meant: "--output")]),
      ("a -output x", [.unknownOption("-output", meant: "--output")]),
      ("a --colour auto", [.unknownOption("--colour", meant: "--color")]),
      ("a --dryrun", [.unknownOption("--dryrun", meant: "--dry-run")]),
      ("a --hlep", [.unknownOption("--hlep", meant: "--help")]),
      ("a --nonsense", [.unknownOption("--nonsense", meant: nil)]),
      ("a -x", [.unknownOption("-x", meant: nil)]),
      ("a ---", [.unknownOption("---", meant: nil)]),
      ("a --=", [.unknownOption("--", meant: nil)]),
      ("a -o", [.missingValue(.output)]),
      ("a --output=", [.missingValue(.output)]),
      ("a -o --check", [.missingValue(.output)]),
      ("a --check=yes -o b", [.unexpectedValue(.check)]),
      ("a --color sometimes", [.wrongValue(.color, "sometimes", choices: ["auto", "always", "never"])]),
      ("a --emit a,,b", [.emptyOutlet("a,,b")]),
      ("a -o b --output b", [.givenTwice(.output)]),
      ("a --quiet --quiet", [.givenTwice(.quiet)]),
      ("a --quiet --verbose", [.contradiction(.quiet, .verbose)]),
      ("a -o b --check --dry-run", [.contradiction(.check, .dryRun)]),
      ("a --check", [.needsOutput(.check)]),
      ("a --dry-run", [.needsOutput(.dryRun)]),
      (
        "--no-such --color x",
        [.unknownOption("--no-such", meant: nil), .wrongValue(.color, "x", choices: ["auto", "always", "never"])]
      ),
    ] as [(String, [ArgumentError])]
  )
  func whatIsWrongIsTold(_ line: String, _ expected: [ArgumentError]) {
    #expect(ArgumentParser.parse(words(line)).errors == expected)
  }

  @Test func anEmptyWordIsNoSpec() {
    #expect(ArgumentParser.parse([""]).errors == [.emptyInput])
    #expect(ArgumentParser.parse(["a", "-o", ""]).errors == [.missingValue(.output)])
  }

  @Test func blanksAroundOutletsAreNotMeant() {
    #expect(ArgumentParser.parse(["a", "--emit", " a, b "]).arguments.emit == ["a", "b"])
  }

  @Test func theOrderOfOptionsDoesNotMatter() {
    let parts: [[String]] = [["-o", "out"], ["--check"], ["--emit=a"], ["spec"], ["--color", "never"]]
    let expected: Arguments = ArgumentParser.parse(parts.flatMap { $0 }).arguments
    for shift in 1..<parts.count {
      let words: [String] = (parts[shift...] + parts[..<shift]).flatMap { $0 }
      #expect(ArgumentParser.parse(words).arguments == expected)
    }
  }

  @Test(arguments: [
    (ArgumentError.unknownOption("--chek", meant: "--check"), "no option '--chek'", "did you mean '--check'?"),
    (.unknownOption("-x", meant: nil), "no option '-x'", "see 'bindgen --help'"),
    (.missingValue(.output), "'--output' is given without its value", "write '--output <folder>'"),
    (.wrongValue(.color, "x", choices: ["a", "b"]), "'--color' can't be 'x'", "write one of a, b"),
    (
      .wrongValue(.color, "alwais", choices: ["auto", "always"]), "'--color' can't be 'alwais'",
      "did you mean 'always'?"
    ),
    (.needsOutput(.check), "'--check' needs a folder to look at", "add '--output <folder>'"),
  ])
  func errorsSayWhatToDo(_ error: ArgumentError, _ message: String, _ mend: String) {
    #expect(error.diagnostic.message == message)
    #expect(error.diagnostic.mend == mend)
  }

  @Test func hostileWordsEndQuickly() {
    let long: String = String(repeating: "-c", count: 100_000)
    let words: [String] = ["--" + long, long + "=" + long, "--"] + Array(repeating: "a", count: 10_000)
    let start: Date = Date()
    #expect(ArgumentParser.parse(words).errors.count == 2)
    #expect(Date().timeIntervalSince(start) < 5)
  }

  private func words(_ line: String) -> [String] { line.split(separator: " ").map(String.init) }
}

@Suite struct HelpTests {
  @Test func noLineIsWiderThanATerminal() {
    for line in Help.text.split(separator: "\n") { #expect(line.count < 80, "\(line)") }
  }

  @Test(arguments: Option.Name.allCases)
  func everyOptionHasItsPlaceInTheTableAndTheHelp(_ name: Option.Name) {
    #expect(Option.table.filter { $0.name == name }.count == 1)
    #expect(Help.text.contains("--" + name.rawValue))
  }
}
