#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A table in Markdown; all columns but the first have figures.
struct Table {
  private var rows: [[String]]

  init(_ head: String...) { self.init(head) }

  init(_ head: [String]) {
    rows = [head, ["---"] + head.dropFirst().map { _ in "---:" }]
  }

  mutating func add(_ cells: String...) { add(cells) }

  mutating func add(_ cells: [String]) {
    rows.append(cells)
  }

  var text: String { rows.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined() }
}

extension Double {
  /// Returns the number with so many digits after the point, and thousands apart.
  func told(_ digits: Int = 0) -> String {
    var scale: Double = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled: Int = Int((self * scale).rounded())
    let fraction: String = String(scaled % Int(scale))
    let whole: String = (scaled / Int(scale)).told
    return digits == 0 ? whole : whole + "." + String(repeating: "0", count: digits - fraction.count) + fraction
  }

  var milliseconds: String { (self * 1000).told(self < 0.1 ? 1 : 0) + " ms" }
}

extension Int {
  var told: String {
    self < 1000 ? String(self) : (self / 1000).told + " " + String(String(self % 1000 + 1000).dropFirst())
  }
}

/// Returns whether a figure reaches its limit.
func verdict(_ figure: Double, atMost limit: Double) -> String { figure <= limit ? "yes" : "**no**" }
