import BindgenCore
import Foundation
import RandomSpecs
import TestSupport

// Emits random models:
//   bindgen-random-models <folder of templates> <folder> [families|lists <first seed> <count>]
//   bindgen-random-models forms <folder> [forms <first seed> <count>]
// Without seeds it makes those that tests run. A family may be split into two specs; where it is not, the file of the
// other has nothing in it, because a build must know the names of all files beforehand.

let words: [String] = Array(CommandLine.arguments.dropFirst())
guard words.count == 2 || words.count == 5 else { fail("there are \(words.count) arguments") }
let seeds: [UInt64] = words.dropFirst(3).compactMap { UInt64($0) }
guard seeds.count == max(0, words.count - 3) else { fail("seeds are numbers") }

if words[0] == "forms" {
  let forms: FormRun = seeds.isEmpty ? .table : FormRun(from: seeds[0], count: seeds[1])
  try make(forms.run, and: ["FormTypes.swift": forms.types])
  exit(0)
}

let random: RandomRun =
  seeds.isEmpty
  ? .table
  : words[2] == "lists" ? RandomRun(listsFrom: seeds[0], count: seeds[1]) : RandomRun(from: seeds[0], count: seeds[1])
var others: [String: String] = ["RandomTypes.swift": random.types]
for family in random.families where !family.isSplit { others["\(family.name)Leaves.bindgen.swift"] = "" }
try make(.random(random, templates: URL(fileURLWithPath: words[0])), and: others)

func make(_ run: ModelRun, and others: [String: String]) throws {
  let folder: URL = URL(fileURLWithPath: words[1])
  let (files, diagnostics): ([GeneratedFile], Diagnostics) = run.generate()
  guard !diagnostics.hasErrors else {
    fail(DiagnosticPrinter(.plain).text(of: diagnostics.sorted(files: run.specs + run.templates)))
  }
  for file in files { try write(file.bytes, to: folder.appendingPathComponent(file.name)) }
  for (name, text) in others { try write(Array(text.utf8), to: folder.appendingPathComponent(name)) }
}

/// Leaves a file alone that is as it should be: what did not change is not compiled.
func write(_ bytes: [UInt8], to file: URL) throws {
  if Repository.bytes(of: file) != bytes { try Data(bytes).write(to: file) }
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}
