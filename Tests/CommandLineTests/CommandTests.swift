import BindgenCore
import BindgenTools
import Foundation
import TestSupport
import Testing

@testable import bindgen

/// The commands beside the main job, from the command line to the exit status.
@Suite struct CommandTests {
  let world: World

  init() throws { world = try World() }

  @Test func helpIsThatOfTheCommand() {
    for name in Command.Name.allCases {
      #expect(world.run(name.rawValue + " --help") == .done)
      #expect(world.output == Help.text(of: name))
    }
  }

  @Test func helpIsOfOneThing() {
    #expect(world.run("help graph explain") == .wrongCommandLine)
    #expect(world.error.hasPrefix("error: unexpected 'explain' [unexpected-word]\n"))
    #expect(Help.text(of: .initialize).contains("the options of 'emit', instead of 'callbacks'"))
  }

  // MARK: check and completions

  @Test func checkWritesNothing() throws {
    try world.write("x", to: "A.bindgen.yml")
    #expect(world.run("check @ --emit a") == .done)
    #expect(world.specs == ["@/A.bindgen.yml"])
    #expect(world.output.isEmpty && world.error.isEmpty)
    #expect(world.run("check") == .wrongCommandLine)
    #expect(world.error.hasPrefix("error: no spec is given [no-input]\n"))
    #expect(world.run("check @ -o out") == .wrongCommandLine)
    #expect(world.error.hasPrefix("error: 'bindgen check' takes no '--output' [misplaced-option]\n"))
  }

