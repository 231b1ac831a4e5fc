import Foundation

/// The Swift compiler that is found as a shell would find it.
package enum SwiftCompiler {
  /// Nil where there is none.
  package static let path: String? = {
    let folders: [Substring] = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths: [String] = folders.map { $0 + "/swiftc" }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// All that tells compilers apart.
  package static let version: String = (try? finish(["--version"])) ?? ""

  /// All that it prints; nothing where it is content, or is not there. It is not asked again about the same files.
  package static func run(_ arguments: [String]) async throws -> String {
    guard let path else { return "" }
    guard arguments.firstIndex(of: "-o").map({ arguments[$0 + 1] == "/dev/null" }) ?? true,
      !arguments.contains(where: { $0.hasPrefix("-emit-module") })
    else { return try await run(arguments, of: path) }
    return try await answer([], about: arguments) { try await run(arguments, of: path) }
  }

  /// What is found out about a launch of the compiler, if it was not found out before about the same files.
  ///
  /// - Parameter question: What the answer follows from, beside the arguments.
  package static func answer(
    _ question: [String],
    about arguments: [String],
    _ find: () async throws -> String
  ) async throws -> String {
    let names: CompilerNames = CompilerNames(arguments)
    let answer: String = try await Kept.answer(to: question + arguments.map(names.input)) {
      names.shortened(try await find())
    }
    return names.spelledOut(answer)
  }

  /// What a program prints that is made of these files, without a warning.
  package static func output(of files: [String], _ flags: [String]) async throws -> String {
    guard let path else { return "" }
    return try await answer(["output"], about: flags + files) {
      let folder: TemporaryFolder = try TemporaryFolder()
      let program: String = folder.path("program")
      let said: String = try await run(flags + ["-o", program] + files, of: path)
      guard said.isEmpty else { throw Trouble(said: said) }
      let output: String = try await run([], of: program)
      guard !output.hasPrefix("status ") else { throw Trouble(said: output) }
      return output
    }
  }

  package struct Trouble: Error {
    package let said: String
  }

  /// All that a program prints. Who waits for it holds no thread: other tests go on.
  package static func run(_ arguments: [String], of path: String) async throws -> String {
    await turns.take()
    let result: Result<String, any Error> = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: Result { try finish(arguments, of: path) }) }
    }
    await turns.giveBack()
    return try result.get()
  }

  private static let turns: Turns = Turns()

  /// The same as `run`, for what everything waits for.
  package static func finish(_ arguments: [String]) throws -> String {
    try path.map { try finish(arguments, of: $0) } ?? ""
  }

  private static func finish(_ arguments: [String], of path: String) throws -> String {
    let process: Process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    let pipe: Pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output: Data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // What was killed has answered nothing.
    guard process.terminationReason == .exit else { throw Trouble(said: "\(path) ended by a signal") }
    let text: String = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 ? text : "status \(process.terminationStatus)\n\(text)"
  }
}

/// As many at a time as there are cores.
private actor Turns {
  private var free: Int = ProcessInfo.processInfo.activeProcessorCount
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func take() async {
    if free == 0 { return await withCheckedContinuation { waiting.append($0) } }
    free -= 1
  }

  func giveBack() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

/// The arguments of a compiler without the names of temporary folders, so that they are the same in each run.
private struct CompilerNames {
  /// In the order in which they come.
  private let folders: [String]

  init(_ arguments: [String]) {
    let all: String = FileManager.default.temporaryDirectory.path + "/bindgen-tests-"
    var folders: [String] = []
    for argument in arguments where argument.hasPrefix(all) {
      let folder: String = all + argument.dropFirst(all.count).prefix { $0 != "/" }
      if !folders.contains(folder) { folders.append(folder) }
    }
    self.folders = folders
  }

  /// What the compiler learns from an argument: of a file its name and all that it says.
  func input(_ argument: String) throws -> String {
    var isFolder: ObjCBool = false
    guard argument.hasPrefix("/"), FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder),
      !isFolder.boolValue, let bytes: [UInt8] = Repository.bytes(of: URL(fileURLWithPath: argument))
    else { return shortened(argument) }
    return shortened(argument) + "\n" + String(decoding: bytes, as: UTF8.self)
  }

  func shortened(_ text: String) -> String {
    folders.enumerated().reduce(text) { $0.replacingOccurrences(of: $1.element, with: "<folder \($1.offset)>") }
  }

  func spelledOut(_ text: String) -> String {
    folders.enumerated().reduce(text) { $0.replacingOccurrences(of: "<folder \($1.offset)>", with: $1.element) }
  }
}
