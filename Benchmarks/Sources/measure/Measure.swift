#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program that prints the contents of docs/benchmarks.md.
@main
enum Measure {
  private static let parts: Set<String> = ["tool", "compile", "modules", "append", "lists", "stores", "speed"]

  static func main() {
    let words: Set<String> = Set(CommandLine.arguments.dropFirst())
    if words == ["check"] { return Check.run() }
    if words == ["charts"] { return Charts.write() }
    guard words.isSubset(of: parts.union(["--quick"])) else {
      fail("it takes check, or charts, or some of tool, compile, modules, append, lists, stores, speed, --quick")
    }
    let asked: Set<String> = words.intersection(parts).isEmpty ? parts : words
    let isQuick: Bool = words.contains("--quick")
    let rounds: Int = isQuick ? 3 : 11
    Files.makeFolder()
    let tool: Tool = Tool("bindgen", "release", in: Files.path("build-release"))
    // Each part is printed as soon as it is measured: a later one may fail.
    var before: String = Machine.heading + "\n"
    func tell(_ part: String, _ text: () -> String) {
      guard asked.contains(part) else { return }
      print(before + text(), terminator: "")
      fflush(nil)
      before = "\n"
    }
    tell("tool") { ToolFigures(tool, rounds: rounds, isQuick: isQuick).text() }
    tell("compile") { CompileFigures(tool, rounds: rounds).text() }
    tell("modules") { ModuleFigures(tool, isQuick: isQuick).text() }
    tell("append") { AppendFigures(tool, rounds: rounds).text() }
    tell("lists") { ListFigures(tool, rounds: rounds).text() }
    tell("stores") { StoreFigures(tool, rounds: rounds).text() }
    tell("speed") { SpeedFigures(tool, processes: rounds).text() }
  }
}
