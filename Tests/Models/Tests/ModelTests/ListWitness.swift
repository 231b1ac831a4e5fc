@_spi(Bindgen) import BindgenRuntime
import RandomDriver
import Testing

@testable import ListsModels

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

extension Edits {
  /// Returns the rows after applying the edits to the old ones.
  func applied<List: RandomAccessCollection>(to old: [List.Element], _ rows: List) -> [List.Element]
  where List.Index == Int {
    if isAll { return Array(rows) }
    var new: [List.Element] = old
    for (before, now) in zip(updates, updated) { new[before] = rows[now] }
    let out: Set<Int> = Set(deletes + moves.map(\.from))
    #expect(out.count == deletes.count + moves.count && out.isDisjoint(with: updates))
    new = new.indices.filter { !out.contains($0) }.map { new[$0] }
    let moved: [Int: Int] = Dictionary(uniqueKeysWithValues: moves.filter { !$0.isUpdated }.map { ($0.to, $0.from) })
    for position in (inserts + moves.map(\.to)).sorted() {
      new.insert(moved[position].map { old[$0] } ?? rows[position], at: position)
    }
    return new
  }
}

/// The outlet by which an observer is notified of a board's lists.
enum Telling: String, CaseIterable, Sendable {
  case callbacks, delegate, view, stream, combine
  /// Observers that receive nothing before they are queried.
  case lateStream, lateCombine

  var isLate: Bool { self == .lateStream || self == .lateCombine }

  /// Whether a board can have only one such observer.
  var isOnly: Bool { self == .delegate || self == .view }
}

/// An observer that knows the rows of a board from its notices alone.
final class Witness {
  struct Known: Equatable {
    var todos: [Todo] = []
    var shown: [Todo] = []
    var byTime: [Todo] = []
    var cards: [Card] = []
    var high: [Card] = []

    init() {}

    init(_ board: Board) {
      (todos, shown, byTime) = (Array(board.todos), Array(board.shown), Array(board.byTime))
      (cards, high) = (Array(board.cards), Array(board.high))
    }
  }

  /// The rows, as far as they are known from edits.
  private final class Memory {
    var known: Known = Known()

    func take<List: RandomAccessCollection>(
      _ list: WritableKeyPath<Known, [List.Element]>,
      _ rows: List,
      _ edits: Edits
    ) where List.Index == Int, List.Element: Equatable {
      #expect(!edits.isEmpty)
      known[keyPath: list] = edits.applied(to: known[keyPath: list], rows)
      #expect(known[keyPath: list] == Array(rows))
    }
  }

  private let board: Board
  private let telling: Telling
  private let memory: Memory = Memory()
  private let reader: Reader = Reader()
  /// Observers and tokens that end with the witness.
  private var kept: [AnyObject] = []
  /// Closures that receive pending edits.
  private var asks: [() -> Void] = []

  init(_ telling: Telling, _ board: Board) {
    (self.telling, self.board) = (telling, board)
    switch telling {
    case .delegate:
      let delegate: Told = Told(memory)
      kept.append(delegate)
      board.delegate = delegate
      memory.known = Known(board)
    case .view:
      let screen: Screen = Screen()
      kept.append(screen)
      board.attach(screen)
      asks.append { [memory] in memory.known = screen.known }
    default:
      follow(\.todos, \.todos)
      follow(\.shown, \.shown)
      follow(\.byTime, \.byTime)
      follow(\.cards, \.cards)
      follow(\.high, \.high)
    }
  }

  private func follow<List: RandomAccessCollection & Sendable>(
    _ list: KeyPath<Board.ListFields, Board.ListField<List>>,
    _ known: WritableKeyPath<Known, [List.Element]>
  ) where List.Index == Int, List.Element: Equatable {
    let memory: Memory = self.memory
    switch telling {
    case .callbacks:
      kept.append(board.observeEdits(of: list, initial: true) { memory.take(known, $0, $1) })
    case .combine:
      kept.append(board.editsPublisher(of: list).sink { memory.take(known, $0.rows, $0.edits) })
    case .lateCombine:
      let taker: Taker<(rows: List, edits: Edits)> = Taker()
      taker.reaction = { memory.take(known, $0.rows, $0.edits) }
      board.editsPublisher(of: list).receive(subscriber: taker)
      asks.append { taker.ask(1) }
      kept.append(AnyCancellable { taker.cancel() })
    case .stream:
      kept.append(reader.read(board.edits(of: list)) { memory.take(known, $0.rows, $0.edits) })
      asks = [{ [reader] in reader.run() }]
    case .lateStream:
      let edits: AsyncStream<(rows: List, edits: Edits)> = board.edits(of: list)
      var loop: Reader.Loop?
      asks.append { [reader] in
        reader.run()
        if loop == nil { loop = reader.read(edits) { memory.take(known, $0.rows, $0.edits) } }
      }
    case .delegate, .view: break
    }
  }

  /// The rows that it knows after receiving pending edits.
  var known: Known {
    for ask in asks { ask() }
    return memory.known
  }

  func leave() { kept = [] }

  func expectRight() { #expect(known == Known(board), "\(telling.rawValue)") }

  /// A delegate that reads the rows from the board.
  private final class Told: BoardDelegate {
    private let memory: Memory

    init(_ memory: Memory) { self.memory = memory }

    func board(_ board: any SomeBoard, didEditTodos edits: Edits) { memory.take(\.todos, board.todos, edits) }
    func board(_ board: any SomeBoard, didEditShown edits: Edits) { memory.take(\.shown, board.shown, edits) }
    func board(_ board: any SomeBoard, didEditByTime edits: Edits) { memory.take(\.byTime, board.byTime, edits) }
    func board(_ board: any SomeBoard, didEditCards edits: Edits) { memory.take(\.cards, board.cards, edits) }
    func board(_ board: any SomeBoard, didEditHigh edits: Edits) { memory.take(\.high, board.high, edits) }
  }

  /// A view that receives the edits of some lists, and the rows of another.
  final class Screen: BoardView {
    var sets: [String] = []
    var edits: [String] = []
    private let memory: Memory = Memory()
    var known: Known { memory.known }

    var todos: Rows<Todo> = [] { didSet { set("todos", \.todos, todos) } }
    var shown: Rows<Todo> = [] { didSet { set("shown", \.shown, shown) } }
    var byTime: Rows<Todo> = [] { didSet { set("byTime", \.byTime, byTime) } }
    var cards: PlainRows<Card> = [] { didSet { set("cards", \.cards, cards) } }
    var high: PlainRows<Card> = [] { didSet { set("high", \.high, high) } }
    var search: String = "" { didSet { sets.append("search") } }

    func edit(todos rows: Rows<Todo>, _ edits: Edits) { edit("todos", \.todos, rows, edits) }
    func edit(shown rows: Rows<Todo>, _ edits: Edits) { edit("shown", \.shown, rows, edits) }
    func edit(cards rows: PlainRows<Card>, _ edits: Edits) { edit("cards", \.cards, rows, edits) }
    func edit(high rows: PlainRows<Card>, _ edits: Edits) { edit("high", \.high, rows, edits) }

    private func set<List: Sequence>(_ name: String, _ list: WritableKeyPath<Known, [List.Element]>, _ rows: List) {
      sets.append(name)
      memory.known[keyPath: list] = Array(rows)
    }

    private func edit<List: RandomAccessCollection>(
      _ name: String,
      _ list: WritableKeyPath<Known, [List.Element]>,
      _ rows: List,
      _ edits: Edits
    ) where List.Index == Int, List.Element: Equatable {
      self.edits.append(name)
      memory.take(list, rows, edits)
    }
  }
}
