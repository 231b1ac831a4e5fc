@_spi(Bindgen) import BindgenRuntime
import TestBasics
import Testing

@testable import ReducersModels

/// The order in which sent actions are reduced, and the observers that are notified.
@Suite("Stores")
@MainActor
struct ReducerStoreTests {
  @Test func actionsOfOneRowChangeNoOther() {
    let store: BoardStore = Bench().board(.with(1, 2, 3))
    let rows: [ItemStore] = Array(store.each.items)
    let told: [Tally] = rows.map { row in Tally { row.text } }
    store.send(.items(id: 2, .wrote("two")))
    #expect(store.items.map(\.text) == ["item 1", "two", "item 3"])
    #expect(rows.map(\.text) == ["item 1", "two", "item 3"])
    #expect(told.map(\.count) == [0, 1, 0])
    store.send(.setQuery("a"))
    #expect(told.map(\.count) == [0, 1, 0])
  }

  @Test func rowsRunBeforeWhatReacts() throws {
    let store: BoardStore = Bench().board(.with(1, 2))
    store.send(.items(id: 1, .toggled))
    #expect(store.last == 1)
    #expect(store.open == 1)
    // The reaction removes the row in the same action.
    let row: ItemStore = try #require(store.each.items[id: 2])
    row.send(.wrote("remove me"))
    #expect(store.items.map(\.id) == [1])
    #expect(row.text == "item 2")
    #expect(store.each.items[id: 2] == nil)
  }

  @Test func whatIsMissingChangesNothing() {
    let store: BoardStore = Bench().board(.with(1))
    let told: Told = Told(store)
    store.send(.items(id: 7, .toggled))
    store.send(.detail(.wrote("nobody")))
    #expect(told.changes == [])
    store.send(.items(id: 1, .steps(id: 1, .toggled)))
    #expect(store.last == nil)
    #expect(store.state.items == Board.with(1).items)
    var board: Board = .with(1)
    #expect(board.reduce(.items(id: 7, .expand), services: Bench().services).isEmpty)
    #expect(!board.reduce(.items(id: 1, .expand), services: Bench().services).isEmpty)
  }

  @Test func reactionsToFieldsComeOnce() {
    let store: BoardStore = Bench().board(.with(1))
    store.send(.searchResponded(["a"], atOnce: false))
    store.send(.setQuery(""))
    #expect(store.results == ["a"])
    store.send(.setQuery("b"))
    #expect(store.results == [])
    // Two reactions to one field both run, and one reaction to two fields runs once.
    #expect(store.shownTwice == 2)
    store.send(.items(id: 1, .toggled))
    #expect(store.shownTwice == 4)
  }

  @Test func reactionsReactToEachOtherAsThoseOfAClass() {
    let store: RoundsStore = RoundsStore(Rounds())
    let model: ClassRounds = ClassRounds()
    for number: Double in [1, 1, 5] {
      store.send(.setFirst(number))
      model.first = number
    }
    store.third = 9
    model.third = 9
    let begin: [String] = ["first 1.0", "both 1.0 0.0", "second 2.0", "third 3.0", "both 1.0 3.0"]
    #expect(store.log == model.log)
    #expect(Array(store.log.prefix(5)) == begin)
    // A value that differs from itself is no news in each round.
    store.send(.setFirst(.nan))
    #expect(store.log.last?.hasPrefix("both nan") == true)
  }

  @Test func aListIsNewsWhereItWasEdited() {
    let store: RoundsStore = RoundsStore(Rounds())
    store.send(.setFirst(1))
    #expect(store.edits == 0)
    store.send(.add(Note(id: 1)))
    #expect(store.edits == 1)
    store.send(.setSecond(7))
    #expect(store.edits == 1)
  }

  @Test func childrenAreStores() {
    let store: BoardStore = Bench().board()
    let header: HeaderStore = store.header
    var caption: Tally = Tally { store.caption }
    header.send(.renamed("New"))
    #expect(store.state.header.title == "New")
    #expect(store.caption == "New")
    #expect(caption.count == 1)
    store.header.title = "Other"
    #expect(header.title == "Other")
    store.send(.header(.tapped))
    #expect(header.taps == 1)
    caption = Tally { store.caption }
    store.send(.header(.tapped))
    #expect(caption.count == 0)
    #expect(store.heard == ["renamed", "setTitle", "tapped", "tapped"])
    header.send(.add(4))
    #expect(header.each.notes[id: 4] != nil)
    header.each.notes[id: 4]?.send(.wrote("note"))
    #expect(store.state.header.notes[id: 4]?.text == "note")
    #expect(store.summary == "Other: 0 of 0, 1, none")
  }

