@_spi(Bindgen) import BindgenRuntime
import Observation
import TestBasics
import Testing

@testable import ListsModels

/// Rows that are models are children of their list's owner, as long as they are in it.
@Suite("Lists of models")
struct ListModelTests {
  private func line(_ id: Int, price: Int = 1, quantity: Int = 1) -> Line {
    Line(id: id, product: Product(name: "p\(id)", price: price), quantity: quantity)
  }

  private func cart(_ count: Int) -> Cart { Cart(lines: Rows((0..<count).map { line($0, price: $0) })) }

  @Test("a row's change is its owner's, once a transaction, and so is that of a model below it")
  func changes() {
    let cart = cart(3)
    var told: [Cart.Changes] = []
    let token = cart.observe { told.append($1) }
    cart.lines[1].quantity = 3
    #expect(told == [[.lines, .total, .big, .bigQuantity, .stacks, .named]])
    #expect(cart.total == 5)
    told = []
    cart.lines[id: 2]?.product.price = 10
    #expect(told == [[.lines, .total, .big, .dearest, .stacks, .named]] && cart.total == 13)
    told = []
    cart.update { cart in
      cart.lines[0].note = "a"
      cart.lines[1].note = "b"
      #expect(cart.notes == ["a", "b", ""])
    }
    #expect(told == [[.lines, .big, .notes, .stacks, .named]])
    token.cancel()
  }

  @Test("rows may change while their list is edited in place: all is told when the edit has ended")
  func changesInEdit() {
    let cart = cart(3)
    var totals: [Int] = []
    let tokens = [
      cart.observe(\.total) { totals.append($0) },
      cart.lines[2].observe(\.total) { totals.append(-$0) },
    ]
    cart.lines.removeAll { row in
      row.quantity = 5
      return row.id == 1
    }
    #expect(totals.sorted() == [-10, 10] && cart.lines.map(\.id) == [0, 2])
    withExtendedLifetime(tokens) {}
  }

  @Test("all equals what is worked out anew, whatever is edited", arguments: [0, 1, 3, 40, 200])
  func keptEqualsAnew(_ count: Int) {
    var random = SplitMix(seed: UInt64(count))
    let (cart, other) = (cart(count), cart(2))
    var shown: [[Line]] = [Array(cart.lines), Array(cart.big)]
    var notices = 0
    let tokens = [
      cart.observeEdits(of: \.lines) { shown[0] = applied($1, to: shown[0], $0) },
      cart.observeEdits(of: \.big) { shown[1] = applied($1, to: shown[1], $0) },
      cart.observe { _, _ in notices += 1 },
    ]
    var gone: [Line] = []
    for round in 0..<(LongProof.isOn ? 300 : 100) {
      notices = 0
      let edits = random.below(3) == 0 ? 5 : 1
      cart.update { cart in
        for _ in 0..<edits {
          edit(cart, other, &gone, round, &random)
          if random.below(4) == 0 { expectAnew(cart) }
        }
      }
      #expect(notices <= 1)
      expectAnew(cart)
      #expect(shown[0].map(ObjectIdentifier.init) == cart.lines.map(ObjectIdentifier.init))
      #expect(shown[1].map(ObjectIdentifier.init) == cart.big.map(ObjectIdentifier.init))
    }
    for token in tokens { token.cancel() }
  }

