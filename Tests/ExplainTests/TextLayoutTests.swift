import BindgenCore
import Testing

@testable import BindgenTools

@Suite struct TextLayoutTests {
  @Test func partsStandBesideEachOtherWhereThereIsRoom() {
    var page: TextLayout = TextLayout()
    page.add("left", ["right"], first: "> ")
    page.add(repeated("a", 40), [repeated("b", 40)], first: "> ")
    #expect(page.text == "> left  right\n> \(repeated("a", 40))\n  \(repeated("b", 40))\n")
  }

  @Test func textIsWrappedBetweenWords() {
    var page: TextLayout = TextLayout()
    page.add(Array(repeating: "word", count: 20).joined(separator: " "), first: "- ", rest: "| ")
    let first: String = Array(repeating: "word", count: 15).joined(separator: " ")
    #expect(page.text == "- \(first)\n| word word word word word\n")
  }

  @Test func aLongWordIsNotBroken() {
    var page: TextLayout = TextLayout()
    page.add("state \(repeated("x", 100)) = 0")
    #expect(page.text == "state\n\(repeated("x", 100))\n= 0\n")
  }

  @Test func widthsAreThoseOfATerminal() {
    var page: TextLayout = TextLayout()
    page.add(repeated("数 ", 41))
    #expect(page.text == "\(repeated("数 ", 26))数\n\(repeated("数 ", 13))数\n")
  }

  @Test func whatCanNotBeSeenIsWrittenOut() {
    var page: TextLayout = TextLayout()
    page.add("a\u{1B}[31m\u{202E}b")
    #expect(page.text == "a\\u{1B}[31m\\u{202E}b\n")
  }

  @Test func tablesAlign() {
    var page: TextLayout = TextLayout()
    page.addTable([("a", ["one", "two"]), ("long", []), (repeated("n", 40), ["three"])], label: "L: ")
    #expect(page.text == "L: a     one\n         two\n   long\n   \(repeated("n", 40))\n         three\n")
  }

  @Test func aPlaceIsNeverBroken() {
    let place: String = "Sources/" + repeated("My Folder/", 8) + "Cart.bindgen.yml:3"
    var page: TextLayout = TextLayout()
    page.add("Cart", [place, "(see above)"], first: "├─ ", rest: "│  ")
    page.addTable([("a", [place])], areWhole: true)
    #expect(page.text == "├─ Cart\n│  \(place)\n│  (see above)\n  a  \(place)\n")
  }

  private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }
}
