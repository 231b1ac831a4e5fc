import BindgenCore

runProcess { words, console in BuildRun.run(words, console: console, Generator.generate) }
