@_spi(Bindgen) import BindgenRuntime
import Foundation
import Observation
import TestBasics
import Testing

@testable import ListsModels

@Suite("Lists of a model")
struct ListTests {
  private func todos(_ count: Int) -> Rows<Todo> {
    Rows((0..<count).map { Todo(id: $0, title: $0 % 2 == 0 ? "milk" : "bread", minutes: $0 % 7) })
  }

  @Test("what follows from a list equals what is worked out anew, whatever is edited", arguments: [0, 3, 40, 300])
  func keptEqualsAnew(_ count: Int) {
    var random: SplitMix = SplitMix(seed: UInt64(count))
    let model: TodoList = TodoList(todos: todos(count))
    let token: TodoList.Subscription = model.observe { model, _ in expectAnew(model) }
    for step in 0..<150 {
      model.update { model in
        for _ in 0..<Int.random(in: 1...4, using: &random) { edit(model, count + 10, &random) }
        if step % 3 == 0 { expectAnew(model) }
      }
      expectAnew(model)
    }
    token.cancel()
  }

  private func edit(_ model: TodoList, _ most: Int, _ random: inout SplitMix) {
    let id: Int = Int.random(in: 0..<most, using: &random)
    let position: Int = Int.random(in: 0...model.todos.count, using: &random)
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1: model.todos.insert(Todo(id: id, title: "milk", minutes: position % 9), at: position)
    case 2: model.todos.remove(id: id)
    case 3: model.finish(id)
    case 4: model.rename(id, to: id % 3 == 0 ? "milk" : "tea")
    case 5: model.todos[id: id]?.minutes = position % 11
    case 6: model.search = ["", "milk", "BREAD", "t"][id % 4]
    case 7: model.least = id % 9
    case 8 where !model.todos.isEmpty:
      model.todos.move(from: position % model.todos.count, to: id % model.todos.count)
    case 9 where position % 7 == 0: model.todos.shuffle(using: &random)
    case 10 where position % 5 == 0: model.todos = Rows(model.todos.dropFirst(2) + [Todo(id: most, minutes: 1)])
    default: _ = model.pin(Todo(id: id, minutes: id))
    }
  }

  private func expectAnew(_ model: TodoList) {
    let all: [Todo] = Array(model.todos)
    #expect(model.open == all.count { !$0.isDone })
    #expect(model.minutes == all.reduce(0) { $0 + $1.minutes })
    #expect(model.longest == all.max { $0.minutes < $1.minutes })
    #expect(model.shortest == all.min { $0.minutes < $1.minutes })
    #expect(model.hasDone == all.contains(where: \.isDone))
    #expect(model.areDone == all.allSatisfy(\.isDone))
    #expect(model.firstOpen == all.first { !$0.isDone })
    let needle: String = model.search.lowercased()
    let shown: [Todo] = all.filter { needle.isEmpty || $0.title.contains(needle) }
    #expect(Array(model.shown) == shown)
    let order: [Int] = shown.indices.sorted { (-shown[$0].minutes, $0) < (-shown[$1].minutes, $1) }
    #expect(Array(model.byTime) == order.map { shown[$0] })
    #expect(model.long == shown.count { $0.minutes >= model.least })
    #expect(model.latest == shown.first)
    #expect(Array(model.next) == order.prefix(model.least + 1).map { shown[$0] })
    #expect(model.nextMinutes == order.prefix(3).reduce(0) { $0 + shown[$1].minutes })
    #expect(Array(model.lines) == all.map { TodoLine($0, needle) })
    #expect(Array(model.longLines) == order.map { TodoLine(shown[$0], needle) }.filter(\.isLong))
    expectSections(model.byTitle, of: all, by: \.title)
    expectSections(model.hours, of: order.map { shown[$0] }) { $0.minutes / (model.least + 1) }
    let firsts: [String: Todo] = Dictionary(all.map { ($0.title, $0) }) { first, _ in first }
    #expect(model.copyByTitle == firsts && model.firstByTitle.count == firsts.count)
    #expect(model.firstByTitle.allSatisfy { $0.value == firsts[$0.key] && $0.value == model.firstByTitle[$0.key] })
    #expect(model.titleCount == Set(all.map(\.title)).count)
    #expect(model.titles == order.map { shown[$0].title })
    #expect(model.mean == (all.isEmpty ? 0 : Double(model.minutes) / Double(all.count)))
    #expect(model.topMinutes == model.top.reduce(0) { $0 + $1.minutes })
  }

  private func expectSections<Key>(_ sections: Sections<Key, Todo>, of all: [Todo], by key: (Todo) -> Key) {
    var keys: [Key] = []
    for todo in all where !keys.contains(key(todo)) { keys.append(key(todo)) }
    #expect(sections.keys == keys)
    for section in sections { #expect(Array(section.rows) == all.filter { key($0) == section.key }) }
  }

  @Test("observers are notified of what changed, once a transaction")
  func notices() {
    let model: TodoList = TodoList(todos: todos(4))
    var changes: [TodoList.Changes] = []
    let token: TodoList.Subscription = model.observe { changes.append($1) }
    model.finish(0)
    #expect(
      changes == [
        [
          .todos, .open, .shortest, .hasDone, .firstOpen, .shown, .byTime, .latest, .byTitle, .firstByTitle,
          .copyByTitle, .hours,
        ]
      ]
    )
    changes = []
    model.finish(9)
    #expect(changes == [[.todos]])
    changes = []
    model.search = "bread"
    #expect(changes == [[.search, .needle, .shown, .byTime, .long, .titles, .latest, .lines, .nextMinutes, .hours]])
    changes = []
    // A row that is not shown, and neither the longest nor the shortest.
    model.rename(2, to: "cream")
    #expect(changes == [[.todos, .lines, .byTitle, .firstByTitle, .copyByTitle, .titleCount]])
    token.cancel()
  }

  @Test("the longest row is told when another is the longest, or that one changed")
  func longest() {
    let model: TodoList = TodoList(todos: todos(7))
    var longest: [Int?] = []
    let token: TodoList.Subscription = model.observe(\.longest) { longest.append($0?.id) }
    model.rename(2, to: "tea")
    #expect(longest == [])
    model.rename(6, to: "tea")
    model.todos[id: 1]?.minutes = 90
    model.todos.remove(id: 1)
    #expect(longest == [6, 1, 6])
    token.cancel()
  }

  @Test("edits lead from what was shown to what is shown", arguments: [0, 5, 70, 300])
  func edits(_ count: Int) {
    var random: SplitMix = SplitMix(seed: UInt64(count + 1))
    let model: TodoList = TodoList(todos: todos(count))
    var (all, byTime, next): ([Todo], [Todo], [Todo]) = ([], [], [])
    let tokens: [TodoList.Subscription] = [
      model.observeEdits(of: \.todos, initial: true) { all = $1.applied(to: all, $0) },
      model.observeEdits(of: \.byTime, initial: true) { byTime = $1.applied(to: byTime, $0) },
      model.observeEdits(of: \.next, initial: true) { next = $1.applied(to: next, $0) },
    ]
    for _ in 0..<100 {
      model.update { model in for _ in 0..<3 { edit(model, count + 10, &random) } }
      #expect(all == Array(model.todos) && byTime == Array(model.byTime) && next == Array(model.next))
    }
    for token in tokens { token.cancel() }
  }

  @Test("an edit tells of the rows that changed, and of no others")
  func exactEdits() {
    let model: TodoList = TodoList(todos: todos(6))
    var told: [Bindgen.Edits] = []
    let token: TodoList.Subscription = model.observeEdits(of: \.shown) { told.append($1) }
    model.finish(2)
    model.todos.move(from: 0, to: 5)
    model.search = "bread"
    model.rename(0, to: "cream")
    model.update { $0.todos.remove(id: 1) }
    #expect(told.map(\.updates) == [[2], [], [], []] && told.map(\.updated) == [[2], [], [], []])
    #expect(told.map(\.deletes) == [[], [], [1, 3, 5], [0]])
    #expect(told[1].moves == [Bindgen.Edits.Move(from: 0, to: 5)])
    token.cancel()
  }

  @Test("a delegate is told which rows changed")
  func delegateOfEdits() {
    let model: TodoList = TodoList(todos: todos(6))
    let delegate: Delegate = Delegate()
    model.finish(3)
    model.delegate = delegate
    model.finish(2)
    model.todos.remove(at: 0)
    model.search = "bread"
    #expect(delegate.told == ["todos u2", "shown u2", "todos d0", "shown d0", "shown d1,3"])
  }

  @Test("a delegate that gave its place to another gets no edits that are the other's")
  func delegateInNotice() {
    let model: TodoList = TodoList(todos: todos(6))
    let (one, other): (Delegate, Delegate) = (Delegate(), Delegate())
    model.delegate = one
    one.onEdit = { [unowned model, unowned one] in
      one.onEdit = nil
      model.delegate = other
      model.finish(3)
    }
    model.finish(2)
    #expect(one.told == ["todos u2"] && other.told == ["todos u3", "shown u3"])
  }

  private final class Delegate: TodoListDelegate {
    var told: [String] = []
    var onEdit: (() -> Void)?

    func todoList(_ todoList: TodoList, didEditTodos edits: Edits) {
      told.append("todos " + text(edits))
      onEdit?()
    }
    func todoList(_ todoList: TodoList, didEditShown edits: Edits) { told.append("shown " + text(edits)) }

    private func text(_ edits: Edits) -> String {
      if edits.isAll { return "all" }
      let deletes: String = edits.deletes.map(String.init).joined(separator: ",")
      return (deletes.isEmpty ? "" : "d" + deletes)
        + (edits.updates.isEmpty ? "" : "u" + edits.updates.map(String.init).joined(separator: ","))
    }
  }

  @Test("one row is observed by its id, and told when it goes and comes back")
  func oneRow() {
    let model: TodoList = TodoList(todos: todos(3))
    var (one, other): ([Bool?], Int) = ([], 0)
    let tokens: [TodoList.Subscription] = [
      model.observe(\.todos, id: 1) { one.append($0?.isDone) },
      model.observe(\.todos, id: 2) { _ in other += 1 },
      model.observe(\.byTime, id: 9, initial: true) { one.append($0?.isDone) },
    ]
    #expect(one == [nil])
    model.finish(1)
    model.todos.remove(id: 1)
    model.finish(1)
    model.add(Todo(id: 1))
    #expect(one == [nil, true, nil, false] && other == 0)
    model.add(Todo(id: 9, isDone: true))
    #expect(one.last == true && one.count == 5)
    tokens[0].cancel()
    model.finish(1)
    #expect(one.count == 5)
    model.todos = []
    #expect(one.count == 6 && other == 1)
    for token in tokens { token.cancel() }
    // Nothing is computed for those that ended.
    for id in 0..<2 { model.add(Todo(id: id)) }
    #expect(model._core.stale.meets(TodoList.Changes.byTime.mask))
  }

  @Test("who begins to observe a row in a notice is called from the next one on")
  func rowInNotice() {
    let model: TodoList = TodoList(todos: todos(3))
    var (told, late): ([String], TodoList.Subscription?) = ([], nil)
    let tokens: [TodoList.Subscription] = [
      model.observe(\.todos, id: 1) { _ in
        told.append("one")
        if late == nil { late = model.observe(\.todos, id: 2) { _ in told.append("late") } }
      },
      model.observe(\.todos, id: 2) { _ in told.append("two") },
    ]
    for title in ["a", "b"] {
      model.update { model in for id in [1, 2] { model.rename(id, to: title) } }
      #expect(told == (title == "a" ? ["one", "two"] : ["one", "two", "late"]))
      told = []
    }
    withExtendedLifetime(tokens) {}
  }

  @Test("what a closure writes when it is called at first is told to it")
  func writesAtFirst() {
    let model: TodoList = TodoList()
    var (shown, least, row): ([Int], Int, Int?) = ([], 0, 0)
    var open: [TodoList.Changes] = []
    let tokens: [TodoList.Subscription] = [
      model.observeEdits(of: \.todos, initial: true) { rows, _ in
        shown = rows.ids
        if rows.isEmpty { model.add(Todo(id: 1)) }
      },
      model.observe(\.least, initial: true) {
        least = $0
        if $0 < 2 { model.least += 1 }
      },
      model.observe(\.todos, id: 1, initial: true) {
        row = $0?.minutes
        if row == 0 { model.todos[id: 1]?.minutes = 5 }
      },
      model.observe(initial: true) {
        open.append($1)
        if open.count == 1 { $0.finish(1) }
      },
    ]
    #expect(shown == [1] && least == 2 && row == 5 && open.count == 2)
    withExtendedLifetime(tokens) {}
  }

  @Test("what Observation tracks is told")
  func tracked() {
    let model: TodoList = TodoList(todos: todos(3))
    let count: Counter = Counter()
    withObservationTracking {
      _ = model.byTime.count
    } onChange: {
      count.add()
    }
    model.add(Todo(id: 8, title: "milk"))
    #expect(count.value == 1)
  }

  @Test("a copy is a value of its own")
  func copies() {
    let model: TodoList = TodoList(todos: todos(200))
    _ = model.open
    var copy: Rows<Todo> = model.todos
    copy.removeAll { $0.id > 2 }
    copy[id: 1]?.isDone = true
    #expect(model.open == 200 && model.todos.count == 200 && copy.count == 3)
    model.todos.remove(id: 5)
    #expect(model.open == 199 && copy.count == 3)
    let (sections, firsts): (Sections<String, Todo>, KeyedRows<String, Todo>) = (model.byTitle, model.firstByTitle)
    model.todos.remove(id: 0)
    model.todos[id: 2]?.title = "milk, and more"
    #expect(firsts["milk"]?.id == 0 && model.firstByTitle["milk"]?.id == 4)
    #expect(sections[0].rows.ids.prefix(2) == [0, 2] && model.byTitle.keys.count == 3)
    var shown: Rows<Todo> = model.byTime
    shown.remove(at: 0)
    shown.append(Todo(id: 900))
    #expect(model.byTime.count == 198 && shown.count == 198)
  }

  @Test("rows that are made of rows change where what they show changes")
  func lines() {
    let model: TodoList = TodoList(todos: todos(80))
    var told: [Edits] = []
    let token: TodoList.Subscription = model.observeEdits(of: \.lines) { told.append($1) }
    model.finish(3)
    model.rename(3, to: "tea")
    model.search = "milk"
    model.todos.remove(id: 3)
    #expect(told.map(\.updates) == [[3], Array(stride(from: 0, to: 80, by: 2)), []])
    #expect(told.map(\.deletes) == [[], [], [3]] && told.allSatisfy { !$0.isAll })
    var copy: Rows<TodoLine> = model.lines
    copy.append(TodoLine(Todo(id: 900), ""))
    copy[id: 5]?.text = "mine"
    #expect(copy.count == 80 && model.lines.count == 79 && model.lines[id: 5]?.text == "bread")
    model.todos[id: 5]?.title = "rolls"
    #expect(copy[id: 5]?.text == "mine" && model.lines[id: 5]?.text == "rolls")
    token.cancel()
  }

  @Test("a list in the place of another is followed")
  func replaced() {
    let (one, other): (TodoList, TodoList) = (TodoList(todos: todos(100)), TodoList(todos: todos(10)))
    #expect((one.open, other.open) == (100, 10))
    one.edit { rows in other.edit { swap(&rows, &$0) } }
    #expect((one.open, other.open) == (10, 100))
    one.edit { $0 = [Todo(id: 1)] }
    #expect(one.open == 1 && one.byTime.ids == [1])
    one.add(Todo(id: 2))
    #expect(one.open == 2)
    var away: Rows<Todo> = todos(3)
    for _ in 0..<2 {
      one.edit { swap(&away, &$0) }
      one.add(Todo(id: 70))
      away.removeFirst()
      #expect(one.open == one.todos.count && one.byTime.count == one.open)
    }
    #expect(one.todos.ids == [70, 1] && away.ids == [0, 1, 2])
  }

  @Test("who goes through a list, or what follows from it, may edit the list", arguments: [5, 70, 300])
  func editedMeanwhile(_ count: Int) {
    func edited(_ list: TodoList, _ rows: some Sequence<Todo>) -> [Int] {
      rows.map { row in
        list.edit { $0.remove(id: row.id) }
        list.add(Todo(id: 1000 + row.id))
        _ = (list.open, list.next.count, list.lines.count, list.byTitle.count, list.firstByTitle.count)
        return row.id
      }
    }
    for read: (TodoList) -> any Sequence<Todo> in [
      { $0.todos }, { $0.todos[1...] }, { $0.byTime }, { $0.byTitle.lazy.flatMap(\.rows) },
      { $0.firstByTitle.lazy.map(\.value) },
    ] {
      let list: TodoList = TodoList(todos: todos(count))
      let ids: [Int] = read(list).map(\.id)
      #expect(edited(list, read(list)) == ids)
      #expect(list.todos.count == count && Set(list.todos.ids).isDisjoint(with: ids))
    }
  }

  @Test("a limit holds for the property from its beginning, not for copies")
  func limits() {
    let begun: TodoList = TodoList(top: Rows((0..<5).map { Todo(id: $0, minutes: 1) }))
    #expect(begun.top.ids == [0, 1, 2] && begun.topMinutes == 3)
    let model: TodoList = TodoList()
    #expect((0..<4).map { model.pin(Todo(id: $0, minutes: 1)) } == [true, true, true, false])
    #expect(model.topMinutes == 3)
    var copy: Rows<Todo> = model.top
    copy.append(Todo(id: 9))
    #expect(copy.count == 4 && model.top.count == 3)
    model.editTop { $0 = Rows((5..<9).map { Todo(id: $0, minutes: 2) }) }
    #expect(model.top.ids == [5, 6, 7] && model.topMinutes == 6)
  }

  @Test("a value's limit holds, and is nobody's business when it is encoded")
  func limitOfValue() throws {
    var hand: Hand = Hand(deck: Deck(), cards: PlainRows((1...9).map { Card(value: $0) }))
    let isDrawn: Bool = hand.draw(Card(value: 7))
    #expect(hand.total == 15 && !isDrawn)
    #expect(hand.best.map(\.value) == [5, 4, 3, 2, 1])
    hand.cards = []
    _ = hand.draw(Card(value: 7))
    var copy: PlainRows<Card> = hand.cards
    for _ in 0..<6 { copy.append(Card(value: 1)) }
    #expect(copy.count == 7 && hand.cards.count == 1)
    func replace(_ cards: inout PlainRows<Card>) { cards = copy }
    var full: Hand = hand
    replace(&full.cards)
    #expect(full.cards.count == 5)
    let json: Data = try JSONEncoder().encode(hand)
    #expect(String(decoding: json, as: UTF8.self).contains(#""cards":[{"value":7}]"#))
    #expect(try JSONDecoder().decode(Hand.self, from: json) == hand)
  }

  @Test("a source edits a value, and tells which rows changed")
  func source() {
    let hand: Hand = Hand(deck: Deck(next: 3))
    let one: Hand = hand.inserting(Card(value: 1), at: 0).inserting(Card(value: 2), at: 1)
    #expect(one.moving(from: 0, to: 1).cards == [Card(value: 2), Card(value: 1)])
    #expect(one.removing(at: 0).cards == [Card(value: 2)] && hand.cards.isEmpty)
    let source: HandSource = HandSource(one)
    var told: [Edits] = []
    source.onEdits = { told.append($0) }
    #expect([source.add(), source.add(), source.add(), source.add()] == [true, true, true, false])
    source.move(from: 0, to: 4)
    source.move(from: 1, to: 1)
    source.delete(at: 0)
    #expect(source.count == 4 && source[3] == Card(value: 3) && source.mayInsert)
    #expect(told.map(\.inserts) == [[0], [0], [0], [], []] && told.map(\.deletes) == [[], [], [], [], [0]])
    #expect(told[3].moves == [Edits.Move(from: 0, to: 4)])
    source.list = hand
    #expect(told.last?.isAll == true && source.count == 0)
    #expect(!Full(one).add())
  }

  private final class Full: ListSource<Hand> {
    override var mayInsert: Bool { false }
  }

  @Test("closures over rows are asked again when a derived field that they name changes")
  func asked() {
    let model = Asked(todos: Rows((0..<5).map { Todo(id: $0, title: "t\($0)", minutes: $0) }))
    #expect(model.named == 0)
    #expect(model.timed.map(\.id) == [0])
    model.search = "t1"
    #expect(model.named == 1)
    #expect(model.timed.map(\.id) == [2])
    model.search = "t3"
    #expect(model.named == 1)
    model.search = "unknown"
    #expect(model.named == 0)
    #expect(model.timed.isEmpty)
  }

  @Test("the first row that passes may change where it is asked again, too")
  func askedAndChanged() {
    let model = Asked(todos: [Todo(id: 1, title: "a")])
    var told: [Int?] = []
    let token = model.observe(\.other) { told.append($0?.minutes) }
    model.update {
      $0.search = "b"
      $0.todos[0].minutes = 5
    }
    #expect(told == [5])
    token.cancel()
  }

  @Test("rows without ids are kept, too")
  func plain() {
    let table: Table = Table()
    var sums: [Int] = []
    let token: Table.Subscription = table.observe(\.sum) { sums.append($0) }
    table.cards = [Card(value: 3), Card(value: 8), Card(value: 8)]
    table.cards[0].value = 9
    table.cards.append(Card(value: 1))
    table.cards.remove(at: 1)
    table.cards.swapAt(0, 1)
    #expect(table.byValue.keys == [8, 9, 1] && table.byValue[8] == Card(value: 8) && table.byValue[3] == nil)
    #expect(sums == [16, 25, 17] && Array(table.high) == [Card(value: 8), Card(value: 9)])
    token.cancel()
  }

  @Test("rows go when they are removed, and in-place edits stay in place")
  func storage() {
    let model: TodoList = TodoList(todos: todos(500))
    _ = (model.shown.count, model.longest)
    model.todos[id: 5]?.title = String(repeating: "long ", count: 20)
    let before: UnsafeRawPointer? = address(model.todos[id: 5]!.title)
    model.todos[id: 5]?.title.unicodeScalars.removeLast()
    #expect(address(model.todos[id: 5]!.title) == before)
  }

  private func address(_ text: String) -> UnsafeRawPointer? {
    text.utf8.withContiguousStorageIfAvailable { UnsafeRawPointer($0.baseAddress) } ?? nil
  }
}

private final class Counter: @unchecked Sendable {
  private(set) var value: Int = 0
  func add() { value += 1 }
}
