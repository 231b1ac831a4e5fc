extension String {
  /// The text as it may go to a terminal: characters that control the terminal or are invisible are escaped.
  package var visible: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 > 0x7E }) else { return self }
    var text = VisibleText(tabWidth: nil)
    for scalar in unicodeScalars { text.append(scalar) }
    return text.text
  }

  /// The number of columns that the text takes in a terminal.
  package var displayWidth: Int { unicodeScalars.reduce(0) { $0 + $1.displayWidth } }
}

extension Unicode.Scalar {
  /// Whether it controls a terminal, changes the direction of text, or is invisible: never shown as it is.
  var isUnsafeToShow: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0x200C, 0x200D: false  // joiners: letters and emoji are built with them
    default:
      switch properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
      default: false
      }
    }
  }

  /// The number of columns that it takes in a terminal, as far as terminals agree.
  package var displayWidth: Int {
    guard value >= 0x300 else { return 1 }
    switch value {
    case 0x200C, 0x200D: return 0
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3: return isMark ? 0 : 2
    case 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: return 2
    default: return isMark ? 0 : properties.isEmojiPresentation ? 2 : 1
    }
  }

  private var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}

/// Builds a text and counts its columns.
struct VisibleText {
  private(set) var text: String = ""
  private(set) var width: Int = 0
  /// The distance of tab stops; nil if a tab is escaped like any other control character.
  private let tabWidth: Int?

  init(tabWidth: Int? = 4) { self.tabWidth = tabWidth }

  /// Appends bytes. Those that are not UTF-8 are shown as replacement characters.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars { append(scalar) }
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar == "\t", let tabWidth {
      append(escape: String(repeating: " ", count: tabWidth - width % tabWidth))
    } else if scalar.isUnsafeToShow {
      append(escape: VisibleText.escape(scalar))
    } else {
      text.unicodeScalars.append(scalar)
      width += scalar.displayWidth
    }
  }

  private mutating func append(escape: String) {
    text += escape
    width += escape.utf8.count
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    }
  }
}
