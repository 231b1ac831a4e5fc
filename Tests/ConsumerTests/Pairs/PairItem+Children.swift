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
  ]
}
