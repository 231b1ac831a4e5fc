/// Lists, and derivations of them.
extension PairItem {
  static let lists: [PairItem] = [
    PairItem("list") { $0.list() },
    PairItem("list of a domain", "lists", "items2: Item"),
    PairItem("list without ids", "lists", "numbers: { element: Int, ids: none }"),
    PairItem("list with a limit", "lists", "few: { element: Item, limit: 3 }"),
    PairItem("list, new", "lists", "fresh: { element: Item, new: 'Item(id: 7)' }"),
    PairItem("list, private") { draft in
      draft.row()
      draft.subject.add("lists", "private hidden: Todo")
      draft.subject.add("actions", "forgetHidden: hidden.removeAll()")
    },
    PairItem("list, private(set)") { draft in
      draft.row()
      draft.subject.add("lists", "private(set) shown: Todo")
    },
    PairItem("list, long") { draft in
      let access: String = draft.access
      draft.subject.add(
        "lists",
        "picked:\n  element: Item\n  value: '[Item(id: 1)]'\n  doc: Those.\n  access: \(access)\n  set: \(access)"
      )
    },
    PairItem("list that an action edits") { draft in
      draft.list()
      draft.subject.add("actions", "raise(_ id: Int): todos[id: id]?.tag += 1")
    },
    PairItem("rows that are models") { $0.models() },
    PairItem("rows that are models without an id") { draft in
      if draft.isValue { draft.refuse("a value has no rows that are classes") }
      draft.other("Plain", isValue: false) { $0.add("state", "size: Int = 0") }
      draft.subject.add("lists", "plains: Plain")
    },
    PairItem("rows that are models, derived") { draft in
      draft.models()
      draft.subject.add("derive", "quantity: Int = lines.sum(\\.quantity)")
    },
    PairItem("rows that are models, filtered") { draft in
      draft.models()
      draft.subject.add("derive", "many: Rows<Line> = lines.filter { $0.quantity > 1 }")
    },
    PairItem("rows with rows") { draft in
      draft.row()
      draft.other("Folder", isValue: true) { folder in
        folder.conforms("Equatable", "Sendable")
        folder.add("let", "id: Int")
        folder.add("lists", "inner: Todo")
      }
      draft.subject.add("lists", "folders: Folder")
    },
  ]

  /// Kept forms, each in a class, and two in one.
  static let kept: [PairItem] =
    [
      ("filter", "Rows<Todo>", "todos.filter { $0.tag > 0 }"),
      ("filterByField", "Rows<Todo>", "todos.filter { $0.tag > number }"),
      ("prefix", "Rows<Todo>", "todos.prefix(3)"),
      ("sorted", "Rows<Todo>", "todos.sorted(by: \\.tag)"),
      ("sortedDown", "Rows<Todo>", "todos.sorted(by: \\.tag, order: .descending)"),
      ("mapped", "Rows<Todo>", "todos.map { $0 }"),
      ("tags", "[Int]", "todos.map { $0.tag }"),
      ("grouped", "Sections<Int, Todo>", "todos.grouped(by: \\.tag)"),
      ("dictionary", "KeyedRows<Int, Todo>", "todos.dictionary(by: \\.tag)"),
      ("first", "Todo?", "todos.first { $0.tag > 0 }"),
      ("least", "Todo?", "todos.min(by: \\.tag)"),
      ("most", "Todo?", "todos.max(by: \\.tag)"),
      ("amount", "Int", "todos.count"),
      ("numberOfSome", "Int", "todos.count { $0.tag > 0 }"),
      ("isEmpty", "Bool", "todos.isEmpty"),
      ("hasSome", "Bool", "todos.contains { $0.tag > 0 }"),
      ("hasAll", "Bool", "todos.allSatisfy { $0.tag > 0 }"),
      ("tagSum", "Int", "todos.sum(\\.tag)"),
      ("chained", "Rows<Todo>", "todos.filter { $0.tag > 0 }.sorted(by: \\.tag)"),
    ].map { name, type, value in
      PairItem("derive of rows: " + name) { draft in
        if value.contains("> number") { draft.field() }
        draft.list()
        draft.subject.add("derive", "\(name): '\(type) = \(value)'")
      }
    } + [
      PairItem("derive, kept") { draft in
        draft.list()
        draft.subject.add("derive", "keptRows:\n  type: Rows<Todo>\n  value: todos.filter { $0.tag > 1 }\n  kept: true")
      },
      PairItem("derive of kept rows") { draft in
        draft.list()
        draft.subject.add("derive", "some: Rows<Todo> = todos.filter { $0.tag > 2 }")
        draft.subject.add("derive", "someNumber: Int = some.count")
      },
      PairItem("derive of rows, private") { draft in
        draft.list()
        draft.subject.add("derive", "private hiddenRows: Rows<Todo> = todos.filter { $0.tag > 3 }")
        draft.subject.add("derive", "hiddenNumber: Int = hiddenRows.count")
      },
      PairItem("derive of a list without ids") { draft in
        draft.subject.add("lists", "numbers: { element: Int, ids: none }")
        draft.subject.add("derive", "big: PlainRows<Int> = numbers.filter { $0 > 2 }")
      },
    ]
}
