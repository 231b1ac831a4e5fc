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
    PairItem("function") { draft in
      draft.field()
      draft.subject.add("functions", "isOver(_ limit: Int, by step: Int = 0) -> Bool: number > limit + step")
    },
    PairItem("function in an expression") { draft in
      draft.field()
      draft.subject.add("functions", "private plus(_ step: Int) -> Int: number + step")
      draft.subject.add("derive", "next: Int = plus(1)")
    },
    PairItem("function, long") { draft in
      draft.field()
      let access: String = draft.access
      draft.subject.add(
        "functions",
        "near:\n  signature: near(_ other: Int) -> Bool\n  doc: Whether it is close.\n  access: \(access)\n"
          + "  body: abs(number - other) < 2"
      )
    },
    PairItem("function of a list") { draft in
      draft.list()
      draft.field()
      draft.subject.add(
        "functions",
        "isFirst(_ tag: Int) -> Bool: |\n  let first = todos.first\n  return first?.tag == tag"
      )
      draft.subject.add(
        "functions",
        "isNumber(_ tag: Int) -> Bool: 'tag == number || isFirst(tag) && isNumber(tag - 1)'"
      )
      draft.subject.add("derive", "firsts: Int = todos.count { isNumber($0.tag) }")
    },
    PairItem("function of a child") { draft in
      draft.child { $0.add("functions", "says(_ word: String) -> Bool: text == word") }
      draft.subject.add("children", "header: Child")
      draft.subject.add("functions", "greets(_ name: String) -> Bool: header.says(\"Hello \" + name)")
      draft.subject.add("derive", "isGreeting: Bool = greets(\"you\") || header.says(\"\")")
    },
    PairItem("function in an effect") { draft in
      draft.subject.add("functions", "isBelow(_ limit: Int) -> Bool: number < limit")
      draft.effect("climb(to limit: Int):\n  effect: { when: isBelow(limit), run: 'if isBelow(limit - 1) { add() }' }")
    },
    PairItem("function beside an action") { draft in
      draft.field()
      draft.subject.add("functions", "lift(from floor: Int) -> Int: number + floor")
      draft.subject.add("derive", "lifted: Int = lift(from: 2)")
      draft.subject.add("actions", "lift(_ step: Int): number = lift(from: step)")
    },
    PairItem("function beside an action, in an effect") { draft in
      draft.subject.add("functions", "sink(from floor: Int) -> Int: number - floor")
      draft.effect("sink(_ step: Int):\n  effect: if sink(from: step) > 0 { sink(sink(from: 1)) }")
    },
    PairItem("derive in a block") { draft in
      draft.field()
      let lines: [String] = ["[Int] = {", "  var table = [number]", "  table.append(1)", "  return table", "}()"]
      draft.subject.add("derive", "table: |\n" + lines.map { "  " + $0 }.joined(separator: "\n"))
    },
  ]
}
