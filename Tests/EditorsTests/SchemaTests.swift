import BindgenCore
import TestSupport
import Testing

@testable import bindgen

/// The schema takes what the reader takes, as far as it knows of it.
@Suite struct SchemaTests {
  let schema: JSONValue
  let every: JSONValue
  let pieces: [JSONValue]

  init() throws {
    schema = try JSONValue(text: SpecSchema.text(ownOutlets: ["own"]))
    every = try EverySpec.value()
    pieces = try EverySpec.pieces()
  }

  private func fits(_ spec: JSONValue) throws -> Bool { try SchemaValidator.problems(of: spec, by: schema).isEmpty }

  private func isRead(_ spec: JSONValue) -> Bool { errors(spec).isEmpty }

  private func errors(_ spec: JSONValue) -> [String] {
    var diagnostics: Diagnostics = Diagnostics()
    _ = Spec.read(SourceFile(name: "Test.bindgen.yml", text: spec.asSpec), into: &diagnostics)
    return diagnostics.all.map(\.message)
  }

  @Test func aSpecWithEveryKeyFits() throws {
    #expect(try SchemaValidator.problems(of: every, by: schema) == [])
    #expect(errors(every) == [])
  }

  /// A key of the language that this spec lacks would not be tested below.
  @Test func theSpecHasEveryKey() {
    var used = UsedKeys()
    used.add(every.asSpec)
    #expect(UsedKeys.allKeys.filter { !used.keys.contains($0) } == [])
  }

  @Test func everyKeyHasASentence() throws {
    func check(_ part: JSONValue, _ path: String) {
      for (key, value) in part["properties"]?.object ?? [:] {
        #expect(value["description"]?.string?.hasSuffix(".") == true, "\(path).\(key)")
      }
      for (key, value) in part.object ?? [:] { check(value, path + "." + key) }
      for item in part.array ?? [] { check(item, path) }
    }
    check(schema, "")
  }

  // MARK: Wrong specs

  private func changes(_ replace: (_ path: [String], _ value: JSONValue) -> [JSONValue]) -> [JSONValue] {
    pieces.flatMap { $0.replacing(replace) }
  }

  @Test func noMappingOfTheLanguageTakesAnotherKey() throws {
    let places: Set<[String]> = [
      ["models", "Cart"], ["models", "Cart", "events"], ["models", "Cart", "view"], ["protocols", "Settings"],
    ]
    var owners: Set<String> = [Language.spec.owner]
    let wrong: [JSONValue] = changes { path, value in
      // Sections have entries with names of the user's.
      guard value.object != nil, path.last != "cases" || path.contains("events"),
        places.contains(path) || path.count >= 4
      else { return [] }
      if let group = Language.keys(below: path.filter { Int($0) == nil }) { owners.insert(group.owner) }
      return [value.adding("nonsense", .string("a"))]
    }
    #expect(Set(Language.groups.map(\.owner)).subtracting(owners) == [])
    for spec in wrong + [every.adding("nonsense", .string("a"))] {
      #expect(try !fits(spec), "\(spec.asSpec) \(errors(spec))")
      #expect(!isRead(spec), "\(spec.asSpec) \(errors(spec))")
    }
  }

  @Test func wordsOfWhichThereAreFewAreChecked() throws {
    let keys = Set(Language.groups.flatMap(\.keys).filter(\.takesFewWords).map(\.name))
    var changed: Set<String> = []
    let wrong: [JSONValue] = changes { path, _ in
      guard let key = path.last, keys.contains(key) else { return [] }
      changed.insert(key)
      return [.string("nonsense"), .string("0"), .number(0), .boolean(false), .null]
    }
    #expect(changed == keys && keys.count > 10)
    for spec in wrong {
      #expect(try !fits(spec), "\(spec.asSpec) \(errors(spec))")
      #expect(!isRead(spec), "\(spec.asSpec) \(errors(spec))")
    }
  }

  @Test func whatAnEntryNeedsIsAskedFor() throws {
    let model: JSONValue = try #require(every["models"]?["Cart"])
    let wrong: [JSONValue] = changes { path, value in
      // A name alone may be a signature.
      let isNamed: Bool = path.contains("rank") || path.contains("search") && path.last != "effect"
      guard path.count >= 4, !isNamed, let group = Language.keys(below: path.filter({ Int($0) == nil })) else {
        return []
      }
      // Of keys of which one is needed, a mapping may have two.
      let one = group.oneNeeded.filter { value[$0] != nil }
      return (group.needed.filter { value[$0] != nil } + (one.count == 1 ? one : [])).map { value.removing($0) }
    }
    #expect(wrong.count > 10)
    for spec in wrong + [
      every.removing("models").removing("protocols"), .object(["models": .null]), .object(["models": .object([:])]),
    ] {
      #expect(try !fits(spec), "\(spec.asSpec) \(errors(spec))")
      #expect(!isRead(spec), "\(spec.asSpec) \(errors(spec))")
    }
    #expect(model["derive"] != nil)
  }

  @Test func outletsAreThoseOfTheToolAndOfTemplates() throws {
    for outlet in Outlet.all.filter(\.isNamed).map(\.name) + ["own"] {
      #expect(try fits(every.adding("emit", .string(outlet))))
      #expect(try fits(every.adding("emit", .array([.string(outlet)]))))
    }
    #expect(try !fits(every.adding("emit", .string("combin"))))
    #expect(try !fits(every.adding("emit", .string("effects"))))
    #expect(try !fits(every.adding("emit", .array([.string("combine"), .string("combin")]))))
    #expect(try !fits(every.adding("emit", .array([.string("combine"), .string("combine")]))))
    #expect(try fits(every.adding("emit", .null)))
  }

  // MARK: Agreement

  /// What an editor marks as wrong, bindgen refuses.
  @Test func whatTheReaderTakesFits() throws {
    let values: [JSONValue] = [
      .null, .number(5), .number(0.5), .string("word"), .string("two words"), .array([]), .array([.string("word")]),
      .array([.number(5)]), .object(["key": .string("word")]), .object(["body": .string("word")]),
      .object(["run": .string("word")]), .object(["signature": .string("word()")]),
      .object(["type": .string("Int"), "value": .number(5)]), .object(["element": .string("Row")]),
    ]
    // What only later steps refuse: names, a number as an effect, an array as a protocol. Nothing is no item of a list.
    let later: Set<String> = ["emit", "listSource", "shows", "on", "effects", "conforms"]
    let changed: [JSONValue] = changes { path, _ in
      if !later.isDisjoint(with: path) { return [] }
      return values.filter { $0 != .null || Int(path.last ?? "") == nil }
    }
    var read: Int = 0
    for spec in changed where isRead(spec) {
      read += 1
      #expect(try fits(spec), "\(spec.asSpec) \(errors(spec))")
    }
    #expect(changed.count > 1500)
    #expect(read > 400)
  }
}

extension LanguageKey {
  /// Whether the key takes a number or a few words, and nothing else.
  fileprivate var takesFewWords: Bool {
    switch value {
    case .words, .count: true
    default: name == "bindgen"
    }
  }
}
