import BindgenCommandLine
import BindgenEmission
import BindgenTelling

runProcess(Work(generate: Generator.generate, tell: Telling.answer))
