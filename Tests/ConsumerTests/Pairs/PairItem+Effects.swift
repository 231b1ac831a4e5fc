/// Actions with effects, and actions that follow others.
extension PairItem {
  static let effects: [PairItem] = [
    PairItem("effect") { $0.effect("begin:\n  effect: add()") },
    PairItem("effect and body") { $0.effect("start:\n  body: number = 0\n  effect: add()") },
    PairItem("effect with arguments") { $0.effect("put(_ number: Int):\n  effect: if number > 0 { add() }") },
    PairItem("effect without a handle") { $0.effect("listen -> Void:\n  effect: add()") },
    PairItem("effect with an id") { $0.effect("search:\n  effect: { id: search, run: add() }") },
    PairItem("effect with a value in its id") { draft in
      draft.effect("look(_ key: Int):\n  effect: { id: look(key), run: add() }")
    },
    PairItem("effect, replace") { $0.effect("newest:\n  effect: { id: newest, policy: replace, run: add() }") },
    PairItem("effect, keep") { $0.effect("oldest:\n  effect: { id: oldest, policy: keep, run: add() }") },
    PairItem("effect, queue") { $0.effect("all:\n  effect: { id: all, policy: queue, run: add() }") },
    PairItem("effect, when") { $0.effect("maybe:\n  effect: { when: number > 0, run: add() }") },
    PairItem("effect, after") { $0.effect("soon:\n  effect: { after: .seconds(1), run: add() }") },
    PairItem("effect, every") { $0.effect("tick:\n  effect: { every: .seconds(1), run: add() }") },
    PairItem("effect, catch") { draft in
      draft.subject.add("services", "fetch: \"@Sendable (Int) async throws -> Int\"")
      draft.subject.add("actions", "failed(_ error: any Error): number = 0")
      draft.effect(
        "ask:\n  effect:\n    run: |\n      _ = try await fetch(1)\n      add()\n    catch: failed(error)"
      )
    },
    PairItem("effect, then") { draft in
      draft.subject.add("services", "fetch: \"@Sendable (Int) async throws -> Int\"")
      draft.effect(
        "answer(_ key: Int):\n  effect:\n    run: try await fetch(key)\n    then(_ given: Int): number += given + key"
      )
    },
    PairItem("effect, outlives") { draft in
      draft.subject.add("services", "fetch: \"@Sendable (Int) async throws -> Int\"")
      draft.effect("post:\n  effect: { outlives: true, run: try await fetch(1), then(_ found: Int): number = found }")
    },
    PairItem("effect that others hear of") { draft in
      draft.subject.add("services", "told: \"@Sendable (Int) async throws -> Void\"")
      draft.subject.add("services", "log: (String) -> Void")
      draft.effect("report:\n  effect: { run: try await told(1), then: tellAll() }")
      draft.subject.add("actions", "private tellAll(): log(\"told\")")
    },
    PairItem("effect, then and catch") { draft in
      draft.subject.add("services", "fetch: \"@Sendable (Int) async throws -> Int\"")
      draft.effect(
        "reply:\n  effect:\n    policy: keep\n    run: _ = try await fetch(1)\n    then: add()\n    catch: number = error is CancellationError ? 0 : -1"
      )
    },
    PairItem("effect, every and first") {
      $0.effect("beat:\n  effect: { every: .seconds(1), first: .zero, run: add() }")
    },
    PairItem("effect, every and then") { $0.effect("throb:\n  effect: { every: .seconds(1), then: number += 1 }") },
    PairItem("effect that names a local") { draft in
      draft.effect(
        "prepare:\n  body: let first = number\n  effect: { id: prepare(first), run: if first > 0 { add() } }"
      )
    },
    PairItem("loads") { draft in
      draft.needsStore()
      draft.loads("pages: try await fetch(number)")
    },
    PairItem("loads, long") { draft in
      draft.needsStore()
      draft.loads(
        "pages:\n  from: number == 0 ? 0 : try await fetch(number)\n  when: number >= 0\n  after: .seconds(1)\n  clears: true"
      )
      draft.subject.add("derive", "isPaging: Bool = isRunning(pages)")
      draft.subject.add("derive", "hasPages: Bool = isLoaded(pages) && failure(pages) == nil")
    },
    PairItem("loads, private") { draft in
      draft.needsStore()
      draft.loads("private pages: { from: try await fetch(1), on: [] }")
    },
    PairItem("isRunning") { draft in
      draft.needsStore()
      draft.effect("work:\n  effect: { policy: keep, run: add() }")
      draft.subject.add("derive", "isWorking: Bool = isRunning(work)")
    },
    PairItem("isRunning of a value") { draft in
      draft.needsStore()
      draft.effect("fix(_ key: Int):\n  effect: { id: fix(key), run: add() }")
      draft.subject.add("derive", "isFixing: Bool = isRunning(fix(1)) || isRunning(fix)")
    },
    PairItem("isRunning beside a child") { draft in
      draft.effect("unfold:\n  effect: add()")
      draft.child()
      draft.subject.add("children", "header: Child")
      draft.subject.add("derive", "isUnfolding: Bool = isRunning(unfold)")
      draft.subject.add("derive", "unfolds: Bool = isUnfolding")
      draft.subject.add("derive", "heading: 'String = isUnfolding ? \"\" : header.text'")
    },
    PairItem("isRunning of a child") { draft in
      draft.child { child in
        child.add("actions", "toil:\n  effect: await Task.yield()")
        child.add("derive", "toils: Bool = isRunning(toil)")
      }
      draft.needsStore()
      draft.subject.add("children", "header: Child")
      draft.subject.add("derive", "isToiling: Bool = header.toils")
    },
    PairItem("effect that throws") { draft in
      draft.subject.add("services", "fetch: \"@Sendable (Int) async throws -> Int\"")
      draft.effect("demand:\n  effect: |\n    _ = try await fetch(number)\n    add()")
    },
    PairItem("effects") { $0.effect("both:\n  effect:\n    - add()\n    - { id: second, run: add() }") },
    PairItem("effect of a private action") { $0.effect("private quietly:\n  effect: add()") },
    PairItem("animation") { draft in
      draft.needsStore()
      draft.field()
      draft.subject.add("actions", "glide: { animation: .spring, body: number += 1 }")
    },
    PairItem("cancels") { draft in
      draft.effect("search:\n  effect: { id: search, run: add() }")
      draft.subject.add("actions", "stop: { cancels: search }")
    },
    PairItem("cancels a value") { draft in
      draft.effect("look(_ key: Int):\n  effect: { id: look(key), run: add() }")
      draft.subject.add("actions", "stopLooking(_ key: Int): { body: number = 0, cancels: [look(key)] }")
    },
    PairItem("cancels of a child") { draft in
      draft.child { $0.add("actions", "load:\n  effect: { id: load, run: await Task.yield() }") }
      draft.needsStore()
      draft.subject.add("children", "header: Child")
      draft.subject.add("actions", "stopHeader: { cancels: header.load }")
    },
    PairItem("cancels of an optional child") { draft in
      draft.child { $0.add("actions", "load:\n  effect: { id: load, run: await Task.yield() }") }
      draft.needsStore()
      draft.subject.add("children", "detail: Child? = nil")
      draft.subject.add("actions", "stopDetail: { cancels: detail.load }")
    },
    PairItem("cancels of rows") { draft in
      if draft.isValue {
        draft.list { $0.add("actions", "load:\n  effect: { id: load, run: await Task.yield() }") }
      } else {
        draft.models { $0.add("actions", "load:\n  effect: { id: load, run: await Task.yield() }") }
      }
      draft.needsStore()
      draft.subject.add("actions", "stopRows: { cancels: \(draft.isValue ? "todos" : "lines").load }")
    },
    PairItem("on") { $0.reaction("countChanged:\n  on: number\n  body: heard += 1") },
    PairItem("on with an effect") { $0.reaction("counted:\n  on: number\n  effect: { id: counted, run: hear() }") },
    PairItem("on init") { draft in
      draft.field()
      draft.subject.add("actions", "begin:\n  on: init\n  body: number += 1")
    },
    PairItem("on init with arguments") { draft in
      draft.field()
      draft.subject.add("actions", "prepare(from first: Int, by step: Int = 1):\n  on: init\n  body: number += first")
      draft.subject.add("state", "path: '[Int] = [first, step]'")
    },
    PairItem("on init with an effect") { draft in
      if draft.isValue { draft.refuse("a value's init begins no effects") }
      draft.effect("listenFirst:\n  on: init\n  effect: add()")
    },
    PairItem("on init and a field") { $0.reaction("countedAll:\n  on: [init, number]\n  body: heard += 1") },
    PairItem("on a derivation") { draft in
      draft.reaction("twiceChanged:\n  on: [twice, number]\n  body: heard += 1")
      draft.subject.add("derive", "twice: Int = number * 2")
    },
    PairItem("on private state") { draft in
      draft.reaction("attempted:\n  on: attempts\n  body: heard += 1")
      draft.subject.add("state", "private attempts: Int = 0")
    },
    PairItem("on a list") { draft in
      draft.reaction("todosChanged:\n  on: todos\n  body: heard += 1")
      draft.list()
    },
    PairItem("on an optional child") { draft in
      draft.child()
      draft.subject.add("children", "detail: Child? = nil")
      draft.reaction("detailChanged:\n  on: detail\n  body: heard += 1")
    },
    PairItem("onAction of rows") { draft in
      draft.list { $0.add("actions", "tapped: tag += 1") }
      draft.reaction("follow:\n  onAction: todos(id, action)\n  body: if case .tapped = action { heard = id }")
    },
    PairItem("onAction of a child") { draft in
      draft.child { $0.add("actions", "tapped: text += \"!\"") }
      draft.subject.add("children", "header: Child")
      draft.reaction("headerDid:\n  onAction: header(action)\n  body: if case .tapped = action { heard += 1 }")
    },
    PairItem("onAction of an optional child") { draft in
      draft.child { $0.add("actions", "tapped: text += \"!\"") }
      draft.subject.add("children", "detail: Child? = nil")
      draft.reaction("detailDid:\n  onAction: detail(action)\n  body: if case .tapped = action { detail = nil }")
    },
  ]