  @Test func optionalChildrenComeAndGo() throws {
    let store: BoardStore = Bench().board(Board(detail: Detail(id: 1, text: "first")))
    let detail: DetailStore = try #require(store.detail)
    let isThere: Tally = Tally { store.detail == nil }
    #expect(store.summary.hasSuffix("first"))
    // A reader of a child that may be missing is notified of changes in it, too.
    detail.send(.wrote("second"))
    #expect(isThere.take() == 1)
    #expect(store.summary.hasSuffix("second"))
    #expect(store.detail === detail)
    store.send(.show(nil))
    #expect(store.detail == nil)
    #expect(isThere.take() == 1)
    // Its last values can still be read, and it sends to nobody.
    #expect(detail.text == "second")
    detail.send(.wrote("third"))
    #expect(detail.text == "second")
    store.send(.show(Detail(id: 1)))
    #expect(isThere.take() == 1)
    #expect(store.detail !== detail)
    store.detail?.send(.showBadge(true))
    let badge: BadgeStore = try #require(store.detail?.badge)
    badge.send(.pulsed)
    #expect(store.state.detail?.badge?.count == 1)
  }

  @Test func rowsInRows() throws {
    let store: BoardStore = Bench().board(.with(1, 2))
    let row: ItemStore = try #require(store.each.items[id: 1])
    row.send(.add(step: 5))
    row.send(.add(step: 6))
    let step: StepStore = try #require(row.each.steps[id: 5])
    #expect(row.left == 2)
    let left: Tally = Tally { row.left }
    let steps: Tally = Tally { row.each.steps.map(\.id) }
    step.send(.toggled)
    #expect(step.isDone)
    #expect((row.left, left.count, steps.count) == (1, 1, 0))
    store.send(.items(id: 1, .steps(id: 5, .toggled)))
    #expect(!step.isDone)
    #expect(row.each.steps[id: 5] === step)
    store.send(.reverse)
    #expect(row.each.steps[id: 5] === step)
    row.send(.remove(step: 5))
    #expect(row.each.steps.map(\.id) == [6])
    #expect(store.state.items[id: 1]?.steps.map(\.id) == [6])
  }

  @Test func rowsOfTheirOwnKind() throws {
    let store: FolderStore = FolderStore(Folder(id: 0))
    store.send(.add(1))
    store.send(.folders(id: 1, .add(2)))
    store.send(.folders(id: 1, .folders(id: 2, .renamed("deep"))))
    let deep: FolderStore = try #require(store.each.folders[id: 1]?.each.folders[id: 2])
    #expect(deep.title == "deep")
    deep.send(.renamed("deeper"))
    #expect(store.state.folders[id: 1]?.folders[id: 2]?.title == "deeper")
  }

  // MARK: Order

  @Test func whatIsSentWhileAnotherIsReducedWaits() {
    let desk: Bench = Bench()
    let store: BoardStore = desk.board()
    defer { desk.onCall = { _ in } }
    var seen: [String] = []
    desk.onCall = { text in
      seen.append(text + store.query)
      if text == "a" {
        store.send(.call("b"))
        store.send(.setQuery("!"))
        store.send(.call("c"))
        seen.append("sent")
      }
    }
    store.send(.call("a"))
    #expect(seen == ["a", "sent", "b", "c!"])
  }

  @Test func observersMaySend() {
    let store: BoardStore = Bench().board()
    var seen: [String] = []
    let token: BoardStore.Subscription = store.observe { store, changes in
      seen.append("\(changes.contains(.query)) \(store.query) \(store.count)")
      if store.count < 2 { store.send(.counted) }
    }
    store.send(.setQuery("a"))
    #expect(store.count == 2)
    #expect(seen == ["true a 0", "false a 1", "false a 2"])
    withExtendedLifetime(token) {}
  }

  @Test func manyInARowAndManyNested() {
    let desk: Bench = Bench()
    let store: BoardStore = desk.board()
    defer { desk.onCall = { _ in } }
    let (many, nested) = (LongProof.size(100_000), 10_000)
    for _ in 0..<many { store.send(.counted) }
    #expect(store.count == many)
    desk.onCall = { text in
      if let number: Int = Int(text.dropFirst(5)) { store.send(.ping(number)) }
    }
    store.send(.ping(nested - 1))
    #expect(store.count == many + nested)
  }

  // MARK: Notices

  @Test func onceATransactionAndNotOfWhatIsEqual() {
    let store: BoardStore = Bench().board(.with(1, 2))
    let told: Told = Told(store)
    store.send(.searchChanged(""))
    store.send(.same)
    store.send(.tryAndUndo)
    #expect(told.changes == [])
    store.send(.items(id: 1, .toggled))
    #expect(told.changes == ["items, last, open, sorted, longest, summary, shownTwice"])
    store.send(.setQuery("a"))
    #expect(told.changes.last == "query, caption, summary, shownTwice")
    store.update {
      $0.send(.setQuery("b"))
      $0.send(.counted)
    }
    #expect(told.changes.last == "query, count, caption, summary, shownTwice")
    #expect(told.changes.count == 3)
  }

  // MARK: Rows

