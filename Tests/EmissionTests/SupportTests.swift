import BindgenCore
import Testing

@Suite("What models share")
struct SupportTests {
  func shared(_ models: String...) -> String? {
    let spec: String = "models:\n" + models.joined()
    return Emitted(spec)[FileNames.support]
  }

  func model(_ name: String, _ sections: String) -> String {
    "  \(name):\n    state:\n      a: Int = 0\n" + sections.split(separator: "\n").map { "    \($0)\n" }.joined()
  }

  @Test("where its name must be known beforehand, it is there with nothing in it")
  func always() throws {
    let spec: String = "models:\n" + model("A", "")
    let emitted: Emitted = Emitted(spec, GeneratorOptions(support: .always))
    let lines: [Substring] = emitted.support.split(separator: "\n")
    #expect(lines.first?.hasPrefix("// Made by bindgen") == true)
    #expect(lines.allSatisfy { $0.hasPrefix("//") })
    let full: String = spec + "    emit: callbacks\n"
    #expect(Emitted(full, GeneratorOptions(support: .always)).support == Emitted(full).support)
  }

  static let derive: String = "derive:\n  b: Int = a + 1\n"

  @Test("there is no such file where no model needs anything")
  func nothing() {
    #expect(shared(model("A", "")) == nil)
    #expect(shared(model("A", "actions:\n  go: a = 1"), model("B", "let:\n  c: Int = 1")) == nil)
  }

  /// What a run's models need, by the declarations that must be there and those that must not.
  static let needs: [(sections: String, there: [String], missing: [String])] = [
    (
      derive, ["struct Mask", "struct Graph", "struct Staleness", "struct Pass"],
      ["Core", "Observer", "protocol ", "areEqual"]
    ),
    (
      "emit: delegate", ["struct Mask", "final class Core", "protocol Model"],
      ["Pass", "Observer", "protocol Observed", "_settle", "areEqual"]
    ),
    (
      "emit: delegate\n" + derive, ["final class Core", "struct Pass", "func areEqual"],
      ["Observer", "unless areEqual"]
    ),
    (
      "emit: callbacks",
      ["final class Observer", "final class Subscription", "protocol Watched", "protocol Observed"],
      ["Pass", "_settle"]
    ),
    (
      "emit: callbacks\naccess: public", ["final class Observer", "final class Subscription"],
      ["struct Field", "protocol Watched", "protocol Observed"]
    ),
    ("view:\n  shows: a", ["final class Core", "init(_ fields: [Int])"], ["Observer", "Pass"]),
    (
      "derive:\n  b:\n    type: Int\n    value: a\n    equal: $0 == $1",
      ["unless areEqual"],
      ["Core", "by areEqual"]
    ),
    ("isolation: MainActor\nemit: delegate", ["@MainActor protocol MainActorModel"], ["protocol Model"]),
    ("isolation: nonisolated\nemit: delegate", ["nonisolated enum Bindgen"], ["@MainActor"]),
  ]

  @Test("it holds what they use, and no more", arguments: needs.indices)
  func parts(index: Int) throws {
    let (sections, there, missing) = Self.needs[index]
    let support: String = try #require(shared(model("A", sections)))
    #expect(there.filter { !support.contains($0) } == [])
    #expect(missing.filter { support.contains($0) } == [])
  }

  @Test("each width that is used is there once, and no other")
  func widths() throws {
    let wide: String = (0..<70).map { "      f\($0): Int = 0\n" }.joined()
    let models: [String] = [
      model("A", Self.derive), "  B:\n    state:\n" + wide + "    emit: delegate\n",
      "  C:\n    state:\n" + wide + "    emit: delegate\n",
    ]
    let support: String = try #require(shared(models.joined()))
    let declared: [String] = support.split(separator: "\n").filter { $0.contains("struct Mask") }.map { String($0) }
    #expect(declared.count == 2)
    #expect(declared.contains { $0.contains("struct Mask2:") })
    #expect(support.contains("final class Core2 "))
    #expect(!support.contains("final class Core "))
    #expect(!support.contains("Mask3"))
  }

  @Test("every combination compiles by itself")
  func compiles() throws {
    for (sections, _, _) in Self.needs {
      let emitted: Emitted = Emitted("models:\n" + model("A", sections))
      let (errors, said): ([String], String) = try SwiftCompiler.errors(in: emitted.files)
      #expect(errors == [], "\(sections): \(said)")
    }
  }
}
