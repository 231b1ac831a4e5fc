import BindgenCore
import Foundation
import RandomSpecs
import TestSupport

// Emits random models: bindgen-random-models <folder of templates> <folder> [families|lists <first seed> <count>]
// Without seeds it makes those that tests run. A family may be split into two specs; where it is not, the file of the
// other has nothing in it, because a build must know the names of all files beforehand.

let words: [String] = Array(CommandLine.arguments.dropFirst())
guard words.count == 2 || words.count == 5 else { fail("there are \(words.count) arguments") }
let seeds: [UInt64] = words.dropFirst(3).compactMap { UInt64($0) }
guard seeds.count == max(0, words.count - 3) else { fail("seeds are numbers") }

let random: RandomRun =
  seeds.isEmpty
  ? .table
  : words[2] == "lists" ? RandomRun(listsFrom: seeds[0], count: seeds[1]) : RandomRun(from: seeds[0], count: seeds[1])
let run: ModelRun = .random(random, templates: URL(fileURLWithPath: words[0]))
let folder: URL = URL(fileURLWithPath: words[1])
let (files, diagnostics): ([GeneratedFile], Diagnostics) = run.generate()
guard !diagnostics.hasErrors else {
  fail(DiagnosticPrinter(.plain).text(of: diagnostics.sorted(files: run.specs + run.templates)))
}

var texts: [String: [UInt8]] = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) })
for family in random.families where !family.isSplit { texts["\(family.name)Leaves.bindgen.swift"] = [] }
texts["RandomTypes.swift"] = Array(random.types.utf8)
for (name, bytes) in texts { try write(bytes, to: folder.appendingPathComponent(name)) }

/// Leaves a file alone that is as it should be: what did not change is not compiled.
func write(_ bytes: [UInt8], to file: URL) throws {
  if Repository.bytes(of: file) != bytes { try Data(bytes).write(to: file) }
}

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data((message + "\n").utf8))
  exit(1)
}
