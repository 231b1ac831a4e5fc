/// The tool, built as a consumer's package builds it.
struct Tool {
  let release: String
  let debug: String
  /// Processor seconds of a clean build; nil where an earlier build was taken.
  private(set) var buildSeconds: (debug: Double, release: Double)?

  /// - Parameter isQuick: Takes what was built before, as far as it is there.
  init(isQuick: Bool) {
    release = Self.scratch("release") + "/release/bindgen"
    debug = Self.scratch("debug") + "/debug/bindgen"
    if isQuick {
      _ = Self.build("debug")
      _ = Self.build("release")
    } else {
      for configuration in ["debug", "release"] { Files.remove(Self.scratch(configuration)) }
      buildSeconds = (Self.build("debug"), Self.build("release"))
    }
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
