import Foundation
import TestSupport
import Testing

/// The rooms of each target keep their order, and the guide to the house shows which ones each uses.
///
/// After a change, `BINDGEN_RECORD=1 swift test --filter RoomTests` draws them anew, and fails, so that somebody looks.
@Suite struct RoomTests {
  @Test func everyFolderIsARoomWithAPlaceInTheOrder() throws {
    for target in Rooms.targets {
      let folder: URL = Repository.root.appendingPathComponent("Sources/" + target.name)
      let names: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names.filter { !$0.hasPrefix(".") && $0 != "main.swift" }.sorted() == target.rooms.sorted())
    }
  }

  @Test func noRoomUsesALaterOne() throws {
    let rooms: [Rooms] = try Rooms.read()
    for (target, rooms) in zip(Rooms.targets, rooms) { #expect(rooms.mistakes == [], "\(target.name)") }
    let counts: [Int] = rooms.map(\.uses.count)
    #expect(counts[0] > 100 && counts[2] > 50 && counts[3] > 1)
  }

  @Test func theGuideShowsTheArrows() throws {
    let guide: MarkdownFile = try MarkdownFile("docs/house.md")
    var drawn: [MarkdownFile.Block] = []
    // Those of the others hardly use each other.
    for (target, rooms) in zip(Rooms.targets, try Rooms.read())
    where ["BindgenCore", "BindgenServer"].contains(target.name) {
      let block: MarkdownFile.Block = try #require(guide.blocks.first { $0.info == ["text", "rooms", target.name] })
      #expect(block.text == rooms.picture)
      drawn.append(block.saying(rooms.picture))
    }
    if Recording.isOn { try guide.write(drawn) }
  }

  /// Each flag doubles the forms in which the runtime is compiled somewhere. `MODELS` and `PLAIN` are for the kinds of classes in
  /// a module, in the one file that is about both, and `PUBLISHERS` for systems with Combine.
  @Test func theRuntimeHasFewFlags() throws {
    let folder: URL = Repository.root.appendingPathComponent("Templates/Runtime")
    let files: [URL] = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    var flags: Set<String> = []
    for file in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let match = line.firstMatch(of: #/^\s*#(?:if|elseif) (.+)/#) else { continue }
        for word in match.1.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "(" }) {
          if !word.contains("("), word.allSatisfy({ $0.isUppercase || $0 == "_" }) { flags.insert(String(word)) }
        }
      }
    }
    #expect(flags == ["BRANCHES", "DEBUG", "MODELS", "PLAIN", "PUBLISHERS"])
  }

  /// A runtime file declares what it needs, and that exists.
  @Test func whatTheRuntimeNeedsIsThere() throws {
    let folder: URL = Repository.root.appendingPathComponent("Templates/Runtime")
    let names: Set<String> = Set(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        .map { String($0.dropLast(6)) }
    )
    var needed: Set<String> = []
    for name in names where !name.isEmpty {
      let text: String = try String(contentsOf: folder.appendingPathComponent(name + ".swift"), encoding: .utf8)
      guard let head = text.prefixMatch(of: #/// Needs: (.*)\n/#) else { continue }
      let needs: [String] = head.1.split(separator: ", ").map(String.init)
      #expect(needs == needs.sorted() && !needs.contains(name), "\(name)")
      needed.formUnion(needs)
    }
    #expect(needed.subtracting(names) == [])
    #expect(needed.count > 25)
  }

  @Test func aUseOfALaterRoomIsFound() throws {
    let early: String = """
      struct Early { let a: Late }
      func f<Deep>(_ a: Deep) { late(); a.late(); _ = "\\(Told.a)"; a.latest; a.own; a.label; a.hidden }
      extension Int { private var own: Int { 1 } }
      func g() -> (label: Int, Int) { (1, 2) }
      """
    let late: String = """
      public struct Late { struct Deep {} }
      func late() {}
      private enum Early {}
      extension Int { private var hidden: Int { 1 } }
      enum Told {}
      """
    let latest: String = """
      struct Deep: Late { var latest: Int } // Told
      let a: Early = Early(late: 1)
      """
    let sources: [Rooms.Source] = [("Spec", "A", early), ("Graph", "B", late), ("Files", "C", latest)]
    let rooms: Rooms = try Rooms(["Spec", "Graph", "Files"], sources)
    #expect(
      rooms.mistakes == [
        "A names 'Late' of the room Graph", "A names 'Told' of the room Graph",
        "A names 'late' of the room Graph", "A names 'latest' of the room Files",
      ]
    )
    #expect(rooms.picture == "Spec   ──► Graph, Files\nGraph\nFiles  ──► Spec, Graph\n")
    let known: Rooms = try Rooms(["Files"], [("Files", "C", latest)])
    let beside: Rooms = try Rooms(["Spec", "Graph", "Files"], sources, earlier: [known])
    #expect(!beside.mistakes.contains { $0.contains("'latest'") } && beside.mistakes.count == 3)
  }
}
