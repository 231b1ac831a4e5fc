/// A program that uses the emitted model beside types with all names that emitted code uses.
@main enum OwnMain {
  @_Concurrency.MainActor static func main() async {
    let clock = Bindgen.TestClock()
    let store = OwnStoreSpy(saveResult: .success(()))
    store.loadResult = .success([OwnLine(id: 7)])
    let screen = OwnScreen(clock: clock, store: store, prices: OwnPrices { $0.count })
    var changes: [OwnScreen.Changes] = []
    var sums: [Int] = []
    let tokens: [AnyObject] = [
      screen.observe { _, changed in changes.append(changed) },
      screen.publishers.sum.map { $0 * 10 }.sink { sums.append($0) },
    ]
    for number in 1...3 { _ = screen.add(OwnLine(id: number, text: "a", number: number, isDone: number == 2)) }
    screen.edit { $0[id: 3]?.number = 9 }
    screen.invite()
    screen.guest?.add()
    Swift.print(screen.sum, screen.sorted.ids, screen.groups.map(\.key), screen.total, sums, changes.count)
    Swift.print(screen.lines.isEmpty ? "" : "Rows", Swift.Mirror(reflecting: screen.lines).children.count)

    let search: Bindgen.Effect = screen.search("milk")
    clock.skip(.milliseconds(5))
    await search.value
    Swift.print(screen.found.map(\.id), store.names, AnySomeOwnScreen(screen).query)

    var queries: [String] = []
    for await query in screen.values(of: \.query) {
      queries.append(query)
      if query == "tea" { break }
      screen.query = "tea"
    }
    await screen.refresh()
    Swift.print(queries, screen.least)

    let services = OwnBoard.Services(clock: clock, store: store, newID: { 5 })
    let board = OwnBoardStore(OwnBoard(), services: services)
    board.send(.add)
    await board.send(.notes(id: 5, .load)).value
    let query = board.send(.setQuery("x"))
    clock.skip(.milliseconds(5))
    await query.value
    Swift.print(board.notes.map(\.text), board.likes, board.each.notes.count, board.size)

    let test = OwnBoardTestStore(OwnBoard(), services: services) { message in Swift.print("failed: \(message)") }
    await test.send(.add) { $0.notes.append(OwnNote(id: 5)) }
    await test.finish()

    Swift.print(OwnHandSource(OwnHand()).add(), tokens.count)
  }
}
