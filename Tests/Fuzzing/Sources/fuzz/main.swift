import Foundation

/// The arguments: `fuzz <target> [options and folders of libFuzzer]`, or one of the checks, each with words of its own.
let words: [String] = Array(CommandLine.arguments.dropFirst())

switch (words.first, Array(words.dropFirst())) {
case ("tree", let files): try Tree.printAll(files)
case ("emit", let rest): try Emit.write(rest)
case ("random", let rest): try RandomInputs.write(rest)
case ("growth", let rest): Growth.check(rest)
case (let name?, let rest):
  guard let target: Target = Target(rawValue: name) else { fail("there is no target and no check '\(name)'") }
  fuzz(target, rest)
case (nil, _):
  let targets: String = Target.allCases.map(\.rawValue).joined(separator: "|")
  let checks: String = "tree <files> | emit <folder> <count> <seed> | random <folder> | growth"
  fail("fuzz \(targets) [options of libFuzzer] [folders] | \(checks)")
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(64)
}
