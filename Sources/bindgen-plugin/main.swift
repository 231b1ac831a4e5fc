// Exported, so that it holds for all rooms of this module.
@_exported import BindgenLibc

runProcess { words, console in BuildRun.run(words, console: console, Generator.generate) }
