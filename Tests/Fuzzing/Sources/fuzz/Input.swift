import BindgenCore

/// An input that stands for several files and for options, and is still a text that a person can read:
///
///     --locations=on --emit=callbacks,delegate
///     === Shop
///     models:
///     === own.swift.tmpl
///     {{ model.name }}
///
/// Options are on the first line, if that begins with `--`. The text above the first `===` is a file, too.
struct Input {
  private(set) var options: [(name: String, value: String)] = []
  private(set) var specs: [SourceFile] = []
  private(set) var templates: [SourceFile] = []

  static let templateSuffix: String = ".swift.tmpl"

  /// - Parameter first: The name of the file above the first `===`.
  init(_ bytes: [UInt8], first: String) {
    var lines: [ArraySlice<UInt8>] = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if let line: ArraySlice<UInt8> = lines.first, line.starts(with: "--".utf8), !line.starts(with: "---".utf8) {
      options = Self.options(String(decoding: line, as: UTF8.self))
      lines.removeFirst()
    }
    var name: String = first
    var start: Int = 0
    for (index, line) in lines.enumerated() where line.starts(with: "=== ".utf8) {
      if index > start || name != first { add(name, lines[start..<index]) }
      name = String(decoding: line.dropFirst(4), as: UTF8.self)
      start = index + 1
    }
    add(name, lines[start...])
  }

  func option(_ name: String) -> String? { options.first { $0.name == name }?.value }

  private mutating func add(_ name: String, _ lines: ArraySlice<ArraySlice<UInt8>>) {
    let bytes: [UInt8] = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
    if name.hasSuffix(Self.templateSuffix) {
      templates.append(SourceFile(name: name, bytes: bytes))
    } else {
      specs.append(SourceFile(name: name + ".bindgen.yml", bytes: bytes))
    }
  }

  private static func options(_ line: String) -> [(name: String, value: String)] {
    line.split(separator: " ").map { word in
      let parts: [Substring] = word.drop { $0 == "-" }.split(separator: "=", maxSplits: 1)
      return (String(parts.first ?? ""), String(parts.dropFirst().first ?? ""))
    }
  }
}

extension [UInt8] {
  /// A number that depends on the bytes alone, by which some inputs are chosen for expensive checks.
  var mixed: UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in self { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ (hash >> 29)
  }
}