  static let events: [PairItem] = [
    PairItem("events") { draft in
      draft.needsStore()
      draft.field()
      draft.events("[numbered(_ number: Int), emptied]")
      draft.subject.add("actions", "announce: |\n  numbered(number)\n  emptied()")
    },
    PairItem("events, long") { draft in
      draft.needsStore()
      draft.field()
      let cases: String = "[numbered(_ number: Int), { signature: emptied, doc: Nothing is left. }]"
      draft.events("{ cases: \(cases), conforms: [Equatable, Sendable] }")
      draft.subject.add("actions", "empty: |\n  number = 0\n  emptied()")
    },
    PairItem("event of an effect") { draft in
      draft.events()
      draft.effect("empties:\n  effect: |\n    emptied()\n    numbered(number)")
    },
    PairItem("onEvent of a child") { draft in
      draft.child { $0.telling() }
      draft.subject.add("children", "header: Child")
      draft.reaction("headerSent:\n  onEvent: header(event)\n  body: if case .rang = event { heard += 1 }")
    },
    PairItem("onEvent of an optional child") { draft in
      draft.child { $0.telling() }
      draft.subject.add("children", "detail: Child? = nil")
      draft.reaction("detailSent:\n  onEvent: detail(event)\n  body: if case .rang = event { detail = nil }")
    },
    PairItem("onEvent of one of several children") { draft in
      draft.child { $0.telling() }
      draft.subject.add("children", "route: { cases: { first: Child, help: ~ } }")
      draft.reaction("routeSent:\n  onEvent: route.first(event)\n  body: if case .rang = event { route = nil }")
    },
    PairItem("onEvent of rows") { draft in
      if draft.isValue { draft.list { $0.telling() } } else { draft.models { $0.telling() } }
      let rows: String = draft.isValue ? "todos" : "lines"
      draft.reaction("rowSent:\n  onEvent: \(rows)(id, event)\n  body: if case .rang = event { heard = id }")
    },
  ]
}

extension DraftModel {
  /// Adds an event, and an action that sends it.
  mutating func telling() {
    set("events", "[rang]")
    add("actions", "ring: rang()")
  }
}

extension Draft {
  fileprivate mutating func loads(_ entry: String) {
    field()
    subject.add("services", "fetch: \"@Sendable (Int) async throws -> Int\"")
    subject.add("state", "private(set) pages: Int = 0")
    subject.add("loads", entry)
  }

  mutating func reaction(_ entry: String) {
    needsStore()
    field()
    subject.add("state", "private(set) heard: Int = 0")
    subject.add("actions", "hear: heard += 1")
    subject.add("actions", entry)
  }
}
