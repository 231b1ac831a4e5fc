/// The user's Swift as the body of a function: on its own lines, or between the braces if it is short.
struct UserText {
  /// The text on its own lines, at its place in the spec if locations are on.
  private let lines: @Sendable () -> [UInt8]
  /// The text, if it may be between braces on one line.
  let short: [UInt8]?

  /// The most bytes of a text between braces: a longer text reads better on its own line.
  private static let longestShort = 60
  private static let longestLine = 100

  /// - Parameters:
  ///   - indentation: The indentation of the body, unless it keeps the spec's columns.
  ///   - head: The text before the braces, if the body may fill the whole line.
  init(_ text: SwiftText, indentation: Int, options: GeneratorOptions, head: String? = nil) {
    switch options.sourceLocations {
    case .off:
      let rows = UserRows(text)
      lines = { rows.indented(indentation) }
      short = rows.short(head.map { max(Self.longestShort, Self.longestLine - $0.utf8.count) } ?? Self.longestShort)
    case .on, .relative:
      lines = { Self.located(text, options) }
      short = nil
    }
  }

  var record: Record {
    let lines: @Sendable () -> [UInt8] = lines
    return ["short": short.map { .verbatim($0) } ?? .nothing, "text": .later { .verbatim(lines()) }]
  }
}

// MARK: With locations

extension UserText {
  /// The last column at which a text keeps its place: thousands on one line would take the square of its length.
  private static let farthestColumn = 1000

  /// Returns the text at its lines and columns of the spec, between `#sourceLocation` directives.
  private static func located(_ text: SwiftText, _ options: GeneratorOptions) -> [UInt8] {
    let blanks = min(text.range.start.column, farthestColumn) - 1
    var result = Array((directive(text.range, options) + "\n").utf8)
    result.reserveCapacity(result.count + blanks + text.bytes.count + 20)
    result.append(contentsOf: repeatElement(UInt8(ascii: " "), count: blanks))
    for byte in text.bytes where byte != UInt8(ascii: "\r") { result.append(byte) }
    result.append(contentsOf: "\n#sourceLocation()".utf8)
    return result
  }

  /// Returns a directive that gives the next line the file and the line of the spec.
  ///
  /// - Parameter lines: The number of lines between the directive and the spec's line.
  private static func directive(_ range: SourceRange, _ options: GeneratorOptions, above lines: Int = 0) -> String {
    let line = max(1, range.start.line - lines)
    return "#sourceLocation(file: \(Spelling.quoted(path(range.file.name, options))), line: \(line))"
  }

  /// Returns the directive for Swift that is emitted for a part of the spec. Empty if locations are off.
  static func location(_ range: SourceRange, _ options: GeneratorOptions, above lines: Int = 0) -> String {
    switch options.sourceLocations {
    case .off: ""
    case .on, .relative: directive(range, options, above: lines)
    }
  }

  private static func path(_ name: String, _ options: GeneratorOptions) -> String {
    guard options.sourceLocations == .on, !name.hasPrefix("/"), name != "<stdin>", !options.workingDirectory.isEmpty
    else { return name }
    let folder = options.workingDirectory
    return folder + (folder.hasSuffix("/") ? "" : "/") + (name.hasPrefix("./") ? String(name.dropFirst(2)) : name)
  }
}