  @Test func completionsAreForAShell() {
    #expect(world.run("completions") == .wrongCommandLine)
    #expect(world.error.hasPrefix("error: the name of a shell is missing [no-shell]\n"))
    #expect(world.run("completions tcsh") == .wrongCommandLine)
    #expect(world.error.hasPrefix("error: there are no completions for 'tcsh' [no-shell]\n"))
    #expect(world.run("completions bash zsh") == .wrongCommandLine)
    for shell in Shell.allCases {
      #expect(world.run("completions \(shell.rawValue)") == .done)
      for command in Command.allWords { #expect(world.output.contains(command), "\(shell) \(command)") }
      for option in Option.table { #expect(world.output.contains(option.name.rawValue), "\(shell) \(option.long)") }
    }
  }

  @Test func anEditorStartsTheServerWithoutArguments() {
    #expect(world.run("lsp") == .done)
    #expect(world.run("lsp a") == .wrongCommandLine)
    #expect(world.error.hasPrefix("error: unexpected 'a' [unexpected-word]\n"))
  }

  // MARK: schema

  @Test func theSchemaKnowsTheOutletsOfTemplates() throws {
    try world.write("x", to: "t/own.swift.tmpl")
    #expect(world.run("schema") == .done)
    #expect(world.output == SpecSchema.text(ownOutlets: []))
    #expect(world.run("schema --templates @/t") == .done)
    #expect(world.output == SpecSchema.text(ownOutlets: ["own"]))
    #expect(world.output.contains(#", "reducer", "own"]"#))
    #expect(world.error.isEmpty)
  }

  // MARK: graph and explain

  @Test func questionsReachWhoAnswersThem() throws {
    try world.write("text", to: "A.bindgen.yml")
    try world.write("x", to: "t/own.swift.tmpl")
    try world.write("x", to: "t/own.part.swift.tmpl")
    #expect(world.run("graph @ --format mermaid --model M --emit a,b --templates @/t") == .done)
    #expect(world.output == "text")
    #expect(world.specs == ["@/A.bindgen.yml"])
    #expect(world.questions == [Question(.graph(.mermaid, model: "M"), emit: ["a", "b"], ownOutlets: ["own"])])
    #expect(world.run("explain @/A.bindgen.yml @/A.bindgen.yml M.f") == .done)
    #expect(world.questions == [Question(.explanation(of: "M.f"))])
    #expect(world.error.isEmpty)
  }

  @Test func standardInputCanBeAskedAbout() {
    world.input = "warning hm\nand so on\n"
    #expect(world.run("graph -") == .done)
    #expect(world.output == world.input)
    #expect(world.error.hasPrefix("<stdin>:1:1: warning: hm [odd]\n"))
    #expect(world.run("graph - --quiet") == .done)
    #expect(world.error.isEmpty)
  }

  @Test(arguments: ["graph @", "explain @ M"])
  func whatIsWrongHasItsStatus(_ line: String) throws {
    #expect(world.run(line) == .unreadableInput)
    try world.write("error oh no", to: "A.bindgen.yml")
    #expect(world.run(line) == .failed)
    #expect(world.error.hasPrefix("@/A.bindgen.yml:1:1: error: oh no [wrong]\n"))
    try world.write("unknown", to: "A.bindgen.yml")
    #expect(world.run(line) == .wrongCommandLine)
    #expect(world.error == "error: no such name [unknown-name]\n")
    #expect(world.output.isEmpty)
  }

  @Test func aSpecMayBeCalledLikeACommand() throws {
    try world.write("x", to: "graph")
    #expect(world.run("@/graph") == .done)
    #expect(world.specs == ["@/graph"])
    #expect(world.run("graph @/graph") == .done)
    #expect(world.questions.count == 1)
  }

  @Test func aFileThatIsNotThereMayHaveBeenMeantAsACommand() {
    #expect(world.run("grahp") == .unreadableInput)
    #expect(
      world.error == """
        error: there is neither a command nor a file 'grahp' [unknown-command]
        help: did you mean 'graph'? the commands are check, format, watch, graph, explain, init, templates, schema, completions, lsp and help; see 'bindgen help'

        """
    )
    #expect(world.run("foo --diagnostics plain") == .unreadableInput)
    #expect(world.error.contains("a file 'foo'; the commands are check,"))
  }

  @Test(arguments: ["./grahp", "grahp.yml", "graph grahp", "@/a grahp", "explain grahp M"])
  func whereNoCommandCanBeAFileWasMeant(_ line: String) throws {
    try world.write("a", to: "a")
    #expect(world.run(line) == .unreadableInput)
    #expect(world.error.hasPrefix("error: can't read '"))
    #expect(!world.error.contains("command"))
  }

  @Test func aFileThatIsThereIsNoUnknownCommand() throws {
    let folder: TemporaryFolder = try TemporaryFolder()
    try folder.write("models:\n  A:\n    state:\n      a: Int = 0\n", to: "grahp")
    #expect(try Tool.run(["grahp"], in: folder.url).status == 0)
  }

  // MARK: templates

  @Test func templatesAreListed() {
    #expect(world.run("templates") == .done)
    for template in BuiltInTemplate.all { #expect(world.output.contains("\n  \(template.name) ")) }
    #expect(world.output.hasPrefix("Options of 'emit':\n  delegate   "))
    #expect(world.output.contains("Options that come with a key of a model:\n  effects   "))
    for line in world.output.split(separator: "\n") { #expect(line.count < 80) }
  }

  @Test func templatesArePrinted() {
    let text: (String) -> String? = { name in BuiltInTemplate.all.first { $0.name == name }?.text }
    #expect(world.run("templates view") == .done)
    #expect(world.output == text("view"))
    #expect(world.run("templates class.state view") == .done)
    #expect(world.output == (text("class.state") ?? "") + (text("view") ?? ""))
  }

  @Test func aTemplateThatIsNotThereIsToldWithWhatWasMeant() {
    #expect(world.run("templates vew nonsense --diagnostics plain") == .wrongCommandLine)
    #expect(
      world.error == """
        error: there is no template 'vew'; did you mean 'view'?
        error: there is no template 'nonsense'; see 'bindgen templates'

        """
    )
    #expect(world.names().isEmpty)
  }

  @Test func everyTemplateSaysWhatItIsFor() {
    for template in BuiltInTemplate.all { #expect(template.summary.hasSuffix("."), "\(template.name)") }
    #expect(BuiltInTemplate.all.filter(\.isOutlet).map(\.name).prefix(2) == ["effects", "delegate"])
  }
}
