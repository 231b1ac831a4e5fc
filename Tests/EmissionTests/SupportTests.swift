import BindgenCore
import TestSupport
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

  @Test(
    "with the library it has names alone, as open as the models",
    arguments: ["internal": "", "package": "package ", "public": "public "]
  )
  func library(word: String, access: String) throws {
    let spec: String =
      "models:\n" + model("A", "access: \(word)\nemit: callbacks\nlists:\n  rows: { element: Int, ids: none }")
    let emitted: Emitted = Emitted(spec, GeneratorOptions(runtime: .module))
    let lines: [Substring] = emitted.support.split(separator: "\n").filter { !$0.hasPrefix("//") }
    #expect(lines.first == "@_exported public import BindgenRuntime")
    #expect(lines.contains("\(access)typealias Bindgen = BindgenRuntime.Bindgen"))
    #expect(lines.contains("\(access)typealias Edits = Bindgen.Edits"))
    #expect(lines.count < 12)
  }

  @Test("with the library a file imports it as openly as it shows something of it")
  func imports() {
    func imports(_ sections: String) -> [Substring] {
      let emitted: Emitted = Emitted("models:\n" + model("A", sections), GeneratorOptions(runtime: .module))
      return emitted.text.split(separator: "\n").filter { $0.contains("import BindgenRuntime") }
    }
    #expect(imports("") == [])
    #expect(imports("emit: callbacks") == ["@_spi(Bindgen) import BindgenRuntime"])
    #expect(imports("emit: callbacks\naccess: public") == ["@_spi(Bindgen) public import BindgenRuntime"])
    #expect(
      imports("emit: spies\naccess: public\nservices:\n  store: { protocol: Store, methods: [load()] }") == [
        "  @_spi(Bindgen) public import BindgenRuntime", "  @_spi(Bindgen) import BindgenRuntime",
      ]
    )
  }

  static let derive: String = "derive:\n  b: Int = a + 1\n"

  @Test("there is no such file where no model needs anything")
  func nothing() {
    #expect(shared(model("A", "")) == nil)
    #expect(shared(model("A", "actions:\n  go: a = 1"), model("B", "let:\n  c: Int = 1")) == nil)
  }

  /// The support that models need, by declarations that must be there, and those that must not.
  static let needs: [(sections: String, there: [String], missing: [String])] = [
    (
      "emit: delegate\n" + derive, ["struct Mask", "final class Graph", "final class Core"],
      ["protocol Observed", "Subscription", "unless areEqual", "Publisher", "Feed", "willWrite", "func track"]
    ),
    (
      "emit: delegate", ["final class Core", "protocol Model"],
      ["protocol Observed", "Subscription", "Publisher", "Feed"]
    ),
    (
      "emit: callbacks", ["final class Subscription", "protocol FieldModel", "protocol Observed"],
      ["Publisher", "Feed"]
    ),
    ("emit: callbacks\naccess: public", ["nonisolated public enum Bindgen"], []),
    ("emit: stream", ["final class Feed", "protocol FieldModel"], ["protocol Observed", "Subscription"]),
    ("emit: observation", ["import Observation", "protocol Tracked", "func track"], ["FieldModel"]),
    ("view:\n  shows: a", ["final class Core"], ["protocol Observed"]),
    ("derive:\n  b:\n    type: Int\n    value: a\n    equal: $0 == $1", ["unless areEqual"], ["protocol Observed"]),
    (
      "emit: callbacks\nlists:\n  b: { element: Int, ids: none }", ["struct Edits"],
      ["ListSource", "TableSource", "EditedTable", "UIKit"]
    ),
    (
      "kind: struct\nemit: listSource\nlists:\n  b: { element: Int, ids: none }",
      ["class ListSource", "class TableSource", "protocol EditedTable"], ["Publisher"]
    ),
    ("services:\n  clock: any Clock<Duration>", ["final class TestClock"], ["EffectTimer", "final class Core"]),
    ("isolation: MainActor\nemit: delegate", ["protocol Model"], ["MainActor"]),
    ("isolation: nonisolated\nemit: delegate", ["protocol Model"], ["MainActor"]),
  ]

  @Test("it holds what they use, and no more", arguments: needs.indices)
  func parts(index: Int) throws {
    let (sections, there, missing) = Self.needs[index]
    let support: String = try #require(shared(model("A", sections)))
    #expect(there.filter { !support.contains($0) } == [])
    #expect(missing.filter { support.contains($0) } == [])
  }

  @Test("every combination compiles by itself")
  func compiles() async throws {
    for (sections, _, _) in Self.needs {
      let emitted: Emitted = Emitted("models:\n" + model("A", sections))
      let (errors, said): ([String], String) = try await SwiftCompiler.errors(in: emitted.files)
      #expect(errors == [], "\(sections): \(said)")
    }
  }

  @Test("a value below a reducer may be the only one that has a timer")
  func timers() {
    let spec: String = """
      isolation: MainActor
      models:
        Child:
          kind: struct
          actions:
            wait:
              effect:
                after: .seconds(1)
                run: waited()
            waited: print()
        Parent:
          kind: struct
          emit: [reducer]
          children: { child: Child }
      """
    #expect(Emitted(spec).support.contains("struct EffectTimer"))
  }
}
