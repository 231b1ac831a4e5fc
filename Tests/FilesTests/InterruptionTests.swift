import Foundation
import TestSupport
import Testing

@testable import BindgenCore

/// Output runs that fail half-way, are killed, or run at the same time.
@Suite struct InterruptionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static let old: [String: String] = [
    "a": made("old"), "b": made("old"), "same": made("same"), "stale": made("old"),
  ]
  private static let new: [String: String] = [
    "a": made("new"), "b": made("new"), "same": made("same"), "c": made("new"),
  ]

  private func prepare() throws {
    try? folder.remove("out")
    try folder.write("", to: "spec")
    _ = OutputPlan(
      files: [
        output("a", "old"), output("b", "old"), output("same", "same"),
        output("stale", "old", spec: folder.path("spec")),
      ],
      folder: folder.path("out")
    ).write()
    try folder.remove("spec")
  }

  private var plan: OutputPlan {
    OutputPlan(
      files: [output("a", "new"), output("b", "new"), output("same", "same"), output("c", "new")],
      folder: folder.path("out")
    )
  }

  /// Returns the contents of the output folder by file name, without the manifest.
  private func files() -> [String: String] {
    folder.contents(of: "out").filter { $0.key != Manifest.name }
  }

  /// Returns a hook that fails the call with that number, or, if the run is to die there, that call and all later ones.
  private func failing(at number: Int, for good: Bool) -> (hook: CallHook, count: () -> Int) {
    let count: Counter = Counter()
    let hook: CallHook = { (_: String) throws(SystemError) in
      let index: Int = count.next()
      if index == number || (good && index > number) { throw SystemError(EIO) }
    }
    return (hook, { count.value })
  }

  private func callCount() throws -> Int {
    try prepare()
    let (hook, count): (CallHook, () -> Int) = failing(at: .max, for: false)
    #expect(plan.write(hook: hook).problems.isEmpty)
    #expect(files() == Self.new)
    return count()
  }

  @Test func whicheverCallFailsAllFilesAreOldOrAllAreNew() throws {
    for number in 0..<(try callCount()) {
      try prepare()
      let before: [String: String] = folder.contents(of: "out")
      let report: OutputReport = plan.write(hook: failing(at: number, for: false).hook)
      if report.problems.isEmpty {
        #expect(files().filter { !OutputName.isTemporary($0.key) } == Self.new, "call \(number)")
      } else {
        #expect(folder.contents(of: "out") == before, "call \(number)")
      }
      #expect(plan.write().problems.isEmpty)
      #expect(files() == Self.new, "after call \(number)")
    }
  }

  @Test func whereverARunDiesEachFileIsOldOrNewAndTheNextRunTidiesUp() throws {
    for number in 0..<(try callCount()) {
      try prepare()
      _ = plan.write(hook: failing(at: number, for: true).hook)
      for (name, text) in files() where !OutputName.isTemporary(name) {
        #expect(text == Self.old[name] || text == Self.new[name], "\(name) after call \(number)")
      }
      for name in ["a", "b", "same"] { #expect(files()[name] != nil, "\(name) after call \(number)") }
      #expect(plan.write().problems.isEmpty)
      #expect(files() == Self.new, "after call \(number)")
    }
  }

  @Test func aFailureTakesBackTheFoldersThatWereMade() throws {
    let plan: OutputPlan = OutputPlan(files: [output("a", "1")], folder: folder.path("x/y/out"))
    for number in 0..<100 {
      if plan.write(hook: failing(at: number, for: false).hook).problems.isEmpty { break }
      #expect(folder.names().isEmpty, "after call \(number)")
    }
  }

  @Test func onlyBindgensOwnLeftoversAreRemoved() throws {
    let own: [String: String] = [
      ".bindgen-0123456789abcdef.tmp": made("cut"), ".bindgen-1123456789abcdef.tmp": "",
      ".bindgen-2123456789abcdef.tmp": "// Made b", ".bindgen-3123456789abcdef.tmp": "# Made by bindgen: the",
    ]
    let foreign: [String: String] = [
      ".bindgen-4123456789abcdef.tmp": "mine", ".bindgen-short.tmp": made(""),
      ".bindgen-0123456789abcdeg.tmp": made(""),
    ]
    for (name, text) in own.merging(foreign, uniquingKeysWith: { old, _ in old }) {
      try folder.write(text, to: "out/" + name)
    }
    #expect(OutputPlan(files: [output("a", "1")], folder: folder.path("out")).write().problems.isEmpty)
    #expect(files() == foreign.merging(["a": made("1")], uniquingKeysWith: { old, _ in old }))
  }

  @Test func runsAtOnceDoNotDisturbEachOther() async throws {
    let path: String = folder.path("out")
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          for round in 0..<20 {
            let text: String = "\((number + round) % 3)"
            let report: OutputReport = OutputPlan(
              files: [output("a", text), output("b", text)],
              folder: path
            ).write()
            #expect(report.problems.isEmpty)
          }
        }
      }
    }
    #expect(folder.names(in: "out") == [".bindgen-manifest", "a", "b"])
    // Each run writes both files under the lock, so whichever was last, they fit each other.
    #expect(folder.read("out/a") == folder.read("out/b"))
  }
}

private final class Counter {
  private(set) var value: Int = 0

  func next() -> Int {
    defer { value += 1 }
    return value
  }
}
