/// The library of shared code, compiled as its manifest says for systems without Combine: for programs that use it in place
/// of a copy.
struct Library {
  static let options: [String] = ["--runtime", "module"]

  /// The folder with its module and its object file.
  let folder: String
  private let optimisation: String

  init(in folder: String, optimisation: String) { (self.folder, self.optimisation) = (folder, optimisation) }

  var object: String { folder + "/BindgenRuntime.o" }

  var command: Command {
    let module: [String] = ["-emit-module", "-emit-module-path", folder + "/BindgenRuntime.swiftmodule"]
    let defined: [String] = ["BRANCHES", "MODELS", "PLAIN"].flatMap { ["-D", $0] }
    // Settings that a debug build does not know.
    let fast: [String] =
      optimisation == "-O" ? ["-enforce-exclusivity=unchecked", "-cross-module-optimization"] : []
    var command: Command = Command(
      ["swiftc", optimisation, "-wmo", "-swift-version", "6", "-parse-as-library", "-module-name", "BindgenRuntime"]
        + ["-c", "-o", object] + module + defined + fast + Files.swift(below: "Templates/Runtime")
    )
    command.messages = folder + "/BindgenRuntime.messages"
    return command
  }
}
