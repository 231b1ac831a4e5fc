import Foundation

/// The check `fuzz growth [shape]`: runs the targets over inputs that repeat one thing, once and four times as long. Four times
/// the input may take four times the time and somewhat more, never sixteen times. Time is the processor's, so that other
/// processes on the machine count for little.
enum Growth {
  private struct Shape: Sendable {
    var name: String
    var target: Target
    var input: @Sendable (Int) -> String
  }

  /// The shortest time that counts, in seconds: below it, the clock is measured and not the work.
  private static let shortest: Double = 0.004
  private static let largest: Int = 1 << 20
  private static let worst: Double = 9

  static func check(_ wanted: [String]) {
    let shapes: [Shape] = (repetitions + numbered).filter { shape in wanted.allSatisfy { shape.name.contains($0) } }
    let slow: [String] = shapes.compactMap(complaint)
    for complaint in slow { print(complaint) }
    print("\(shapes.count) shapes, \(slow.count) of them slower than their size")
    if !slow.isEmpty { exit(1) }
  }

  /// Returns a complaint about a slow shape. The step at which an input outgrows a cache does not count: the next one must be slow, too.
  private static func complaint(_ shape: Shape) -> String? {
    guard let count: Int = count(shape), isSlow(shape, count), isSlow(shape, count * 4) else { return nil }
    return "\(shape.target) \(shape.name): four times the input takes more than \(worst) times the time"
  }

  /// Returns the number of repetitions that take a measurable time. Nil if the input gets too large.
  private static func count(_ shape: Shape) -> Int? {
    var count: Int = 64
    while true {
      let input: [UInt8] = Array(shape.input(count).utf8)
      if input.count > largest { return nil }
      if seconds(shape.target, input) >= shortest { return count }
      count *= 2
    }
  }

  /// Whether four times the input is too slow. The best of several tries counts, since a try can only come out too slow.
  private static func isSlow(_ shape: Shape, _ count: Int) -> Bool {
    let (input, fourfold): ([UInt8], [UInt8]) = (Array(shape.input(count).utf8), Array(shape.input(count * 4).utf8))
    let base: Double = min(seconds(shape.target, input), seconds(shape.target, input))
    return (0..<3).allSatisfy { _ in seconds(shape.target, fourfold) > base * worst }
  }

  private static func seconds(_ target: Target, _ input: [UInt8]) -> Double {
    let start: UInt64 = now()
    target.run(input)
    return Double(now() - start) / 1e9
  }

