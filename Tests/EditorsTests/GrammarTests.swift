import BindgenCore
import Foundation
import TestSupport
import Testing

/// The grammar for editors is whole, has the keys of the reader, and finds what is what in a spec.
@Suite struct GrammarTests {
  let grammar: Grammar

  private static let folder: URL = Repository.root.appendingPathComponent("docs/editors")

  init() throws { grammar = try Grammar(text: try Self.text("bindgen.tmLanguage.json")) }

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func everyIncludeLeadsToARuleAndEveryPatternCompiles() throws {
    var count: Int = 0
    for (path, rule) in grammar.rules {
      if let name: String = rule["include"]?.string, name != "source.swift" {
        #expect(name.hasPrefix("#") && grammar.rule(String(name.dropFirst())) != nil, "\(path): \(name)")
      }
      for key in ["match", "begin", "end", "while"] {
        // What the first capture of 'begin' says stands in for it.
        guard let pattern: String = rule[key]?.string.map({ key == "while" ? $0.replacing("\\1", with: "  ") : $0 })
        else { continue }
        count += 1
        #expect(throws: Never.self, "\(path): \(pattern)") { try NSRegularExpression(pattern: pattern) }
      }
    }
    #expect(count > 50)
  }

  @Test func everyRuleIsUsed() {
    let used: Set<String> = Set(grammar.rules.compactMap { $0.rule["include"]?.string })
    for name in grammar.json["repository"]?.object?.keys.sorted() ?? [] {
      #expect(used.contains("#" + name), "\(name)")
    }
  }

  static let keysAreThoseOfTheReaderCases: [(String, [String], [String])] = [
    ("spec", ["models", "protocols", "spec-words"], SpecKeys.spec),
    ("protocol of no model", ["entry-methods", "own-protocol-words", "doc"], SpecKeys.protocols),
    ("model", ["section", "loads", "actions", "events", "view", "doc", "types", "model-words"], SpecKeys.model),
    (
      "entry", ["entry-type", "entry-swift", "entry-methods", "entry-cases", "entry-words", "doc"],
      SpecKeys.entry.values.flatMap { $0 }
    ),
    ("action", ["action-swift", "action-words", "method-signature", "doc"], SpecKeys.action),
    ("effect", ["effect-swift", "effect-words"], SpecKeys.effect),
    ("effect in a list", ["effect-item"], SpecKeys.effect),
    ("load", ["load-swift", "load-words", "doc"], SpecKeys.load),
    ("view", ["view-words", "view-commands"], SpecKeys.view),
    ("events", ["event-cases", "event-words"], SpecKeys.events),
    ("protocol", ["protocol-words"], SpecKeys.abstraction),
    ("method", ["method-signature", "doc"], SpecKeys.method),
    ("method in a list", ["item-signature", "item-doc"], SpecKeys.method),
    (
      "braces", ["flow-here"],
      SpecKeys.entry.values.flatMap { $0 } + SpecKeys.action + SpecKeys.effect + SpecKeys.load + SpecKeys.method
    ),
    (
      "braces in braces", ["flow-nested"],
      SpecKeys.entry.values.flatMap { $0 } + SpecKeys.action + SpecKeys.effect + SpecKeys.load + SpecKeys.method
    ),
  ]

  /// The keys of each place, in the rules that read that place.
  @Test(arguments: keysAreThoseOfTheReaderCases)
  func keysAreThoseOfTheReader(_ place: String, _ rules: [String], _ keys: [String]) {
    let found: [String] = rules.flatMap { words(grammar.rule($0)?["begin"]?.string ?? "") }
    #expect(Set(found) == Set(keys), "\(place)")
  }

