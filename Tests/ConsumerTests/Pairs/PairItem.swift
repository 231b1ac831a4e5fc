/// A part of a spec: a setting, an outlet, a key or a kind of entry. Each pair of items that the language allows is in some
/// spec of the covering set.
struct PairItem: Sendable {
  /// Settings of which a spec has one each.
  enum Choice: CaseIterable {
    case kind, isolation, access
  }

  let name: String
  let choice: Choice?
  /// Adds the item to a spec, with everything that it needs.
  let add: @Sendable (inout Draft) -> Void

  init(_ name: String, choice: Choice? = nil, add: @escaping @Sendable (inout Draft) -> Void) {
    self.name = name
    self.choice = choice
    self.add = add
  }

  /// Creates an item of one entry in a section.
  init(_ name: String, _ section: String, _ entry: String) {
    self.init(name) { $0.subject.add(section, entry) }
  }

  /// All items. Settings come first, since others depend on them.
  static let all: [PairItem] =
    settings + outlets + tops + stored + children + lists + kept + derivations + actions + effects + events + views
    + conditions + protocols

  static let settings: [PairItem] = [
    PairItem("class", choice: .kind) { $0.isValue = false },
    PairItem("struct", choice: .kind) { $0.isValue = true },
    PairItem("MainActor", choice: .isolation) { $0.isolation = "MainActor" },
    PairItem("no isolation", choice: .isolation) { $0.isolation = nil },
    PairItem("another actor", choice: .isolation) { $0.isolation = "Stage" },
    PairItem("nonisolated", choice: .isolation) { $0.isolation = "nonisolated" },
    PairItem("internal", choice: .access) { $0.access = "internal" },
    PairItem("public", choice: .access) { $0.access = "public" },
    PairItem("package", choice: .access) { $0.access = "package" },
  ]

  /// The outlets. In a value, those for observers observe its store.
  static let outlets: [PairItem] =
    ["callbacks", "stream", "combine", "observation", "delegate"].map { name in
      PairItem("emit " + name) { draft in
        draft.needsStore()
        draft.emit(name)
      }
    } + [
      PairItem("emit plain") { $0.emit("plain") },
      PairItem("emit reducer") { $0.emit("reducer") },
      PairItem("emit listSource") { draft in
        draft.list()
        draft.emit("listSource")
      },
      PairItem("emit erased") { draft in
        draft.emit("erased")
        if draft.isValue { draft.service() } else { draft.subject.set("protocol", "SomeSubject") }
      },
      PairItem("emit spies") { draft in
        draft.emit("spies")
        if draft.isValue { draft.service() } else { draft.subject.set("protocol", "SomeSubject") }
      },
    ]
}

extension Draft {
  /// Adds a service whose protocol the spec declares.
  mutating func service() {
    let methods: String = "[load(_ key: Int) async throws -> Int, save(_ number: Int)]"
    subject.add("services", "store: { protocol: Depot, methods: \(methods) }")
  }
}
