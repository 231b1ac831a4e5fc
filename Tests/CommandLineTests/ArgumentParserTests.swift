import BindgenCore
import Foundation
import Testing

@testable import bindgen

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

  static let argumentsAreUnderstoodCases: [Case] = [
    Case("a"),
    Case("a -o out") { $0.task = .emit(.write(folder: "out")) },
    Case("-o=out a") { $0.task = .emit(.write(folder: "out")) },
    Case("--output out a") { $0.task = .emit(.write(folder: "out")) },
    Case("a --output=out") { $0.task = .emit(.write(folder: "out")) },
    Case("a --output=a=b") { $0.task = .emit(.write(folder: "a=b")) },
    Case("a -o=--check") { $0.task = .emit(.write(folder: "--check")) },
    Case("a -o ./-") { $0.task = .emit(.write(folder: "./-")) },
    Case("a -o out --check") { $0.task = .emit(.check(folder: "out")) },
    Case("--dry-run a -o out") { $0.task = .emit(.dryRun(folder: "out")) },
    Case("a --emit delegate,combine") { $0.emit = ["delegate", "combine"] },
    Case("a --emit=a,b,a") { $0.emit = ["a", "b"] },
    Case("a --templates t") { $0.templates = "t" },
    Case("a --source-locations relative") { $0.sourceLocations = .relative },
    Case("a --diagnostics json --color=never") { ($0.style.form, $0.style.color) = (.json, .never) },
    Case("a --quiet") { $0.style.verbosity = .quiet },
    Case("a --verbose") { $0.style.verbosity = .verbose },
    Case("a --no-support") { $0.support = .never },
    Case("a --with-support") { $0.support = .always },
    Case("a --runtime module") { $0.runtime = .module },
    Case("a --module C=d --module=B=e=f --module C=g --module-without-runtime B") { arguments in
      var modules: ModuleList = ModuleList()
      for word in ["C=d", "B=e=f", "C=g"] { _ = modules.add(word) }
      _ = modules.takeRuntime(from: "B")
      arguments.modules = modules.all
    },
    Case("- a") { $0.inputs = ["-", "a"] },
    Case("-- a --check -o") { $0.inputs = ["a", "--check", "-o"] },
    Case("a -- --") { $0.inputs = ["a", "--"] },
    Case("--help") { ($0.task, $0.inputs) = (.help(.emit), []) },
    Case("-h --nonsense a") { $0.task = .help(.emit) },
    Case("--version --check") { ($0.task, $0.inputs) = (.version, []) },
    Case("--version --help") { ($0.task, $0.inputs) = (.help(.emit), []) },
    Case("graph a") { $0.task = .answer(.graph(.text, model: nil)) },
    Case("--quiet graph a --format dot") {
      ($0.style.verbosity, $0.task) = (.quiet, .answer(.graph(.dot, model: nil)))
    },
    Case("graph --model M --format=mermaid a --emit x") {
      ($0.task, $0.emit) = (.answer(.graph(.mermaid, model: "M")), ["x"])
    },
    Case("graph graph") { ($0.task, $0.inputs) = (.answer(.graph(.text, model: nil)), ["graph"]) },
    Case("-- graph") { $0.inputs = ["graph"] },
    Case("./graph") { $0.inputs = ["./graph"] },
    Case("a graph") { $0.inputs = ["a", "graph"] },
    Case("explain a M.f") { $0.task = .answer(.explanation(of: "M.f")) },
    Case("explain a b M --templates t") {
      ($0.task, $0.inputs, $0.templates) = (.answer(.explanation(of: "M")), ["a", "b"], "t")
    },
    Case("format a") { $0.task = .format(isCheck: false) },
    Case("format a - --check") { ($0.task, $0.inputs) = (.format(isCheck: true), ["a", "-"]) },
    Case("watch a -o out --emit x") { ($0.task, $0.emit) = (.watch(folder: "out"), ["x"]) },
    Case("init") { ($0.task, $0.inputs) = (.begin(InitCommand.Order()), []) },
    Case("init a/Shop") { ($0.task, $0.inputs) = (.begin(InitCommand.Order(path: "a/Shop")), []) },
    Case("init a/Shop --emit a,b") {
      ($0.task, $0.inputs, $0.emit) = (.begin(InitCommand.Order(path: "a/Shop")), [], ["a", "b"])
    },
    Case("init --package") { ($0.task, $0.inputs) = (.begin(InitCommand.Order(isPackage: true)), []) },
    Case("init --package Shop --bindgen ../x") {
      ($0.task, $0.inputs) = (
        .begin(InitCommand.Order(path: "Shop", isPackage: true, bindgen: Dependency(place: "../x"))), []
      )
    },
    Case("templates") { ($0.task, $0.inputs) = (.templates([]), []) },
    Case("templates view class") { ($0.task, $0.inputs) = (.templates(["view", "class"]), []) },
    Case("help") { ($0.task, $0.inputs) = (.help(.emit), []) },
    Case("help graph") { ($0.task, $0.inputs) = (.help(.graph), []) },
    Case("help unknown-key --color never") {
      ($0.task, $0.inputs, $0.style.color) = (.error("unknown-key"), [], .never)
    },
    Case("help --help") { ($0.task, $0.inputs) = (.help(.help), []) },
    Case("graph --help") { ($0.task, $0.inputs) = (.help(.graph), []) },
    Case("--help explain") { ($0.task, $0.inputs) = (.help(.explain), []) },
    Case("init --version a b") { ($0.task, $0.inputs) = (.version, []) },
  ]

  @Test(arguments: argumentsAreUnderstoodCases)
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
      ("", [.noInput(.emit)]),
      ("--quiet", [.noInput(.emit)]),
      ("a --chek", [.unknownOption("--chek", suggested: "--check", of: .emit)]),
      ("a --Check", [.unknownOption("--Check", suggested: "--check", of: .emit)]),
      ("a -check", [.unknownOption("-check", suggested: "--check", of: .emit)]),
      ("a --out=x", [.unknownOption("--out", suggested: "--output", of: .emit)]),
      ("a -output x", [.unknownOption("-output", suggested: "--output", of: .emit)]),
      ("a --colour auto", [.unknownOption("--colour", suggested: "--color", of: .emit)]),
      ("a --dryrun", [.unknownOption("--dryrun", suggested: "--dry-run", of: .emit)]),
      ("a --hlep", [.unknownOption("--hlep", suggested: "--help", of: .emit)]),
      ("a --nonsense", [.unknownOption("--nonsense", suggested: nil, of: .emit)]),
      ("a -x", [.unknownOption("-x", suggested: nil, of: .emit)]),
      ("a ---", [.unknownOption("---", suggested: nil, of: .emit)]),
      ("a --=", [.unknownOption("--", suggested: nil, of: .emit)]),
      ("a -o", [.missingValue(.output)]),
      ("a --output=", [.missingValue(.output)]),
      ("a -o --check", [.missingValue(.output)]),
      ("a --check=yes -o b", [.unexpectedValue(.check)]),
      ("a --color sometimes", [.wrongValue(.color, "sometimes", choices: ["auto", "always", "never"])]),
      ("a --emit a,,b", [.emptyOutlet("a,,b")]),
      ("a --module C --module =d --module E=", [.wrongModule("C"), .wrongModule("=d"), .wrongModule("E=")]),
      ("a --module C=d --module-without-runtime D", [.unknownModule("D")]),
      ("a -o b --output b", [.givenTwice(.output)]),
      ("a --quiet --quiet", [.givenTwice(.quiet)]),
      ("a --quiet --verbose", [.contradiction(.quiet, .verbose)]),
      ("a --no-support --with-support", [.contradiction(.noSupport, .withSupport)]),
      ("a -o b --check --dry-run", [.contradiction(.check, .dryRun)]),
      ("a -o -", [.dashAsFolder]),
      ("a --check", [.needsOutput(.check)]),
      ("a --dry-run", [.needsOutput(.dryRun)]),
      ("graph", [.noInput(.graph)]),
      ("format --check", [.noInput(.format)]),
      ("format a -o b", [.misplacedOption(.output, .format)]),
      ("watch", [.noInput(.watch), .nowhereToWrite]),
      ("watch a", [.nowhereToWrite]),
      ("watch a -o", [.missingValue(.output)]),
      ("watch - -o -", [.dashToWatch, .dashAsFolder]),
      ("watch a -o b --check", [.misplacedOption(.check, .watch)]),
      ("explain", [.noInput(.explain)]),
      ("explain a", [.noName("a")]),
      ("init a b c", [.oneWordTooMany("b", .initialize)]),
      ("help a b", [.oneWordTooMany("b", .help)]),
      ("init --package=Shop", [.unexpectedValue(.package)]),
      ("init --bindgen", [.missingValue(.bindgen)]),
      ("graph a --check -o b", [.misplacedOption(.check, .graph), .misplacedOption(.output, .graph)]),
      ("a --model M", [.misplacedOption(.model, .emit)]),
      ("templates --emit x", [.misplacedOption(.emit, .templates)]),
      ("graph a --formt dot", [.unknownOption("--formt", suggested: "--format", of: .graph)]),
      ("graph a --format png", [.wrongValue(.format, "png", choices: ["text", "mermaid", "dot"])]),
      ("graph a --model", [.missingValue(.model)]),
      (
        "--no-such --color x",
        [
          .unknownOption("--no-such", suggested: nil, of: .emit),
          .wrongValue(.color, "x", choices: ["auto", "always", "never"]),
        ]
      ),
    ] as [(String, [ArgumentError])]
  )
  func whatIsWrongIsTold(_ line: String, _ expected: [ArgumentError]) {
    #expect(ArgumentParser.parse(words(line)).errors == expected)
  }

  @Test func anEmptyWordIsNoSpec() {
    #expect(ArgumentParser.parse([""]).errors == [.emptyInput(.emit)])
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

  static let errorsSayWhatToDoCases: [(ArgumentError, String, String)] = [
    (
      ArgumentError.unknownOption("--chek", suggested: "--check", of: .emit), "no option '--chek'",
      "did you mean '--check'?"
    ),
    (.unknownOption("-x", suggested: nil, of: .emit), "no option '-x'", "see 'bindgen --help'"),
    (.missingValue(.output), "'--output' needs a value", "write '--output <folder>'"),
    (.wrongValue(.color, "x", choices: ["a", "b"]), "'--color' can't be 'x'", "write one of a, b"),
    (
      .wrongModule("Catalog"), "'--module' can't be 'Catalog'",
      "write '--module Catalog=Sources/Catalog', with a folder or a file of specs"
    ),
    (
      .unknownModule("Catalog"), "'--module-without-runtime' names 'Catalog', which no '--module' has",
      "add '--module Catalog=<file or folder>'"
    ),
    (
      .wrongValue(.color, "alwais", choices: ["auto", "always"]), "'--color' can't be 'alwais'",
      "did you mean 'always'?"
    ),
    (.unknownOption("-x", suggested: nil, of: .graph), "no option '-x'", "see 'bindgen graph --help'"),
    (.misplacedOption(.check, .graph), "'bindgen graph' takes no '--check'", "see 'bindgen graph --help'"),
    (.noName("a"), "a spec or a name is missing beside 'a'", "write 'bindgen explain <spec>... <name>'"),
    (
      .oneWordTooMany("b", .initialize), "unexpected 'b'",
      "write 'bindgen init [<name>] [--package] [--emit a,b] [--bindgen <place>]'"
    ),
    (
      .dashAsFolder, "'--output' can't be '-'", "leave it out for standard output; a folder of that name is './-'"
    ),
    (.dashToWatch, "'-' can't be watched: standard input is read once", "name files or folders"),
    (.nowhereToWrite, "'bindgen watch' needs a folder to write into", "add '--output <folder>'"),
    (.needsOutput(.check), "'--check' needs a folder to look at", "add '--output <folder>'"),
  ]

  @Test(arguments: errorsSayWhatToDoCases)
  func errorsSayWhatToDo(_ error: ArgumentError, _ message: String, _ help: String) {
    #expect(error.diagnostic.message == message)
    #expect(error.diagnostic.help == help)
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
  @Test(arguments: Command.Name.allCases)
  func noLineIsWiderThanATerminal(_ name: Command.Name) {
    for line in Help.text(of: name).split(separator: "\n") { #expect(line.count < 80, "\(line)") }
  }

  @Test(arguments: Command.Name.allCases)
  func everyCommandHasItsPlaceInTheTableAndItsOptionsInItsHelp(_ name: Command.Name) {
    #expect(Command.table.filter { $0.name == name }.count == 1)
    let command: Command = .named(name)
    for option in Option.table {
      #expect(Help.text(of: name).contains(" " + option.long) == command.options.contains(option.name))
    }
    #expect(Help.text(of: .emit).contains(command.summary.prefix(40)) == (name != .emit))
    #expect(command.options.contains(.help) && command.options.contains(.version))
  }

  @Test(arguments: Option.Name.allCases)
  func everyOptionHasItsPlaceInTheTableAndItsCommand(_ name: Option.Name) {
    #expect(Option.table.filter { $0.name == name }.count == 1)
    #expect(Command.table.contains { $0.options.contains(name) })
  }
}
