import TestSupport

/// A spec with every key that the reader takes, in the form of JSON.
enum EverySpec {
  static func value() throws -> JSONValue { try JSONValue(text: text) }

  /// The same in small specs: the top, and each section of a model by itself.
  static func pieces() throws -> [JSONValue] {
    let every: JSONValue = try value()
    let sections: [String: JSONValue] = every["models"]?["Cart"]?.object ?? [:]
    let models: [JSONValue] = sections.sorted { $0.key < $1.key }.map { .object(["Cart": .object([$0: $1])]) }
    return [every.adding("models", .object(["Detail": .null]))] + models.map { .object(["models": $0]) }
  }

  private static let text: String = #"""
    {
      "bindgen": 1,
      "imports": ["Foundation", "public Dispatch"],
      "access": "internal",
      "isolation": "MainActor",
      "emit": ["callbacks", "stream"],
      "protocols": {
        "Router": ["show(_ id: Int)", "title: String { get }"],
        "Settings": {
          "methods": ["load()"],
          "conforms": ["AnyObject"],
          "doc": "What the user chose.",
          "access": "internal",
          "isolation": "MainActor",
          "emit": ["erased", "spies"],
          "exists": true
        }
      },
      "models": {
        "Detail": null,
        "Cart": {
          "kind": "class",
          "doc": "What was picked.",
          "access": "internal",
          "isolation": "MainActor",
          "emit": "callbacks",
          "conforms": ["Sendable", "Collection<[Int]>"],
          "types": "enum Phase: Equatable { case idle, failed(String) }",
          "let": {
            "id": "Int",
            "most": { "type": "Int", "value": 10, "doc": "How many.", "access": "internal", "changes": "never" }
          },
          "services": {
            "log": "(String) -> Void",
            "clock": { "type": "any Clock<Duration>", "value": "ContinuousClock()", "doc": "Waits." },
            "weak router": { "type": "Router?", "access": "internal" },
            "store": {
              "protocol": "Store",
              "conforms": "Sendable",
              "methods": ["load() async throws -> [Int]", { "signature": "save(_ a: [Int])", "doc": "Keeps it." }]
            },
            "prices": { "struct": "Prices", "methods": ["price(of name: String) -> Int"] }
          },
          "children": {
            "detail": { "type": "Detail", "value": "Detail()", "doc": "Below it." },
            "other": "Detail? = nil",
            "destination": {
              "cases": { "first": "Detail", "text": "String", "help": null },
              "conforms": "Equatable",
              "value": ".help"
            }
          },
          "state": {
            "numbers": ["Int"],
            "ratio": {
              "type": "Double",
              "value": 0.5,
              "doc": "From 0 to 1.",
              "access": "internal",
              "set": "private",
              "equal": "abs($0 - $1) < 0.001"
            },
            "private isOn": { "type": "Bool", "value": false, "equal": "never" }
          },
          "storage": {
            "task": "Task<Void, Never>?",
            "images": { "type": ["Int"], "value": [], "doc": "A cache.", "access": "internal" }
          },
          "lists": {
            "todos": "Todo",
            "pinned": {
              "element": "Todo",
              "ids": "none",
              "limit": 3,
              "new": "Todo()",
              "value": [],
              "doc": "Those at the top.",
              "access": "internal",
              "set": "private"
            }
          },
          "loads": {
            "ratio": "try await store.ratio(count)",
            "todos": {
              "from": "try await store.todos()",
              "when": "isOn",
              "after": ".seconds(1)",
              "on": ["init", "numbers"],
              "clears": true,
              "doc": "All of them.",
              "access": "internal"
            }
          },
          "derive": {
            "half": "Double = ratio / 2",
            "open": {
              "type": "Rows<Todo>",
              "value": "todos.filter { !$0.isDone }",
              "doc": "What is left.",
              "access": "internal",
              "equal": "$0.count == $1.count",
              "kept": true
            }
          },
          "functions": {
            "isOpen(_ id: Int) -> Bool": "todos[id: id] != nil",
            "rank": {
              "signature": "rank(of id: Int) -> Int",
              "body": "id",
              "doc": "Where it stands.",
              "access": "internal"
            }
          },
          "events": {
            "cases": ["cleared", { "signature": "picked(_ id: Int)", "doc": "One of them." }],
            "conforms": ["Equatable"]
          },
          "actions": {
            "clear": "todos = []",
            "isEmpty() -> Bool": true,
            "add(_ a: Int)": { "body": "numbers.append(a)", "doc": "Adds one.", "access": "internal" },
            "search": {
              "signature": "search(_ text: String)",
              "effect": {
                "id": "search",
                "policy": "keep",
                "outlives": true,
                "when": "!text.isEmpty",
                "after": ".seconds(1)",
                "run": "await load(text)",
                "catch": "failed(error)"
              },
              "animation": ".spring",
              "cancels": ["tick", "detail.load"]
            },
            "tick": { "on": ["ratio", "numbers"], "effect": [{ "id": "tock", "every": ".seconds(1)", "first": ".zero", "then": "step()" }, "step()"] },
            "touched": { "onAction": "todos(id, action)", "body": "isOn = true" },
            "told": { "onEvent": ["todos(id, event)", "pinned(id, event)"], "body": "isOn = false" }
          },
          "view": {
            "name": "CartView",
            "shows": ["half", "open"],
            "commands": "close()",
            "conforms": ["Sendable"]
          },
          "protocol": { "name": "SomeCart", "members": ["numbers", "add"], "except": "add(_:)" },
          "listSource": "todos"
        }
      }
    }
    """#
}
