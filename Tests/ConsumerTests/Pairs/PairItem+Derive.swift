extension PairItem {
  static let derivations: [PairItem] = [
    PairItem("derive") { draft in
      draft.field()
      draft.subject.add("derive", "twice: Int = number * 2")
    },
    PairItem("derive of a derivation") { draft in
      draft.field()
      draft.subject.add("derive", "twice: Int = number * 2")
      draft.subject.add("derive", "isEven: Bool = twice % 4 == 0")
    },
    PairItem("derive, private") { draft in
      draft.field()
      draft.subject.add("derive", "private isTired: Bool = number > 3")
      draft.subject.add("derive", "mood: String = isTired ? \"tired\" : \"fine\"")
    },
    PairItem("derive of private state") { draft in
      draft.subject.add("state", "private attempts: Int = 0")
      draft.subject.add("derive", "hasTried: Bool = attempts > 0")
    },
    PairItem("derive of a let") { draft in
      draft.subject.add("let", "limit: Int")
      draft.subject.add("derive", "limitText: String = \"\\(limit)\"")
    },
    PairItem("derive, long") { draft in
      draft.field()
      draft.subject.add("derive", "half:\n  type: Int\n  value: number / 2\n  doc: A half.\n  access: \(draft.access)")
    },
    PairItem("derive, equal never") { draft in
      draft.field()
      draft.subject.add("derive", "beat: { type: Int, value: number, equal: never }")
    },
    PairItem("derive, equal") { draft in
      draft.field()
      draft.subject.add("derive", "share: { type: Double, value: Double(number) / 3, equal: abs($0 - $1) < 0.1 }")
    },
    PairItem("derive that is not Equatable") { draft in
      draft.field()
      draft.subject.add("derive", "counts: '(Int, Int) = (number, number)'")
    },
    PairItem("derive in a block") { draft in
      draft.field()
      let lines: [String] = ["[Int] = {", "  var table = [number]", "  table.append(1)", "  return table", "}()"]
      draft.subject.add("derive", "table: |\n" + lines.map { "  " + $0 }.joined(separator: "\n"))
    },
  ]
}