  @Test func rowStoresAreTheSameEachTime() throws {
    let store: BoardStore = Bench().board(.with(1, 2, 3))
    let row: ItemStore = try #require(store.each.items[id: 2])
    store.send(.move(from: 1, to: 0))
    #expect(store.each.items.first === row)
    store.send(.put(.with(2, 3)))
    #expect(store.each.items[id: 2] === row)
    #expect(row.text == "item 2")
    store.send(.remove(2))
    #expect(store.each.items[id: 2] == nil)
    row.send(.wrote("nobody"))
    #expect(row.text == "item 2")
    store.send(.insert(Item(id: 2, text: "back"), at: 0))
    #expect(store.each.items[id: 2] === row)
    #expect(row.text == "back")
    row.send(.toggled)
    #expect(store.open == 1)
    weak let gone: ItemStore? = store.each.items[id: 3]
    #expect(gone == nil)
  }

  @Test func aKeptCollectionHasStoresOfRowsThatAreGone() throws {
    let store: BoardStore = Bench().board(.with(1, 2))
    let each: Bindgen.EachRow<Item, ItemStore> = store.each.items
    store.send(.items(id: 2, .wrote("late")))
    store.send(.remove(2))
    #expect(each.map(\.id) == [1, 2])
    let row: ItemStore = each[1]
    #expect((row.text, each[id: 2] == nil) == ("item 2", true))
    row.send(.wrote("nobody"))
    #expect((row.text, store.items.count) == ("item 2", 1))
    store.send(.insert(Item(id: 2, text: "back"), at: 0))
    #expect(each[1] === row)
    #expect((row.text, store.each.items.first === row) == ("back", true))
  }

  @Test func eachIsQuietWhereRowsChange() {
    let store: BoardStore = Bench().board(.with(11, 2, 3))
    let each: Tally = Tally { store.each.items.map(\.id) }
    let all: Tally = Tally { store.items.count }
    store.send(.items(id: 2, .wrote("z")))
    #expect((each.take(), all.take()) == (0, 1))
    for action: Board.Action in [.addTapped, .remove(2), .move(from: 0, to: 1), .reverse, .put(.with(4)), .clear] {
      store.send(action)
      #expect((each.take(), all.take()) == (1, 1), "\(action.name)")
    }
    store.send(.clear)
    #expect((each.take(), all.take()) == (0, 0))
  }

  @Test func rowStoresFollowWholeLists() throws {
    let store: BoardStore = Bench().board(.with(1, 2))
    let row: ItemStore = try #require(store.each.items[id: 2])
    let told: Tally = Tally { row.text }
    store.send(.replace([Item(id: 2, text: "new"), Item(id: 5)]))
    #expect((row.text, told.take()) == ("new", 1))
    store.send(.put(Board(items: [Item(id: 2, text: "newer")])))
    #expect((row.text, told.take()) == ("newer", 1))
    store.send(.tryAndUndo)
    #expect((row.text, told.take()) == ("newer", 0))
    #expect(store.each.items[id: 2] === row)
  }

  // MARK: Lifetime

  @Test func nothingIsLeft() throws {
    weak var store: BoardStore?
    weak var row: ItemStore?
    weak var detail: DetailStore?
    try {
      let own: BoardStore = Bench().board(.with(1))
      own.send(.show(Detail(id: 1)))
      store = own
      row = own.each.items[id: 1]
      #expect(row == nil)
      let kept: ItemStore = try #require(own.each.items[id: 1])
      row = kept
      detail = own.detail
      kept.send(.toggled)
    }()
    #expect(store == nil)
    #expect(row == nil)
    #expect(detail == nil)
  }

  @Test func rowsKeepTheirStoreAndChildrenDoNot() throws {
    var store: BoardStore? = Bench().board(.with(1))
    weak let root: BoardStore? = store
    var row: ItemStore? = try #require(store?.each.items[id: 1])
    let header: HeaderStore = try #require(store?.header)
    store = nil
    row?.send(.toggled)
    #expect(row?.isDone == true)
    #expect(root != nil)
    row = nil
    #expect(root == nil)
    header.send(.tapped)
    #expect(header.taps == 0)
  }
}

/// The notices of a store's observer, with fields in the store's order.
@MainActor
private final class Told {
  private(set) var changes: [String] = []
  private var token: BoardStore.Subscription?

  init(_ store: BoardStore) {
    token = store.observe { [unowned self] _, changes in
      self.changes.append(BoardStore.names.filter { changes.contains($0.0) }.map(\.1).joined(separator: ", "))
    }
  }
}

extension BoardStore {
  /// The fields that observers are notified of, in the store's order.
  static let names: [(Changes, String)] = [
    (.items, "items"), (.numbers, "numbers"), (.plain, "plain"), (.detail, "detail"), (.query, "query"),
    (.results, "results"), (.count, "count"), (.last, "last"), (.heard, "heard"), (.open, "open"),
    (.sorted, "sorted"), (.longest, "longest"), (.caption, "caption"), (.summary, "summary"),
    (.shownTwice, "shownTwice"),
  ]
}
