import BindgenCore
import TestSupport
import Testing

@testable import BindgenServer

@Suite("Where the Swift of a spec stands in what is emitted")
struct PlaceMapTests {
  private static let cart: String = #"""
    models:
      Cart:
        kind: struct
        emit: [reducer, observation]
        services: { log: "(String) -> Void = { _ in }" }
        state: { count: Int = 0, name: String? = nil }
        derive:
          twice: Int = self.count * 2   # both
          label: String = count > 1 ? "é \(count)" : "one"
        actions:
          add(_ by: Int): |
            count += by
            close(by)
          close(_ x: Int): 'log("it''s \(x)")'
    """#

  private static func module(_ text: String) throws -> ModuleSwift {
    try #require(
      ModuleSwift.emitted([SourceFile(name: "/a/Cart.bindgen.yml", text: text)], EmissionInputs(), .models).module
    )
  }

  /// Returns the line around a place of the emitted file, such as `count| += by`.
  private static func around(_ module: ModuleSwift, _ offset: Int) -> String {
    let bytes: [UInt8] = module.files[0].map.text
    let start: Int = (bytes[..<offset].lastIndex(of: .newline) ?? -1) + 1
    let end: Int = bytes[offset...].firstIndex(of: .newline) ?? bytes.count
    let (before, after): (ArraySlice<UInt8>, ArraySlice<UInt8>) = (bytes[start..<offset], bytes[offset..<end])
    return String(
      (String(decoding: before, as: UTF8.self) + "|" + String(decoding: after, as: UTF8.self)).drop { $0 == " " }
    )
  }

  @Test(
    "a place is where its words are, whatever was added or taken away around them",
    arguments: [
      (#"self.count| * 2"#, #"count| * 2"#),
      (#""é \(co|unt)""#, #"count > 1 ? "é \(co|unt)" : "one""#),
      (#"close(by|)"#, #"close(by|, services: services)"#),
      (#"s \(|x)"#, #"log("it's \(|x)")"#),
      (#"name: Stri|ng?"#, #"var t2: Stri|ng? { get }"#),
    ]
  )
  func places(_ marked: String, _ wanted: String) throws {
    let module: ModuleSwift = try Self.module(Self.cart)
    let before: [UInt8] = Array(marked.prefix { $0 != "|" }.utf8)
    let whole: [UInt8] = Array(marked.filter { $0 != "|" }.utf8)
    let bytes: [UInt8] = module.specs[0].bytes
    let start: Int = try #require(bytes.indices.first { bytes[$0...].starts(with: whole) })
    let shown: [String] = module.places(start + before.count, ofSpec: 0).map { Self.around(module, $0.offset) }
    #expect(shown.contains(wanted), "\(shown)")
  }

  @Test("directives are spaces, and what is in no spec has no place there")
  func machinery() throws {
    let map: PlaceMap = try Self.module(Self.cart).files[0].map
    #expect(!String(decoding: map.text, as: UTF8.self).contains("#sourceLocation"))
    #expect(map.inSpec(3..<10) == nil)
  }

  @Test("what is of a line, but of no word of it, stands at the text of that line, not before it")
  func wholeLine() {
    let spec: SourceFile = SourceFile(name: "/a/Cart.bindgen.yml", text: "models:\n    Cart:\n")
    let emitted: String = "#sourceLocation(file: \"/a/Cart.bindgen.yml\", line: 2)\nlet x\n"
    let place: Int = emitted.utf8.count - "x\n".utf8.count
    #expect(PlaceMap(Array(emitted.utf8), [spec]).inSpec(place..<place + 1)?.bounds == 12..<17)
  }

  @Test("in all specs of the tests what is mapped is the same, and nearly all words are: not calls that are renamed")
  func everySpec() throws {
    var (words, mapped): (Int, Int) = (0, 0)
    for run in ModelRun.single where run.templates.isEmpty {
      let module: ModuleSwift = try #require(ModuleSwift.emitted(run.specs, EmissionInputs(), .models).module, "\(run)")
      for file in module.files {
        for shared in file.map.runs {
          let bytes: ArraySlice<UInt8> = module.specs[shared.spec].bytes[shared.inSpec]
          #expect(bytes.elementsEqual(file.map.text[shared.inFile]))
        }
      }
      for number in run.specs.indices {
        let (all, found): (Int, Int) = Self.counted(number, module)
        (words, mapped) = (words + all, mapped + found)
      }
    }
    #expect(words > 3000)
    #expect(Double(mapped) >= 0.96 * Double(words), "\(mapped) of \(words)")
  }

  /// Returns the number of words in a spec's formulas and bodies, and of those that have a place.
  private static func counted(_ number: Int, _ module: ModuleSwift) -> (Int, Int) {
    var unread: Diagnostics = Diagnostics()
    guard let models: [Model] = Spec.read(module.specs[number], into: &unread)?.models else { return (0, 0) }
    let all: [SwiftCode] = models.flatMap { $0.derivations.map(\.spelling) + $0.actions.map(\.body) }
    var (words, mapped): (Int, Int) = (0, 0)
    for code in all {
      for token in code.tokens.all where token.kind == .name {
        let range: SourceRange = code.text.range(of: token.range)
        guard range.bytes.elementsEqual(code.bytes[token.range]) else { continue }
        words += 1
        mapped += module.places(range.lowerBound, ofSpec: number).isEmpty ? 0 : 1
      }
    }
    return (words, mapped)
  }
}

@Suite("A spec that is being typed")
struct MendTests {
  @Test(
    "what is open is closed, and what is missing is put in",
    arguments: [
      ("derive:\n  a: Int = b.count { $0.▶\nx: 1", ["derive:\n  a: Int = b.count { $0.}\nx: 1"]),
      ("a: Int = f(g[1▶", ["a: Int = f(g[1])"]),
      (#"a: String = "x \(b.▶"#, [#"a: String = "x \(b.)""#]),
      ("a: '!b.▶\nc: d", ["a: '!b.'\nc: d"]),
      ("a: { body: f(b.▶ }", ["a: { body: f(b. )}"]),
      ("a: { body: f(b▶", ["a: { body: f(b)}"]),
      ("a: |\n  if x.▶ {\n  y()\nb: 1", ["a: |\n  if x. {\n  y()}\nb: 1"]),
      ("  run: |\n    f(\n      a▶\n  on: b", ["  run: |\n    f(\n      a)\n  on: b"]),
    ]
  )
  func closers(_ marked: String, _ wanted: [String]) throws {
    #expect(try Self.versions(marked).prefix(1) == wanted[...])
  }

  @Test("a value that is missing is a call of what nobody has")
  func hole() throws {
    #expect(try Self.versions("a: Int = ▶") == ["a: Int = _hole()"])
    #expect(try Self.versions("a: { when: ▶, body: b }").contains("a: { when: _hole(), body: b }"))
  }

  @Test("where no value stands, nothing is mended", arguments: ["▶", "a▶b", "a▶: b", "# a: ▶", "- ▶"])
  func none(_ marked: String) throws {
    #expect(Self.repair(marked) == nil || marked.hasPrefix("#"))
  }

  private static func versions(_ marked: String) throws -> [String] {
    try #require(repair(marked)).versions.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private static func repair(_ marked: String) -> IncompleteSpecRepair? {
    let spec = SourceFile(name: "Spec", text: marked.filter { $0 != "▶" })
    return IncompleteSpecRepair(spec, typingAt: marked.prefix { $0 != "▶" }.utf8.count)
  }

  @Test("nothing traps, wherever one types")
  func hostile() {
    var random: SplitMix = SplitMix(seed: 4)
    let pieces: [String] = [
      "a: ", "{ ", "}", "(", ")", "\"", "\\(", "\\", "'", "\n", "  ", "|\n", "é", "\u{0}", "- ", "[",
    ]
    for _ in 0..<2000 {
      let bytes: [UInt8] = (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in
        Array(pieces.randomElement(using: &random)?.utf8 ?? "".utf8)
      }
      let spec = SourceFile(name: "Spec", bytes: bytes)
      var ignored = Diagnostics()
      let outline = Outline.parse(spec, into: &ignored)
      for offset in -1...bytes.count + 1 {
        _ = IncompleteSpecRepair(spec, typingAt: offset)?.versions
        _ = KeyPlace(outline, offset)
      }
    }
  }
}
