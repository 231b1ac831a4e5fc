import BindgenCore
import TestSupport
import Testing

@testable import BindgenServer

/// Names that Swift does not find in specs, one typing error away from names of the spec.
@Suite("Names that were meant, in Swift")
struct NameSuggestionTests {
  private typealias Talk = SwiftInSpecsTests.Talk

  private static let uri: String = "file:///a/Cart.bindgen.yml"
  private static let emitted: String = "file:///own/0/0-Cart.bindgen.swift"
  private static let spec: String =
    """
    isolation: MainActor
    models:
      Box:
        let: { id: Int }
        state: { n: Int = 0, private secret: Int = 0 }
        derive: { isFull: Bool = n > 3 }
        functions: { holds(_ m: Int) -> Bool: m < n }
        events: [opened, spilt(_ by: Int)]
        actions: { fill: n += 1 }
      Cart:
        types: enum Phase { case one }
        let: { limit: Int = 7 }
        services: { bank: { protocol: Bank, methods: [pay(_ sum: Int)] }, clock: any Clock<Duration> }
        children: { b: Box = Box(id: 1), last: Box?, page: { cases: { edit: Box, help: ~ } } }
        lists: { rows: Box }
        state: { items: [Int] = [], note: String = "" }
        storage: { cache: Int = 0 }
        view: { commands: [flash()] }
        derive: { total: Int = FORMULA }
        functions: { twice(_ by: Int) -> Int: 'FUNCTION' }
        events: [paid]
        actions:
          add(_ amount: Int): BODY
          heard: { onEvent: b(event), body: 'EVENT' }

    """

  private static func filled(_ place: String, _ text: String) -> String {
    let others: [String: String] = ["FORMULA": "0", "FUNCTION": "by", "BODY": "note = \"\"", "EVENT": "print(event)"]
    return others.reduce(spec) { $0.replacing($1.key, with: $1.key == place ? text : $1.value) }
  }

  /// Returns the range of a part of a text, which is on one line.
  private static func part(_ part: String, of text: String, at range: JSON) -> JSON {
    guard let start: TextPlace = TextPlace(range["start"]), let place: Range<String.Index> = text.firstRange(of: part)
    else { return .null }
    let first: Int = start.character + text[..<place.lowerBound].utf16.count
    let last: Int = first + part.utf16.count
    return [
      "start": TextPlace(line: start.line, character: first).json,
      "end": TextPlace(line: start.line, character: last).json,
    ]
  }

  /// Returns the message at a mark, and the fix for it: the text that an edit leaves in its place.
  private func told(_ message: String, of mark: String, _ place: String, _ text: String) -> (
    message: String?, offered: String?
  ) {
    let able: JSON = ["textDocument": ["codeAction": ["codeActionLiteralSupport": [:]]]]
    let connection: Talk = Talk(capabilities: able)
    let spec: String = Self.filled(place, text)
    connection.open(Self.uri, spec)
    #expect(connection.errors(Self.uri) == [])
    connection.wait(300)
    let range: JSON = Self.part(mark, of: text, at: connection.range(of: text, in: Self.emitted))
    let error: JSON = ["range": range, "severity": 1, "message": .string(message)]
    connection.reply("diagnostic", ["items": [error]])
    let lines: [String] = connection.errors(Self.uri) ?? []
    #expect(lines.count == 1)
    guard let told: String = lines.first else { return (nil, nil) }
    let inSpec: JSON = Self.part(mark, of: text, at: Document(spec).range(of: text))
    let asked: Int = connection.ask(
      "textDocument/codeAction",
      ["textDocument": ["uri": .string(Self.uri)], "range": inSpec, "context": ["diagnostics": []]]
    )
    let action: JSON? = connection.answer(asked)?.array?.first
    let edits: [JSON] = action?["edit"]?["changes"]?[Self.uri]?.array ?? []
    let words: [String] = edits.compactMap { $0["newText"]?.string }
    if let word: String = words.first {
      #expect(Edits.applied(edits, to: spec) == Self.filled(place, text.replacing(mark, with: word)))
    }
    return (String(told.drop { $0 != " " }.dropFirst()), words.first)
  }

  @Test(
    "what is not in scope is a name of the model that may stand there",
    arguments: [
      ("FORMULA", "itms.count", "itms", "items"), ("FORMULA", "limt", "limt", "limit"),
      ("FORMULA", "twce(2)", "twce", "twice"), ("FORMULA", "lsat?.n ?? 0", "lsat", "last"),
      ("FORMULA", "row.count", "row", "rows"), ("FORMULA", "Items.count", "Items", "items"),
      ("FUNCTION", "totl * by", "totl", "total"), ("FUNCTION", "bby", "bby", "by"),
      ("BODY", "ad(3)", "ad", "add"), ("BODY", "pad()", "pad", "paid"), ("BODY", "print(bnk)", "bnk", "bank"),
      ("BODY", "cach = amount", "cach", "cache"), ("BODY", "note = amont", "amont", "amount"),
    ]
  )
  func inScope(_ place: String, _ text: String, _ mark: String, _ meant: String) {
    let told = told("Cannot find '\(mark)' in scope", of: mark, place, text)
    #expect(told.message == "Cannot find '\(mark)' in scope\ndid you mean '\(meant)'?")
    #expect(told.offered == meant)
  }

