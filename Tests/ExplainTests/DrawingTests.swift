import BindgenCore
import Foundation
import Testing

@testable import bindgen

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The image of a graph.
@Suite struct DrawingTests {
  /// Reads the image, and keeps what is drawn.
  private final class Reader: NSObject, XMLParserDelegate {
    private(set) var elements: [(name: String, attributes: [String: String])] = []
    private(set) var texts: [String] = []
    private var text: String = ""

    static func read(_ image: String) throws -> Reader {
      let reader: Reader = Reader()
      let parser: XMLParser = XMLParser(data: Data(image.utf8))
      parser.delegate = reader
      try #require(parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))")
      return reader
    }

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements.append((name, attributes))
      text = ""
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if name == "text" { texts.append(text) }
      text = ""
    }
  }

  @Test(arguments: Asked.all)
  func theImageIsXMLAndShowsEachName(_ asked: Asked) throws {
    let reader: Reader = try Reader.read(asked.text(.graph(.svg, model: nil)))
    let web: Web = Web(asked.program)
    for node in web.nodes { #expect(reader.texts.contains(Measure.label(node.name))) }
    #expect(reader.elements.first?.name == "svg")
  }

  @Test(arguments: Asked.all)
  func nothingLiesOnAnotherAndAllIsInside(_ asked: Asked) {
    let web: Web = Web(asked.program)
    let picture: Picture = Picture(web, Set(web.models.indices))
    let drawing: Drawing = Drawing(picture, web)
    let image: Box = Box(width: drawing.width, height: drawing.height)
    for box in Array(drawing.boxes.values) + drawing.passes.values { #expect(contains(image, box)) }
    var nodes: [Box] = []
    for (end, box) in drawing.boxes {
      if case .model(let number) = end {
        for field in web.fields[number] {
          #expect(drawing.boxes[.field(field)].map { contains(box, $0) } == true)
        }
      } else {
        nodes.append(box)
      }
    }
    // What is passed is beside what is there.
    let all: [Box] = (nodes + drawing.passes.values.filter { $0.height == Measure.nodeHeight }).sorted { $0.x < $1.x }
    for (number, box) in all.enumerated() {
      let beside: [Box] = all[(number + 1)...].filter { $0.x < box.right && $0.y < box.bottom && box.y < $0.bottom }
      #expect(beside.isEmpty, "\(box)")
    }
  }

  @Test func edgesPassTheRowsThatWrappedBesideTheirParts() {
    let states: [String] = (0..<14).map { "      aLongState\($0): Int = 0\n" }
    let derived: [String] = (0..<14).map { "      d\($0): Int = aLongState\($0)\n" }
    let asked: Asked = Asked("models:\n  A:\n    state:\n" + states.joined() + "    derive:\n" + derived.joined())
    let web: Web = Web(asked.program)
    let picture: Picture = Picture(web, Set(web.models.indices))
    let drawing: Drawing = Drawing(picture, web)
    let rows: Set<Int> = Set((0..<28).compactMap { drawing.boxes[.field($0)]?.y })
    #expect(rows.count > 3)
    for curve in Curves(picture.edges, drawing).all {
      let ends: [Int] = [curve.edge.from, curve.edge.to].compactMap { drawing.boxes[$0]?.y }
      #expect(curve.pieces.dropFirst().dropLast().map(\.y) == rows.filter { ends[0] < $0 && $0 < ends[1] }.sorted())
    }
  }

  @Test(arguments: Asked.all)
  func eachFieldIsBelowWhatItFollowsFrom(_ asked: Asked) {
    let web: Web = Web(asked.program)
    let drawing: Drawing = Drawing(Picture(web, Set(web.models.indices)), web)
    for (user, inputs) in web.inputs.enumerated() {
      guard let box: Box = drawing.boxes[.field(user)] else { continue }
      for input in inputs where web.nodes[input.node].model == web.nodes[user].model {
        guard let source: Box = drawing.boxes[.field(input.node)] else { continue }
        #expect(source.bottom < box.y, "\(web.name(user))")
      }
    }
  }

  @Test func aModelIsBelowAllThatItNamesEvenInCircles() {
    #expect(ModelLevels([0, 1, 2, 3], links: [(3, 1), (1, 0), (3, 0), (1, 0)]).bands == [[2, 3], [1], [0]])
    #expect(ModelLevels([0, 1, 2], links: [(0, 1), (1, 0), (1, 2), (2, 2)]).bands == [[0], [1], [2]])
  }

  @Test func labelsOfOneModelDoNotHideEachOther() {
    let models: String = "  A:\n    state:\n      a: Int = 0\n  B:\n    state:\n      b: Int = 0\n"
    let held: String = "  C:\n    children:\n      first: A = A()\n      second: B = B()\n      third: B = B()\n"
    let derived: String = "    derive:\n      c: Int = first.a + second.b + third.b\n"
    let asked: Asked = Asked("models:\n" + models + held + derived)
    let web: Web = Web(asked.program)
    let picture: Picture = Picture(web, Set(web.models.indices))
    let drawing: Drawing = Drawing(picture, web)
    let labels: [EdgeLabels.Label] = EdgeLabels(Curves(picture.edges, drawing).all, drawing, web).all
    #expect(Set(labels.map(\.text)) == ["first", "second", "third"])
    for (number, label) in labels.enumerated() {
      for other in labels[(number + 1)...] {
        #expect(label.box.y != other.box.y || label.box.right <= other.box.x || other.box.right <= label.box.x)
      }
    }
  }

  @Test func aLongNameIsShortenedAndShownWholeToWhoPointsAtIt() {
    let name: String = "a" + String(repeating: "Long", count: 200)
    let text: String = Asked("models:\n  A:\n    state:\n      \(name): Int = 0\n").text(.graph(.svg, model: nil))
    #expect(text.contains("<title>A.\(name)</title>"))
    #expect(text.contains(">\(name.prefix(35))…</text>"))
  }

  @Test func whatHasAMeaningInXMLIsEscaped() {
    #expect(SVGShape.escaped("<a href=\"b\">&amp;\u{FFFF}") == "&lt;a href=&quot;b&quot;&gt;&amp;amp;\u{FFFD}")
    let asked: Asked = Asked(
      "models:\n  A:\n    state:\n      a: Int = 0\n    derive:\n      b: Bool = a < 1 && a > 0\n"
    )
    #expect(asked.text(.graph(.svg, model: nil)).contains("<title>A.b = a &lt; 1 &amp;&amp; a &gt; 0</title>"))
  }

  @Test func manyModelsAreFoldedIntoLines() throws {
    let models: [String] = (0..<300).map { "  M\($0):\n    state:\n      a: Int = 0\n    derive:\n      b: Int = a\n" }
    let image: String = Asked("models:\n" + models.joined()).text(.graph(.svg, model: nil))
    let attributes: [String: String] = try #require(try Reader.read(image).elements.first).attributes
    #expect(try #require(attributes["width"].flatMap { Int($0) }) <= Measure.bandWidth + 2 * Measure.margin)
  }

  private func contains(_ outer: Box, _ inner: Box) -> Bool {
    outer.x <= inner.x && inner.right <= outer.right && outer.y <= inner.y && inner.bottom <= outer.bottom
  }
}
