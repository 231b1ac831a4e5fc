import BindgenCore
import Foundation
import TestSupport
import Testing

@testable import bindgen

/// The command `watch`: its runs, its output, and its end.
@Suite struct WatchTests {
  // MARK: The pause

  @Test func aChangeWaitsForAPause() {
    #expect(runs(changingAt: []) == [])
    #expect(runs(changingAt: [1000]) == [1050])
    #expect(runs(changingAt: [1000, 1040, 1041]) == [1091])
    #expect(runs(changingAt: [1000, 1060]) == [1050, 1110])
    var pause: Pause = Pause()
    #expect(pause.left(at: 1000) == nil)
    pause.noticeChange(at: 1000)
    #expect(pause.left(at: 1010) == 40)
    #expect(pause.left(at: 2000) == 0)
  }

  @Test func itDoesNotWaitForEver() {
    #expect(runs(changingAt: Array(0..<1000)) == [500, 1001])
  }

  private func runs(changingAt changes: [Int]) -> [Int] {
    var pause: Pause = Pause()
    var runs: [Int] = []
    for time: Int in 0...(changes.last ?? 0) + 200 {
      if changes.contains(time) { pause.noticeChange(at: time) }
      if pause.isOver(at: time) { runs.append(time) }
    }
    return runs
  }

  // MARK: Turns

