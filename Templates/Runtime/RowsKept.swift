// MARK: - Forms of lists that are kept

nonisolated extension Bindgen {
  /// What was worked out of each row, by ticket.
  struct ByTicket<Value> {
    private var values: ContiguousArray<Value?> = []

    subscript(ticket: Ticket) -> Value? {
      get { Int(ticket) < values.count ? values[Int(ticket)] : nil }
      set {
        if Int(ticket) >= values.count {
          values.append(contentsOf: repeatElement(nil, count: Int(ticket) + 1 - values.count))
        }
        values[Int(ticket)] = newValue
      }
    }
  }

  /// A sum of what rows give.
  final class KeptSum<Value>: Kept {
    @exclusivity(unchecked) private var values = ByTicket<Value>()
    @exclusivity(unchecked) private var sum: Value?

    func follow<Row>(
      _ list: RowList<Row>,
      zero: Value,
      _ value: (Row) -> Value,
      add: (inout Value, Value) -> Void,
      subtract: (inout Value, Value) -> Void
    ) -> Value {
      update(
        list,
        touched: { ticket in
          if let old = values[ticket] { subtract(&sum!, old) }
          values[ticket] = list.contains(ticket) ? value(list[ticket: ticket]) : nil
          if let new = values[ticket] { add(&sum!, new) }
        },
        all: {
          (values, sum) = (ByTicket(), zero)
          list.forEachTicket { ticket, row in
            let new = value(row)
            values[ticket] = new
            add(&sum!, new)
          }
        }
      )
      return sum!
    }
  }
}

nonisolated extension Bindgen.Kept {
  /// Looks at what was touched, or at all.
  fileprivate func update<Row>(
    _ list: Bindgen.RowList<Row>,
    touched: (Bindgen.Ticket) -> Void,
    all: () -> Void
  ) {
    switch news(of: list.link?.history) {
    case .touches(let touches): for touch in touches { touched(touch.ticket) }
    case .asked, .lost: all()
    }
  }
}

// MARK: Selections

