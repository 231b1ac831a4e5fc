/// The tool, built as a consumer's package builds it.
struct Tool {
  let release: String
  /// What the plugin runs.
  let debug: String

  /// - Parameter isMeasured: Whether the tool itself is measured, and not only used.
  init(isMeasured: Bool) {
    release = Self.scratch("release") + "/release/bindgen"
    debug = Self.scratch("debug") + "/debug/bindgen-plugin"
    Self.build("bindgen", "release")
    if isMeasured { Self.build("bindgen-plugin", "debug") }
  }

  private static func scratch(_ configuration: String) -> String { Files.path("build-" + configuration) }

  private static func build(_ product: String, _ configuration: String) {
    tell("building \(product), \(configuration)")
    let command: Command = Command(
      "swift",
      "build",
      "--product",
      product,
      "--configuration",
      configuration,
      "--scratch-path",
      scratch(configuration),
      output: Files.path("build-output")
    )
    command.run()
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