  @Test(
    "what a child, a row, a service or the view has not is one of their members",
    arguments: [
      ("FORMULA", "rows.first?.isFul", "isFul", "Box", "isFull"),
      ("BODY", "b.fil()", "fil", "Box", "fill"), ("BODY", "last?.nn = 1", "nn", "Box?", "n"),
      ("BODY", "if b.hold(3) { note = \"\" }", "hold", "Box", "holds"),
      ("BODY", "note = self.ntoe", "ntoe", "Cart", "note"),
      ("BODY", "bank.payy(3)", "payy", "any Bank", "pay"), ("BODY", "view?.flsh()", "flsh", "any CartView", "flash"),
    ]
  )
  func members(_ place: String, _ text: String, _ mark: String, _ type: String, _ meant: String) {
    let told = told("Value of type '\(type)' has no member '\(mark)'", of: mark, place, text)
    #expect(told.message == "Value of type '\(type)' has no member '\(mark)'\ndid you mean '\(meant)'?")
    #expect(told.offered == meant)
  }

  @Test("what is no case is one of the events, or of the choice")
  func cases() {
    func meant(_ place: String, _ text: String, _ mark: String, _ type: String) -> String? {
      told("Type '\(type)' has no member '\(mark)'", of: mark, place, text).offered
    }
    #expect(meant("EVENT", "if case .spitl = event { }", "spitl", "Box.Event") == "spilt")
    #expect(meant("BODY", "page = .hlp", "hlp", "Cart.Page?") == "help")
    #expect(meant("BODY", "page = .hlp", "hlp", "Cart.Pages") == nil)
    let edit: String = "Value of type 'Page?' (aka 'Cart.Page?') has no member 'edt'"
    #expect(told(edit, of: "edt", "BODY", "page.edt?.n = 1").offered == nil)
    let whole: String = "Value of type 'Cart.Page?' (aka 'Optional<Cart.Page>') has no member 'edt'"
    #expect(told(whole, of: "edt", "BODY", "page.edt?.n = 1").offered == "edit")
  }

  @Test("a type is a model, or one of the model's own")
  func types() {
    func meant(_ text: String, _ mark: String) -> String? {
      told("Cannot find type '\(mark)' in scope", of: mark, "BODY", text).offered
    }
    #expect(meant("_ = 1 as? Phas", "Phas") == "Phase")
    #expect(meant("_ = 1 as? Bx", "Bx") == "Box")
  }

  @Test(
    "two slips, names that are as near, what may not stand there, and what others have are left alone",
    arguments: [
      ("Cannot find 'its' in scope", "its", "FORMULA", "its.count"),
      // 'n' and 'id' would replace every letter, and 'total' and 'note' are too different.
      ("Cannot find 'k' in scope", "k", "FORMULA", "k + 40"),
      ("Cannot find 'bnk' in scope", "bnk", "FORMULA", "bnk + 40"),
      ("Cannot find 'cach' in scope", "cach", "FORMULA", "cach + 40"),
      ("Cannot find 'ad' in scope", "ad", "FORMULA", "ad + 40"),
      ("Value of type 'Box' has no member 'secrt'", "secrt", "BODY", "note = b.secrt"),
      ("Value of type 'Box' has no member 'fil'", "fil", "FORMULA", "rows.first?.fil"),
      ("Value of type 'String' has no member 'itms'", "itms", "BODY", "note = note.itms"),
      ("Value of type 'Box' has no member 'itms'", "itms", "BODY", "b.itms()"),
      ("Cannot convert 'itms' to 'items'", "itms", "FORMULA", "itms"),
      ("Cannot find", "itms", "FORMULA", "itms"), ("'''", "itms", "FORMULA", "itms"),
    ]
  )
  func others(_ message: String, _ mark: String, _ place: String, _ text: String) {
    let told = told(message, of: mark, place, text)
    #expect(told.message == message && told.offered == nil)
  }

  @Test(
    "one slip: a letter more, less, another, or two the wrong way round; as near is nothing",
    arguments: [
      ("itms", "items"), ("itemss", "items"), ("itemz", "items"), ("itmes", "items"), ("ITEMS", "items"), ("nn", "n"),
      ("", nil), ("itm", nil), ("tota", "total"), ("bo", "box"), ("bax", nil), ("b", nil), ("tx", nil),
    ] as [(String, String?)]
  )
  func slips(_ word: String, _ meant: String?) {
    #expect(wordOneSlipAway(from: word, among: ["items", "total", "box", "n", "tax", "tex", "items"]) == meant)
  }
}

extension Document {
  /// Returns the range of a text's first occurrence.
  fileprivate func range(of text: String) -> JSON {
    let place: Int? = bytes.indices.first { bytes[$0...].starts(with: text.utf8) }
    return place.map { range($0..<$0 + text.utf8.count) } ?? .null
  }
}
