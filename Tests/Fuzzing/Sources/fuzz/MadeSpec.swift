/// A spec as a tree that can be written in two notations: as a person would write it, and so that every parser of YAML reads
/// the same tree.
struct MadeSpec {
  indirect enum Node {
    /// Words of the language and documentation: the same in both notations.
    case text(String)
    /// Swift on one line.
    case swift(String)
    case lines([String])
    case words([String])
    case mapping([(key: String, value: Node)])
  }

  var root: [(key: String, value: Node)]

  func text(isStrict: Bool) -> String {
    Self.mapping(root, indentation: "", isStrict)
  }

  private static func mapping(_ entries: [(key: String, value: Node)], indentation: String, _ isStrict: Bool) -> String
  {
    entries.map { entry in
      indentation + (isStrict ? quoted(entry.key) : entry.key) + ":" + value(entry.value, indentation, isStrict)
    }.joined()
  }

  private static func value(_ node: Node, _ indentation: String, _ isStrict: Bool) -> String {
    switch node {
    case .text(let text): return " " + text + "\n"
    case .swift(let swift): return " " + (isStrict ? quoted(swift) : swift) + (isStrict ? "\n" : " # a note\n")
    case .lines(let lines): return " |\n" + lines.map { indentation + "    " + $0 + "\n" }.joined()
    case .words(let words):
      if !isStrict { return " [" + words.joined(separator: ", ") + "]\n" }
      return "\n" + words.map { indentation + "- " + quoted($0) + "\n" }.joined()
    case .mapping(let entries): return "\n" + mapping(entries, indentation: indentation + "  ", isStrict)
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
