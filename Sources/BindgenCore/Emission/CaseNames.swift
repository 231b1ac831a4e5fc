/// The names of an enum's cases, as many on a line as fit.
enum CaseNames {
  static func lines(_ names: [String]) -> [String] {
    var lines: [String] = []
    for name in names.uniqued {
      if let last = lines.last, last.utf8.count + name.utf8.count < most {
        lines[lines.count - 1] = last + ", " + name
      } else {
        lines.append(name)
      }
    }
    return lines
  }

  private static let most = 90
}
