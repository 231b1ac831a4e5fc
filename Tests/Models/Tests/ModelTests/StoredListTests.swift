@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import ReducersModels

/// Edits of lists that a store's actions replace: with another list, an older one, or a form of themselves.
@Suite("Lists in stores that are replaced")
@MainActor
struct StoredListTests {
  private static func sheets(_ count: Int) -> [Sheet] { (0..<count).map { Sheet(id: $0, words: $0 % 10) } }

  private func check(_ store: PadStore, location: SourceLocation = #_sourceLocation) {
    #expect(store.words == store.sheets.reduce(0) { $0 + $1.words }, sourceLocation: location)
    #expect(Array(store.long) == Array(store.sheets).filter { $0.words > 5 }, sourceLocation: location)
    #expect(store.bestWords == store.best.reduce(0) { $0 + $1.words }, sourceLocation: location)
    #expect(store.noteCount == store.notes.count, sourceLocation: location)
  }

  @Test("a list that is assigned twice in an action is noticed", arguments: [1, 2, 3, 4])
  func assignedTwice(_ count: Int) {
    // (A value without services has the type of these all the same.)
    let none: Pad.Services = .init()
    let store: PadStore = PadStore(Pad(notes: ["a"]), services: none)
    var notices: Int = 0
    let token: Bindgen.Subscription = store.observe(\.notes) { _ in notices += 1 }
    check(store)
    for number in 1...count {
      store.send(.rewrite((0..<number).map { "\($0)" }))
      check(store)
      #expect(notices == number)
    }
    withExtendedLifetime(token) {}
  }

  @Test("an older value may be put back, and edited in the same action", arguments: [1, 40, 300])
  func undone(_ count: Int) {
    let store: PadStore = PadStore(Pad(sheets: Rows(Self.sheets(count))))
    var shown: [Sheet] = []
    let token: Bindgen.Subscription = store.observeEdits(of: \.sheets, initial: true) { rows, edits in
      if edits.isAll { shown = Array(rows) }
      for old in (edits.deletes + edits.moves.map(\.from)).sorted(by: >) { shown.remove(at: old) }
      for new in (edits.inserts + edits.moves.map(\.to)).sorted() { shown.insert(rows[new], at: new) }
      for new in edits.updated { shown[new] = rows[new] }
    }
    check(store)
    for round in 0..<4 {
      store.send(.keep)
      store.send(.add(1000 + round, words: 7))
      store.send(.add(2000 + round, words: 8))
      check(store)
      #expect(shown == Array(store.sheets))
      store.send(round % 2 == 0 ? .undoAndAdd(3000 + round, words: 9) : .undo)
      check(store)
      #expect(shown == Array(store.sheets))
    }
    withExtendedLifetime(token) {}
  }

  @Test("a limit holds for an older value, too")
  func limited() {
    let store: PadStore = PadStore(Pad(best: Rows(Self.sheets(3))))
    store.send(.keep)
    store.send(.pick([]))
    store.send(.undoAndPick(7))
    #expect(store.best.ids == [0, 1, 2])
    check(store)
  }

  @Test("a list that becomes a form of itself is noticed", arguments: [false, true])
  func becameForm(_ isPicked: Bool) {
    let all: [Sheet] = [Sheet(id: 1, words: 9), Sheet(id: 2, words: 2), Sheet(id: 3, words: 7)]
    let store: PadStore = PadStore(Pad(best: isPicked ? [] : Rows(all)))
    if isPicked { store.send(.pick(all)) }
    var told: [[Int]] = []
    let token: Bindgen.Subscription = store.observe(\.best) { told.append($0.ids) }
    check(store)
    store.send(.keepLong)
    #expect(told == [[1, 3]] && store.best.ids == [1, 3])
    check(store)
    withExtendedLifetime(token) {}
  }
}
