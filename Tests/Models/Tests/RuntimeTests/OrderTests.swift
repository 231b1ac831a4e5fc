@_spi(Bindgen) import BindgenRuntime
import TestBasics
import Testing

/// An order of tickets, compared with an array: across pieces, while they split, end and come again.
@Suite("Orders")
struct OrderTests {
  private typealias Order = Bindgen.Order
  private typealias Ticket = Bindgen.Ticket

  /// The position at which tickets come and go.
  enum Place: CaseIterable { case anywhere, front, middle, end }

  @Test(arguments: [0, 1, 63, 64, 65, 127, 128, 129, 640, 2000], Place.allCases)
  func anOrderIsLikeAnArray(_ count: Int, _ place: Place) {
    var random: RowsRandomTests.Generator = RowsRandomTests.Generator(seed: UInt64(count))
    var array: [Ticket] = (0..<Ticket(count)).shuffled(using: &random)
    let order: Order = Order(array)
    var free: [Ticket] = []
    var pieces: Int = 0
    // It grows, then shrinks to nothing, then grows again.
    for (round, growth) in [7, 8, 1, 0, 6].enumerated() {
      for _ in 0..<(round == 3 ? array.count : LongProof.isOn ? 700 : 250) {
        if Int.random(in: 0..<10, using: &random) < growth {
          let ticket: Ticket = free.popLast() ?? Ticket(array.count)
          let position: Int = Self.position(place, array.count, &random)
          order.insert(ticket, at: position)
          array.insert(ticket, at: position)
        } else if !array.isEmpty {
          let ticket: Ticket = array.remove(at: min(Self.position(place, array.count, &random), array.count - 1))
          order.remove(ticket)
          free.append(ticket)
        }
        if array.count > 1, Int.random(in: 0..<8, using: &random) == 0 {
          let (one, other): (Int, Int) = (array.indices.randomElement(using: &random)!, array.count / 2)
          if one != other { order.swap(array[one], array[other]) }
          array.swapAt(one, other)
        }
        if Int.random(in: 0..<50, using: &random) == 0 { check(order, array, free, &random) }
      }
      check(order, array, free, &random)
      pieces = max(pieces, order.pieces.count)
    }
    #expect(pieces > 2)
  }

  private static func position(_ place: Place, _ count: Int, _ random: inout RowsRandomTests.Generator) -> Int {
    switch place {
    case .anywhere: Int.random(in: 0...count, using: &random)
    case .front: 0
    case .middle: count / 2
    case .end: count
    }
  }

  private func check(
    _ order: Order,
    _ array: [Ticket],
    _ free: [Ticket],
    _ random: inout RowsRandomTests.Generator
  ) {
    #expect(Array(order.all) == array && order.count == array.count && order.first == array.first)
    #expect(order.pieces.allSatisfy { !$0.isEmpty && $0.count <= 128 })
    #expect(!free.contains { order.contains($0) })
    for (position, ticket) in array.enumerated() where position % 7 == 0 || position == array.count - 1 {
      #expect(order[position] == ticket && order.position(of: ticket) == position && order.contains(ticket))
      let other: Int = array.indices.randomElement(using: &random) ?? 0
      #expect(order.isBefore(ticket, array[other]) == (position < other))
    }
    let copy: Order = Order(copy: order)
    if let last: Ticket = array.last { copy.remove(last) }
    #expect(Array(copy.all) == array.dropLast() && Array(order.all) == array)
  }

  /// A split takes longer the more pieces there are.
  @Test func aListThatWasJustFilledTakesInsertionsWithoutSplits() {
    let order: Order = Order(0..<6400)
    #expect(order.pieces.count == 100)
    for piece in 0..<100 {
      for number in 0..<60 { order.insert(Ticket(6400 + 60 * piece + number), at: 124 * piece + number) }
    }
    #expect(order.pieces.count == 100)
    #expect(order.pieces.allSatisfy { $0.count == 124 })
  }

  /// Rows by a key with ties, some thousand of them: the kept sort equals a new one while pieces split.
  @Test(arguments: [63, 64, 65, 1000, 5000]) func aKeptSortStaysRightWhilePiecesSplit(_ count: Int) {
    typealias Todo = RowsRandomTests.Todo
    var random: RowsRandomTests.Generator = RowsRandomTests.Generator(seed: UInt64(count))
    let ids: [Int] = (0..<count).map { 1 + $0 &* 7_919 % 1_000_003 }
    var array: [Todo] = ids.shuffled(using: &random).map {
      Todo(id: $0, minutes: Int.random(in: 0..<20, using: &random))
    }
    var rows: Bindgen.Rows<Todo> = Bindgen.Rows(array).linked(Bindgen.History())
    let form: Bindgen.KeptSource = Bindgen.KeptSource()
    var pieces: Int = 0
    for number in 0..<3000 {
      let place: Int = Int.random(in: array.indices, using: &random)
      let minutes: Int = Int.random(in: 0..<3, using: &random)
      switch number % 3 {
      case 0:
        rows[id: array[place].id]?.minutes = minutes
        array[place].minutes = minutes
      case 1:
        let todo: Todo = Todo(id: -number, minutes: minutes)
        rows.insert(todo, at: place)
        array.insert(todo, at: place)
      default: #expect(rows.remove(at: place) == array.remove(at: place))
      }
      let sorted: Bindgen.Rows<Todo> = rows.followed(by: form).sorted(by: \.minutes)
      if number % 250 > 0 { continue }
      let byMinutes: [Int] = array.indices.sorted { (array[$0].minutes, $0) < (array[$1].minutes, $1) }
      #expect(Array(sorted) == byMinutes.map { array[$0] })
      pieces = max(pieces, sorted._list.tickets.pieces.count)
    }
    #expect(pieces > count / 64)
  }
}
