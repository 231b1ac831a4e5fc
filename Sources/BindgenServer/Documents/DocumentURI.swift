import BindgenCore

/// The URI of a document: `file:///a%20b/Cart.bindgen.yml`, or `untitled:1` for one that is in no file yet.
enum DocumentURI {
  /// Returns the path of a file; nil for a URI of no file.
  static func path(of uri: String) -> String? {
    let start = "file://"
    guard uri.hasPrefix(start) else { return nil }
    // Between the slashes there may be a host, which is this one.
    let rest = uri.dropFirst(start.count).utf8[...].drop { $0 != UInt8(ascii: "/") }
    let path = decoded(Array(rest))
    return path.isEmpty || path.contains(0) ? nil : String(decoding: path, as: UTF8.self)
  }

  /// Returns the URI of the document that a message is about, in one normalized spelling: editors escape different characters.
  static func named(in parameters: JSON) -> String? {
    guard let uri = parameters["textDocument"]?["uri"]?.string else { return nil }
    return path(of: uri).map { self.uri(of: $0) } ?? uri
  }

  static func uri(of path: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text = Array("file://".utf8)
    for byte in path.utf8 {
      if isPlain(byte) {
        text.append(byte)
      } else {
        text += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the URI of a text from its name in diagnostics: a path, or the URI itself.
  static func named(_ name: String) -> String { name.hasPrefix("/") ? uri(of: name) : name }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// Returns the bytes with percent escapes decoded. A `%` without two digits stands for itself.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let isEscape = bytes[index] == UInt8(ascii: "%") && index + 2 < bytes.count
      if isEscape, let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2]) {
        text.append(high << 4 | low)
        index += 3
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
