@_spi(Bindgen) import BindgenRuntime
import Testing

/// Kept forms of lists, in an expression that does not request the same one each time: the tool infers from its tokens that
/// it does, and may be wrong.
@Suite("Kept forms")
struct KeptTests {
  struct Todo: Identifiable, Hashable {
    var id: Int
    var minutes: Int
  }

  private static let double: @Sendable (Todo) -> Todo = { Todo(id: $0.id, minutes: $0.minutes * 2) }

  /// Queries that request different types of forms, of the list or of a form of it.
  private static let questions: [@Sendable (Bindgen.Rows<Todo>) -> [Int]] = [
    { $0.filter { $0.minutes > 3 }.ids },
    { $0.sorted(by: \.minutes).ids },
    { $0.sorted(by: { Double($0.minutes) }).ids },
    { [$0.count { $0.minutes > 3 }] },
    { $0.prefix(2).ids },
    { $0.filter { $0.minutes > 3 }.sorted(by: \.minutes).ids },
    { $0.filter { $0.minutes > 3 }.prefix(2).ids },
    { $0.filter { $0.minutes > 3 }.map(double).sum(\.minutes) == 0 ? [] : [1] },
    { $0.map(double).sorted(by: \.minutes).ids },
    { Array($0.map(double)).map(\.minutes) },
  ]

  @Test("A list gives another form than the last time, if it is asked for another")
  func otherForm() {
    let source: Bindgen.KeptSource = Bindgen.KeptSource()
    var rows: Bindgen.Rows<Todo> = Bindgen.Rows<Todo>().linked(Bindgen.History())
    rows.append(contentsOf: (0..<70).map { Todo(id: $0, minutes: $0 * 5 % 9) })
    var random: RowsRandomTests.Generator = RowsRandomTests.Generator(seed: 7)
    for round in 0..<300 {
      let question: (Bindgen.Rows<Todo>) -> [Int] = Self.questions[Int(random.next() % UInt64(Self.questions.count))]
      #expect(question(rows.followed(by: source)) == question(Bindgen.Rows(Array(rows))), "\(round)")
      let position: Int = Int(random.next() % UInt64(rows.count))
      rows[position].minutes += 1
      if round.isMultiple(of: 3) { rows.move(from: position, to: 0) }
    }
  }

  @Test("Another form is a change, and the same one is none")
  func change() {
    let source: Bindgen.KeptSource = Bindgen.KeptSource()
    var rows: Bindgen.Rows<Todo> = Bindgen.Rows<Todo>().linked(Bindgen.History())
    rows.append(Todo(id: 1, minutes: 5))
    let filter: (Bindgen.Rows<Todo>) -> [Int] = Self.questions[0]
    let sort: (Bindgen.Rows<Todo>) -> [Int] = Self.questions[1]
    for (question, changes) in [(filter, true), (filter, false), (sort, true), (sort, false), (filter, true)] {
      #expect(source.changes { question(rows.followed(by: source)) } == changes)
    }
  }

  @Test("Forms are held in one direction alone, and end with the list's own")
  func end() {
    var source: Bindgen.KeptSource? = Bindgen.KeptSource()
    var rows: Bindgen.Rows<Todo> = Bindgen.Rows<Todo>().linked(Bindgen.History())
    rows.append(contentsOf: (0..<9).map { Todo(id: $0, minutes: $0) })
    weak var form: Bindgen.Kept?
    for _ in 0..<2 {
      let list: Bindgen.Rows<Todo> = rows.followed(by: source.unsafelyUnwrapped).filter { $0.minutes > 4 }
      let last: Bindgen.Rows<Todo> = list.sorted(by: \.minutes)
      #expect(last.prefix(2).map(\.id) == [5, 6])
      form = last._list.history as? Bindgen.Kept
      #expect(form != nil)
      rows.remove(at: 0)
    }
    source = nil
    #expect(form == nil)
  }
}
