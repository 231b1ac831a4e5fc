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

  /// The rules that begin with keys of the language, each with its keys.
  static let rulesOfKeys: [(rule: String, keys: [String])] = {
    let fields = Language.model.keys.filter { Language.entryForm(of: $0.name) == .field }
    let entries = fields.flatMap { $0.value.keys?.keys ?? [] }
    let entriesWithBodies = Language.model.names.filter { Language.entryForm(of: $0) == .body && $0 != "loads" }
    let everywhere = entries + Language.action.keys + Language.effect.keys + Language.load.keys + Language.method.keys
    return [
      ("models", ["models"]), ("protocols", ["protocols"]), ("spec-words", words(of: Language.spec.keys)),
      ("own-protocol-words", words(of: Language.protocols.keys)),
      ("section", fields.map(\.name)), ("loads", ["loads"]), ("actions", entriesWithBodies),
      ("events", ["events"]), ("view", ["view"]), ("types", ["types"]),
      ("model-words", words(of: Language.model.keys) + ["protocol"]),
      ("entry-type", names(of: entries) { if case .type = $0 { true } else { false } }),
      ("entry-swift", swift(of: entries)), ("entry-words", words(of: entries)),
      ("entry-methods", names(of: entries) { if case .methods = $0 { true } else { false } }),
      ("entry-cases", names(of: entries) { if case .cases = $0 { true } else { false } }),
      ("action-swift", swift(of: Language.action.keys)),
      ("action-words", words(of: Language.action.keys)),
      ("effect-swift", swift(of: Language.effect.keys)), ("effect-words", words(of: Language.effect.keys)),
      ("effect-item", Language.effect.names),
      ("load-swift", swift(of: Language.load.keys)), ("load-words", words(of: Language.load.keys)),
      ("view-words", words(of: Language.view.keys)), ("view-commands", ["commands"]),
      ("event-cases", ["cases"]), ("event-words", words(of: Language.events.keys)),
      ("protocol-words", Language.modelProtocol.names),
      ("method-signature", ["signature"]), ("item-signature", ["signature"]), ("doc", ["doc"]), ("item-doc", ["doc"]),
      ("flow-here", names(of: everywhere) { _ in true }), ("flow-nested", names(of: everywhere) { _ in true }),
    ]
  }()

  private static func names(of keys: [LanguageKey], where fits: (LanguageValue) -> Bool) -> [String] {
    keys.filter { fits($0.value) }.map(\.name).uniqued
  }

  private static func swift(of keys: [LanguageKey]) -> [String] {
    names(of: keys) { value in
      if case .reference(.effect) = value { return true }
      return value.isExpression || value.isBody
    }
    .filter { $0 != "types" }
  }

  /// The keys with words as values. Signatures are Swift.
  private static func words(of keys: [LanguageKey]) -> [String] {
    names(of: keys) { value in
      switch value {
      case .reference(.effect): false
      case .word, .words, .list, .members, .fields, .reference, .references, .isolation, .outlets, .count: true
      default: false
      }
    }
    .filter { $0 != "signature" }
  }

  /// `BINDGEN_RECORD=1` writes the keys into the rules.
  @Test func rulesHaveTheKeysOfTheLanguage() throws {
    var text = try Self.text("bindgen.tmLanguage.json")
    for (rule, keys) in Self.rulesOfKeys {
      let pattern = try #require(grammar.rule(rule)?["begin"]?.string, "\(rule)")
      let found = try #require(pattern.firstMatch(of: Self.alternation), "\(rule)").output.1
      if Recording.isOn {
        let begin = try #require(text.range(of: "\"\(rule)\": {"), "\(rule)")
        let old = try #require(text.range(of: found, range: begin.upperBound..<text.endIndex), "\(rule)")
        text.replaceSubrange(old, with: keys.joined(separator: "|"))
      } else {
        #expect(Set(found.split(separator: "|").map(String.init)) == Set(keys), "\(rule)")
      }
    }
    if Recording.isOn {
      let file = Self.folder.appendingPathComponent("bindgen.tmLanguage.json")
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded: look at the difference, then run without BINDGEN_RECORD")
    }
  }

  /// No key is missing from the rules: each stands in one of them.
  @Test func everyKeyOfTheLanguageHasARule() {
    let all = Set(Self.rulesOfKeys.flatMap(\.keys))
    for group in Language.groups { #expect(all.isSuperset(of: group.names), "\(group.owner)") }
  }

  /// The words of `(a|b)` or `(a)` that stands before a colon or a quote.
  private static var alternation: Regex<(Substring, Substring)> {
    /\((?:\?:)?([a-zA-Z]+(?:\|[a-zA-Z]+)*)\)(?:\\[23]|\[)/
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
          drop(_ count: Int):
            # Not Swift's.
            let rest: Int = size - count
            size = rest
          retry:
            effect:
              await again()
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
    ("drop(", "drop", "entity.name.function.bindgen"),
    ("Not Swift's", "# Not Swift's.", "comment.line.number-sign.bindgen"),
    ("let rest", "let rest: Int", "source.swift"),
    ("size = rest", "size = rest", "source.swift"),
    ("again()", "await again()", "source.swift"),
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
