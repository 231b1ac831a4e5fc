import Foundation

/// The Swift compiler, found as a shell would find it.
package enum SwiftCompiler {
  /// The path of the compiler. Nil if there is none.
  package static let path: String? = {
    let folders: [Substring] = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths: [String] = folders.map { $0 + "/swiftc" }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// The compiler's version, which tells compilers apart.
  package static let version: String = (try? finish(["--version"])) ?? ""

  /// Returns the compiler's output; empty if it reports nothing, or does not exist. Cached for the same files.
  package static func run(_ arguments: [String]) async throws -> String {
    guard let path else { return "" }
    guard arguments.firstIndex(of: "-o").map({ arguments[$0 + 1] == "/dev/null" }) ?? true,
      !arguments.contains(where: { $0.hasPrefix("-emit-module") })
    else { return try await run(arguments, of: path) }
    return try await answer([], about: arguments) { try await run(arguments, of: path) }
  }

  /// Returns the output of a launch of the compiler, cached for the same files.
  ///
  /// - Parameter question: Inputs of the output other than the arguments.
  package static func answer(
    _ question: [String],
    about arguments: [String],
    _ find: () async throws -> String
  ) async throws -> String {
    let names: CompilerNames = CompilerNames(arguments)
    let answer: String = try await ResultCache.answer(to: question + arguments.map(names.input)) {
      names.shortened(try await find())
    }
    return names.spelledOut(answer)
  }

  /// Returns the output of a program that is built from these files without a warning.
  package static func output(of files: [String], _ flags: [String]) async throws -> String {
    guard let path else { return "" }
    return try await answer(["output"], about: flags + files) {
      let folder: TemporaryFolder = try TemporaryFolder()
      let program: String = folder.path("program")
      let said: String = try await run(flags + ["-o", program] + files, of: path)
      guard said.isEmpty else { throw ScanFailure(said: said) }
      let output: String = try await run([], of: program)
      guard !output.hasPrefix("status ") else { throw ScanFailure(said: output) }
      return output
    }
  }

  package struct ScanFailure: Error {
    package let said: String
  }

  /// Returns a program's whole output. Waiting for it blocks no thread: other tests go on.
  package static func run(_ arguments: [String], of path: String) async throws -> String {
    await turns.take()
    let result: Result<String, any Error> = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: Result { try finish(arguments, of: path) }) }
    }
    await turns.giveBack()
    return try result.get()
  }

  private static let turns: Turns = Turns()

  /// Returns the same as `run`, but blocks, for results that everything waits for.
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
    // A killed process has no answer.
    guard process.terminationReason == .exit else { throw ScanFailure(said: "\(path) ended by a signal") }
    let text: String = String(decoding: output, as: UTF8.self)
    return process.terminationStatus == 0 ? text : "status \(process.terminationStatus)\n\(text)"
  }
}

/// A limit on concurrent processes: one for each core.
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
  /// The folders, in the order of the arguments.
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

  /// Returns the compiler's input from an argument: of a file its name and its contents.
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
