@_spi(Bindgen) import BindgenRuntime
import RandomDriver
import Testing

@testable import FamilyModels

/// Families of different models: observed or not, of several widths, open to other modules.
@Suite("Mixed families")
struct FamilyMixtureTests {
  @Test("One that is told of, above one that is not")
  func aboveQuiet() {
    let quiet: Quiet = Quiet()
    let listener: Listener = Listener(quiet: quiet)
    var told: [String] = []
    let token: Listener.Subscription = listener.observe(\.text) { told.append($0) }
    _ = (quiet.meter.take(), listener.meter.take())
    quiet.add(1)
    // Half of it is as before.
    #expect(quiet.meter.take() == ["quiet.half": 1] && listener.meter.take().isEmpty && told.isEmpty)
    quiet.update {
      $0.add(4)
      $0.note = "five"
      #expect(listener.text == "half 2" && told.isEmpty)
    }
    #expect(told == ["half 2"] && listener.meter.take() == ["listener.text": 1])
    quiet.note = "nothing to do with it"
    #expect(quiet.meter.take() == ["quiet.half": 1] && told.count == 1)
    token.cancel()
  }

  @Test("One that is not told of, between two that are")
  func between() {
    let log: Log = Log()
    let silent: Silent = Silent()
    let above: Above = Above(silent: silent)
    let tokens: [AnyObject] = [
      silent.leaf.log("leaf", log), above.observe { above, _ in log.tell("above \(above.text)") },
    ]
    _ = (silent.meter.take(), above.meter.take())
    silent.shift(3)
    #expect(log.take() == ["leaf: double label parity value", "above 9"])
    #expect(silent.meter.take() == ["silent.shifted": 1] && above.meter.take() == ["above.text": 1])
    silent.update {
      $0.offset -= 2
      $0.leaf.value += 1
      #expect($0.shifted == 9 && log.take().isEmpty)
    }
    #expect(log.take() == ["leaf: double label parity value"])
    silent.offset += 1
    #expect(log.take() == ["above 10"])
    withExtendedLifetime(tokens) {}
  }

  @Test("One that is not told of follows all the same, and computes when it is read")
  func silent() {
    let silent: Silent = Silent()
    #expect(silent.shifted == 0)
    _ = silent.meter.take()
    silent.shift(3)
    silent.leaf.add(1)
    #expect(silent.meter.take().isEmpty && silent.shifted == 11 && silent.shifted == 11)
    #expect(silent.meter.take() == ["silent.shifted": 1])
  }

  @Test("A family without any outlet reads right, in the middle of an update too")
  func hushed() {
    let hushed: Hushed = Hushed(inner: Inner(value: 4))
    #expect(hushed.twice == 10)
    let twice: Int = hushed.update {
      $0.inner.value = 1
      return $0.twice
    }
    #expect(twice == 4)
  }

  @Test("Children that are made by the spec are their own, those that are given are shared")
  func made() {
    let leaf: Leaf = Leaf()
    let (one, two): (Branch, Branch) = (Branch(left: leaf), Branch(left: leaf))
    #expect(one.left === two.left && one.right !== two.right && one.right.name == "made")
    one.addBoth(1)
    #expect(one.sum == 4 && two.sum == 2 && one.label == " 2, made 2" && two.label == " 2, made 0")
  }

  @Test("As many fields as there may be, below a model with few")
  func full() {
    let (meadow, leaf): (Meadow, Leaf) = (Meadow(), Leaf())
    let gate: Gate = Gate(meadow: meadow, leaf: leaf)
    var told: [String] = []
    var meadows: [Meadow.Changes] = []
    var gates: [Gate.Changes] = []
    let tokens: [AnyObject] = [
      meadow.observe {
        told.append("meadow")
        meadows.append($1)
      },
      gate.observe {
        told.append("gate")
        gates.append($1)
      },
    ]
    meadow.s31 += 1
    #expect(meadows == [[.s31, .d30, .d31]] && gates == [[.last, .middle]])
    #expect(gate.middle == "0 1 1" && gate.last == 1)
    leaf.add(2)
    #expect(gates.last == .first && meadows.count == 1)
    told = []
    meadow.raise(by: 3)
    #expect(told == ["meadow", "gate"])
    #expect(meadows.last == [.s0, .s31, .d0, .d30, .d31] && gates.last == [.first, .last, .middle])
    #expect(Meadow.Changes.d31.rawValue == 1 << 63)
    withExtendedLifetime(tokens) {}
  }

  private final class Reader: ShelfView, ShelfDelegate, BookDelegate {
    var told: [String] = []
    var pages: Int = -1 { didSet { told.append("pages \(pages)") } }
    var hasLong: Bool = false { didSet { told.append("hasLong \(hasLong)") } }

    func bookDidChangePages(_ book: Book) { told.append("book \(book.pages)") }
    func shelfDidChangePages(_ shelf: Shelf) { told.append("shelf \(shelf.pages)") }
  }

  @Test("A family that other modules may use")
  func open() {
    let reader: Reader = Reader()
    let shelf: Shelf = Shelf(first: Book(delegate: reader), view: reader, delegate: reader)
    #expect(reader.told == ["pages 10", "hasLong false"])
    reader.told = []
    var told: [Int] = []
    let token: Shelf.Subscription = shelf.observe(\.pages) { told.append($0) }
    shelf.turnAll(by: 100)
    #expect(reader.told == ["book 100", "shelf 210", "pages 210"] && told == [210])
    reader.told = []
    shelf.update { shelf in
      shelf.second.pages = 400
      shelf.first.update { $0.pages = 101 }
    }
    #expect(reader.told == ["book 101", "shelf 501", "pages 501", "hasLong true"] && told == [210, 501])
    token.cancel()
  }
}
