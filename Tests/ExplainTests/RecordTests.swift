import Foundation
import TestSupport
import Testing

@testable import BindgenTools

/// The answers about the specs in `Tests/Explained` are recorded beside them. Record them again after an intended change:
/// `BINDGEN_RECORD=1 swift test --filter ExplainTests`.
@Suite struct RecordTests {
  @Test(arguments: Asked.explained)
  func theGraphIsAsRecorded(_ asked: Asked) throws {
    try check(asked.text(.graph(.text, model: nil)), asked.name + ".graph.txt")
    try check(asked.text(.graph(.mermaid, model: nil)), asked.name + ".graph.mmd")
    try check(asked.text(.graph(.dot, model: nil)), asked.name + ".graph.dot")
  }

  @Test(arguments: Asked.explained)
  func explanationsAreAsRecorded(_ asked: Asked) throws {
    let texts: [String] = try asked.names.map { "$ bindgen explain \($0)\n\n" + (try asked.quickly($0)) }
    // (Deep trees say the same again and again.)
    let lines: [Substring] = texts.joined(separator: "\n").split(separator: "\n", omittingEmptySubsequences: false)
    let most: Int = asked.name == "Deep" ? 200 : lines.count
    try check(lines.prefix(most).joined(separator: "\n"), asked.name + ".explain.txt")
  }

  @Test func theSpecsAreThere() {
    #expect(Asked.explained.map(\.name) == ["Deep", "Effects", "Events", "Hostile", "Loads", "Running", "Shopping"])
  }

  private func check(_ text: String, _ file: String) throws {
    let url: URL = Asked.folder.appendingPathComponent("Explained").appendingPathComponent(file)
    if Recording.isOn {
      try text.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("recorded \(file): look at the difference, then run without BINDGEN_RECORD")
    } else if let recorded: String = try? String(contentsOf: url, encoding: .utf8) {
      #expect(text == recorded, "\(file)")
    } else {
      Issue.record("\(file) is missing: record it with BINDGEN_RECORD=1")
    }
  }
}
