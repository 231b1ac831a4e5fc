import BindgenCore
import TestSupport
import Testing

/// Nobody is notified when an object in a constant changes, and only the compiler knows which constants hold one.
@Suite("Objects in constants")
struct UnheardTests {
  /// A spec with `▶` where Swift must warn.
  private static let spec: String = """
    emit: [observation]
    models:
      Page:
        let:
          document: any Document
          last: (any Document)?
          box: Box<Int>
          alias: Alias
          worker: Worker
          count: { type: Box<Int>, changes: never }
        state:
          number: Int = 0
          image: Box<Int> = Box(1)
        derive:
          titles: [String] = ▶document.titles + document.titles
          first: String? = ▶last?.titles.first
          both: Int = ▶box.value + self.▶alias.value
          byIndex: Int = ▶box[number]
          kept: Int = count.value
          state: Int = image.value
          whole: Int = size(of: document)
          job: Bool = ▶worker.name.isEmpty
          closure: [Int] = [1].map { $0 + ▶box.value }
          hidden: [Int] = [Box(1)].map { box in box.value }
        functions:
          isTitle(_ text: String) -> Bool: ▶document.titles.contains(text)
          value(of box: Box<Int>) -> Int: box.value
          size(of document: any Document) -> Int: document.titles.count
          own(_ box: Box<Int>) -> Bool: box.value == self.▶box.value
        actions:
          load(): number = document.titles.count

      Shelf:
        let:
          place: Place
          shape: any Shape
          kind: Kind
          any: Any
          sizes: [Int]
          format: "(Int) -> String"
          text: String
          type: Box<Int>.Type
          pair: "(Int, Box<Int>)"
        children:
          page: Page
          next: Page?
        derive:
          a: Int = place.floor + shape.corners + kind.rawValue + sizes.count + text.count + pair.0
          b: String = format(1) + text.lowercased() + "\\(any.self)\\(type.self)"
          c: Int = ▶page.document.titles.count + (▶next?.box.value ?? 0)

      Plain:
        kind: struct
        let: { document: any Document }
        derive: { titles: [String] = document.titles }

      Sent:
        kind: struct
        emit: [reducer]
        let: { document: any Document }
        derive: { titles: [String] = ▶document.titles }
        actions: { go: print(titles) }
    """

  private static let types: String = """
    protocol Document: AnyObject { var titles: [String] { get } }
    final class Box<Value> {
      var value: Value
      init(_ value: Value) { self.value = value }
      subscript(index: Int) -> Value { value }
    }
    typealias Alias = Box<Int>
    actor Worker { nonisolated let name: String = "" }
    struct Place { var floor: Int }
    protocol Shape { var corners: Int { get } }
    enum Kind: Int { case one }
    """

  @Test("a read of one is warned of at its place", arguments: ["5", "6"])
  func places(mode: String) async throws {
    let (text, places): (String, [String]) = Self.marked(Self.spec)
    let spec: SourceFile = SourceFile(name: "Page.bindgen.yml", text: text)
    let emitted: Emitted = Emitted([spec], GeneratorOptions(sourceLocations: .relative))
    #expect(emitted.told == [])
    let (found, said): ([String], String) = try await SwiftCompiler.errors(
      in: emitted.files,
      beside: Self.types,
      ["-warnings-as-errors", "-swift-version", mode]
    )
    #expect(found == places.sorted(), "\(said)")
  }

  @Test("nothing is emitted where no constant may be an object, or none is read")
  func nothing() {
    let emitted: Emitted = Emitted(
      "emit: [observation]\nmodels:\n  A:\n    let: { b: Int, c: String?, d: [Int], e: E, f: { type: F, changes: never } }\n"
        + "    state: { g: G }\n    derive: { h: Int = b.x + c.x + d.x + f.x + g.x }\n    actions: { go: print(e.x) }"
    )
    #expect(emitted.told == [])
    #expect(!emitted.files.contains { String(decoding: $0.bytes, as: UTF8.self).contains("unheard") })
  }

  /// Returns the spec without marks, and their places.
  private static func marked(_ text: String) -> (text: String, places: [String]) {
    var places: [String] = []
    for (line, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var column: Int = 1
      for part in row.split(separator: "▶", omittingEmptySubsequences: false).dropLast() {
        column += part.utf8.count
        places.append("Page.bindgen.yml:\(line + 1):\(column)")
      }
    }
    return (text.replacing("▶", with: ""), places)
  }
}
