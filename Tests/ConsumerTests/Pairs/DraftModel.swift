/// A model of a draft.
struct DraftModel {
  let name: String
  var isValue: Bool = false
  private var keys: [(key: String, value: String)] = []
  /// The words of lists: `conforms`, and those of the view.
  private var words: [(key: String, words: [String])] = []
  private var sections: [(section: String, entries: [String])] = []

  init(name: String, isValue: Bool = false) {
    self.name = name
    self.isValue = isValue
  }

  mutating func set(_ key: String, _ value: String) {
    keys.removeAll { $0.key == key }
    keys.append((key, value))
  }

  func count(of section: String) -> Int { sections.first { $0.section == section }?.entries.count ?? 0 }

  /// Adds an entry, in one line or in several, if it is not there.
  mutating func add(_ section: String, _ entry: String) {
    guard let index: Int = sections.firstIndex(where: { $0.section == section }) else {
      return sections.append((section, [entry]))
    }
    if !sections[index].entries.contains(entry) { sections[index].entries.append(entry) }
  }

  mutating func conforms(_ protocols: String...) { for name in protocols { addWord(name, to: "conforms") } }

  mutating func view(_ key: String, _ word: String) { addWord(word, to: "view." + key) }

  private mutating func addWord(_ word: String, to key: String) {
    guard let index: Int = words.firstIndex(where: { $0.key == key }) else { return words.append((key, [word])) }
    if !words[index].words.contains(word) { words[index].words.append(word) }
  }

  // MARK: Text

  /// The lines below `models:`.
  var lines: [String] {
    var lines: [String] = ["  \(name):"]
    if isValue { lines.append("    kind: struct") }
    lines += keys.map { "    \($0.key): \($0.value)" }
    for (key, words) in words where key == "conforms" {
      lines.append("    conforms: [\(words.joined(separator: ", "))]")
    }
    for (section, entries) in sections {
      lines.append("    \(section):")
      lines += entries.flatMap { entry in entry.split(separator: "\n").map { "      " + $0 } }
    }
    lines += viewLines
    return lines
  }

  private var viewLines: [String] {
    let parts: [(key: String, words: [String])] = words.filter { $0.key.hasPrefix("view.") }
    guard !parts.isEmpty else { return [] }
    return ["    view:"]
      + parts.flatMap { part in
        let key: Substring = part.key.dropFirst("view.".count)
        if key == "name" { return ["      name: \(part.words[0])"] }
        return ["      \(key):"]
          + part.words.map { "        - " + $0.split(separator: "\n").joined(separator: "\n          ") }
      }
  }
}
