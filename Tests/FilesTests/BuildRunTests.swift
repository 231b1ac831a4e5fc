import Foundation
import TestSupport
import Testing

@testable import BindgenCore

/// Tests of the build tool's run, with a generator that returns each spec's text unchanged.
@Suite final class BuildRunTests {
  private let files: TemporaryFolder
  private var folder: String { files.path }
  private var told: String = ""
  private var options: GeneratorOptions?

  init() throws {
    files = try TemporaryFolder()
    for name in ["Cart.bindgen.yml", "Own/row.swift.tmpl"] {
      try files.write("// Made by bindgen for a test.\n", to: name)
    }
  }

  /// Runs a line in which `@` stands for the folder.
  private func run(_ line: String) -> BindgenCore.ExitStatus {
    told = ""
    let words: [String] = line.split(separator: " ").map { $0.replacingOccurrences(of: "@", with: folder) }
    let console: Console = Console(
      input: { () throws(SystemError) in [] },
      output: Console.Sink(isTerminal: { false }, write: { _ throws(SystemError) in }),
      error: Console.Sink(
        isTerminal: { false },
        write: { bytes throws(SystemError) in self.told += String(decoding: bytes, as: UTF8.self) }
      ),
      variable: { _ in nil },
      workingDirectory: { "/somewhere" }
    )
    return BuildRun.run(words, console: console) { specs, options in
      self.options = options
      let files: [GeneratedFile] = specs.map { GeneratedFile(name: "Cart.swift", bytes: $0.bytes, spec: $0) }
      return (files, Diagnostics())
    }
  }

  @Test func whatABuildNeedsIsAsked() throws {
    #expect(run("--output @/out --templates @/Own @/Cart.bindgen.yml") == .done)
    let options: GeneratorOptions = try #require(options)
    #expect(options.sourceLocations == .on)
    #expect(options.support == .always)
    #expect(options.workingDirectory == "/somewhere")
    #expect(options.emit == nil)
    #expect(options.templates.map(\.name) == [folder + "/Own/row.swift.tmpl"])
    #expect(FileManager.default.fileExists(atPath: folder + "/out/Cart.swift"))
    #expect(told.isEmpty)
  }

  @Test func wordsMayComeInAnyOrder() {
    #expect(run("@/Cart.bindgen.yml --output @/out") == .done)
    #expect(options?.templates.isEmpty == true)
    #expect(options?.runtime == .copy)
    #expect(run("--runtime module @/Cart.bindgen.yml --output @/out") == .done)
    #expect(options?.runtime == .module)
  }

  @Test func otherModulesAreRead() throws {
    try files.write("models:\n", to: "Shelf/A.bindgen.yml")
    try files.write("models:\n", to: "Shelf/B.bindgen.yml")
    let modules: String =
      "--module Shelf=@/Shelf/A.bindgen.yml --module Shelf=@/Shelf/B.bindgen.yml --module Old=@/Shelf"
    #expect(run("@/Cart.bindgen.yml \(modules) --module-without-runtime Old --output @/out") == .done)
    let read: [ModuleSpecs] = options?.modules ?? []
    let names: [String] = ["/Shelf/A.bindgen.yml", "/Shelf/B.bindgen.yml"].map { folder + $0 }
    #expect(read.map(\.name) == ["Shelf", "Old"])
    #expect(read.map(\.hasLibrary) == [true, false])
    #expect(read.map { $0.files.map(\.name) } == [names, names])
  }

  @Test(arguments: [
    "", "@/Cart.bindgen.yml", "--output @/out", "@/Cart.bindgen.yml --output", "--help",
    "@/Cart.bindgen.yml --output @/out --templates", "@/Cart.bindgen.yml --output @/out --check",
    "@/Cart.bindgen.yml --output @/out --runtime", "@/Cart.bindgen.yml --output @/out --runtime nowhere",
  ])
  func otherWordsAreNotUnderstood(_ line: String) {
    #expect(run(line) == .wrongCommandLine)
    #expect(
      told == """
        error: the plugin 'BindgenPlugin' runs this, with its own arguments [misused]
        help: run 'bindgen' instead

        """
    )
    #expect(options == nil)
  }

  @Test func whatCantBeReadOrWrittenIsTold() {
    #expect(run("@/Gone.bindgen.yml --output @/out") == .unreadableInput)
    #expect(told.contains("can't read '\(folder)/Gone.bindgen.yml': "))
    #expect(run("@/Cart.bindgen.yml --output @/Cart.bindgen.yml") == .unwritableOutput)
    #expect(told.contains("Cart.bindgen.yml"))
  }
}
