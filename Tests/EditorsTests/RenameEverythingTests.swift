import BindgenCore
import Foundation
import TestSupport
import Testing

@testable import BindgenServer

/// Every declaration in the tree's specs gets a name that nothing else has. That is never rejected, so no place is forgotten,
/// since the new texts are read again.
@Suite("Renaming in the tree's specs")
struct RenameEverythingTests {
  static var folders: [String] {
    ["Tests/Models/Sources", "Examples"].flatMap { folder -> [String] in
      let root: URL = Repository.root.appendingPathComponent(folder)
      let files: [URL] =
        (FileManager.default.enumerator(at: root.resolvingSymlinksInPath(), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? [])
        .filter { $0.path.hasSuffix(".bindgen.yml") && !$0.path.contains("/.build/") }
      return Set(files.map { $0.deletingLastPathComponent().path }).sorted()
    }
  }

  @Test(arguments: folders)
  func everyNameMayBeAnother(_ folder: String) throws {
    var workspace: Workspace = Workspace(.real)
    let paths: [String] = try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".bindgen.yml") }.sorted()
    for path in paths {
      let text: String = try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      // One module, wherever the folder is.
      workspace.open("file:///a/" + path, text)
    }
    let places: ModulePlaces = ModulePlaces(workspace, "/a")
    #expect(places.entries.count == paths.count)
    let all: Occurrences = places.occurrences
    var seen: Set<Symbol> = []
    let declared: [Occurrence] = all.all.filter { $0.isDeclaration && seen.insert($0.symbol).inserted }
    // (All of them take minutes.)
    let step: Int = max(declared.count / (LongProof.isOn ? 5 : 1), 1)
    for one in stride(from: 0, to: declared.count, by: step).map({ declared[$0] }) {
      let name: String = one.symbol.name.first?.isUppercase == true ? "Zebra" : "zebra"
      do throws(Renaming.RenameError) {
        let renaming: Renaming = try Renaming(places, one.range.file, one.range.lowerBound, templates: [])
        _ = try renaming.edit(name)
      } catch {
        Issue.record("\(one.symbol): \(error.reason)")
      }
    }
  }
}