  private static func now() -> UInt64 {
    var time: timespec = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  // MARK: Shapes

  private static let pieces: [String] = [
    "a", "a ", "a, ", "a.", "a: ", "a + ", "a<", "a(", "(", "[", "{", "<", ")", "]", "}", ">", "\"", "'", "''",
    "\"\"\"", "`",
    "\\(", "\"\\(", "\\", "#", " #", " # ", "/", " /", "/*", "//", "#/", "?", "!", "& ", "|", ":", ": ", "- ", "? ",
    "=",
    " = ", "->", "() -> ", "$0 ", "@a ", "any ", "self.", "self.a + ", "let a = ", "if let a { ", "{ a in ",
    "case .a: ", "\n",
    " \n", "a\n", "\na", "é", "\u{A0}", "\u{85}", "0", "1.", "a as ", "func a() { ", "for a in ", "- a\n", "a:\n",
    "%if a\n",
    "{{", "{{ a }}", "%end\n", "%for a in models\n", "models:\n", "inout ", "async ", "a?.",
  ]

  /// The texts around a repeated piece: in front of it, and behind it.
  private static let frames: [(name: String, target: Target, front: String, back: String)] = [
    ("file", .outline, "", ""),
    ("value", .outline, "a: ", ""),
    ("quoted", .outline, "a: \"", "\"\nb: '"),
    ("list", .outline, "a: [", "]"),
    ("below", .outline, "a:\n  b\n  ", ""),
    ("block", .outline, "a: |\n  ", "\n"),
    ("swift", .swift, "", ""),
    ("closed", .swift, "(", ")"),
    ("signature", .swift, "a(b: ", ") -> c"),
    ("spec", .spec, "", ""),
    ("type", .spec, "models:\n  A:\n    state:\n      a: ", " = 0\n"),
    ("expression", .spec, "models:\n  A:\n    state:\n      a: Int = 0\n    derive:\n      b: Int = ", "\n"),
    ("key", .spec, "models:\n  A:\n    actions:\n      ", ": a\n"),
    ("entry", .spec, "models:\n  A:\n    state:\n      ", "\n"),
    ("emitted", .tool, "models:\n  A:\n    state:\n      a: Int = 0\n    derive:\n      b: Int = ", "\n"),
    ("doc", .tool, "models:\n  A:\n    state:\n      a: Int = 0\n    doc: |\n      ", "\n"),
    ("template", .template, "", ""),
    ("insertion", .template, "{{ model", " }}"),
    ("explained", .explain, "models:\n  A:\n    state:\n      a: Int = 0\n    derive:\n      b: Int = ", "\n"),
  ]

  private static var repetitions: [Shape] {
    frames.flatMap { frame in
      pieces.map { piece in
        Shape(name: "\(frame.name) of \(String(reflecting: piece))", target: frame.target) { count in
          frame.front + String(repeating: piece, count: count) + frame.back
        }
      }
    }
  }

  /// Shapes with numbered entries.
  private static let numbered: [Shape] = [Target.spec, .tool, .explain].flatMap { target in
    [
      Shape(name: "models", target: target) { rows("models:", $0) { "  A\($0):\n    state:\n      a: Int = 0" } },
      Shape(name: "chain of children", target: target) { count in
        rows("models:\n  A0:\n    state:\n      a: Int = 0", count) { "  A\($0 + 1):\n    children:\n      c: A\($0)" }
      },
      Shape(name: "words", target: target) { rows("emit:", $0) { "  - own\($0)" } + "models:\n  A:\n" },
      Shape(name: "actions", target: target) {
        rows("models:\n  A:\n    actions:", $0) { "      a\($0)(b: Int): c(b)" }
      },
      Shape(name: "names", target: target) { count in
        "models:\n  A:\n    derive:\n      x: Int = " + (0..<count).map { "a\($0)" }.joined(separator: " + ")
      },
      Shape(name: "scopes", target: target) { count in
        "models:\n  A:\n    derive:\n      x: Int = f("
          + (0..<count).map { "{ a\($0) in a\($0) + b\($0) }" }.joined(separator: ", ") + ")"
      },
      Shape(name: "bindings", target: target) { count in
        "models:\n  A:\n    derive:\n      x: Int = {\n"
          + (0..<count).map { "          let a\($0) = a\($0 / 2)\n" }.joined() + "        }()"
      },
      Shape(name: "chain", target: target) {
        rows("models:\n  A:\n    derive:", $0) { "      a\($0): Int = a\($0 + 1)" }
      },
      Shape(name: "circle", target: target) { count in
        rows("models:\n  A:\n    derive:", count) { "      a\($0): Int = a\(($0 + 1) % count)" }
      },
      Shape(name: "misspelt fields of a child", target: target) { count in
        rows("models:\n  B:\n    state:", count) { "      field\($0): Int = 0" }
          + rows("  A:\n    children:\n      b: B = B()\n    derive:", count) { "      a\($0): Int = b.feild\($0)" }
      },
      Shape(name: "misspelt fields that are shown", target: target) { count in
        rows("models:\n  A:\n    state:", count) { "      field\($0): Int = 0" }
          + "    view:\n      shows: [" + (0..<count).map { "feild\($0)" }.joined(separator: ", ") + "]\n"
      },
      Shape(name: "names in each other's way", target: target) { count in
        rows("models:\n  A:\n    state:\n      a: Int = 0\n      _a: Int = 0", count) { "      _a\($0 + 2): Int = 0" }
      },
      Shape(name: "unknown keys", target: target) { rows("models:\n  A:", $0) { "    stata\($0): 0" } },
      Shape(name: "one name", target: target) { rows("models:\n  A:\n    state:", $0) { _ in "      a: Int = 0" } },
    ]
  }

  private static func rows(_ head: String, _ count: Int, _ row: (Int) -> String) -> String {
    head + "\n" + (0..<count).map(row).joined(separator: "\n") + "\n"
  }
}
