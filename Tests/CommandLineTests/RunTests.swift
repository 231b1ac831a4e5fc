import BindgenCore
import Foundation
import Testing

@testable import bindgen

/// Whole runs, from the command line to the exit status, with a generator of the test's own.
@Suite struct RunTests {
  let world: World

  init() throws { world = try World() }

  @Test func helpAndVersionGoToStandardOutput() {
    #expect(world.run("--help") == .done)
    #expect(world.output == Help.text(of: .emit))
    #expect(world.run("--version") == .done)
    #expect(world.output == "0.1.0\n")
    #expect(world.error.isEmpty)
  }

  @Test func aWrongCommandLineIsToldWithWhatWasMeant() {
    #expect(world.run("a --chek") == .wrongCommandLine)
    #expect(world.error == "error: no option '--chek' [unknown-option]\nhelp: did you mean '--check'?\n")
    #expect(world.output.isEmpty)
  }

  @Test func withoutAFolderAllGoesToStandardOutput() throws {
    try world.write("a\n", to: "A.bindgen.yml")
    try world.write("b\n", to: "B.bindgen.yml")
    #expect(world.run("@/B.bindgen.yml @/A.bindgen.yml") == .done)
    #expect(
      world.output == """
        // Made by bindgen from A.bindgen.yml.
        a
        // Made by bindgen from B.bindgen.yml.
        b
        // Made by bindgen for all.

        """
    )
    #expect(world.error.isEmpty)
  }

  @Test func standardInputIsASpec() {
    world.input = "error oh no\n"
    #expect(world.run("-") == .failed)
    #expect(world.error == "<stdin>:1:1: error: oh no [wrong]\nerror oh no\n^~~~~\n'bindgen help wrong' explains it\n")
  }

  @Test(arguments: [
    "@ @/A.bindgen.yml @/sub/B.bindgen", "@/sub/B.bindgen @", "@/sub @/A.bindgen.yml", "@/sub/ @/./A.bindgen.yml @",
    "@/link.bindgen @", "@/sub/../A.bindgen.yml @/sub",
  ])
  func eachSpecIsReadOnceHoweverItWasNamed(_ line: String) throws {
    try world.write("a", to: "A.bindgen.yml")
    try world.write("b", to: "sub/B.bindgen")
    try world.write("", to: "other.yml")
    try FileManager.default.createSymbolicLink(atPath: world.path("link.bindgen"), withDestinationPath: "sub/B.bindgen")
    #expect(world.run(line) == .done)
    #expect(world.specs.count == 2)
    #expect(
      Set(world.specs).isSubset(of: [
        "@/A.bindgen.yml", "@/sub/B.bindgen", "@/link.bindgen", "@/sub/../A.bindgen.yml", "@/./A.bindgen.yml",
      ])
    )
  }

  @Test func aFileThatIsNamedMayHaveAnyName() throws {
    try world.write("a", to: "anything")
    #expect(world.run("@/anything") == .done)
    #expect(world.specs == ["@/anything"])
  }

  @Test func optionsReachTheGenerator() throws {
    try world.write("a", to: "A.bindgen.yml")
    try world.write("x", to: "t/own.swift.tmpl")
    try world.write("x", to: "t/readme.md")
    world.run("@/A.bindgen.yml --emit delegate,own --source-locations on --no-support --templates @/t")
    let options: GeneratorOptions = world.options[0]
    #expect(options.emit == ["delegate", "own"])
    #expect(options.sourceLocations == .on)
    #expect(options.workingDirectory == "/somewhere")
    #expect(options.support == .never)
    #expect(options.templates.map(\.name) == [world.path("t/own.swift.tmpl")])
  }

  @Test func onlyAbsoluteLocationsTellWhereTheRunWas() throws {
    try world.write("a", to: "A.bindgen.yml")
    for locations in ["off", "relative"] {
      world.run("@/A.bindgen.yml --source-locations \(locations)")
      #expect(world.options[0].workingDirectory == "")
    }
    world.workingDirectory = nil
    world.run("@/A.bindgen.yml --source-locations on")
    #expect(world.options[0].workingDirectory == "")
  }

  @Test func whatCanNotBeReadIsToldWithPathAndReasonAndNothingIsGenerated() throws {
    try world.write("a", to: "A.bindgen.yml")
    try world.write("", to: "empty/x.txt")
    #expect(
      world.run("@/gone.yml @/A.bindgen.yml @/empty --templates @/gone -o @/out --diagnostics plain")
        == .unreadableInput
    )
    #expect(
      world.error == """
        error: there is no spec in '@/empty'; name it '*.bindgen.yml' or '*.bindgen.yaml' or '*.bindgen'
        error: can't read '@/gone.yml': no such file or directory
        error: can't read '@/gone': no such file or directory

        """
    )
    #expect(world.options.isEmpty)
    #expect(world.names() == ["A.bindgen.yml", "empty"])
  }

  @Test func aSpecWithAnotherNameIsShownWhereAFolderHasNone() throws {
    try world.write("a: b", to: "Specs/A.yml")
    try world.write("emit: []\nmodels:\n  A:\n", to: "Specs/Settings.yml")
    #expect(world.run("@/Specs") == .unreadableInput)
    #expect(
      world.error == """
        error: there is no spec in '@/Specs' [nothing-found]
        help: rename '@/Specs/Settings.yml' to 'Settings.bindgen.yml'

        """
    )
    try world.write("models:\n", to: "Other/A.yaml")
    world.run("@/Other")
    #expect(world.error.hasSuffix("help: rename '@/Other/A.yaml' to 'A.bindgen.yaml'\n"))
  }

  @Test func aSpecThatLeadsNowhereOrNeverEndsIsUnreadable() throws {
    try FileManager.default.createSymbolicLink(atPath: world.path("a.bindgen"), withDestinationPath: "gone")
    #expect(world.run("@") == .unreadableInput)
    #expect(world.run("/dev/zero") == .unreadableInput)
    #expect(world.error == "error: can't read '/dev/zero': file too large [cant-read]\n")
  }

  @Test func nothingIsWrittenWhileAnySpecHasAnError() throws {
    try world.write("a", to: "A.bindgen.yml")
    try world.write("error oh no", to: "B.bindgen.yml")
    #expect(world.run("@ -o @/out") == .failed)
    #expect(world.run("@") == .failed)
    #expect(world.output.isEmpty)
    #expect(world.error.hasPrefix("@/B.bindgen.yml:1:1: error: oh no [wrong]\n"))
    #expect(world.names() == ["A.bindgen.yml", "B.bindgen.yml"])
  }

  @Test func warningsAreToldAndDoNotFail() throws {
    try world.write("warning hm", to: "A.bindgen.yml")
    #expect(world.run("@ --diagnostics plain -o @/out") == .done)
    #expect(world.error == "@/A.bindgen.yml:1:1: warning: hm\n")
    #expect(world.run("@ --quiet -o @/out") == .done)
    #expect(world.error.isEmpty)
  }

  @Test func twoSpecsWithOneOutputAreAnErrorThatNamesBoth() throws {
    try world.write("a", to: "a/Cart.bindgen.yml")
    try world.write("b", to: "b/Cart.bindgen.yml")
    try world.write("name CART.bindgen.swift", to: "c.bindgen.yml")
    #expect(world.run("@ -o @/out --diagnostics plain") == .failed)
    #expect(
      world.error
        == """
        @/b/Cart.bindgen.yml:1:1: error: '@/b/Cart.bindgen.yml' and '@/a/Cart.bindgen.yml' both emit \
        'Cart.bindgen.swift'; rename one of them
        @/c.bindgen.yml:1:1: error: '@/c.bindgen.yml' and '@/a/Cart.bindgen.yml' both emit \
        'CART.bindgen.swift'; rename one of them

        """.replacingOccurrences(of: world.folder, with: "@")
    )
    #expect(world.names() == ["a", "b", "c.bindgen.yml"])
  }

  @Test func filesAreWrittenAndGoWithTheirSpecs() throws {
    try world.write("a", to: "A.bindgen.yml")
    try world.write("b", to: "B.bindgen.yml")
    #expect(world.run("@ -o @/out --verbose") == .done)
    #expect(
      world.error
        == "written @/out/A.bindgen.swift\nwritten @/out/B.bindgen.swift\nwritten @/out/Bindgen+Support.swift\n"
    )
    #expect(world.read("out/A.bindgen.swift") == "// Made by bindgen from A.bindgen.yml.\na\n")
    try world.remove("B.bindgen.yml")
    #expect(world.run("@ -o @/out --verbose") == .done)
    #expect(world.error == "removed @/out/B.bindgen.swift\n")
    #expect(world.names(in: "out") == [".bindgen-manifest", "A.bindgen.swift", "Bindgen+Support.swift"])
  }

  @Test func theSummaryIsForTerminalsOnly() throws {
    try world.write("a", to: "A.bindgen.yml")
    world.isTerminal = true
    world.run("@ -o @/out")
    #expect(world.error == "bindgen: 2 written\n")
    try world.write("b", to: "A.bindgen.yml")
    world.run("@ -o @/out --no-support")
    #expect(world.error == "bindgen: 1 changed, 1 removed\n")
    world.run("@ -o @/out --no-support")
    #expect(world.error == "bindgen: 1 unchanged\n")
    for option in ["--quiet", "--diagnostics json", "--diagnostics=json --verbose"] {
      world.run("@ -o @/other " + option)
      #expect(world.error.isEmpty)
    }
    world.isTerminal = false
    world.run("@ -o @/third")
    #expect(world.error.isEmpty)
  }

  @Test func aClassThatBecomesPlainIsTold() throws {
    world.isTerminal = true
    for (text, told) in [
      ("@Observable final class A {", "bindgen: 1 written\n"),
      ("final class A {", "'A' is no plain class any more: 'bindgen explain' says why\nbindgen: 1 changed\n"),
      ("@MainActor @Observable final class A {", "'A' is a plain class now\nbindgen: 1 changed\n"),
      ("final class B {", "bindgen: 1 changed\n"),
    ] {
      try world.write(text, to: "A.bindgen.yml")
      world.run("@ -o @/out --no-support")
      #expect(world.error == told)
    }
  }

  @Test func checkShowsTheDifferenceAndFails() throws {
    try world.write("a", to: "A.bindgen.yml")
    #expect(world.run("@ -o @/out --no-support --check") == .failed)
    #expect(world.error == "error: '@/out/A.bindgen.swift' is missing [out-of-date]\n")
    #expect(world.output.isEmpty)
    #expect(world.names() == ["A.bindgen.yml"])
    world.run("@ -o @/out --no-support")
    #expect(world.run("@ -o @/out --no-support --check") == .done)
    #expect(world.output.isEmpty)
    try world.write("b", to: "A.bindgen.yml")
    #expect(world.run("@ -o @/out --no-support --check") == .failed)
    #expect(
      world.output == """
        --- @/out/A.bindgen.swift
        +++ @/out/A.bindgen.swift
        @@ -1,2 +1,2 @@
         // Made by bindgen from A.bindgen.yml.
        -a
        +b

        """
    )
    #expect(world.read("out/A.bindgen.swift")?.hasSuffix("\na\n") == true)
    try world.write("c", to: "C.bindgen.yml")
    #expect(world.run("@ -o @/out --no-support --check --diagnostics json") == .failed)
    #expect(world.output.isEmpty)
    let objects: [Substring] = world.error.split(separator: "\n")
    #expect(objects.count == 2 && objects.allSatisfy { $0.contains("\"code\":\"out-of-date\"") })
    #expect(objects.first?.contains("'@/out/A.bindgen.swift' is not what its spec gives") == true)
    try world.remove("A.bindgen.yml")
    #expect(world.run("@ -o @/out --no-support --check") == .failed)
    #expect(
      world.error == """
        error: the spec of '@/out/A.bindgen.swift' is gone [out-of-date]
        error: '@/out/C.bindgen.swift' is missing [out-of-date]

        """
    )
  }

  @Test func aLostManifestIsNoDifference() throws {
    try world.write("a", to: "A.bindgen.yml")
    world.run("@ -o @/out")
    try world.remove("out/.bindgen-manifest")
    #expect(world.run("@ -o @/out --check") == .done)
  }

  @Test func aDryRunListsAndWritesNothing() throws {
    try world.write("a", to: "A.bindgen.yml")
    try world.write("b", to: "B.bindgen.yml")
    world.run("@ -o @/out --no-support")
    try world.write("c", to: "A.bindgen.yml")
    try world.write("c", to: "C.bindgen.yml")
    try world.remove("B.bindgen.yml")
    #expect(world.run("@ -o @/out --no-support --dry-run") == .done)
    #expect(
      world.output
        == "changed @/out/A.bindgen.swift\nremoved @/out/B.bindgen.swift\nwritten @/out/C.bindgen.swift\n"
    )
    #expect(world.names(in: "out") == [".bindgen-manifest", "A.bindgen.swift", "B.bindgen.swift"])
  }

  @Test(arguments: ["", " --check", " --dry-run"])
  func aForeignFileIsInTheWayOfAllThree(_ mode: String) throws {
    try world.write("a", to: "A.bindgen.yml")
    try world.write("mine", to: "out/A.bindgen.swift")
    #expect(world.run("@ -o @/out" + mode) == .unwritableOutput)
    #expect(world.error.hasPrefix("error: '@/out/A.bindgen.swift' was not written by bindgen"))
    #expect(world.names(in: "out") == ["A.bindgen.swift"])
  }

  @Test func aFolderThatIsAFileCanNotBeWritten() throws {
    try world.write("a", to: "A.bindgen.yml")
    #expect(world.run("@/A.bindgen.yml -o @/A.bindgen.yml") == .unwritableOutput)
    #expect(world.error == "error: can't write '@/A.bindgen.yml': not a directory [cant-write]\n")
  }

  @Test func aReaderThatHasGoneIsNoErrorAndAFullDiskIs() throws {
    try world.write("a", to: "A.bindgen.yml")
    world.outputError = SystemError(EPIPE)
    #expect(world.run("@") == .done)
    #expect(world.error.isEmpty)
    world.outputError = SystemError(ENOSPC)
    #expect(world.run("@") == .unwritableOutput)
    #expect(world.error == "error: can't write to standard output: no space left on device [cant-write]\n")
  }

  @Test func colourLooksAtTheTerminalUnlessItIsTold() throws {
    try world.write("error no", to: "A.bindgen.yml")
    func isColored(_ options: String = "") -> Bool {
      world.run("@ " + options)
      return world.error.contains("\u{1B}[")
    }
    #expect(!isColored())
    #expect(isColored("--color always"))
    world.isTerminal = true
    #expect(isColored())
    #expect(!isColored("--color never"))
    world.variables = ["NO_COLOR": ""]
    #expect(isColored())
    world.variables = ["NO_COLOR": "1"]
    #expect(!isColored())
    #expect(isColored("--color=always"))
    world.variables = ["TERM": "dumb"]
    #expect(!isColored())
  }

  @Test func namesThatOnlyTheirBytesTellApartAreTwoFiles() throws {
    for name in ["e\u{301}.bindgen.yml", "\u{e9}.bindgen.yml"] { try world.write("a", to: name) }
    world.run("@/e\u{301}.bindgen.yml @/\u{e9}.bindgen.yml")
    // Some file systems don't distinguish the names either; there, one file was written twice.
    #expect(world.specs.count == world.names().count)
  }

  @Test func everyOrderOfArgumentsGivesTheSameBytes() throws {
    for name in ["A", "B", "C"] { try world.write("warning \(name)\n\(name)", to: name + ".bindgen.yml") }
    world.run("@/A.bindgen.yml @/B.bindgen.yml @/C.bindgen.yml")
    let (output, error): (String, String) = (world.output, world.error)
    for line in ["@/C.bindgen.yml @/A.bindgen.yml @/B.bindgen.yml", "@/B.bindgen.yml @", "@ @"] {
      world.run(line)
      #expect(world.output == output)
      #expect(world.error == error)
    }
  }
}
