import BindgenCore

/// The elements that an image consists of.
enum SVGShape {
  enum Kind: String, CaseIterable {
    case constant = "let"
    case state
    case derivation = "derive"
    case observer

    init(_ kind: Web.Node.Kind) {
      switch kind {
      case .constant: self = .constant
      case .state: self = .state
      case .derivation, .whole: self = .derivation
      }
    }
  }

  static func node(_ kind: Kind, _ box: Box, name: String, title: String?, id: String?) -> String {
    let id: String = id.map { " id=\"\($0)\"" } ?? ""
    let title: String = title.map { self.title($0) } ?? ""
    let text: String = "<text x=\"\(box.middle)\" y=\"\(box.y + 18)\">\(escaped(Measure.label(name)))</text>"
    return "<g\(id) class=\"\(kind.rawValue)\">\(title)\(outline(kind, box))\(text)</g>"
  }

  /// State is rounded, constants have six sides, observers have double walls.
  private static func outline(_ kind: Kind, _ box: Box) -> String {
    switch kind {
    case .state: return rectangle(box, radius: box.height / 2)
    case .derivation: return rectangle(box, radius: 4)
    case .constant:
      let (left, right, half): (Int, Int, Int) = (box.x + 9, box.right - 9, box.y + box.height / 2)
      return
        "<path d=\"M\(box.x) \(half)L\(left) \(box.y)H\(right)L\(box.right) \(half)L\(right) \(box.bottom)H\(left)Z\"/>"
    case .observer:
      let inner: Box = Box(x: box.x + 5, y: box.y, width: box.width - 10, height: box.height)
      return rectangle(box, radius: 2) + rectangle(inner, radius: 0)
    }
  }

  static func rectangle(_ box: Box, radius: Int) -> String {
    "<rect x=\"\(box.x)\" y=\"\(box.y)\" width=\"\(box.width)\" height=\"\(box.height)\" rx=\"\(radius)\"/>"
  }

  /// The tooltip.
  static func title(_ text: String) -> String { "<title>\(escaped(text.visible))</title>" }

  /// As text of XML, which may not have all characters.
  static func escaped(_ text: String) -> String {
    var escaped: String = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// The meaning of the shapes, below the picture.
enum Legend {
  static let height: Int = Measure.nodeHeight + Measure.margin
  static var width: Int { boxes.reduce(Measure.margin) { max($0, $1.box.right) } + Measure.margin }

  static func lines(at top: Int) -> [String] {
    boxes.map { kind, box in
      let box: Box = Box(x: box.x, y: top, width: box.width, height: box.height)
      return SVGShape.node(kind, box, name: kind.rawValue, title: nil, id: nil)
    }
  }

  private static var boxes: [(kind: SVGShape.Kind, box: Box)] {
    var x: Int = Measure.margin
    return SVGShape.Kind.allCases.map { kind in
      let box: Box = Box(x: x, width: Measure.nodeWidth(kind.rawValue), height: Measure.nodeHeight)
      x = box.right + Measure.nodeGap
      return (kind, box)
    }
  }
}
