/// A check of whether the measured code still fits the emitted code: it compiles, and all ways of a workload have the same
/// values and report the same changes. Nothing is optimised, and no figure is printed. Charts must be those of the page.
enum Check {
  static func run() {
    Charts.check()
    Files.makeFolder()
    let tool: Tool = Tool("bindgen", "debug", in: ".build")
    ToolFigures.check(tool)
    CompileFigures(tool, rounds: 1).check()
    ModuleFigures(tool, isQuick: true).check()
    AppendFigures(tool, rounds: 1, optimisation: "-Onone").check()
    ListFigures(tool, rounds: 1, optimisation: "-Onone").check()
    StoreFigures(tool, rounds: 1, optimisation: "-Onone").check()
    let program: SpeedProgram = SpeedProgram(tool, optimisation: "-Onone")
    program.compile()
    tell("running what is measured")
    Command(program.link(shift: 0), "1").run()
    print("All that is measured compiles and agrees.")
  }
}
