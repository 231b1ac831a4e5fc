import BindgenCore
import TestSupport
import Testing

@Suite("Hostile specs")
struct HostileTests {
  static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: LongProof.size(count)) }

  /// A hostile spec, described by the shape that makes it hard to read.
  struct Hard: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String

    init(_ description: String, _ source: String) {
      testDescription = description
      self.source = source
    }
  }

  /// Text with many combining marks: Swift sorts the marks of a letter before it compares two.
  static let marks: String = many("\u{301}\u{316}", 100_000)

  static let specs: [Hard] = [
    Hard("many models", "models:\n" + (0..<LongProof.size(10_000)).map { "  A\($0):\n    kind: class\n" }.joined()),
    Hard(
      "many fields",
      "models:\n  A:\n    state:\n" + (0..<LongProof.size(10_000)).map { "      a\($0): Int = 0\n" }.joined()
    ),
    Hard("many unknown keys", "models:\n  A:\n" + (0..<LongProof.size(10_000)).map { "    stata\($0): 0\n" }.joined()),
    Hard(
      "one name again and again",
      "models:\n  A:\n    state:\n" + many("      `a`: Int = 0\n      a: Int = 1\n", 5_000)
    ),
    Hard("a key of megabytes", "models:\n  " + many("a", 1_000_000) + "-:\n"),
    Hard("an unknown key of megabytes", many("a", 1_000_000) + ": b\nmodels:\n  A:"),
    Hard("a value of megabytes", "models:\n  A:\n    derive:\n      a: Int = " + many("b + ", 300_000) + "c"),
    Hard("a value of brackets", "models:\n  A:\n    derive:\n      a: Int = " + many("(", 200_000)),
    Hard("a type of brackets", "models:\n  A:\n    state:\n      a: " + many("[", 200_000)),
    Hard("a type of angles", "models:\n  A:\n    state:\n      a: " + many("A<", 100_000)),
    Hard("a type of question marks", "models:\n  A:\n    state:\n      a: Int" + many("?", 100_000)),
    Hard(
      "a signature of parameters",
      "models:\n  A:\n    actions:\n      a:\n        signature: a(" + many("b: Int, ", 5_000)
        + "c: Int)\n        body: d"
    ),
    Hard("a name full of marks", "models:\n  A:\n    state:\n      a\(marks): Int = 0"),
    Hard("a parameter full of marks", "models:\n  A:\n    actions:\n      a:\n        signature: a(b\(marks): Int)"),
    Hard(
      "a type full of marks",
      "models:\n  A:\n    conforms: [A\(marks), B\(marks)]\n    state:\n      a: A\(marks) = 0"
    ),
    Hard("an operator full of marks", "models:\n  A:\n    derive:\n      a: Int = b +\(marks) c"),
    Hard(
      "words full of marks",
      "emit: [a\(marks), b\(marks)]\nisolation: a\(marks)\nimports: [A\(marks)]\nmodels:\n  A:"
    ),
    Hard("texts full of marks", "models:\n  A:\n    doc: a\(marks)\n    state:\n      a: String = \"a\(marks)\""),
    Hard("a list of words", "emit: [" + (0..<LongProof.size(10_000)).map { "a\($0)," }.joined() + "]\nmodels:\n  A:"),
    Hard("doc of megabytes", "models:\n  A:\n    doc: |\n" + many("      text\n", 200_000)),
    Hard("interpolations", "models:\n  A:\n    derive:\n      a: String = " + many("\"\\(", 50_000)),
  ]

  @Test("an answer comes, whatever the size", arguments: specs)
  func size(spec: Hard) {
    let file: SourceFile = SourceFile(name: "T", text: spec.source)
    var diagnostics: Diagnostics = Diagnostics()
    let spec: Spec? = Spec.read(file, into: &diagnostics)
    #expect(spec != nil || diagnostics.hasErrors)
  }

  @Test("a spec with bytes changed at random is read or told, never a trap")
  func random() {
    var generator: SplitMix = SplitMix(seed: 6)
    let bytes: [UInt8] = Array(KeyTests.every.utf8)
    let strange: [UInt8] = Array(" \n:#'\"|>[]{}()<>-,=?!&*`\\/@.%\t\ra0".utf8) + [0, 0xFF, 0xC3]
    for _: Int in 0..<300 {
      var changed: [UInt8] = bytes
      for _: Int in 0..<Int.random(in: 1...4, using: &generator) {
        let index: Int = Int.random(in: 0..<changed.count, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: changed.remove(at: index)
        case 1: changed.insert(strange.randomElement(using: &generator) ?? 0, at: index)
        case 2: changed[index] = strange.randomElement(using: &generator) ?? 0
        default: changed.removeSubrange(index..<min(index + 40, changed.count))
        }
      }
      var diagnostics: Diagnostics = Diagnostics()
      let file: SourceFile = SourceFile(name: "T", bytes: changed)
      let spec: Spec? = Spec.read(file, into: &diagnostics)
      #expect(spec != nil || diagnostics.hasErrors)
      #expect(diagnostics.all.allSatisfy { $0.range != nil })
      let places: [Int] = diagnostics.all.compactMap { $0.range?.lowerBound }
      #expect(places == places.sorted())
    }
  }
}
