/// Children, one of each form.
extension PairItem {
  static let children: [PairItem] = [
    PairItem("child") { draft in
      draft.child()
      draft.subject.add("children", "header: Child")
    },
    PairItem("child with a value") { draft in
      draft.child()
      draft.subject.add("children", "footer: Child = Child()")
    },
    PairItem("child, long") { draft in
      draft.child()
      draft.subject.add("children", "side:\n  type: Child\n  value: Child()\n  doc: What stands beside it.")
    },
    PairItem("optional child") { draft in
      draft.child()
      draft.subject.add("children", "detail: Child? = nil")
    },
    PairItem("optional child without a value") { draft in
      draft.child()
      draft.subject.add("children", "sheet: Child?")
    },
    PairItem("child of a child") { draft in
      draft.other("Leaf", isValue: draft.isValue) { $0.add("state", "size: Int = 0") }
      draft.other("Branch", isValue: draft.isValue) { $0.add("children", "leaf: Leaf = Leaf()") }
      draft.subject.add("children", "branch: Branch = Branch()")
      draft.subject.add("derive", "leafSize: Int = branch.leaf.size")
    },
    PairItem("derive of a child") { draft in
      draft.child()
      draft.subject.add("children", "header: Child")
      draft.subject.add("derive", "caption: String = header.text")
    },
    PairItem("derive of an optional child") { draft in
      draft.child()
      draft.subject.add("children", "detail: Child? = nil")
      draft.subject.add("derive", "detailText: String = detail?.text ?? \"none\"")
    },
    PairItem("derive of a whole child") { draft in
      draft.child { $0.add("derive", "length: Int = text.count") }
      draft.subject.add("children", "header: Child")
      draft.subject.add("derive", "headerLength: Int = [header].map { $0.length }.reduce(0, +)")
    },
    PairItem("action of a child") { draft in
      draft.child { $0.add("actions", "tapped: text += \"!\"") }
      draft.subject.add("children", "header: Child")
      draft.subject.add("actions", "tapHeader: header.tapped()")
    },
    PairItem("action that sets an optional child") { draft in
      draft.child()
      draft.subject.add("children", "detail: Child? = nil")
      draft.subject.add("actions", "show: detail = Child()")
      draft.subject.add("actions", "hide: detail = nil")
    },
    PairItem("one of several children") { draft in
      draft.choice()
      draft.subject.add(
        "derive",
        "shownText: |\n  String = switch destination {\n  case .first(let child): child.text\n  case .note(let note): note\n"
          + "  case .help: \"help\"\n  case nil: \"none\"\n  }"
      )
    },
    PairItem("one of several children, by a case") { draft in
      draft.choice()
      draft.subject.add("derive", "firstText: String = destination.first?.text ?? \"none\"")
      draft.subject.add("derive", "isHelpful: Bool = destination.help")
    },
    PairItem("action that sets one of several children") { draft in
      draft.choice { $0.add("actions", "shout: text += \"!\"") }
      draft.subject.add("actions", "showFirst: destination = .first(Child())")
      draft.subject.add("actions", "shoutFirst: destination.first?.shout()")
      draft.subject.add("actions", "leave: destination = nil")
    },
    PairItem("one of several, none of which is a model") { draft in
      draft.subject.add(
        "children",
        "alert:\n  cases: { failed: String, done: ~ }\n  conforms: Equatable\n  doc: What it says."
      )
      draft.subject.add("derive", "alertText: String? = alert.failed")
      draft.subject.add("actions", "fail: alert = .failed(\"no\")")
    },
    PairItem("one of several children that is always there") { draft in
      draft.child()
      draft.subject.add("children", "panel: { cases: { first: Child, help: ~ }, value: .help }")
      draft.subject.add("derive", "isOnPanel: Bool = panel.first != nil")
    },
  ]
}

extension Draft {
  /// Adds a child that is one of several: a model, another value, or nothing.
  fileprivate mutating func choice(_ add: (inout DraftModel) -> Void = { _ in }) {
    child("Child", add)
    subject.add("children", "destination:\n  cases: { first: Child, note: String, help: ~ }")
  }
}