  private func edit(_ cart: Cart, _ other: Cart, _ gone: inout [Line], _ round: Int, _ random: inout SplitMix) {
    let index = cart.lines.isEmpty ? nil : random.below(cart.lines.count)
    switch (random.below(13), index) {
    case (0, _): cart.lines.insert(line(1000 + round, price: random.below(9)), at: index ?? 0)
    case (1, let index?): gone.append(cart.lines.remove(at: index))
    case (2, let index?): cart.lines[index].quantity = random.below(5)
    case (3, let index?): cart.lines[index].product.price = random.below(9)
    case (4, let index?): cart.lines[index].note = "n\(round)"
    case (5, let index?): cart.lines.move(from: index, to: random.below(cart.lines.count))
    case (6, _): cart.least = random.below(9)
    case (7, let index?): cart.lines[index] = line(cart.lines[index].id, price: random.below(9))
    // Removed rows may change, and come back.
    case (8, _):
      gone.last?.quantity += 1
      if random.below(2) == 0, let line = gone.popLast() { cart.lines.append(line) }
    // In two lists at once.
    case (9, let index?): other.lines.append(cart.lines[index])
    case (10, _): if !other.lines.isEmpty { cart.lines.append(other.lines.removeFirst()) }
    case (11, _): cart.lines = Rows(cart.lines.shuffled(using: &random))
    case (12, _): cart.detail = random.below(2) == 0 ? nil : Detail(text: "\(round)")
    default: cart.detail?.text += "!"
    }
  }

