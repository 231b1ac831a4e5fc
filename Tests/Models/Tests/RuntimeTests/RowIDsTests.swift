@_spi(Bindgen) import BindgenRuntime
import Testing

/// Tickets by hashes, beside a dictionary: with hashes that differ, that are near the end, and that are all alike.
@Suite("Rows by their ids")
struct RowIDsTests {
  private typealias Table = Bindgen.TicketTable
  private typealias Ticket = Bindgen.Ticket

  @Test(arguments: [UInt32.max, 0xffff_0000, 7, 1, 0]) func ticketsAreFoundByTheirHashes(_ mask: UInt32) {
    var random: RowsRandomTests.Generator = RowsRandomTests.Generator(seed: UInt64(mask))
    var table: Table = Table(minimumCapacity: 0)
    var hashes: [Ticket: UInt32] = [:]
    for (round, growth) in [9, 5, 0, 8].enumerated() {
      for _ in 0..<600 {
        if Int.random(in: 0..<10, using: &random) < growth {
          let ticket: Ticket = Ticket.random(in: 0..<10_000, using: &random)
          if hashes[ticket] != nil { continue }
          // With one bit left, hashes belong at the end, and what comes behind them at the beginning.
          let hash: UInt32 = UInt32.random(in: 0...UInt32.max, using: &random) & mask | (mask == 1 ? .max - 1 : 0)
          hashes[ticket] = hash
          table.insert(ticket, hash)
        } else if let (ticket, hash) = hashes.min(by: { $0.key < $1.key }) {
          hashes[ticket] = nil
          table.remove(ticket, hash)
        }
      }
      check(table, hashes)
      // A copy has its own memory.
      let copy: Table = Table(copy: table)
      if let (ticket, hash) = hashes.first { copy.remove(ticket, hash) }
      check(table, hashes)
      if round == 1 { table = Table(copy: table) }
    }
    #expect(!hashes.isEmpty)
  }

  private func check(_ table: Table, _ hashes: [Ticket: UInt32]) {
    for ticket in Ticket(0)..<10_000 {
      let hash: UInt32 = hashes[ticket] ?? UInt32(ticket)
      #expect(table.first(hash) { $0 == ticket } == (hashes[ticket] == nil ? nil : ticket))
    }
  }

  /// An id with a poor hash of its own, as in old code.
  private struct BadID: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) { hasher.combine(0) }
  }

  private struct Row: Identifiable {
    var id: BadID
    var text: String = ""
  }

  @Test func idsWithOneHashFindTheirRows() {
    var rows: Bindgen.Rows<Row> = Bindgen.Rows((0..<200).map { Row(id: BadID(number: $0)) })
    rows[id: BadID(number: 150)]?.text = "found"
    rows[id: BadID(number: 20)] = nil
    rows[180].id = BadID(number: 20)
    #expect(rows.index(id: BadID(number: 150)) == 149 && rows[149].text == "found")
    #expect(rows.index(id: BadID(number: 20)) == 180 && rows[id: BadID(number: 181)] == nil && rows.count == 199)
    #expect((0..<200).allSatisfy { rows.contains(id: BadID(number: $0)) == ($0 != 181) })
  }
}
