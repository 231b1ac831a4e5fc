import BindgenCore
import TestSupport
import Testing

@Suite("Hostile graphs")
struct HostileTests {
  /// A hostile spec, described by the shape that makes it hard to resolve.
  struct Hard: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var sources: [String]
    var codes: Set<String>

    init(_ description: String, _ codes: Set<String>, _ sources: [String]) {
      testDescription = description
      self.sources = sources
      self.codes = codes
    }

    /// Creates a spec with the derivations of one model.
    init(_ description: String, _ codes: Set<String>, derivations: [String]) {
      let lines: [String] = derivations.map { "      " + $0 }
      self.init(description, codes, ["models:\n  A:\n    derive:\n" + lines.joined(separator: "\n")])
    }
  }

  /// A number at which recursion overflows the stack, and unbounded growth never ends. `.ci/fuzz` measures how time grows.
  static let many: Int = LongProof.size(4_000)

  static let specs: [Hard] = [
    Hard("a chain", ["too-many-fields"], derivations: (0..<many).map { "a\($0): Int = a\($0 + 1)" }),
    Hard("a chain backwards", ["too-many-fields"], derivations: (1..<many).map { "a\($0): Int = a\($0 - 1)" }),
    Hard(
      "one long circle",
      ["too-many-fields", "circle"],
      derivations: (0..<many).map { "a\($0): Int = a\(($0 + 1) % many)" }
    ),
    Hard(
      "many small circles",
      ["too-many-fields", "circle"],
      derivations: (0..<many).map { "a\($0): Int = a\($0 ^ 1)" }
    ),
    Hard(
      "circles of themselves",
      ["too-many-fields", "circle"],
      derivations: (0..<many).map { "a\($0): Int = a\($0)" }
    ),
    Hard(
      "a dense graph",
      ["too-many-fields"],
      derivations: (0..<200).map { number in
        "a\(number): Int = " + (["1"] + (0..<number).map { "a\($0)" }).joined(separator: " + ")
      }
    ),
    Hard(
      "a dense knot",
      ["too-many-fields", "circle"],
      derivations: (0..<200).map { number in "a\(number): Int = " + (0..<200).map { "a\($0)" }.joined(separator: " + ")
      }
    ),
    Hard(
      "one that names all, and all that name one",
      ["too-many-fields"],
      derivations: ["a: Int = 1"] + (0..<many).map { "a\($0): Int = a" }
        + ["b: Int = " + (0..<many).map { "a\($0)" }.joined(separator: " + ")]
    ),
    Hard(
      "many unknown fields of a child with many fields",
      ["unknown-field", "too-many-fields"],
      [
        "models:\n  B:\n    state:\n" + (0..<many).map { "      field\($0): Int = 0\n" }.joined(),
        "models:\n  A:\n    children:\n      b: B = B()\n    derive:\n"
          + (0..<many).map { "      a\($0): Int = b.feild\($0)\n" }.joined(),
      ]
    ),
    Hard(
      "guards within guards",
      [],
      derivations: [
        "a: Int = { " + String(repeating: "guard let x = x ", count: 20_000)
          + String(repeating: "else { return 0 } ", count: 20_000) + "return 1 }()"
      ]
    ),
    Hard(
      "many fields of several children in one expression",
      [],
      [
        "models:\n"
          + (0..<5).map { child in
            "  B\(child):\n    state:\n" + (0..<64).map { "      s\($0): Int = 0\n" }.joined()
          }.joined() + "  A:\n    children:\n" + (0..<5).map { "      b\($0): B\($0)\n" }.joined()
          + "    derive:\n      x: [Int] = ["
          + (0..<5).flatMap { child in (0..<64).map { "b\(child).s\($0)" } }.joined(separator: ", ") + "]\n"
      ]
    ),
    Hard(
      "another name for a long expression of a child",
      [],
      [
        "models:\n  B:\n    derive:\n      b: Int = " + Array(repeating: "1", count: 200_000).joined(separator: " + ")
          + "\n  A:\n    children:\n      b: B\n    derive:\n" + (0..<64).map { "      a\($0): Int = b.b\n" }.joined()
      ]
    ),
    Hard(
      "a child with many constants, as a whole",
      [],
      [
        "models:\n  B:\n    let:\n" + (0..<many).map { "      c\($0): Int\n" }.joined()
          + "  A:\n    children:\n      b: B\n    derive:\n" + (0..<64).map { "      a\($0): Int = f(b)\n" }.joined()
      ]
    ),
    Hard(
      "many unknown outlets of many models",
      ["unknown-outlet"],
      [
        "emit: [" + (0..<many).map { "o\($0)" }.joined(separator: ", ") + "]\nmodels:\n"
          + (0..<500).map { "  A\($0):\n    state:\n      a: Int = 0\n" }.joined()
      ]
    ),
    Hard(
      "a chain of children, and a path through it",
      [],
      [
        "models:\n" + (0..<5000).map { "  A\($0):\n    children:\n      a: A\($0 + 1)\n" }.joined()
          + "  A5000:\n    state:\n      s: Int = 0\n  B:\n    children:\n      a: A0\n    derive:\n      x: Int = "
          + String(repeating: "a.", count: 5001) + "s"
      ]
    ),
    Hard(
      "a child as a whole, below which there are more than stars",
      ["too-many-inputs"],
      [
        "models:\n" + (0..<100).map { "  A\($0):\n    children:\n      a: A\($0 + 1)\n      b: A\($0 + 1)\n" }.joined()
          + "  A100:\n    state:\n      s: Int = 0\n  B:\n    children:\n      a: A0\n    derive:\n      x: Int = f(a)\n"
      ]
    ),
    Hard(
      "a circle of models",
      ["model-circle"],
      ["models:\n" + (0..<many).map { "  A\($0):\n    children:\n      a: A\(($0 + 1) % many)\n" }.joined()]
    ),
    Hard(
      "many models of one name",
      ["model-twice"],
      (0..<1000).map { _ in "models:\n  A:\n    state:\n      a: Int = 0" }
    ),
    Hard(
      "names that are all in each other's way",
      ["too-many-fields"],
      [
        "models:\n  A:\n    state:\n      a: Int = 0\n      _a: Int = 0\n"
          + (2..<many).map { "      _a\($0): Int = 0\n" }.joined()
      ]
    ),
    Hard(
      "shown fields that are not there",
      ["unknown-field", "too-many-fields"],
      [
        "models:\n  A:\n    state:\n" + (0..<many).map { "      field\($0): Int = 0\n" }.joined()
          + "    view:\n      shows: [" + (0..<many).map { "feild\($0)" }.joined(separator: ", ") + "]"
      ]
    ),
  ]

  @Test("an answer comes, whatever the size", arguments: specs)
  func size(spec: Hard) {
    let files: [SourceFile] = spec.sources.enumerated().map { SourceFile(name: "\($0.offset).yml", text: $0.element) }
    let outcome: Outcome = Outcome(files)
    #expect(Set(outcome.diagnostics.map(\.code)) == spec.codes)
  }
}
