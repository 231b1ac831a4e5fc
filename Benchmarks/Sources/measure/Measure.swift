#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Prints what docs/benchmarks.md holds.
@main
enum Measure {
  private static let parts: Set<String> = ["tool", "compile", "append", "speed"]

  static func main() {
    let words: Set<String> = Set(CommandLine.arguments.dropFirst())
    if words == ["check"] { return Check.run() }
    guard words.isSubset(of: parts.union(["--quick"])) else {
      fail("it takes check, or some of tool, compile, append, speed, --quick")
    }
    let asked: Set<String> = words.intersection(parts).isEmpty ? parts : words
    let isQuick: Bool = words.contains("--quick")
    let rounds: Int = isQuick ? 3 : 11
    Files.makeFolder()
    let tool: Tool = Tool("bindgen", "release", in: Files.path("build-release"))
    print(Machine.heading)
    var sections: [String] = []
    if asked.contains("tool") { sections.append(ToolFigures(tool, rounds: rounds, isQuick: isQuick).text()) }
    if asked.contains("compile") { sections.append(CompileFigures(tool, rounds: rounds).text()) }
    if asked.contains("append") { sections.append(AppendFigures(tool, rounds: rounds).text()) }
    if asked.contains("speed") { sections.append(SpeedFigures(tool, processes: rounds, isQuick: isQuick).text()) }
    print(sections.joined(separator: "\n"), terminator: "")
  }
}
