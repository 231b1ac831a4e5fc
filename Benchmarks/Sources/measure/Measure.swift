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
  private static let parts: Set<String> = ["tool", "compile", "append"]

  static func main() {
    let words: Set<String> = Set(CommandLine.arguments.dropFirst())
    guard words.isSubset(of: parts.union(["--quick"])) else { fail("it takes tool, compile, append, --quick") }
    let asked: Set<String> = words.intersection(parts).isEmpty ? parts : words
    let isQuick: Bool = words.contains("--quick")
    let rounds: Int = isQuick ? 3 : 11
    Files.makeFolder()
    let tool: Tool = Tool(isQuick: isQuick)
    print(Machine.heading)
    if asked.contains("tool") { print(ToolFigures(tool, rounds: rounds).text()) }
    if asked.contains("compile") { print(CompileFigures(tool, rounds: rounds).text()) }
    if asked.contains("append") { print(AppendFigures(tool, rounds: rounds).text(), terminator: "") }
  }
}
