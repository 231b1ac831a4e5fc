/// Protocols of no model.
extension PairItem {
  static let protocols: [PairItem] = [
    PairItem("protocol of no model") { draft in
      draft.addProtocol(
        "Vault: [open(_ key: Int) async throws -> Int, \"isFull: Bool { get }\", close(after count: Int = 1)]"
      )
    },
    PairItem("protocol of no model, long") { draft in
      let access: String = draft.access
      draft.addProtocol(
        "Gate:\n  doc: Where one goes in.\n  access: \(access)\n  isolation: MainActor\n  emit: [erased, spies]\n"
          + "  conforms: [AnyObject]\n  methods:\n    - \"width: Int { get set }\"\n    - signature: shut() -> Bool\n      doc: Shuts it."
      )
    },
    PairItem("protocol of no model, observed") { draft in
      draft.emit("spies")
      draft.addProtocol(
        "Lamp: { conforms: [Observable], methods: [\"isOn: Bool { get set }\", \"watts: Int { get }\", flip()] }"
      )
    },
    PairItem("protocol of no model, that publishes") { draft in
      draft.emit("erased")
      draft.emit("spies")
      draft.addProtocol(
        "Dial: { conforms: [ObservableObject], methods: [\"angle: Int { get }\"], isolation: MainActor }"
      )
    },
    PairItem("protocol that exists") { draft in
      draft.emit("spies")
      draft.addProtocol(
        "Scale: { exists: true, isolation: nonisolated, methods: [\"weight: Int { get set }\", add(_ grams: Int)], emit: [erased, spies] }"
      )
    },
    PairItem("protocol that exists, observed") { draft in
      draft.emit("spies")
      draft.addProtocol(
        "Meter: { exists: true, isolation: nonisolated, conforms: [Observable], methods: [\"level: Int { get set }\"], emit: [erased, spies] }"
      )
    },
    PairItem("protocol with init") { draft in
      draft.addProtocol("Token: [init(_ text: String), \"text: String { get }\"]")
    },
  ]
}
