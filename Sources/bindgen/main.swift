import BindgenCommandLine
import BindgenEmission

runProcess(generate: Generator.generate)