  @Test func aTurnEmitsWhatHasChangedAndNothingElse() throws {
    let world: World = try World()
    try world.write("a", to: "A.bindgen.yml")
    world.changes = [
      { try world.write("a", to: "A.bindgen.yml") },
      { try world.write("b", to: "A.bindgen.yml") },
      { try world.write("x", to: "other.txt") },
      { try world.write("c", to: "sub/C.bindgen.yml") },
      { try world.remove("sub/C.bindgen.yml") },
    ]
    #expect(world.run("watch @ -o @/out") == .done)
    #expect(
      world.error == """
        bindgen: 2 written
        ---
        ---
        bindgen: 1 changed, 1 unchanged
        ---
        ---
        bindgen: 1 written, 2 unchanged
        ---
        bindgen: 1 removed, 2 unchanged

        """
    )
    #expect(world.options.count == 4)
  }

  @Test func errorsAreShownUntilTheyAreMended() throws {
    let world: World = try World()
    try world.write("a", to: "A.bindgen.yml")
    world.changes = [
      { try world.write("error oh no", to: "A.bindgen.yml") },
      { try world.write("b", to: "B.bindgen.yml") },
      { try world.remove("B.bindgen.yml") },
      { try world.write("a", to: "A.bindgen.yml") },
    ]
    #expect(world.run("watch @ -o @/out --diagnostics plain") == .done)
    let error: String = "@/A.bindgen.yml:1:1: error: oh no\n"
    #expect(
      world.error == "bindgen: 2 written\n---\n\(error)---\n\(error)---\n\(error)---\nbindgen: 2 unchanged\n"
    )
    #expect(world.names(in: "out") == [".bindgen-manifest", "A.bindgen.swift", "Bindgen+Support.swift"])
  }

  @Test func itSaysNoMoreThanItShould() throws {
    let world: World = try World()
    try world.write("a", to: "A.bindgen.yml")
    for option: String in ["--quiet", "--diagnostics json"] {
      world.changes = [{ try world.write("b", to: "A.bindgen.yml") }, { try world.write("a", to: "A.bindgen.yml") }]
      #expect(world.run("watch @ -o @/out \(option)") == .done)
      #expect(world.error == "---\n---\n")
    }
    world.changes = [{ try world.write("b", to: "A.bindgen.yml") }]
    #expect(world.run("watch @ -o @/out --verbose") == .done)
    #expect(world.error == "---\nchanged @/out/A.bindgen.swift\n")
  }

  // MARK: Processes

  /// A process that watches a folder.
  private final class Watcher {
    let folder: TemporaryFolder
    private let process: Process = Process()
    private let said: URL

    init() throws {
      folder = try TemporaryFolder()
      said = folder.url.appendingPathComponent("said.log")
      try write(0)
      try Data().write(to: said)
      process.executableURL = Tool.url
      process.arguments = ["watch", folder.path("Specs"), "-o", folder.path("Specs/Generated")]
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: said)
      try process.run()
      try wait(for: "the first run") { self.lines.count == 1 }
    }

    deinit { kill(process.processIdentifier, SIGKILL) }

    /// Writes a spec in one step, as editors do: a reader meanwhile sees the old one.
    func write(_ number: Int, _ name: String = "Cart") throws {
      let text: String = "models:\n  \(name):\n    state:\n      count: Int = \(number)\n"
      try folder.write(text, to: "Specs/new")
      #expect(rename(folder.path("Specs/new"), folder.path("Specs/\(name).bindgen.yml")) == 0)
    }

    var lines: [Substring] { (folder.read("said.log") ?? "").split(separator: "\n") }

    func emitted(_ name: String = "Cart") -> String { folder.read("Specs/Generated/\(name).bindgen.swift") ?? "" }

    func wait(for what: String, _ isTrue: () -> Bool) throws {
      for _ in 0..<6000 {
        if isTrue() { return }
        usleep(5000)
      }
      Issue.record("no end of waiting for \(what): \(lines)")
      throw CocoaError(.featureUnsupported)
    }

    func end(_ signal: Int32) -> (reason: Process.TerminationReason, status: Int32) {
      kill(process.processIdentifier, signal)
      process.waitUntilExit()
      return (process.terminationReason, process.terminationStatus)
    }
  }

  @Test func aThousandChangesAreFewRuns() throws {
    let watcher: Watcher = try Watcher()
    var times: [Int] = []
    for number: Int in 1...1000 {
      try watcher.write(number)
      times.append(Ready.now)
    }
    try watcher.wait(for: "the last change") { watcher.emitted().contains("count: Int = 1000") }
    // Files that it writes itself, below the folder that it watches, are no change: what comes next is the next change.
    try watcher.write(1, "Shop")
    try watcher.wait(for: "a new spec") { watcher.lines.last == "bindgen: 1 written, 1 unchanged" }
    #expect(watcher.emitted("Shop").contains("count: Int = 1"))
    let runs: Int = watcher.lines.count - 2
    // One for each half second that it took, one for the last change, and one wherever this process had to wait.
    let pauses: Int = zip(times, times.dropFirst()).filter { $1 - $0 > Pause.length / 2 }.count
    let most: Int = (times[999] - times[0]) / Pause.limit + 1 + pauses + 1
    #expect((1...most).contains(runs), "\(times[999] - times[0]) ms, \(pauses) pauses: \(watcher.lines)")
  }

  @Test func foldersComeAndGoAndErrorsAreMended() throws {
    let watcher: Watcher = try Watcher()
    try watcher.folder.write("models: 1\n", to: "Specs/Deep/er/Shop.bindgen.yml")
    try watcher.wait(for: "an error") { watcher.lines.contains { $0.contains("error: ") } }
    try watcher.folder.write("models:\n  Shop:\n    state: { a: Int = 7 }\n", to: "Specs/Deep/er/Shop.bindgen.yml")
    try watcher.wait(for: "what is in the new folder") { watcher.emitted("Shop").contains("a: Int = 7") }
    try watcher.folder.write("models:\n  Shop:\n    state: { a: Int = 8 }\n", to: "Specs/Deep/er/new")
    // As editors save.
    #expect(
      rename(watcher.folder.path("Specs/Deep/er/new"), watcher.folder.path("Specs/Deep/er/Shop.bindgen.yml")) == 0
    )
    try watcher.wait(for: "what was saved") { watcher.emitted("Shop").contains("a: Int = 8") }
    #expect(rename(watcher.folder.path("Specs"), watcher.folder.path("Away")) == 0)
    try watcher.wait(for: "what is not there") { watcher.lines.contains { $0.contains("can't read") } }
    #expect(rename(watcher.folder.path("Away"), watcher.folder.path("Specs")) == 0)
    try watcher.write(9)
    try watcher.wait(for: "what came back") { watcher.emitted().contains("count: Int = 9") }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func aSignalEndsItAndNeverAmidARun(_ signal: Int32) throws {
    for delay: UInt32 in [0, 20_000, 50_000, 52_000, 55_000, 60_000, 70_000] {
      let watcher: Watcher = try Watcher()
      for number: Int in 0..<8 { try watcher.write(number, "Model\(number)") }
      usleep(delay)
      let (reason, status): (Process.TerminationReason, Int32) = watcher.end(signal)
      #expect(reason == .uncaughtSignal && status == signal)
      let names: [String] = watcher.folder.names(in: "Specs/Generated")
      #expect(!names.contains { $0.hasSuffix(".tmp") })
      let listed: [Substring] = (watcher.folder.read("Specs/Generated/.bindgen-manifest") ?? "").split(separator: "\n")
      #expect(listed.count == names.count, "all of a run, or nothing: \(names), \(listed)")
    }
  }

  @Test func whatIsWrongFromTheStartEndsIt() throws {
    let result: Tool.Result = try Tool.run(["watch", "/nowhere/at/all", "-o", "/nowhere/out"])
    #expect(result.status == 66)
    #expect(result.error.hasPrefix("error: can't read '/nowhere/at/all'"))
  }
}
