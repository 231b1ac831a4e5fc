@_spi(Bindgen) import BindgenRuntime
import Testing

/// A list under random edits: compared with an array, kept forms with those computed anew, and edits with those that are
/// applied to the rows shown before.
@Suite("Rows under random edits")
struct RowsRandomTests {
  struct Todo: Identifiable, Hashable {
    var id: Int
    var minutes: Int
    var isDone: Bool = false
  }

  @Test(
    "kept equals anew, and edits lead from what was shown to what is shown",
    arguments: [0, 1, 2, 7, 30, 62, 70, 126, 260]
  )
  func random(_ count: Int) throws {
    var random: Generator = Generator(seed: UInt64(count))
    var lists: Lists = Lists(count: count)
    for round in 0..<24 {
      for _ in 0..<Int.random(in: 0...(count % 3 == 0 ? 1 : 8), using: &random) {
        lists.edit(round, &random)
        // A form that is read in the middle of a transaction must not lose what comes before its end.
        if Int.random(in: 0..<4, using: &random) == 0 { _ = lists.sorted }
      }
      try lists.check()
    }
  }

  struct Lists {
    var rows: Bindgen.Rows<Todo>
    var array: [Todo]
    private let forms: [Bindgen.KeptSource] = (0..<15).map { _ in Bindgen.KeptSource() }
    private var shown: [Shown<Todo>] = (0..<5).map { _ in Shown() }
    private var copy: (sections: Bindgen.Sections<Int, Todo>, rows: [Todo])?
    private var lines: [Shown<Line>] = [Shown(), Shown()]
    /// A value that closures capture.
    private var few: Int = 5

    init(count: Int) {
      array = (0..<count).map { Todo(id: $0, minutes: $0 % 7) }
      rows = Bindgen.Rows(array).linked(Bindgen.History())
    }

    var sorted: Bindgen.Rows<Todo> {
      mutating get { rows.followed(by: forms[0]).filter { !$0.isDone }.sorted(by: \.minutes) }
    }

    mutating func edit(_ round: Int, _ random: inout Generator) {
      let todo: Todo = Todo(
        id: Int.random(in: 0..<(array.count + 20), using: &random),
        minutes: Int.random(in: 0..<9, using: &random)
      )
      let one: Int = Int.random(in: 0...array.count, using: &random)
      let kind: Int = Int.random(in: 0..<12, using: &random)
      if kind < 3 { return insert(todo, at: one) }
      guard !array.isEmpty, one < array.count else { return }
      let other: Int = Int.random(in: array.indices, using: &random)
      switch kind {
      case 3: #expect(rows.remove(at: one) == array.remove(at: one))
      case 4:
        rows.move(from: one, to: other)
        array.insert(array.remove(at: one), at: other)
      case 5:
        rows[one].minutes = todo.minutes
        array[one].minutes = todo.minutes
      case 6:
        rows[id: array[one].id]?.isDone.toggle()
        array[one].isDone.toggle()
      case 7: rows[id: array.remove(at: one).id] = nil
      case 8:
        rows.swapAt(one, other)
        array.swapAt(one, other)
      case 9: put(todo)
      case 10 where round % 3 == 0:
        few = todo.minutes * (round.isMultiple(of: 2) ? 1 : 20)
        for form in forms { form.askAgain() }
      default: if round % 10 == 0 { rearrange(kind == 10, &random) }
      }
    }

    private mutating func insert(_ todo: Todo, at position: Int) {
      let isNew: Bool = !array.contains { $0.id == todo.id }
      #expect(rows.insert(todo, at: position) == isNew)
      if isNew { array.insert(todo, at: position) }
    }

    private mutating func put(_ todo: Todo) {
      rows[id: todo.id] = todo
      if let position: Int = array.firstIndex(where: { $0.id == todo.id }) {
        array[position] = todo
      } else {
        array.append(todo)
      }
    }

