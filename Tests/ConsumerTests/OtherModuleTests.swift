import BindgenCore
import Foundation
import TestSupport
import Testing

/// Models that hold models of another module compile under the settings of consumers, and so does that module.
@Suite("Consumers of several modules", .enabled(if: SwiftCompiler.path != nil, "there is no swiftc in PATH"))
struct OtherModuleTests {
  @Test("Runs above another module compile", arguments: ConsumerSetting.tried)
  func compile(_ setting: ConsumerSetting) async throws {
    for run in ModelRun.written {
      if let module: ModuleSpecs = run.modules.first { try await compile(run, module, setting) }
    }
  }

  private func compile(_ run: ModelRun, _ module: ModuleSpecs, _ setting: ConsumerSetting) async throws {
    let below: ModelRun = try #require(ModelRun.written.first { $0.name + "Models" == module.name })
    let folder: TemporaryFolder = try TemporaryFolder()
    let runtime: URL = try SwiftCompiler.runtime(setting.flags.filter { $0 == "-enable-library-evolution" })
    let flags: [String] = ["-I", runtime.path, "-package-name", "models"] + setting.flags
    let files: [String] = try write(below, to: folder, "below")
    let path: String = folder.path(module.name + ".swiftmodule")
    let emit: [String] = ["-parse-as-library", "-module-name", module.name, "-emit-module", "-emit-module-path", path]
    let built: String = try await SwiftCompiler.complaints(files, flags + emit)
    #expect(built.isEmpty, "\(below), \(setting): \(built)")
    // The diagnostics depend on the other module, too.
    let question: [String] = try files.map { try String(contentsOfFile: $0, encoding: .utf8) }
    let above: [String] = flags + ["-typecheck", "-I", folder.path] + (try write(run, to: folder, "above"))
    let complaints: String = try await SwiftCompiler.answer(question, about: above) {
      try await SwiftCompiler.complaints(above, [])
    }
    #expect(complaints.isEmpty, "\(run), \(setting): \(complaints)")
  }

  /// Returns the paths of the emitted files of a run, and of those beside them.
  private func write(_ run: ModelRun, to folder: TemporaryFolder, _ place: String) throws -> [String] {
    let (files, diagnostics): ([GeneratedFile], Diagnostics) = run.generate(withLibrary: true)
    try #require(!diagnostics.hasErrors, "\(run): \(diagnostics.all.map(\.message))")
    for file in files { try folder.write(file.bytes, to: place + "/" + file.name) }
    return files.map { folder.path(place + "/" + $0.name) } + run.domain
  }
}
