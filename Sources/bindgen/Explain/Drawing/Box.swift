/// Where something is drawn, in points. Whole numbers are the same on every machine.
struct Box {
  var x: Int = 0
  var y: Int = 0
  var width: Int = 0
  var height: Int = 0

  var middle: Int { x + width / 2 }
  var right: Int { x + width }
  var bottom: Int { y + height }
}

/// The sizes of what is drawn.
enum Measure {
  static let margin: Int = 24
  static let nodeHeight: Int = 28
  /// Between nodes beside each other, and between the lines of a row that edges make too long.
  static let nodeGap: Int = 16
  /// Between rows: the edges need room.
  static let rowGap: Int = 48
  /// What an edge takes of a row that it passes.
  static let laneWidth: Int = 12
  static let framePadding: Int = 18
  static let titleHeight: Int = 34
  static let blockGap: Int = 36
  static let bandGap: Int = 64
  /// How wide rows and bands may be at least, before they go on in another line.
  static let rowWidth: Int = 640
  static let bandWidth: Int = 1200

  /// The most columns of a name; the rest of a longer one is left out.
  private static let longestName: Int = 36

  /// As it is shown.
  static func label(_ name: String) -> String {
    let name: String = name.visible
    guard name.displayWidth > longestName else { return name }
    var label: String = ""
    var width: Int = 0
    for scalar in name.unicodeScalars {
      width += scalar.displayWidth
      if width >= longestName { break }
      label.unicodeScalars.append(scalar)
    }
    return label + "…"
  }

  /// A column of the font is less than 7.3 points wide.
  static func width(of label: String) -> Int { (label.displayWidth * 73 + 9) / 10 }

  static func nodeWidth(_ name: String) -> Int { width(of: label(name)) + 24 }

  /// The title's font is larger, and bold.
  static func titleWidth(_ name: String) -> Int { width(of: label(name)) * 9 / 8 + 12 }

  /// A width that makes what is as long as this about as high as it is wide.
  static func fold(_ length: Int, atLeast least: Int) -> Int {
    var side: Int = least
    while side < length, side * side < length * (nodeHeight + rowGap) * 2 { side += side / 4 }
    return side
  }
}
