import Testing

@testable import Cards

@Suite struct CardsTests {
  let table: Table = Table(Hand(deck: Deck()))

  @Test func linesAreThoseThatWouldBeDrawnAnew() {
    var number: UInt32 = 1
    for _ in 0..<500 {
      number = number &* 1_664_525 &+ 1_013_904_223
      let (one, other): (UInt32, UInt32) = ((number >> 16) % 5, (number >> 20) % 5)
      let command: String = ["add", "delete \(one)", "move \(one) \(other)"][Int(number >> 24) % 3]
      let isDone: Bool = table.perform(command)
      #expect(table.lines == Table.drawn(table.source), "\(command)")
      #expect(table.written.count <= 1 && table.takenOut.count <= 1)
      #expect(isDone || table.written.isEmpty && table.takenOut.isEmpty)
    }
  }

  @Test func onlyLinesThatChangedAreWritten() {
    for _ in 0..<3 { _ = table.perform("add") }
    let old: [String] = table.lines
    #expect(table.written == [0] && table.takenOut == [])
    #expect(table.perform("move 0 2"))
    #expect(table.written == [2] && table.takenOut == [0] && table.lines == [old[1], old[2], old[0]])
    #expect(table.perform("delete 1"))
    #expect(table.written == [] && table.takenOut == [1] && table.lines == [old[1], old[0]])
  }

  @Test func aHandHasFiveCardsAtMost() {
    #expect((0..<6).map { _ in table.perform("add") } == [true, true, true, true, true, false])
    #expect(!table.source.mayInsert && table.written == [])
    #expect(table.perform("delete 0") && table.source.mayInsert)
  }

  @Test func whatCannotBeDoneChangesNothing() {
    for command in ["delete 0", "move 0 1", "add 1", "shuffle", ""] { #expect(!table.perform(command)) }
    #expect(table.lines == [])
  }

  @Test func aHandThatIsReplacedIsDrawnAnew() {
    for _ in 0..<3 { _ = table.perform("add") }
    table.source.list = table.source.list.removing(at: 0).moving(from: 0, to: 1)
    #expect(table.takenOut == [0, 1, 2] && table.written == [0, 1] && table.lines == Table.drawn(table.source))
  }

  @Test func eachEditGivesAnotherHand() {
    let hand: Hand = Hand(deck: Deck())
    let cards: [Card] = Array(Card.all.prefix(2))
    let other: Hand = hand.inserting(cards[0], at: 0).inserting(cards[1], at: 0).moving(from: 0, to: 1)
    #expect(hand.cards.isEmpty && Array(other.cards) == cards)
  }
}
