import Foundation

/// The Swift compiler that is found as a shell would find it.
package enum SwiftCompiler {
  /// Nil where there is none.
  package static let path: String? = {
    let folders: [Substring] = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let paths: [String] = folders.map { $0 + "/swiftc" }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// All that it prints; nothing where it is content, or is not there.
  package static func run(_ arguments: [String]) async throws -> String {
    guard let path else { return "" }
    return try await run(arguments, of: path)
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
