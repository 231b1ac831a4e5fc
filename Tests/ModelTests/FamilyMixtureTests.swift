import RandomDriver
import Testing

@testable import FamilyModels

/// Families of models that differ: told of or not, of several widths, open to other modules.
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
    let leaf: Leaf = Leaf(view: nil)
    let (one, two): (Branch, Branch) = (Branch(view: nil, left: leaf), Branch(view: nil, left: leaf))
    #expect(one.left === two.left && one.right !== two.right && one.right.name == "made")
    one.addBoth(1)
    #expect(one.sum == 4 && two.sum == 2 && one.label == " 2, made 2" && two.label == " 2, made 0")
  }

  @Test("More fields than a word has bits, above and below such with few")
  func wide() {
    let meadow: Meadow = Meadow()
    let leaf: Leaf = Leaf(view: nil)
    let gate: Gate = Gate(meadow: meadow, leaf: leaf)
    let range: FamilyModels.Range = FamilyModels.Range(gate: gate, meadow: meadow, leaf: leaf)
    var told: [String] = []
    var meadows: [Meadow.Changes] = []
    var gates: [Gate.Changes] = []
    var ranges: [FamilyModels.Range.Changes] = []
    let tokens: [AnyObject] = [
      meadow.observe {
        told.append("meadow")
        meadows.append($1)
      },
      gate.observe {
        told.append("gate")
        gates.append($1)
      },
      range.observe {
        told.append("range")
        ranges.append($1)
        #expect($0.e34 == meadow.d64 + $0.r34 && $0.e39 == $0.e38 + gate.last && $0.e1 == gate.first + $0.r1)
      },
    ]
    meadow.s65 += 1
    #expect(meadows == [[.s65, .d64, .d65]] && gates == [.middle] && ranges == [[.e34, .e35]])
    #expect(gate.middle == "0 1 1" && range.e34 == 1 && range.e35 == 1)

    leaf.add(2)
    let leaves: FamilyModels.Range.Changes = [.e0, .e4, .e8, .e12, .e16, .e20, .e24, .e28, .e32, .e36]
    let firsts: FamilyModels.Range.Changes = [.e1, .e5, .e9, .e13, .e17, .e21, .e25, .e29, .e33, .e37]
    #expect(gates.last == .first && ranges.last == leaves.union(firsts) && meadows.count == 1)

    told = []
    meadow.raise(by: 3)
    #expect(told == ["meadow", "gate", "range"])
    #expect(meadows.last == [.s0, .s65, .d0, .d64, .d65, .d69])
    #expect(gates.last == [.first, .last, .middle])
    let lasts: FamilyModels.Range.Changes = [.e3, .e7, .e11, .e15, .e19, .e23, .e27, .e31, .e35, .e39]
    #expect(ranges.last == firsts.union(lasts).union(.e34))
    range.r39 = 1
    #expect(told.count == 4 && ranges.last == .r39)
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
    let shelf: Shelf = Shelf(view: reader, first: Book(delegate: reader), delegate: reader)
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
