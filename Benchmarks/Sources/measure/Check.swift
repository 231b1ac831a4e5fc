/// Whether what is measured still fits what is emitted: it compiles, and all ways of a workload hold the same values and
/// tell the same changes. Nothing is optimised and no figure is told. Charts must be what the page gives.
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
