import BindgenCore

runProcess { words, console in
  run(arguments: words, console: console, work: .real)
}
