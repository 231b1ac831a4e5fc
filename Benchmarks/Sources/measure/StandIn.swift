/// The stand-in for Combine that tests use on systems without it, as a module that emitted code imports.
enum StandIn {
  static let files: [String] = [
    "AnyPublisher", "ObservableObject", "Published", "Publisher", "Publishers", "Subscribers",
  ].map {
    "Tests/Models/Sources/OpenCombine/\($0).swift"
  }

  /// Returns the flags to find the module, after it has been compiled.
  static func flags() -> [String] {
    let folder: String = Files.path("stand-in")
    Files.makeFolder(folder)
    let module: [String] = ["-emit-module", "-emit-module-path", folder + "/OpenCombine.swiftmodule"]
    Command(["swiftc", "-parse-as-library", "-module-name", "OpenCombine"] + module + files).run()
    return ["-I", folder]
  }
}
