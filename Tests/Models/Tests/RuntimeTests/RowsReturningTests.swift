@_spi(Bindgen) import BindgenRuntime
import Testing

/// A row that was removed and comes back is the same row, and no other row is taken for it.
@Suite("Rows that come back") struct RowsReturningTests {
  final class Item: Identifiable {}

  @Test("an object that comes back moves, by whatever way it went")
  func objects() {
    var rows: Bindgen.Rows<Item> = Bindgen.Rows((0..<3).map { _ in Item() }).linked(Bindgen.History())
    let kept: Bindgen.KeptEdits = Bindgen.KeptEdits()
    func take() -> Bindgen.Edits { kept.take(from: rows.withTickets._list) }
    _ = take()
    let removals: [(ObjectIdentifier) -> Void] = [
      { _ in rows.remove(at: 0) }, { rows.remove(id: $0) }, { rows[id: $0] = nil },
      { id in
        func clear(_ row: inout Item?) { row = nil }
        clear(&rows[id: id])
      },
    ]
    for remove in removals {
      let first: Item = rows[0]
      remove(first.id)
      rows.append(first)
      let edits: Bindgen.Edits = take()
      #expect(edits.moves == [.init(from: 0, to: 2, isUpdated: true)])
      #expect(edits.deletes.isEmpty && edits.inserts.isEmpty)
    }
  }

  @Test("an object at the address of one that has ended is another row")
  func addresses() {
    var rows: Bindgen.Rows<Item> = Bindgen.Rows([Item(), Item()]).linked(Bindgen.History())
    let kept: Bindgen.KeptEdits = Bindgen.KeptEdits()
    func take() -> Bindgen.Edits { kept.take(from: rows.withTickets._list) }
    _ = take()
    var reused: Int = 0
    for _ in 0..<1000 where reused < 3 {
      let gone: ObjectIdentifier = rows[0].id
      rows.remove(at: 0)
      let new: Item = Item()
      if new.id == gone { reused += 1 }
      rows.append(new)
      let edits: Bindgen.Edits = take()
      #expect(edits.deletes == [0] && edits.inserts == [1] && edits.moves.isEmpty)
    }
    #expect(reused > 0)
  }

  @Test("a copy with readers of its own knows nothing of what was removed before")
  func copies() {
    struct Number: Identifiable, Equatable {
      var id: Int
      var count: Int = 0
    }
    var rows: Bindgen.Rows<Number> = Bindgen.Rows((0..<100).map { Number(id: $0) }).linked(Bindgen.History())
    let kept: Bindgen.KeptEdits = Bindgen.KeptEdits()
    func read() { _ = kept.take(from: rows.withTickets._list) }
    read()
    rows.replaceSubrange(0..<10, with: [])
    // So many edits later, other rows have got the tickets of those ten.
    for _ in 0..<5000 {
      rows[0].count += 1
      read()
    }
    for id in 100..<150 { rows.append(Number(id: id)) }
    var copy: Bindgen.Rows<Number> = rows.unlinked.linked(Bindgen.History())
    for id in 0..<10 { copy.insert(Number(id: id), at: id) }
    #expect(copy.ids == Array(0..<150))
    for id in 0..<150 { #expect(copy[id: id]?.id == id && copy.index(id: id) == id) }
  }
}
