import Foundation
import TestSupport

/// A TextMate grammar, as far as the one for specs goes, and what it makes of a text. Line by line, as editors do.
///
/// Swift's own grammar is an editor's: what is left to it has the scope `source.swift`.
struct Grammar {
  struct Mistake: Error { let what: String }

  let json: JSONValue

  init(text: String) throws { json = try JSONValue(text: text) }

  /// All rules, by where they are.
  var rules: [(path: String, rule: JSONValue)] {
    func below(_ value: JSONValue, _ path: String) -> [(path: String, rule: JSONValue)] {
      switch value {
      case .object(let entries):
        [(path, value)] + entries.sorted { $0.key < $1.key }.flatMap { below($0.value, path + "/" + $0.key) }
      case .array(let items): items.flatMap { below($0, path) }
      default: []
      }
    }
    return below(json, "")
  }

  func rule(_ name: String) -> JSONValue? { json["repository"]?[name] }

  // MARK: Scopes

  /// The scopes of each character of each line, the innermost last.
  func scopes(of text: String) throws -> [[(character: Character, scopes: [String])]] {
    var stack: [Open] = []
    return try text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let line: String = String(line)
      var scan: Scan = Scan(line)
      while let broken: Int = try stack.firstIndex(where: { try $0.stops(at: line) }) {
        stack.removeSubrange(broken...)
      }
      try read(&scan, &stack)
      return zip(line, scan.scopes).map { (character: $0, scopes: $1) }
    }
  }

  /// A rule that is open, with what its captures say in its `while` or `end`.
  private struct Open {
    let rule: JSONValue
    let whilePattern: String?
    let endPattern: String?

    func stops(at line: String) throws -> Bool {
      guard let whilePattern else { return false }
      return try Scan.match(whilePattern, line, from: 0, anchor: 0) == nil
    }
  }

  private func read(_ scan: inout Scan, _ stack: inout [Open]) throws {
    let length: Int = scan.line.utf16.count
    var steps: Int = 0
    while scan.position <= length {
      steps += 1
      if steps > 1000 { throw Mistake(what: "no end in '\(scan.line)'") }
      let candidates: [JSONValue] = try patterns(stack.last?.rule["patterns"] ?? json["patterns"])
      var best: (match: NSTextCheckingResult, rule: JSONValue?)?
      if let end: String = stack.last?.endPattern, let match = try scan.match(end) { best = (match, nil) }
      for rule in candidates {
        guard let pattern: String = rule["match"]?.string ?? rule["begin"]?.string,
          let match: NSTextCheckingResult = try scan.match(pattern)
        else { continue }
        if best.map({ match.range.location < $0.match.range.location }) ?? true { best = (match, rule) }
      }
      let outer: [String] = stack.compactMap { $0.rule["contentName"]?.string }
      let usesSwift: Bool = candidates.contains { $0["include"]?.string == "source.swift" }
      scan.mark(to: best?.match.range.location ?? length, outer + (usesSwift ? ["source.swift"] : []))
      guard let (match, rule) = best else { return }
      try mark(match, rule ?? stack.last?.rule, isEnd: rule == nil, outer, &scan)
      if rule == nil {
        stack.removeLast()
      } else if let rule, rule["begin"] != nil {
        stack.append(
          Open(
            rule: rule,
            whilePattern: rule["while"]?.string.map { scan.filled($0, match) },
            endPattern: rule["end"]?.string.map { scan.filled($0, match) }
          )
        )
        scan.anchor = NSMaxRange(match.range)
      } else if match.range.length == 0 {
        throw Mistake(what: "a match of nothing in '\(scan.line)'")
      }
      scan.position = NSMaxRange(match.range)
      if scan.position == length, stack.last?.endPattern == nil || match.range.length == 0 { return }
    }
  }

  private func mark(
    _ match: NSTextCheckingResult,
    _ rule: JSONValue?,
    isEnd: Bool,
    _ outer: [String],
    _ scan: inout Scan
  ) throws {
    let scopes: [String] = outer + [rule?["match"] == nil ? nil : rule?["name"]?.string].compactMap { $0 }
    scan.set(match.range, scopes)
    let captures: JSONValue? = rule?["captures"] ?? rule?[isEnd ? "endCaptures" : "beginCaptures"]
    for (number, capture) in (captures?.object ?? [:]).sorted(by: { $0.key < $1.key }) {
      guard let number: Int = Int(number), number < match.numberOfRanges else { continue }
      let range: NSRange = match.range(at: number)
      guard range.location != NSNotFound, range.length > 0 else { continue }
      if let name: String = capture["name"]?.string { scan.set(range, scopes + [name]) }
      guard capture["patterns"] != nil else { continue }
      var inner: Scan = Scan((scan.line as NSString).substring(with: range))
      var stack: [Open] = [Open(rule: capture, whilePattern: nil, endPattern: nil)]
      try read(&inner, &stack)
      scan.set(range, inner.scopes.map { scopes + $0 })
    }
  }

  /// With the rules that are included in their places; those of other grammars stay.
  private func patterns(_ list: JSONValue?) throws -> [JSONValue] {
    try (list?.array ?? []).flatMap { rule -> [JSONValue] in
      guard let name: String = rule["include"]?.string, name.hasPrefix("#") else { return [rule] }
      guard let included: JSONValue = self.rule(String(name.dropFirst())) else { throw Mistake(what: name) }
      let isGroup: Bool = included["match"] == nil && included["begin"] == nil
      return isGroup ? try patterns(included["patterns"]) : [included]
    }
  }
}

/// A line, and how far it is read.
private struct Scan {
  let line: String
  var position: Int = 0
  /// Where the innermost rule began, which `\G` means.
  var anchor: Int = -1
  var scopes: [[String]]

  init(_ line: String) {
    self.line = line
    anchor = 0
    scopes = Array(repeating: [], count: line.utf16.count)
  }

  mutating func mark(to end: Int, _ scopes: [String]) {
    if end > position { set(NSRange(location: position, length: end - position), scopes) }
  }

  mutating func set(_ range: NSRange, _ scopes: [String]) {
    for index in range.location..<NSMaxRange(range) { self.scopes[index] = scopes }
  }

  mutating func set(_ range: NSRange, _ scopes: [[String]]) {
    self.scopes.replaceSubrange(range.location..<NSMaxRange(range), with: scopes)
  }

  func match(_ pattern: String) throws -> NSTextCheckingResult? {
    try Scan.match(pattern, line, from: position, anchor: anchor)
  }

  /// `\G` of `NSRegularExpression` is where a search starts: such a pattern is tried at its anchor alone.
  static func match(_ pattern: String, _ line: String, from position: Int, anchor: Int) throws -> NSTextCheckingResult?
  {
    if pattern.hasPrefix("\\G"), position != anchor { return nil }
    let expression: NSRegularExpression = try NSRegularExpression(pattern: pattern)
    let range: NSRange = NSRange(location: position, length: line.utf16.count - position)
    return expression.firstMatch(in: line, options: [.withTransparentBounds, .withoutAnchoringBounds], range: range)
  }

  /// A pattern with what the captures of a match say.
  func filled(_ pattern: String, _ match: NSTextCheckingResult) -> String {
    let range: NSRange = match.numberOfRanges > 1 ? match.range(at: 1) : NSRange(location: 0, length: 0)
    let text: String = range.location == NSNotFound ? "" : (line as NSString).substring(with: range)
    return pattern.replacingOccurrences(of: "\\1", with: NSRegularExpression.escapedPattern(for: text))
  }
}
