import BindgenCore

/// The compiler arguments of a module: those of its last build, or a guess from its manifest if it was never built.
struct BuildFlags: Equatable {
  /// The compiler arguments without the source files.
  let arguments: [String]
  /// Source files outside of the target's folder, which other plugins have generated.
  var otherSources: [String] = []

  /// - Parameter folder: The module's folder.
  init(ofModuleIn folder: String, _ disk: Workspace.Disk) {
    guard let root = Module.package(of: folder, read: disk.read) else {
      self.init(guessedFor: FileNames.base(folder), manifest: nil)
      return
    }
    for description in Self.descriptions(root, disk) {
      guard let built = BuildFlags(description, folder, disk) else { continue }
      self = built
      return
    }
    self.init(guessedFor: FileNames.base(folder), manifest: disk.read(root + "/Package.swift"))
  }

  /// Returns the paths of the descriptions that builds have written, the newest first: also that of an editor's index build.
  private static func descriptions(_ root: String, _ disk: Workspace.Disk) -> [String] {
    var found: [(path: String, time: Int)] = []
    for build in [root + "/.build", root + "/.build/index-build"] {
      for triple in disk.names(build) {
        for configuration in ["debug", "release"] {
          let path = "\(build)/\(triple)/\(configuration)/description.json"
          if let time = disk.time(path) { found.append((path, time)) }
        }
      }
    }
    return found.sorted { ($0.time, $1.path) > ($1.time, $0.path) }.map(\.path)
  }

  /// Reads the arguments from a build description; nil if it does not contain the module.
  private init?(_ description: String, _ folder: String, _ disk: Workspace.Disk) {
    guard let bytes = disk.read(description), let json = try? JSONReader.read(bytes),
      case .object(let commands)? = json["swiftCommands"]
    else { return nil }
    let inside = [folder, RealPath.of(folder) ?? folder].map { $0 + "/" }
    func isInside(_ path: String) -> Bool { inside.contains(where: path.hasPrefix) }
    let command = commands.map(\.value).first { $0["sources"].map { isInside($0.strings.first ?? "") } ?? false }
    guard let command, let module = command["moduleName"]?.string else { return nil }
    arguments =
      ["-module-name", module] + (command["importPath"]?.string.map { ["-I", $0] } ?? [])
      + Self.withoutOutputs(command["otherArguments"]?.strings ?? [])
    otherSources = (command["sources"]?.strings ?? []).filter { !isInside($0) && !$0.contains("/BindgenPlugin/") }
  }

  /// Returns the arguments without those that write into the user's build folder, or only control how a build proceeds.
  private static func withoutOutputs(_ arguments: [String]) -> [String] {
    let withValue: Set<String> = ["-index-store-path", "-emit-objc-header-path", "-module-cache-path"]
    let alone: Set<String> = [
      "-incremental", "-serialize-diagnostics", "-parseable-output", "-enable-batch-mode", "-emit-objc-header",
    ]
    var kept: [String] = []
    var isValue = false
    for argument in arguments {
      defer { isValue = withValue.contains(argument) }
      if isValue || withValue.contains(argument) || alone.contains(argument) { continue }
      if argument.hasPrefix("-j"), Int(argument.dropFirst(2)) != nil { continue }
      kept.append(argument)
    }
    return kept
  }

  /// Guesses the arguments of a target that was never built. Modules of its package that it imports are not found then.
  private init(guessedFor module: String, manifest: [UInt8]?) {
    let first = manifest.map { Substring(String(decoding: $0.prefix(200), as: UTF8.self)) } ?? ""
    let version = first.split(separator: "\n").first?.split(separator: ":").last
    let major = version.flatMap { Int($0.filter { $0 != " " }.prefix { $0 != "." }) } ?? 6
    let name = String(module.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    arguments = [
      "-module-name", name.first?.isNumber == false ? name : "_" + name, "-swift-version", major < 6 ? "5" : "6",
      "-DSWIFT_PACKAGE", "-DDEBUG", "-Onone", "-parse-as-library", "-package-name", "package",
    ]
  }
}

extension JSON {
  var strings: [String] { array?.compactMap(\.string) ?? [] }
}
