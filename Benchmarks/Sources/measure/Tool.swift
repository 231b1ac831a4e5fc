/// The tool, built as a consumer's package builds it.
struct Tool {
  let release: String
  let debug: String
  /// Processor seconds of a clean build; nil where an earlier build was taken.
  private(set) var buildSeconds: (debug: Double, release: Double)?

  /// - Parameters:
  ///   - isMeasured: Whether the tool itself is measured, and not only used.
  ///   - isQuick: Takes what was built before, as far as it is there.
  init(isMeasured: Bool, isQuick: Bool) {
    release = Self.scratch("release") + "/release/bindgen"
    debug = Self.scratch("debug") + "/debug/bindgen"
    let configurations: [String] = isMeasured ? ["debug", "release"] : ["release"]
    let isClean: Bool = isMeasured && !isQuick
    if isClean { for configuration in configurations { Files.remove(Self.scratch(configuration)) } }
    let seconds: [Double] = configurations.map(Self.build)
    if isClean { buildSeconds = (seconds[0], seconds[1]) }
  }

  private static func scratch(_ configuration: String) -> String { Files.path("build-" + configuration) }

  private static func build(_ configuration: String) -> Double {
    tell("building bindgen, \(configuration)")
    let command: Command = Command(
      "swift",
      "build",
      "--product",
      "bindgen",
      "--configuration",
      configuration,
      "--scratch-path",
      scratch(configuration),
      output: Files.path("build-output")
    )
    return command.run().processorSeconds
  }

  /// Emits a spec and gives the files of Swift that came of it.
  func emit(_ spec: String, as name: String) -> [String] {
    let folder: String = Files.path(name)
    Files.remove(folder)
    Files.makeFolder(folder)
    Command(release, Files.write(spec, to: name + ".bindgen"), "-o", folder).run()
    return [folder + "/" + name + ".bindgen.swift", folder + "/Bindgen+Support.swift"]
  }
}
