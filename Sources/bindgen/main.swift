import BindgenCore

runProcess { words, console in
  run(arguments: words, console: console, work: Work(generate: Generator.generate, answer: Explainer.answer))
}