  private func expectAnew(_ cart: Cart) {
    let lines = Array(cart.lines)
    let big = lines.filter { $0.quantity * $0.product.price >= cart.least }
    #expect(cart.total == lines.reduce(0) { $0 + $1.quantity * $1.product.price })
    #expect(cart.big.map(\.id) == big.map(\.id))
    #expect(cart.bigQuantity == big.reduce(0) { $0 + $1.quantity })
    #expect(cart.notes == lines.map(\.note))
    let dearest = lines.reduce(nil as Line?) { ($0?.product.price ?? -1) >= $1.product.price ? $0 : $1 }
    #expect(cart.dearest === dearest)
    #expect(cart.dearestName == dearest?.product.name ?? "")
    var keys: [Int] = []
    for line in lines where !keys.contains(line.quantity) { keys.append(line.quantity) }
    #expect(cart.stacks.map(\.key) == keys)
    let stacks: [[Int]] = keys.map { key in lines.filter { $0.quantity == key }.map(\.id) }
    #expect(cart.stacks.map { $0.rows.map(\.id) } == stacks)
    for line in lines { #expect(cart.named[line.note] === lines.first { $0.note == line.note }) }
    #expect(cart.size == cart.detail?.text.count ?? 0 && cart.has == (cart.detail != nil))
  }

  /// Returns old rows with edits applied at once: each row in one of them, and each where it says.
  private func applied(_ edits: Bindgen.Edits, to old: [Line], _ rows: Rows<Line>) -> [Line] {
    if edits.isAll { return Array(rows) }
    let taken = edits.deletes + edits.moves.map(\.from)
    #expect(Set(taken + edits.updates).count == taken.count + edits.updates.count)
    var new = old.indices.filter { !taken.contains($0) }.map { old[$0] }
    let moved = edits.moves.map { ($0.to, old[$0.from]) }
    for (place, row) in (edits.inserts.map { ($0, rows[$0]) } + moved).sorted(by: { $0.0 < $1.0 }) {
      new.insert(row, at: place)
    }
    for place in edits.updated { new[place] = rows[place] }
    for move in edits.moves where move.isUpdated { new[move.to] = rows[move.to] }
    return new
  }

  @Test("a child that comes and goes is followed while it is there")
  func child() {
    let (cart, first, second) = (cart(0), Detail(text: "ab"), Detail(text: "abc"))
    var told: [Cart.Changes] = []
    let token = cart.observe { told.append($1) }
    cart.detail = first
    cart.detail = first
    #expect(told == [[.detail, .size, .has]] && cart.size == 2)
    cart.detail?.text = "abcd"
    #expect(told.count == 2 && told.last == [.detail, .size] && cart.size == 4)
    cart.detail = second
    first.text = ""
    #expect(told.count == 3 && cart.size == 3)
    cart.detail = nil
    second.text = ""
    #expect(told.count == 4 && cart.size == 0 && !cart.has)
    token.cancel()
  }

  @Test("a row in two lists is a change of both, and after it left one, of the other")
  func twoLists() {
    let (one, other) = (cart(2), Cart())
    other.lines.append(one.lines[1])
    var told: [String] = []
    let tokens = [
      one.observe(\.total) { told.append("one \($0)") }, other.observe(\.total) { told.append("other \($0)") },
    ]
    other.lines[0].quantity = 2
    #expect(told.sorted() == ["one 2", "other 2"])
    told = []
    one.lines.remove(at: 1)
    #expect(told == ["one 0"])
    told = []
    other.lines[0].quantity = 3
    #expect(told == ["other 3"])
    for token in tokens { token.cancel() }
  }

  @Test("a row that left has transactions of its own, once the one in which it left is over")
  func leaving() {
    let cart = cart(2)
    let line = cart.lines[0]
    var told: [String] = []
    let tokens = [
      line.observe(\.quantity) { told.append("line \($0)") }, cart.observe(\.total) { told.append("total \($0)") },
    ]
    cart.update { cart in
      cart.lines.removeFirst()
      line.quantity = 5
      #expect(told.isEmpty)
    }
    #expect(told == ["line 5"])
    cart.update { cart in
      line.product.price = 7
      line.quantity = 6
      #expect(told == ["line 5", "line 6"])
      cart.lines.append(line)
    }
    #expect(told == ["line 5", "line 6", "total 43"])
    for token in tokens { token.cancel() }
  }

  @Test("rows that leave have transactions of their own, also those that share a child, now or with one that ended")
  func leavingTogether() {
    let (cart, product) = (cart(1), Product(price: 3))
    let lines = (1...2).map { Line(id: $0, product: product) }
    _ = Line(id: 9, product: product)
    func told(_ edit: (Cart) -> Void) -> Int {
      var told = 0
      edit(cart)
      let token = lines[0].observe(\.quantity) { _ in told += 1 }
      cart.update { _ in
        lines[0].quantity += 1
        token.cancel()
      }
      return told
    }
    #expect(told { $0.lines = Rows(lines) } == 0)
    #expect(told { $0.lines.removeAll() } == 1)
    // A row whose other owner has ended belongs to one only.
    _ = Cart(lines: [lines[0]])
    #expect(told { $0.lines = Rows(lines) } == 0)
    #expect(told { $0.lines.removeAll() } == 1)
  }

  @Test("a row that left is let go, and so are rows whose owner is")
  func letGo() {
    var cart: Cart? = cart(3)
    weak let removed = cart?.lines[0]
    let kept = cart?.lines[1]
    weak let last = cart?.lines[2]
    #expect(cart?.total == 3)
    cart?.lines.removeFirst()
    #expect(removed == nil && last != nil)
    weak let owner = cart
    cart = nil
    #expect(owner == nil && last == nil)
    kept?.quantity = 9
    #expect(kept?.total == 9)
  }

  @Test("rows are let go with their owner, also where a child of it lives on and is a row of it, too")
  func letGoBesideChild() {
    let (cart, rack) = (cart(1), Rack())
    var shop: Shop? = Shop(cart: cart, rack: rack, carts: [cart, Cart()])
    weak let row = shop?.carts[1]
    #expect(shop?.all == 0 && row != nil)
    shop = nil
    #expect(row == nil)
    // Those that come after it look through who was there before.
    for _ in 0..<9 { #expect(Shop(cart: cart, rack: rack, carts: [cart]).quantity == 1) }
  }

  @Test("rows come and go inside notices")
  func insideNotices() {
    let cart = cart(1)
    var totals: [Int] = []
    let tokens = [
      cart.observe(\.total) { totals.append($0) },
      cart.observe(\.total) { [unowned cart] total in
        if total == 5 { cart.lines.append(line(100, price: 10)) } else if total == 15 { cart.lines.removeFirst() }
      },
    ]
    cart.lines[0].product.price = 5
    #expect(totals == [5, 15, 10])
    for token in tokens { token.cancel() }
  }

  @Test("one row is observed by its id, and told of what is below it")
  func oneRow() {
    let cart = cart(3)
    var told: [Int?] = []
    let token = cart.observe(\.lines, id: 1) { told.append($0?.total) }
    cart.lines[0].quantity = 7
    cart.lines[1].quantity = 2
    cart.lines[1].product.price = 4
    cart.lines.remove(id: 1)
    #expect(told == [2, 8, nil])
    token.cancel()
  }

  @Test("a form of a form sees fields of rows that the first one does not use")
  func formsOfForms() {
    let shelf = Shelf(lines: Rows((0..<3).map { line($0) }))
    func told() -> [Int] { [shelf.isNoted ? 1 : 0, shelf.quantityOfNoted, shelf.totalOfNoted] }
    shelf.lines[id: 1]?.product.price = 2
    for id in 0..<3 {
      shelf.lines[id: id]?.quantity = 3 - id
      shelf.lines[id: id]?.note = ""
    }
    #expect(told() == [0, 0, 0])
    shelf.lines[id: 1]?.note = "wrap"
    #expect(told() == [1, 2, 4])
    #expect(shelf.noted.map(\.id) == [1])
    shelf.lines[id: 1]?.product.price = 5
    #expect(told() == [1, 2, 10])
    shelf.lines[id: 1]?.note = ""
    #expect(told() == [0, 0, 0])
  }

  @Test("where Observation alone observes, a row's change is only its own")
  func observation() {
    let shelf = Shelf(lines: Rows((0..<2).map { line($0) }))
    let told = Box(0)
    func track(_ read: () -> Void) { withObservationTracking(read) { told.value += 1 } }
    track { _ = shelf.lines.count }
    shelf.lines[0].note = "a"
    #expect(told.value == 0)
    track { _ = shelf.lines[0].note }
    shelf.lines[0].note = "b"
    #expect(told.value == 1)
    track { _ = shelf.notes }
    shelf.lines[1].note = "c"
    #expect(shelf.notes == ["b", "c"])
    #expect(told.value == 2)
    shelf.lines.append(line(5))
    #expect(told.value == 3)
  }

  private final class Box: @unchecked Sendable {
    var value: Int

    init(_ value: Int) { self.value = value }
  }

  @Test("rows without ids may be there twice, and count twice")
  func plain() {
    let (shelf, product) = (Shelf(), Product(price: 3))
    shelf.loose = [product, product]
    #expect(shelf.price == 6)
    product.price = 4
    #expect(shelf.price == 8)
    shelf.loose.removeLast()
    product.price = 5
    #expect(shelf.price == 5)
  }

  @Test("a row that comes with fields that nobody has read is a change above its list's owner")
  func comesUnread() {
    let cart = cart(1)
    let till = Till(cart: cart)
    var told: [Int] = []
    let token = till.observe(\.double) { told.append($0) }
    cart.lines.append(line(1, price: 3))
    cart.lines.append(line(2, price: 4))
    #expect(told == [6, 14])
    token.cancel()
  }

  @Test("what is above a list's owner follows its rows, also where rows have rows")
  func above() {
    let (cart, rack) = (cart(3), Rack(lines: [line(7, quantity: 2)]))
    let shop = Shop(cart: cart, rack: rack, carts: [cart])
    var told: [Shop.Changes] = []
    let token = shop.observe { told.append($1) }
    cart.lines[2].quantity = 4
    #expect(told == [[.carts, .quantity, .all]] && shop.quantity == 6 && shop.all == 9)
    rack.lines[0].quantity = 5
    #expect(told.last == .racked && shop.racked == [5])
    cart.lines.append(line(9, price: 1))
    shop.carts.append(Cart(lines: [line(1, price: 100)]))
    shop.carts[1].lines[0].product.price = 200
    #expect(shop.all == 210 && told.count == 5)
    token.cancel()
  }
}
