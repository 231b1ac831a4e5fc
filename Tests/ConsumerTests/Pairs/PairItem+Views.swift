extension PairItem {
  static let views: [PairItem] = [
    PairItem("view, shows") { draft in
      draft.needsStore()
      draft.field()
      draft.subject.view("shows", "number")
    },
    PairItem("view, shows a derivation") { draft in
      draft.needsStore()
      draft.field()
      draft.subject.add("derive", "twice: Int = number * 2")
      draft.subject.view("shows", "twice")
    },
    PairItem("view, shows a list") { draft in
      draft.needsStore()
      draft.list()
      draft.subject.view("shows", "todos")
    },
    PairItem("view, shows kept rows") { draft in
      draft.needsStore()
      draft.list()
      draft.subject.add("derive", "sorted: 'Rows<Todo> = todos.sorted(by: \\.tag)'")
      draft.subject.view("shows", "sorted")
    },
    PairItem("view, shows an optional child") { draft in
      draft.needsStore()
      draft.child()
      draft.subject.add("children", "detail: Child? = nil")
      draft.subject.view("shows", "detail")
    },
    PairItem("view, commands") { draft in
      draft.subject.view("commands", "close()")
      draft.subject.add("actions", "finish: view?.close()")
      draft.subject.add("actions", "closeItself: view?.base.close()")
      draft.subject.add("actions", "finishAll: '[0].forEach { _ in self.view?.close() }'")
    },
    PairItem("view, command with doc") { draft in
      draft.subject.view("commands", "signature: ask(_ text: String) -> Bool\ndoc: Asks whoever looks.")
    },
    PairItem("view, name") { draft in
      draft.needsStore()
      draft.field()
      draft.subject.view("name", "Screen")
      draft.subject.view("shows", "number")
    },
    PairItem("view, conforms") { draft in
      draft.needsStore()
      draft.field()
      draft.subject.view("shows", "number")
      draft.subject.view("conforms", "Marked")
    },
  ]
}
