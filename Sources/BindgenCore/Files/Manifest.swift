/// The files that bindgen generated in a folder, each with its spec: so that an output is removed with its spec.
///
/// One line for each output: its name, a tab, and its spec's path relative to the folder. The file is in the user's
/// folder, so it is not trusted: a line without a plain name is skipped, and a named file is removed only if it has
/// bindgen's header.
struct Manifest: Equatable {
  static let name = ".bindgen-manifest"
  /// The path that stands for standard input, which is not a file and never disappears.
  static let noFile = "-"

  /// The spec of each output; nil for an output that belongs to all specs.
  var specs: [String: String?] = [:]

  init() {}

  init(_ bytes: [UInt8]) {
    for line in bytes.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      let name = String(decoding: fields.first ?? [], as: UTF8.self)
      guard fields.count <= 2, OutputName.problem(of: name) == nil else { continue }
      specs[name] = .some(fields.count == 2 ? Manifest.unescaped(fields[1]) : nil)
    }
  }

  func spec(of name: String) -> String? { specs[name] ?? nil }

  var names: [String] { specs.keys.sorted(by: InputFiles.precedes) }

  var bytes: [UInt8] {
    var text = Header.manifestPrefix + ": the files here that are its own, and their specs. Do not edit.\n"
    for name in names {
      text += name
      if let spec = spec(of: name) { text += "\t" + Manifest.escaped(spec) }
      text += "\n"
    }
    return Array(text.utf8)
  }

  /// Escapes tabs and line breaks in a path, as `%0A`.
  private static func escaped(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "%") }) else { return path }
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      if byte < 0x20 || byte == UInt8(ascii: "%") {
        bytes += Array(("%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)).utf8)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func unescaped(_ path: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var rest = path
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
