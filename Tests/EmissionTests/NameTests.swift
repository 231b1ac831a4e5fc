import TestSupport
import Testing

@testable import BindgenCore

@Suite("Names in emitted code")
struct NameTests {
  /// A model with everything that can be emitted.
  static let everything: String =
    "models:\n  Cart:\n    emit: [delegate, callbacks]\n    view:\n      shows: [s0, d0]\n    state:\n"
    + (0..<30).map { "      s\($0): Int = 0\n" }.joined() + "    derive:\n"
    + (0..<30).map { "      d\($0): String = \"\\(s\($0))\"\n" }.joined() + "    actions:\n      go: s0 = 1\n"

  @Test(
    "what a class declares for itself, a spec may not",
    arguments: ["access: public", "access: internal", "isolation: MainActor"]
  )
  func reserved(setting: String) {
    let mine: (String) -> Bool = { name in
      name.wholeMatch(of: #/_?[sd]\d+|_performGo|go/#) != nil || name.hasPrefix("cart") || name == "init"
    }
    var inClass: Bool = false
    var names: Set<String> = []
    let emitted: Emitted = Emitted(setting + "\n" + Self.everything)
    #expect(emitted.told == [])
    for line in emitted.text.split(separator: "\n") {
      if line.contains("final class Cart") || line.contains("extension Cart: ") { inClass = true }
      if line == "}" { inClass = false }
      guard inClass,
        let match = line.firstMatch(of: #/^  (?:[@a-z()]+ )*(?:var|let|func|struct|class|typealias) (\w+)/#)
      else {
        continue
      }
      // 'update' is a method, beside which a field may stand.
      if !mine(String(match.1)), match.1 != "update" { names.insert(String(match.1)) }
    }
    #expect(names.count > 11)
    for name in names {
      let spec: String = Self.everything.replacing(
        "      s0: Int = 0\n",
        with: "      s0: Int = 0\n      \(name): Int = 0\n"
      )
      #expect(Emitted(setting + "\n" + spec).told.first == "Test.bindgen.yml:9:7: reserved-name", "\(name)")
    }
  }

  /// Names that somebody uses sooner or later, some of them words of Swift or of emitted code.
  static let names: [String] = [
    "core", "cache", "told", "graph", "names", "observers", "fields", "watch", "staleness", "shown", "pass", "value",
    "wanted", "newValue", "body", "model", "mask", "field", "left", "right", "rawValue", "isEmpty", "contains",
    "insert",
    "init", "default", "class", "in", "get", "set", "some", "any", "await", "nil", "true", "super",
    "description",
    "hash", "deinit", "subscript", "result", "error", "oldValue", "Optional", "products", "_products",
    "__products",
    "productsAreEqual", "performGo", "_performGo",
  ]

  @Test(
    "entries may be called as people call them",
    arguments: ["state", "derive", "let"],
    ["[]", "[delegate, callbacks]"]
  )
  func people(section: String, emit: String) async throws {
    // As many at once as fit into a model.
    for first in stride(from: 0, to: Self.names.count, by: 20) {
      try await people(Array(Self.names.dropFirst(first).prefix(20)), section, emit)
    }
  }

  private func people(_ names: [String], _ section: String, _ emit: String) async throws {
    let isState: Bool = section == "state"
    var lines: [String] = ["emit: \(emit)", "models:", "  Cart:", "    state:", "      s0: Int = 0"]
    if !isState { lines.append("    \(section):") }
    for name in names where name != "products" {
      lines.append("      \(name): Int = \(section == "derive" ? "s0 + 1" : "1")")
    }
    lines += ["      products: { type: Int, value: 1" + (section == "let" ? " }" : ", equal: $0 == $1 }")]
    lines += section == "derive" ? [] : ["    derive:"]
    for (number, name) in names.enumerated() {
      lines += ["      x\(number): Int = `\(name)` + 1", "      y\(number): Int = self.\(name)"]
    }
    lines += ["    actions:", "      go: s0 = 1", "      Go(s0: Int, value: Int): self.s0 = s0"]
    let emitted: Emitted = Emitted(lines.joined(separator: "\n") + "\n")
    #expect(emitted.told == [])
    let (errors, said): ([String], String) = try await SwiftCompiler.errors(in: emitted.files)
    #expect(errors == [], "\(said)")
  }

  /// Every word with a leading underscore in templates, without it: a field of such a name would be stored under the name of
  /// a parameter.
  static let hiddenWords: [String] = {
    let words: [Substring] = EmbeddedTemplates.all.flatMap { $0.text.matches(of: #/\b_([a-z]\w*)/#).map(\.1) }
    return Set(words.map(String.init)).filter { !SwiftName.isKeyword($0) }.sorted()
  }()

  @Test("no parameter hides a field", arguments: hiddenWords)
  func shadows(word: String) throws {
    #expect(Self.hiddenWords.contains("pass") && Self.hiddenWords.count > 40)
    let model: String = "models:\n  Cart:\n    state: { \(word): Int = 5 }\n    derive: { twice: Int = \(word) * 2 }\n"
    let text: String = Emitted("emit: [observation]\n" + model).text
    let read: Substring = try #require(text.firstMatch(of: #/Self\._twice\w*\((\w+)\)/#)?.1, "\(text)")
    for function in text.matches(of: #/func \w+(\([^)]*\))/#).map(\.1) {
      #expect(!function.split { !$0.isLetter && $0 != "_" }.contains(read))
    }
  }
}
