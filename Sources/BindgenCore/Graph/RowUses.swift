/// The fields of a list's rows that an expression names, in a chain of known methods: `lines.sum(\.total)`.
struct RowUses {
  /// The members of a row, each a path: `product`, `price`.
  var members: [[String]] = []
  /// Whether rows are used in other ways, so that all of their fields count.
  var isWhole: Bool = false
  /// Whether rows are the result of the whole expression.
  var givesRows: Bool = false

  private static let counting: Set<String> = [
    "allSatisfy", "contains", "count", "isEmpty", "map", "compactMap", "flatMap", "sum",
  ]
  private static let selecting: Set<String> = ["dropFirst", "dropLast", "filter", "prefix", "sorted", "suffix"]
  private static let choosing: Set<String> = ["dictionary", "first", "grouped", "last", "max", "min"]

  /// - Parameter name: The list, or a derivation that returns rows of it.
  init(_ tokens: Tokens, of name: String) {
    for index in 0..<tokens.count where isUse(index, of: name, tokens) { readChain(tokens, from: index) }
  }

  private func isUse(_ index: Int, of name: String, _ tokens: Tokens) -> Bool {
    guard tokens[index].kind == .name, tokens.name(index) == name, tokens[index - 1].kind != .backslash else {
      return false
    }
    return index == 0 || tokens[index - 1].kind != .dot || tokens.isText(index - 2, "self")
  }

  private mutating func readChain(_ tokens: Tokens, from start: Int) {
    var index = start + 1
    if let path = Self.member(tokens, from: index) { return members.append(path) }
    while tokens[index].kind == .dot, tokens[index + 1].kind == .name {
      let form = tokens.name(index + 1)
      let isChosen = Self.choosing.contains(form)
      guard isChosen || Self.counting.contains(form) || Self.selecting.contains(form) else {
        isWhole = true
        return
      }
      index += 2
      for opener in ["(", "{"] where tokens.isText(index, opener) {
        readClosure(tokens, index + 1..<tokens[index].partner)
        index = tokens[index].partner + 1
      }
      if isChosen, let path = Self.member(tokens, from: index) { return members.append(path) }
      if Self.counting.contains(form) { return }
      if isChosen { break }
    }
    let isResult = tokens[index].kind == .end && (start == 0 || start == 2 && tokens.isText(0, "self"))
    if isResult { givesRows = true } else { isWhole = true }
  }

  /// Returns the path behind a row that may be missing: `?.product.price`.
  private static func member(_ tokens: Tokens, from index: Int) -> [String]? {
    tokens.isText(index, "?") || tokens.isText(index, "!") ? path(tokens, from: index + 1) : nil
  }

  private mutating func readClosure(_ tokens: Tokens, _ range: Range<Int>) {
    for index in range {
      if tokens[index].kind == .dollarName || tokens[index].kind == .backslash {
        guard let path = Self.path(tokens, from: index + 1) else {
          isWhole = true
          return
        }
        members.append(path)
      } else if tokens.isText(index, "in") || tokens.isText(index, "self") {
        isWhole = true
      }
    }
  }

  private static func path(_ tokens: Tokens, from start: Int) -> [String]? {
    var (path, index): ([String], Int) = ([], start)
    while tokens[index].kind == .dot, tokens[index + 1].kind == .name {
      path.append(tokens.name(index + 1))
      index += 2
      while tokens.isText(index, "?") || tokens.isText(index, "!") { index += 1 }
    }
    return path.isEmpty || path[0] == "self" ? nil : path
  }
}

/// Lists of models, and the derivations that return rows of them.
struct RowSources {
  private let lists: [String: Stored]
  private var names: [String: [String]] = [:]

  init(_ lists: [Stored]) {
    self.lists = Dictionary(uniqueKeysWithValues: lists.map { ($0.name.text, $0) })
    for list in lists { names[list.name.text] = [list.name.text] }
  }

  var isEmpty: Bool { lists.isEmpty }

  subscript(name: String) -> [Stored] { (names[name] ?? []).compactMap { lists[$0] } }

  mutating func add(_ list: Stored, to derivation: String) { names[derivation, default: []].append(list.name.text) }
}