    private mutating func rearrange(_ isShuffled: Bool, _ random: inout Generator) {
      if isShuffled {
        array.shuffle(using: &random)
        _ = rows._assign(Bindgen.Rows(array), areSame: ==)
      } else {
        array.reverse()
        rows.reverse()
      }
    }

    mutating func check() throws {
      #expect(Array(rows) == array)
      #expect(rows.ids == array.map(\.id))
      for (position, todo) in array.enumerated() where position % 9 == 0 {
        #expect(rows.index(id: todo.id) == position)
      }
      #expect(rows.followed(by: forms[1]).count { $0.isDone } == array.count { $0.isDone })
      #expect(rows.followed(by: forms[2]).sum(\.minutes) == array.reduce(0) { $0 + $1.minutes })
      #expect(rows.followed(by: forms[3]).max(by: \.minutes) == array.max { $0.minutes < $1.minutes })
      #expect(rows.followed(by: forms[4]).min(by: \.minutes) == array.min { $0.minutes < $1.minutes })
      #expect(rows.followed(by: forms[5]).allSatisfy { $0.isDone } == array.allSatisfy { $0.isDone })
      #expect(rows.followed(by: forms[6]).first { $0.minutes == 3 } == array.first { $0.minutes == 3 })
      let filtered: Bindgen.Rows<Todo> = rows.followed(by: forms[7]).filter { $0.minutes > 2 }
      #expect(Array(filtered) == array.filter { $0.minutes > 2 })
      let open: [Todo] = array.filter { !$0.isDone }
      let byMinutes: [Int] = open.indices.sorted { (open[$0].minutes, $0) < (open[$1].minutes, $1) }
      #expect(Array(sorted) == byMinutes.map { open[$0] })
      let first: Bindgen.Rows<Todo> = rows.followed(by: forms[8]).prefix(few)
      #expect(Array(first) == Array(array.prefix(few)))
      let most: Bindgen.Rows<Todo> = rows.followed(by: forms[9]).sorted(by: \.minutes, order: .descending).prefix(few)
      let down: [Int] = array.indices.sorted { (-array[$0].minutes, $0) < (-array[$1].minutes, $1) }
      #expect(Array(most) == down.prefix(few).map { array[$0] })
      try shown[3].follow(first._list)
      try shown[4].follow(most._list)
      try checkMaps()
      try checkSections()
      try shown[0].follow(rows._list)
      try shown[1].follow(filtered._list)
      try shown[2].follow(sorted._list)
    }

    private mutating func checkSections() throws {
      let few: Int = few
      let key: (Todo) -> Int = { $0.minutes < few ? $0.minutes : few }
      let kept: Bindgen.Sections<Int, Todo> = rows.followed(by: forms[12]).grouped(by: key)
      var keys: [Int] = []
      for todo in array where !keys.contains(key(todo)) { keys.append(key(todo)) }
      #expect(kept.keys == keys)
      for section in kept {
        #expect(
          Array(section.rows) == array.filter { key($0) == section.key } && kept[key: section.key] == section.rows
        )
      }
      #expect(kept == Bindgen.Rows(array).grouped(by: key) && kept[key: -1] == nil)
      let keyed: Bindgen.KeyedRows<Int, Todo> = rows.followed(by: forms[14]).dictionary(by: key)
      let dictionary: [Int: Todo] = Bindgen.Rows(array).dictionary(by: key)
      #expect(keyed.keys == keys && keyed == Bindgen.Rows(array).dictionary(by: key) && keyed[-1] == nil)
      #expect(keyed.allSatisfy { $0.value == dictionary[$0.key] } && dictionary.count == keyed.count)
      let open: Bindgen.Sections<Int, Todo> = rows.followed(by: forms[13]).filter { !$0.isDone }.sorted(by: \.minutes)
        .grouped { $0.id % 5 }
      let byMinutes: [Todo] = array.filter { !$0.isDone }.enumerated().sorted {
        ($0.element.minutes, $0.offset) < ($1.element.minutes, $1.offset)
      }.map(\.element)
      #expect(open == Bindgen.Rows(byMinutes).grouped { $0.id % 5 })
      // A copy stays as it is.
      if let copy { #expect(copy.sections.flatMap { Array($0.rows) } == copy.rows) }
      if array.count % 2 == 0 { copy = (open.unlinked, open.flatMap { Array($0.rows) }) }
    }

