/// Keys of the spec and of its models, and entries that store.
extension PairItem {
  static let tops: [PairItem] = [
    PairItem("bindgen") { $0.addTop("bindgen: 1") },
    PairItem("imports") { $0.addImports("Dispatch", "struct Synchronization.WordPair") },
    PairItem("kind of a class") { draft in
      if draft.isValue { draft.refuse("a value says that it is one") }
      draft.subject.set("kind", "class")
    },
    PairItem("isolation of the model") { draft in
      if draft.isolation == nil { draft.refuse("there is none to write") }
      draft.ownKeys.insert("isolation")
    },
    PairItem("access of the model") { draft in
      if draft.access == "internal" { draft.refuse("there is none to write") }
      draft.ownKeys.insert("access")
    },
    PairItem("emit of the model") { draft in
      draft.needsStore()
      draft.emit(draft.isValue ? "reducer" : "callbacks")
      draft.ownKeys.insert("emit")
    },
    PairItem("doc of the model") { $0.subject.set("doc", "What it is, in *Markdown* with a `*/` in it.") },
    PairItem("conforms") { $0.subject.conforms("Marked") },
    PairItem("conforms, with a requirement") { draft in
      if !draft.isValue, draft.isOnActor { draft.refuse("an actor's class can't meet what has no isolation") }
      draft.subject.conforms("Named")
      draft.subject.add("derive", "name: String = \"subject\"")
    },
    PairItem("conforms to NSObject") { draft in
      if draft.isValue { draft.refuse("a value is no object") }
      draft.addImports("Foundation")
      draft.subject.conforms("Marked", "NSObject")
    },
    PairItem("conforms to Hashable") { draft in
      if !draft.isValue { draft.refuse("a class says itself when two are equal") }
      draft.isHashable = true
    },
    PairItem("types") { draft in
      let access: String = draft.access == "internal" ? "" : draft.access + " "
      draft.subject.set("types", "'nonisolated \(access)enum Phase: Hashable, Sendable { case idle, late(Int) }'")
      draft.subject.add("state", "phase: Phase = .idle")
      draft.subject.add("derive", "isIdle: Bool = phase == Phase.idle")
      draft.subject.add("actions", "move(to phase: Phase = Phase.late(2)): self.phase = phase")
    },
    PairItem("protocol") { $0.setProtocol("SomeSubject") },
    PairItem("protocol of some members") { draft in
      draft.field()
      draft.subject.add("derive", "half: Int = number / 2")
      draft.subject.add("actions", "raise(by step: Int = 1): number += step")
      draft.setProtocol("{ name: SomeSubject, members: [number, half, 'raise(by:)'] }")
    },
    PairItem("protocol without some members") { draft in
      draft.field()
      draft.subject.add("actions", "lower(by step: Int = 1): number -= step")
      draft.setProtocol("{ name: SomeSubject, except: [number, lower] }")
    },
    PairItem("listSource") { draft in
      draft.list()
      draft.subject.set("listSource", "todos")
    },
  ]

