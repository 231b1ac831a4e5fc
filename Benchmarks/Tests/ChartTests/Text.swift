import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A text of an image, with the space that it may take.
struct Text {
  var content: String
  var left: Int
  var right: Int

  /// Returns all texts of an image, and throws if it is not well-formed.
  static func all(in svg: String) throws -> [Text] {
    let reader: Reader = Reader()
    let parser: XMLParser = XMLParser(data: Data(svg.utf8))
    parser.delegate = reader
    try #require(parser.parse(), "\(String(describing: parser.parserError))")
    return reader.texts
  }

  private init(_ content: String, _ attributes: [String: String]) {
    let letter: Double = ["title": 11.5, "head": 8, "small": 6.2][attributes["class"] ?? ""] ?? 7.1
    let (x, width): (Int, Int) = (Int(attributes["x"] ?? "") ?? -1, Int(Double(content.count) * letter))
    self.content = content
    left = x - (["middle": width / 2, "end": width][attributes["text-anchor"] ?? ""] ?? 0)
    right = left + width
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var texts: [Text] = []
    private var attributes: [String: String] = [:]
    private var content: String = ""

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      self.attributes = attributes
      content = ""
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) { content += characters }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      if name == "text" { texts.append(Text(content, attributes)) }
    }
  }
}
