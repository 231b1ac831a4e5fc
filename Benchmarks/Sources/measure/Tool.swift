/// The tool, or the program that the plugin runs in its place.
struct Tool {
  let path: String

  /// Builds the product; in a folder where that is done already, at once.
  init(_ product: String, _ configuration: String, in folder: String) {
    tell("building \(product), \(configuration)")
    let words: [String] = ["--product", product, "--configuration", configuration, "--scratch-path", folder]
    var command: Command = Command(["swift", "build"] + words)
    command.output = Files.path("build-output")
    command.run()
    path = "\(folder)/\(configuration)/\(product)"
  }

  /// Emits a spec, and returns the paths of the Swift files.
  func emit(_ spec: String, as name: String, _ options: [String] = []) -> [String] {
    let folder: String = Files.path(name)
    Files.remove(folder)
    Files.makeFolder(folder)
    Command([path, Files.write(spec, to: name + ".bindgen"), "-o", folder] + options).run()
    // Models that share nothing have one file.
    let shared: String = folder + "/Bindgen+Support.swift"
    return [folder + "/" + name + ".bindgen.swift"] + (Files.exists(shared) ? [shared] : [])
  }
}
