import BindgenCore
import Foundation
import TestSupport
import Testing

@testable import bindgen

/// The command `format`, from the command line to the files.
@Suite struct FormatCommandTests {
  let world: World

  init() throws { world = try World() }

  private let tidy: String = "models:\n  A:\n    state: { a: Int = 0 }\n"
  private var untidy: String { tidy.replacing("    ", with: "      ") + "\n\n" }

  @Test func specsAreWrittenInPlaceAndKeepTheirPermissions() throws {
    try world.write(untidy, to: "A.bindgen.yml")
    try world.write(tidy, to: "sub/B.bindgen")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: world.path("A.bindgen.yml"))
    #expect(world.run("format @ --verbose") == .done)
    #expect(world.error == "changed @/A.bindgen.yml\n")
    #expect(world.output.isEmpty)
    #expect(world.read("A.bindgen.yml") == tidy)
    let attributes: [FileAttributeKey: Any] = try FileManager.default.attributesOfItem(
      atPath: world.path("A.bindgen.yml")
    )
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(world.names() == ["A.bindgen.yml", "sub"])
    #expect(world.run("format @ --verbose") == .done)
    #expect(world.error.isEmpty)
  }

  @Test func checkListsAndWritesNothing() throws {
    try world.write(untidy, to: "A.bindgen.yml")
    try world.write(tidy, to: "B.bindgen.yml")
    try world.write(untidy, to: "C.bindgen.yml")
    #expect(world.run("format @ --check") == .failed)
    #expect(world.output == "@/A.bindgen.yml\n@/C.bindgen.yml\n")
    #expect(world.read("A.bindgen.yml") == untidy)
    #expect(world.run("format @/B.bindgen.yml --check") == .done)
    #expect(world.output.isEmpty && world.error.isEmpty)
  }

  @Test func standardInputGoesToStandardOutput() throws {
    world.input = untidy
    #expect(world.run("format -") == .done)
    #expect(world.output == tidy)
    #expect(world.run("format - --check") == .failed)
    #expect(world.output == "<stdin>\n")
    world.input = "models: [\n"
    #expect(world.run("format -") == .failed)
    #expect(world.output.isEmpty)
    #expect(world.error.hasPrefix("<stdin>:1:9: error: "))
  }

  @Test(arguments: ["", " --check"])
  func aSpecWithAnErrorIsReportedAndLeftAndTheOthersAreNot(_ option: String) throws {
    let faulty: String = untidy + "  B: { stat: {} }\n"
    try world.write(faulty, to: "A.bindgen.yml")
    try world.write(untidy, to: "B.bindgen.yml")
    #expect(world.run("format @" + option) == .failed)
    #expect(world.error.hasPrefix("@/A.bindgen.yml:6:8: error: "))
    #expect(world.read("A.bindgen.yml") == faulty)
    #expect(world.read("B.bindgen.yml") == (option.isEmpty ? tidy : untidy))
    #expect(world.output == (option.isEmpty ? "" : "@/B.bindgen.yml\n"))
  }

  @Test func behindALinkTheFileIsWritten() throws {
    try world.write("\u{FEFF}" + untidy, to: "real/a.txt")
    try FileManager.default.createSymbolicLink(atPath: world.path("A.bindgen.yml"), withDestinationPath: "real/a.txt")
    #expect(world.run("format @/A.bindgen.yml") == .done)
    #expect(world.read("real/a.txt") == "\u{FEFF}" + tidy)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: world.path("A.bindgen.yml")) == "real/a.txt")
    #expect(world.names(in: "real") == ["a.txt"])
  }

  @Test func aSpecThatIsNotThereHasItsStatus() {
    #expect(world.run("format @/a.yml") == .unreadableInput)
    #expect(world.error == "error: can't read '@/a.yml': no such file or directory [cant-read]\n")
  }

  @Test func whatHasChangedMeanwhileIsLeft() throws {
    try world.write("new", to: "a")
    let report: OutputReport = Replacement.write([1], to: world.path("a"), over: Array("old".utf8))
    #expect(report.problems.map(\.code) == ["changed-meanwhile"])
    #expect(world.read("a") == "new")
  }
}