  static let stored: [PairItem] = [
    PairItem("let", "let", "limit: Int"),
    PairItem("let with a value", "let", "currency: String = \"EUR\""),
    PairItem("let id", "let", "id: Int"),
    PairItem("let, private", "let", "private step: Int = 2"),
    PairItem("let, long") { draft in
      let access: String = draft.access
      draft.subject.add("let", "origin:\n  type: Int\n  value: 3\n  doc: Where it starts.\n  access: \(access)")
    },
    PairItem("values that name others") { draft in
      draft.subject.add("let", "part: Int = whole / 2")
      draft.subject.add("let", "whole: Int")
      draft.subject.add("state", "rest: Int = whole - part")
      draft.subject.add("storage", "parts: '[Int] = [part, rest]'")
    },
    PairItem("value that names a service") { draft in
      if draft.isValue { draft.refuse("a value has services in its actions alone") }
      draft.subject.add("services", "fee: () -> Int")
      draft.subject.add("state", "fees: '[Int] = [fee()]'")
    },
    PairItem("let of an object that never changes") { draft in
      if draft.isHashable || draft.isValue { draft.refuse("an object is neither equal nor sent") }
      draft.subject.add("let", "sign: { type: Sign, value: Sign(), changes: never }")
      draft.subject.add("derive", "isSigned: Bool = sign.isSigned")
    },
    PairItem("let of a function") { draft in
      if draft.isHashable { draft.refuse("a function is not Hashable") }
      draft.subject.add("let", "round: \"@Sendable (Int) -> Int\"")
    },
    PairItem("service", "services", "log: (String) -> Void"),
    PairItem("service with a value", "services", "clock: any Clock<Duration> = ContinuousClock()"),
    PairItem("service, long", "services", "next:\n  type: () -> Int\n  value: '{ 3 }'\n  doc: The next number."),
    PairItem("state that its owner sets") { draft in
      if !draft.isValue { draft.refuse("the setter of a class's state is for all that see it") }
      draft.subject.add("state", "mark: { type: Int, value: 0, set: owner }")
    },
    PairItem("service with properties") { draft in
      let methods: String = "methods:\n    - isOn: Bool { get }\n    - rate: Int { get set }\n    - stop()"
      draft.subject.add("services", "motor:\n  protocol: Motor\n  \(methods)")
      draft.subject.add("actions", "halt: |\n  if motor.isOn { motor.rate = 0 }\n  motor.stop()")
    },
    PairItem("service that an action uses") { draft in
      draft.subject.add("services", "print: (String) -> Void")
      draft.subject.add("actions", "say: print(\"here\")")
    },
    PairItem("service that may be missing") { draft in
      draft.subject.add("services", "tell: \"(@Sendable (String) -> Void)?\"")
      draft.subject.add("actions", "told: tell?(\"here\")")
    },
    PairItem("service, internal", "services", "sum: { type: (Int) -> Int, access: internal }"),
    PairItem("service, weak") { draft in
      if draft.isValue { draft.refuse("a value's store keeps what it is given") }
      draft.subject.add("services", "weak guide: { protocol: Guide, methods: [open(_ number: Int)] }")
      draft.subject.add("actions", "guided: guide?.open(1)")
    },
    PairItem("service, unowned") { draft in
      if draft.isValue { draft.refuse("a value's store keeps what it is given") }
      draft.subject.add("services", "unowned keeper: { protocol: Keeper, methods: [keep(_ number: Int)] }")
      draft.subject.add("actions", "kept: keeper.keep(1)")
    },
    PairItem("service with methods") { $0.service() },
    PairItem("service that conforms") { draft in
      let methods: String = "[post(_ text: String) async]"
      draft.subject.add("services", "mail: { protocol: Mail, conforms: [Sendable], methods: \(methods) }")
    },
    PairItem("service of closures") { draft in
      draft.subject.add("services", "prices: { struct: Prices, methods: [price(of name: String) async throws -> Int] }")
    },
    PairItem("service with methods of all forms") { draft in
      draft.subject.add(
        "services",
        """
        desk:
          protocol: Desk
          methods:
            - signature: first(_ number: Int) throws(Refusal) -> Item
              doc: The first.
            - find<Key: Hashable & Sendable>(_ key: Key) -> Int?
            - each(_ body: (Int) -> Void)
            - later(_ body: @escaping @Sendable (Int) -> Void)
            - change(_ number: inout Int)
            - all(_ numbers: Int...)
        """
      )
    },
    PairItem("state") { $0.field() },
    PairItem("state without a value", "state", "title: String"),
    PairItem("state that may be missing", "state", "note: String?"),
    PairItem("state of a domain", "state", "items: [Item] = [Item(id: 1)]"),
    PairItem("state, private(set)", "state", "private(set) total: Int = 0"),
    PairItem("state, private", "state", "private attempts: Int = 0"),
    PairItem("state, long") { draft in
      draft.subject.add("state", "level:\n  type: Int\n  value: 1\n  doc: How loud.\n  access: \(draft.access)")
    },
    PairItem("state that others set") { draft in
      draft.subject.add("state", "open: { type: Bool, value: false, set: \(draft.access) }")
    },
    PairItem("state, set private, long", "state", "sum: { type: Int, value: 0, set: private }"),
    PairItem("state, equal never", "state", "pulse: { type: Int, value: 0, equal: never }"),
    PairItem("state, equal", "state", "ratio: { type: Double, value: 0, equal: abs($0 - $1) < 0.001 }"),
    PairItem("state that is not Equatable") { draft in
      if draft.isHashable { draft.refuse("a function is not Hashable") }
      draft.subject.add("state", "handler: '(@Sendable () -> Void)? = nil'")
    },
    PairItem("state of any protocol") { draft in
      if draft.isHashable { draft.refuse("any protocol is not Hashable") }
      draft.subject.add("state", "named: (any Named & Sendable)? = nil")
    },
    PairItem("state of a tuple") { draft in
      if draft.isHashable { draft.refuse("a tuple is not Hashable") }
      draft.subject.add("state", "pair: '(left: Int, right: Int) = (0, 1)'")
    },
    PairItem("state of a word of Swift", "state", "`default`: Int = 0"),
    PairItem("storage", "storage", "images: '[Int: String] = [:]'"),
    PairItem("storage that may be missing") { draft in
      draft.subject.add("storage", "task: Task<Void, Never>?")
      draft.subject.add("actions", "forget: task = nil")
    },
    PairItem("storage, long", "storage", "cache:\n  type: Int\n  value: 0\n  doc: What was found.\n  access: internal"),
  ]
}
