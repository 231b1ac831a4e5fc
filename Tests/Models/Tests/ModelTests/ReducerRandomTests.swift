@_spi(Bindgen) import BindgenRuntime
import Foundation
import Testing

@testable import ReducersModels

/// A store against the plain value: after the same actions, each read is equal.
@Suite("Stores against values")
@MainActor
struct ReducerRandomTests {
  /// The number of seeds, with 300 operations each; in the long form for a tenth of the operations in `BINDGEN_STORES`.
  private nonisolated static let seeds: Int =
    Int(ProcessInfo.processInfo.environment["BINDGEN_STORES"] ?? "").map { $0 / 3000 } ?? 24

  @Test(arguments: 0..<seeds)
  func readsAreNeverWrong(seed: Int) throws {
    var random: Numbers = Numbers(seed: UInt64(seed))
    var oracle: Board = .with(1, 2, 3)
    let store: BoardStore = Bench().board(oracle)
    var last: Int = 100
    let services: Board.Services = .init(
      newID: {
        last += 1
        return last
      },
      clock: ContinuousClock(),
      load: { $0 },
      called: { _ in }
    )
    var held: [ItemStore] = []
    let token: BoardStore.Subscription? =
      seed % 3 == 0 ? nil : store.observe { _, _ in }
    for _ in 0..<300 {
      let action: Board.Action = self.action(&random, oracle)
      _ = oracle.reduce(action, services: services)
      store.send(action)
      if random.next(4) == 0, let id: Int = oracle.items.randomElement(using: &random)?.id {
        held.append(try #require(store.each.items[id: id]))
      }
      if held.count > 5 { held.removeFirst() }
      if seed % 3 == 1 || random.next(5) == 0 { check(store, oracle, held, action) }
    }
    check(store, oracle, held, .clear)
    withExtendedLifetime(token) {}
  }

  private func check(_ store: BoardStore, _ oracle: Board, _ held: [ItemStore], _ action: Board.Action) {
    let name: Comment = "\(action.name)"
    #expect(store.items == oracle.items, name)
    #expect(store.each.items.map(\.id) == oracle.items.map(\.id), name)
    #expect(store.open == oracle.open, name)
    #expect(store.sorted.map(\.text) == oracle.sorted.map(\.text), name)
    #expect(store.longest?.text.count == oracle.longest?.text.count, name)
    #expect(store.summary == oracle.summary, name)
    #expect(store.shownTwice == oracle.shownTwice, name)
    #expect(store.header.noteCount == oracle.header.noteCount, name)
    #expect(store.header.each.notes.map(\.text) == oracle.header.notes.map(\.text), name)
    #expect(store.detail?.text == oracle.detail?.text && (store.detail == nil) == (oracle.detail == nil), name)
    #expect(store.heard == oracle.heard && store.last == oracle.last, name)
    for row in held {
      guard let item: Item = oracle.items[id: row.id] else { continue }
      #expect(row.line == item.line && row.left == item.left && row.state == item, name)
      #expect(row.each.steps.map(\.isDone) == item.steps.map(\.isDone), name)
    }
  }

  private func action(_ random: inout Numbers, _ board: Board) -> Board.Action {
    let (number, count): (Int, Int) = (random.next(12), board.items.count)
    let text: String = String(repeating: "ab", count: random.next(5)) + String(random.next(3))
    switch random.next(22) {
    case 0: return .insert(Item(id: number, text: text), at: random.next(count + 1))
    case 1: return .remove(number)
    case 2: return .removeAndAdd(number)
    case 3: return count == 0 ? .clear : .move(from: random.next(count), to: random.next(count))
    case 4: return .reverse
    case 5: return .order
    case 6: return random.next(4) == 0 ? .clear : .same
    case 7: return .replace((0..<random.next(6)).map { Item(id: ($0 * 5 + number) % 12, text: text) })
    case 8: return .tryAndUndo
    case 9: return random.next(3) == 0 ? .put(Board(items: Rows(board.items.reversed()), detail: board.detail)) : .renew
    case 10: return .push(number)
    case 11: return .show(random.next(3) == 0 ? nil : Detail(id: number, text: text))
    case 12: return .detail(.wrote(text))
    case 13: return .header(.renamed(text))
    case 14: return .header(random.next(2) == 0 ? .add(number) : .remove(number))
    case 15: return .header(.notes(id: number, .wrote(text)))
    case 16: return .setQuery(text)
    case 17: return .items(id: number, .add(step: random.next(4)))
    case 18: return .items(id: number, .steps(id: random.next(4), .toggled))
    case 19: return .items(id: number, .wrote(random.next(6) == 0 ? "remove me" : text))
    case 20: return .items(id: number, .setIsDone(random.next(2) == 0))
    default: return .items(id: number, .toggled)
    }
  }
}

/// A generator with the same numbers for the same seed.
private struct Numbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed: UInt64 = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func next(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