  /// The words of `(a|b)` or `(a)` that stands before a colon or a quote.
  private func words(_ pattern: String) -> [String] {
    guard let match = pattern.firstMatch(of: /\((?:\?:)?([a-zA-Z]+(?:\|[a-zA-Z]+)*)\)(?:\\[23]|\[)/) else { return [] }
    return match.output.1.split(separator: "|").map { String($0) }
  }

  @Test func theExtensionNamesTheGrammarAndItsFiles() throws {
    let package: JSONValue = try JSONValue(text: Self.text("package.json"))
    let language: JSONValue = try #require(package["contributes"]?["languages"]?.array?.first)
    let entry: JSONValue = try #require(package["contributes"]?["grammars"]?.array?.first)
    #expect(entry["path"]?.string == "./bindgen.tmLanguage.json")
    #expect(entry["scopeName"] == grammar.json["scopeName"] && entry["language"] == language["id"])
    let types: [String] = (grammar.json["fileTypes"]?.array ?? []).compactMap(\.string)
    #expect(language["extensions"]?.array?.compactMap(\.string).sorted() == types.map { "." + $0 }.sorted())
    #expect(FileNames.specEndings.sorted() == types.map { "." + $0 }.sorted())
    #expect(language["configuration"]?.string == "./language-configuration.json")
    _ = try JSONValue(text: Self.text("language-configuration.json"))
  }

  // MARK: Scopes

  static let spec: String = #"""
    # A note.
    imports: [Foundation]
    models:
      Cart:   # behind it
        doc: What was picked
          so far.
        kind: struct
        services:
          store:
            protocol: CartStore
            methods:
              - load() async throws
              - signature: save(_ items: [Item])
                doc: Keeps them.
        state:
          private(set) products: [Product] = [
    # A note at the margin.
            Apple(),
          ]
          type: Count   # a name
          ratio:
            value: 0.25
            set: private
        derive:
          label: String = isEmpty ? "none" : summary
          'title': 'Title = label'
        functions:
          holds(_ id: Int) -> Bool: contains(id)
          rank:
            body: position
        events:
          - removed(_ product: Product)
        actions:
          add(_ product: Product, at index: Int = 0): insert(product)
          clear(): |
            removeAll()

            #if DEBUG
          search:
            on: [ratio]
            effect:
              run: begin()
        view:
          shows: [label]
    access: public
    """#

  static let eachPieceHasItsScopeCases: [(String, String, String)] = [
    ("# A note.", "# A note.", "comment.line.number-sign.bindgen"),
    ("imports:", "imports", "keyword.other.key.bindgen"),
    ("imports:", "Foundation", "constant.other.word.bindgen"),
    ("models:", "models", "keyword.other.section.bindgen"),
    ("Cart:", "Cart", "entity.name.type.bindgen"),
    ("Cart:", "# behind it", "comment.line.number-sign.bindgen"),
    ("doc: What", "What was picked", "string.unquoted.doc.bindgen"),
    ("so far", "so far.", "string.unquoted.doc.bindgen"),
    ("kind:", "struct", "constant.other.word.bindgen"),
    ("store:", "store", "variable.other.member.bindgen"),
    ("protocol:", "protocol", "keyword.other.key.bindgen"),
    ("- load", "load() async", "source.swift"),
    ("- removed", "removed(_ product", "source.swift"),
    ("signature:", "signature", "keyword.other.key.bindgen"),
    ("signature:", "save(_ items", "source.swift"),
    ("doc: Keeps", "doc", "keyword.other.key.bindgen"),
    ("state:", "state", "keyword.other.section.bindgen"),
    ("products:", "private(set)", "storage.modifier.bindgen"),
    ("products:", "products", "variable.other.member.bindgen"),
    ("products:", "Product", "support.type.bindgen"),
    ("products:", "=", "keyword.operator.assignment.bindgen"),
    ("at the margin", "# A note at the margin.", "comment.line.number-sign.bindgen"),
    ("Apple", "Apple()", "source.swift"),
    ("type: Count", "type", "variable.other.member.bindgen"),
    ("type: Count", "Count", "support.type.bindgen"),
    ("type: Count", "# a name", "comment.line.number-sign.bindgen"),
    ("value:", "value", "keyword.other.key.bindgen"),
    ("value:", "0.25", "source.swift"),
    ("set: private", "private", "constant.other.word.bindgen"),
    ("label: String", "label", "variable.other.member.bindgen"),
    ("label: String", "summary", "source.swift"),
    ("'title'", "title", "variable.other.member.bindgen"),
    ("'title'", "Title = label", "source.swift"),
    ("holds(", "holds", "entity.name.function.bindgen"),
    ("holds(", "contains", "source.swift"),
    ("rank:", "rank", "entity.name.function.bindgen"),
    ("body: position", "position", "source.swift"),
    ("add(", "add", "entity.name.function.bindgen"),
    ("add(", "index: Int", "source.swift"),
    ("add(", "insert", "source.swift"),
    ("clear():", "|", "keyword.control.block-scalar.bindgen"),
    ("removeAll", "removeAll", "source.swift"),
    ("#if", "#if DEBUG", "source.swift"),
    ("search:", "search", "entity.name.function.bindgen"),
    ("on:", "ratio", "constant.other.word.bindgen"),
    ("effect:", "effect", "keyword.other.key.bindgen"),
    ("run:", "run", "keyword.other.key.bindgen"),
    ("run:", "begin()", "source.swift"),
    ("view:", "view", "keyword.other.section.bindgen"),
    ("shows:", "shows", "keyword.other.key.bindgen"),
    ("access:", "access", "keyword.other.key.bindgen"),
  ]

  /// A piece of a line, and the innermost scope that it must have.
  @Test(arguments: eachPieceHasItsScopeCases)
  func eachPieceHasItsScope(_ line: String, _ piece: String, _ scope: String) throws {
    let lines: [String] = Self.spec.components(separatedBy: "\n")
    let index: Int = try #require(lines.firstIndex { $0.contains(line) })
    let marked: [(character: Character, scopes: [String])] = try grammar.scopes(of: Self.spec)[index]
    let text: String = String(marked.map(\.character))
    let range: Range<String.Index> = try #require(text.range(of: piece))
    let start: Int = text.distance(from: text.startIndex, to: range.lowerBound)
    for (character, scopes) in marked[start..<start + piece.count] where character != " " {
      #expect(scopes.last == scope, "'\(character)' of '\(piece)' has \(scopes)")
    }
  }
}
