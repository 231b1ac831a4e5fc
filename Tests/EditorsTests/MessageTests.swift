import BindgenCore
import TestSupport
import Testing

@testable import BindgenServer

@Suite("Messages of the protocol")
struct MessageTests {
  @Test("what is written is read again")
  func roundTrip() throws {
    let value: JSON = [
      "a": [1, -2, true, "é\u{1F600}\"\\\n\u{1}"], "b": ["c": .null, "d": .otherNumber("1e99"), "e": [:]],
    ]
    #expect(try JSONReader.read(value.bytes).bytes == value.bytes)
    #expect(try JSONReader.read(Array(" [ \"\\u00e9\\ud83d\\ude00\" ] ".utf8)).array?.first?.string == "é😀")
  }

  @Test(
    "what is no JSON is an error at its place",
    arguments: [
      ("", 0), ("{", 1), ("[1,]", 3), ("01", 2), ("tru", 0), ("\"a", 2), ("{\"a\" 1}", 5), ("1 2", 2), ("\"\\x\"", 3),
      ("-", 1), ("1.", 2), ("{1:2}", 1),
    ]
  )
  func flaws(_ text: String, _ offset: Int) {
    let error: JSONError? = #expect(throws: JSONError.self) { _ = try JSONReader.read(Array(text.utf8)) }
    #expect(error?.offset == offset, "\(text)")
  }

  @Test("frames may come in pieces of any size")
  func frames() throws {
    let bytes: [UInt8] = JSON.object([(key: "a", value: "é")]).framed + JSON.array([]).framed
    for size in 1...bytes.count {
      var inbox: Inbox = Inbox()
      var messages: [[UInt8]] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        inbox.append(bytes[start..<min(start + size, bytes.count)])
        while let message: [UInt8] = try inbox.next() { messages.append(message) }
      }
      #expect(messages.map { String(decoding: $0, as: UTF8.self) } == ["{\"a\":\"é\"}", "[]"])
    }
  }

  @Test(
    "a header that says no length ends the talk",
    arguments: [
      "Content-Length: -1", "Content-Length: 99999999999999999999", "Content-Length: 68719476736", "Content-Type: a",
      "Content-Length: 1\r\nContent-Length: 2",
    ]
  )
  func headers(_ header: String) {
    var inbox: Inbox = Inbox()
    inbox.append(Array((header + "\r\n\r\n").utf8)[...])
    #expect(throws: Inbox.MessageError.self) { try inbox.next() }
  }

  @Test("an edit does what it does to a text in UTF-16", arguments: 1...20)
  func edits(_ seed: Int) {
    var random: SplitMix = SplitMix(seed: UInt64(seed))
    let pieces: [String] = ["a", "é", "😀", "\n", "\r\n", "\r", "日本", ""]
    var text: String = ""
    var document: Document = Document(text)
    for _ in 0..<200 {
      let units: [UInt16] = Array(text.utf16)
      let offsets: [Int] = (0..<2).map { _ in
        var offset: Int = Int(random.next() % UInt64(units.count + 1))
        // Not inside a surrogate pair, or between CR and LF, where no position is.
        while offset < units.count, offset > 0,
          (0xDC00...0xDFFF).contains(units[offset]) || units[offset] == 10 && units[offset - 1] == 13
        { offset += 1 }
        return offset
      }.sorted()
      let piece: String = pieces[Int(random.next() % UInt64(pieces.count))]
      document.replace(place(offsets[0], units), place(offsets[1], units), with: piece)
      text = String(decoding: units[..<offsets[0]] + Array(piece.utf16) + units[offsets[1]...], as: UTF16.self)
      #expect(document.bytes == Array(text.utf8))
    }
  }

  private func place(_ offset: Int, _ units: [UInt16]) -> TextPlace {
    var place: TextPlace = TextPlace(line: 0, character: 0)
    for index in 0..<offset {
      let ends: Bool = units[index] == 10 || units[index] == 13 && (index + 1 == units.count || units[index + 1] != 10)
      place =
        ends
        ? TextPlace(line: place.line + 1, character: 0) : TextPlace(line: place.line, character: place.character + 1)
    }
    return place
  }

  @Test("addresses of files, with whatever is in their names")
  func addresses() {
    let path: String = "/a b/é%/Cart.bindgen.yml"
    #expect(DocumentURI.uri(of: path) == "file:///a%20b/%C3%A9%25/Cart.bindgen.yml")
    #expect(DocumentURI.path(of: DocumentURI.uri(of: path)) == path)
    #expect(DocumentURI.path(of: "file:///a%2") == "/a%2" && DocumentURI.path(of: "untitled:1") == nil)
    #expect(DocumentURI.path(of: "file://localhost/a") == "/a" && DocumentURI.path(of: "file:///%00") == nil)
  }
}