nonisolated extension Bindgen {
  /// Rows of a list in an order of their own.
  class KeptOrder: Kept {
    @exclusivity(unchecked) fileprivate(set) var box = Box(Order())
    @exclusivity(unchecked) private var looks: ContiguousArray<(wasIn: Bool, belongs: Bool)> = []

    var order: Order { box.value }

    fileprivate func makeOwn() {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
    }

    /// Takes out what may stand elsewhere now, then puts in what belongs: one by one would compare with what is wrong.
    ///
    /// - Parameter look: Whether a row of the list belongs here, and may stay where it is.
    fileprivate func move<Row>(
      _ touches: ArraySlice<Touch>,
      of list: RowList<Row>,
      look: (Touch, Row) -> (belongs: Bool, stays: Bool),
      isBefore: (Ticket, Ticket) -> Bool
    ) {
      if touches.isEmpty { return }
      makeOwn()
      looks.removeAll(keepingCapacity: true)
      for touch in touches {
        let wasIn = box.value.contains(touch.ticket)
        let now = list.contains(touch.ticket) ? look(touch, list[ticket: touch.ticket]) : (belongs: false, stays: false)
        if wasIn && !(now.belongs && now.stays) { box.value.remove(touch.ticket) }
        looks.append((wasIn, now.belongs))
      }
      for (touch, look) in zip(touches, looks) { settle(touch, look.wasIn, look.belongs, isBefore) }
      history?.trim(for: box.value.count)
    }

    private func settle(_ touch: Touch, _ wasIn: Bool, _ belongs: Bool, _ isBefore: (Ticket, Ticket) -> Bool) {
      let isPlaced = belongs && !box.value.contains(touch.ticket)
      if isPlaced { box.value.insert(touch.ticket) { isBefore($0, touch.ticket) } }
      if isPlaced || belongs != wasIn || belongs && touch.isChanged {
        history?.add(touch.ticket, isChanged: touch.isChanged || !wasIn, isPlaced: isPlaced || belongs != wasIn)
      }
    }

    /// All anew: where it is known which rows were touched, with what has become of each.
    fileprivate func begin(_ tickets: [Ticket], _ touches: ArraySlice<Touch>?) {
      let new = Order(tickets)
      if let touches { compare(new, touches) } else { history?.restart() }
      box = Box(new)
    }

    private func compare(_ new: Order, _ touches: ArraySlice<Touch>) {
      for touch in touches where touch.isChanged && new.contains(touch.ticket) {
        history?.add(touch.ticket, isChanged: true, isPlaced: false)
      }
      // What is in both and stands in the same order has not moved.
      var old = order.pieces.joined().lazy.filter { new.contains($0) }.makeIterator()
      for ticket in order.pieces.joined() where !new.contains(ticket) {
        history?.add(ticket, isChanged: false, isPlaced: true)
      }
      for ticket in new.pieces.joined() {
        let isNew = !order.contains(ticket)
        if isNew || old.next() != ticket { history?.add(ticket, isChanged: isNew, isPlaced: true) }
      }
      history?.trim(for: box.value.count)
    }
  }

  /// The rows that pass, in the list's order.
  final class KeptFilter: KeptOrder {
    func follow<Row>(_ list: RowList<Row>, _ passes: (Row) -> Bool) {
      switch news(of: list.link?.history) {
      case .touches(let touches):
        move(
          touches,
          of: list,
          look: { (passes($1), !$0.isPlaced) },
          isBefore: { list.isBefore($0, $1) }
        )
      case .asked(let touches): begin(passing(list, passes), touches)
      case .lost: begin(passing(list, passes), nil)
      }
    }

    private func passing<Row>(_ list: RowList<Row>, _ passes: (Row) -> Bool) -> [Ticket] {
      var tickets: [Ticket] = []
      list.forEachTicket { if passes($1) { tickets.append($0) } }
      return tickets
    }
  }

  /// The first rows of a list.
  final class KeptPrefix: KeptOrder {
    func follow<Row>(_ list: RowList<Row>, _ count: Int) {
      switch news(of: list.link?.history) {
      case .touches(let touches):
        move(
          touches,
          of: list,
          look: { touch, _ in (list.position(of: touch.ticket) < count, !touch.isPlaced) },
          isBefore: { list.isBefore($0, $1) }
        )
        fill(list, Swift.min(count, list.count))
      case .asked(let touches): begin(Array(list.order.pieces.joined().prefix(count)), touches)
      case .lost: begin(Array(list.order.pieces.joined().prefix(count)), nil)
      }
    }

    /// Rows that nobody touched have been pushed out, or have moved up.
    private func fill<Row>(_ list: RowList<Row>, _ count: Int) {
      if order.count == count { return }
      makeOwn()
      while order.count > count {
        let last = order[order.place(at: order.count - 1)]
        box.value.remove(last)
        history?.add(last, isChanged: false, isPlaced: true)
      }
      var position = count
      while order.count < count {
        position -= 1
        let ticket = list.ticket(at: position)
        if order.contains(ticket) { continue }
        box.value.insert(ticket) { list.isBefore($0, ticket) }
        history?.add(ticket, isChanged: true, isPlaced: true)
      }
    }
  }

  /// Rows that are made of those of a list.
  final class KeptMap<New>: KeptOrder {
    /// In any order.
    @exclusivity(unchecked) private(set) var rows = KeptMap.none

    private static var none: Box<RowStore<New>> {
      let box = Box(RowStore<New>([]))
      box.value.addTickets()
      return box
    }

    /// - Parameter make: Nil leaves a row out.
    func follow<Row>(_ list: RowList<Row>, _ make: (Row) -> New?, areSame: (New, New) -> Bool) {
      if !isKnownUniquelyReferenced(&rows) { rows = Box(rows.value) }
      func remade(_ touches: some Sequence<Touch>) -> ArraySlice<Touch> {
        touches.map { remake($0, of: list, make, areSame) }[...]
      }
      switch news(of: list.link?.history) {
      case .touches(let touches):
        move(
          remade(touches),
          of: list,
          look: { touch, _ in (self.rows.value.order.contains(touch.ticket), !touch.isPlaced) },
          isBefore: { list.isBefore($0, $1) }
        )
      case .asked(let touches):
        let gone = touches.filter { !list.contains($0.ticket) }
        let all = remade(gone + list.order.pieces.joined().map { Touch(ticket: $0, isChanged: true, isPlaced: false) })
        begin(list.order.pieces.joined().filter(rows.value.order.contains), all)
      case .lost:
        rows = Self.none
        _ = remade(list.order.pieces.joined().map { Touch(ticket: $0, isChanged: true, isPlaced: false) })
        begin(list.order.pieces.joined().filter(rows.value.order.contains), nil)
      }
    }

    /// A touched row that comes out as it was may have moved, and no more.
    private func remake<Row>(
      _ touch: Touch,
      of list: RowList<Row>,
      _ make: (Row) -> New?,
      _ areSame: (New, New) -> Bool
    ) -> Touch {
      let place = rows.value.order.contains(touch.ticket) ? rows.value.order.place(of: touch.ticket) : nil
      if place != nil, !touch.isChanged, list.contains(touch.ticket) { return touch }
      let new = list.contains(touch.ticket) ? make(list[ticket: touch.ticket]) : nil
      guard let place else {
        if let new { rows.value.insert(new, touch.ticket, at: rows.value.count) }
        return touch
      }
      guard let new else {
        _ = rows.value.remove(at: place)
        return touch
      }
      let isSame = areSame(rows.value[place], new)
      rows.value.rows[place.piece][place.offset] = new
      return Touch(ticket: touch.ticket, isChanged: !isSame, isPlaced: touch.isPlaced)
    }
  }

  /// The rows by a key; those with one key stand as in the list.
  final class KeptSort<Key>: KeptOrder {
    @exclusivity(unchecked) private var keys = ByTicket<Key>()

    func follow<Row>(
      _ list: RowList<Row>,
      _ key: (Row) -> Key,
      areSame: (Key, Key) -> Bool,
      areInOrder: (Key, Key) -> Bool
    ) {
      switch news(of: list.link?.history) {
      case .touches(let touches):
        move(
          touches,
          of: list,
          look: { touch, row in
            let (old, new) = (self.keys[touch.ticket], key(row))
            self.keys[touch.ticket] = new
            return (true, !touch.isPlaced && old.map { areSame($0, new) } == true)
          },
          isBefore: { one, other in
            let (left, right) = (self.keys[one]!, self.keys[other]!)
            return areInOrder(left, right) || !areInOrder(right, left) && list.isBefore(one, other)
          }
        )
      case .asked(let touches): begin(sorted(list, key, areInOrder), touches)
      case .lost: begin(sorted(list, key, areInOrder), nil)
      }
    }

    private func sorted<Row>(
      _ list: RowList<Row>,
      _ key: (Row) -> Key,
      _ areInOrder: (Key, Key) -> Bool
    ) -> [Ticket] {
      var all: [(key: Key, position: Int, ticket: Ticket)] = []
      keys = ByTicket()
      list.forEachTicket { ticket, row in
        let key = key(row)
        keys[ticket] = key
        all.append((key, all.count, ticket))
      }
      all.sort { areInOrder($0.key, $1.key) || !areInOrder($1.key, $0.key) && $0.position < $1.position }
      return all.map(\.ticket)
    }
  }
}

nonisolated extension Bindgen {
  /// Which row is the first.
  final class KeptFirst: Kept {
    @exclusivity(unchecked) private var first: Ticket?

    func follow<Row>(_ list: RowList<Row>) {
      let first = list.count == 0 ? nil : list.ticket(at: 0)
      switch news(of: list.link?.history) {
      case .touches(let touches), .asked(let touches):
        if first != self.first || touches.contains(where: { $0.isChanged && $0.ticket == first }) { history?.restart() }
      case .lost: history?.restart()
      }
      self.first = first
    }
  }
}
