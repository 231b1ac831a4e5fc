/// Actions without effects.
extension PairItem {
  static let actions: [PairItem] = [
    PairItem("action") { $0.counter() },
    PairItem("action with parameters") { draft in
      draft.field()
      draft.subject.add("actions", "advance(_ step: Int, by factor: Int = 1): number += step * factor")
    },
    PairItem("action that calls another") { draft in
      draft.counter()
      draft.subject.add("actions", "addTwice: |\n  add()\n  add()")
    },
    PairItem("actions with one base name") { draft in
      draft.field()
      draft.subject.add("actions", "move(to place: Int): number = place")
      draft.addMethod("move(by step: Int): move(to: number + step)")
    },
    PairItem("action with a field's name") { draft in
      draft.subject.add("state", "level: Int = 0")
      draft.addMethod("level(by step: Int): level += step")
    },
    PairItem("action, private") { draft in
      draft.field()
      draft.subject.add("actions", "private reset(): number = 0")
    },
    PairItem("action, long") { draft in
      draft.field()
      draft.subject.add("actions", "clear:\n  doc: Begins anew.\n  access: \(draft.access)\n  body: number = 0")
    },
    PairItem("action with a signature") { draft in
      draft.field()
      let signature: String = "merge<C>(_ others: C) where C: Collection, C.Element == Int"
      draft.addMethod("merge:\n  signature: \(signature)\n  body: number += others.count")
    },
    PairItem("action that returns") { draft in
      draft.field()
      draft.addMethod("@discardableResult pop() -> Int: |\n  number -= 1\n  return number")
    },
    PairItem("action that throws") { draft in
      draft.field()
      draft.addMethod("check() throws: if number > 0 { throw Refusal() }")
    },
    PairItem("action that throws a type") { draft in
      draft.field()
      draft.addMethod("refuse() throws(Refusal) -> Int: |\n  if number > 0 { throw Refusal() }\n  return 1")
    },
    PairItem("action, async") { draft in
      draft.field()
      draft.addMethod("load() async throws: |\n  await Task.yield()\n  number += 1")
    },
    PairItem("action, generic") { draft in
      draft.field()
      draft.addMethod("record<S: Sequence>(_ others: S): 'for _ in others { number += 1 }'")
    },
    PairItem("action, variadic") { draft in
      draft.field()
      draft.addMethod("addAll(_ numbers: Int...): number += numbers.count")
    },
    PairItem("action with inout") { draft in
      draft.field()
      draft.addMethod("take(from purse: inout Int): |\n  number += purse\n  purse = 0")
    },
    PairItem("action with closures") { draft in
      draft.field()
      let signature: String = "apply(_ body: (Int) throws -> Int, _ value: @autoclosure () -> Int) rethrows"
      draft.addMethod(signature + ": |\n  number = try body(value())")
    },
    PairItem("action that keeps a closure") { draft in
      if draft.isHashable { draft.refuse("a function is not Hashable") }
      draft.subject.add("storage", "body: '(@Sendable () -> Void)?'")
      draft.subject.add("actions", "keep(_ body: @escaping @Sendable () -> Void): self.body = body")
    },
  ]
}
