import BindgenCore
import Foundation

/// The check `fuzz emit <folder> <count> <seed>`: creates random specs, each in two notations, and emits both. They must be
/// accepted and give the same Swift, which is left in the folder for the compiler to parse.
enum Emit {
  static func write(_ words: [String]) throws {
    guard words.count == 3, let count: Int = Int(words[1]), let seed: UInt64 = UInt64(words[2]) else {
      fail("fuzz emit <folder> <count> <seed>")
    }
    let folder: URL = URL(fileURLWithPath: words[0])
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 0..<count {
      var maker: SpecMaker = SpecMaker(seed: seed &+ UInt64(number))
      let made: MadeSpec = maker.spec()
      let name: String = "Made\(number)"
      let (loose, strict) = (made.text(isStrict: false), made.text(isStrict: true))
      try Data(loose.utf8).write(to: folder.appendingPathComponent(name + ".loose.bindgen.yml"))
      try Data(strict.utf8).write(to: folder.appendingPathComponent(name + ".strict.bindgen.yml"))
      let swift: [UInt8] = emitted(loose, "\(seed &+ UInt64(number)), loose")
      promise(
        swift == emitted(strict, "\(seed &+ UInt64(number)), strict"),
        "seed \(seed &+ UInt64(number)): notations differ"
      )
      try Data(swift).write(to: folder.appendingPathComponent(name + ".swift"))
    }
  }

  private static func emitted(_ text: String, _ seed: String) -> [UInt8] {
    let (files, diagnostics) = Generator.generate(
      [SourceFile(name: "Made.bindgen.yml", text: text)],
      GeneratorOptions(support: .never)
    )
    promise(files.count == 1, "seed \(seed) is refused:\n" + DiagnosticPrinter(.pretty).text(of: diagnostics.all))
    return files[0].bytes
  }
}