    private mutating func checkMaps() throws {
      let few: Int = few
      let made: Bindgen.Rows<Line> = rows.followed(by: forms[10]).map { Line($0, few) }
      let anew: [Line] = array.map { Line($0, few) }.filter { $0.id >= 0 }
      #expect(Array(made) == anew)
      #expect(made.ids.allSatisfy { made[id: $0]?.id == $0 } && made[id: 7] == nil)
      try lines[0].follow(made._list)
      let many: Bindgen.Rows<Line> = rows.followed(by: forms[11]).sorted(by: \.minutes).map { Line($0, few) }
        .filter { $0.text == "many" }
      let byMinutes: [Int] = array.indices.sorted { (array[$0].minutes, $0) < (array[$1].minutes, $1) }
      let wanted: [Line] = byMinutes.map { Line(array[$0], few) }
      #expect(Array(many) == wanted.filter { $0.id >= 0 && $0.text == "many" })
      try lines[1].follow(many._list)
    }
  }

  /// The value that a row is mapped to: the row 7 gets another id, and is left out.
  struct Line: Identifiable, Hashable {
    var id: Int
    var text: String

    init(_ todo: Todo, _ few: Int) {
      (id, text) = (todo.id == 7 ? -1 : todo.id, todo.minutes < few ? "few" : "many")
    }
  }

  /// A screen that only ever applies edits. It rejects what a table view rejects.
  struct Shown<Row: Identifiable & Hashable> {
    private let edits: Bindgen.KeptEdits = Bindgen.KeptEdits()
    private var rows: [Row] = []

    mutating func follow(_ list: Bindgen.RowList<Row>) throws {
      let new: [Row] = Array(list)
      let edits: Bindgen.Edits = edits.take(from: list)
      if edits.isAll {
        rows = new
        return
      }
      try checkPairs(edits, new)
      #expect(edits.moves.count == fewestMoves(to: new))
      let out: Set<Int> = Set(edits.deletes + edits.moves.map(\.from))
      try #require(out.count == edits.deletes.count + edits.moves.count)
      try #require(out.isDisjoint(with: edits.updates))
      for (old, now) in zip(edits.updates, edits.updated) { rows[old] = new[now] }
      rows = rows.indices.filter { !out.contains($0) }.map { rows[$0] }
      for position in (edits.inserts + edits.moves.map(\.to)).sorted() {
        try #require(position <= rows.count)
        rows.insert(new[position], at: position)
      }
      #expect(rows == new)
    }

    private func checkPairs(_ edits: Bindgen.Edits, _ new: [Row]) throws {
      for (old, now) in zip(edits.updates, edits.updated) { #expect(rows[old].id == new[now].id) }
      for move in edits.moves {
        #expect(rows[move.from].id == new[move.to].id)
        if !move.isUpdated { #expect(rows[move.from] == new[move.to]) }
      }
      let (before, after): (Set<Row.ID>, Set<Row.ID>) = (Set(rows.map(\.id)), Set(new.map(\.id)))
      for position in edits.deletes { #expect(!after.contains(rows[position].id)) }
      for position in edits.inserts { #expect(!before.contains(new[position].id)) }
    }

    /// Returns the number of rows outside of a longest run that keeps its order.
    private func fewestMoves(to new: [Row]) -> Int {
      let places: [Row.ID: Int] = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1.id, $0) })
      let kept: [Int] = rows.compactMap { places[$0.id] }
      var ends: [Int] = []
      for place in kept {
        if let index: Int = ends.firstIndex(where: { $0 > place }) { ends[index] = place } else { ends.append(place) }
      }
      return kept.count - ends.count
    }
  }

  struct Generator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ state >> 29) &* 0xBF58_476D_1CE4_E5B9
    }
  }
}
