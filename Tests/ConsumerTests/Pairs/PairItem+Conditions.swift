/// Conditions that keys are combined with: the start of a model and an early end, and fields that are private, that count as
/// changed each time, or that have a type of another module.
extension PairItem {
  static let conditions: [PairItem] = beginnings + privacy + unequal + foreign + endings

  private static let beginnings: [PairItem] = [
    PairItem("on init, private") { $0.begins("private awake:\n  on: init\n  body: number += 2") },
    PairItem("on init that calls another") { $0.begins("arise:\n  on: init\n  body: add()") },
    PairItem("on init with a service") { draft in
      if draft.isValue { draft.refuse("a value's init has no services") }
      draft.subject.add("services", "first: () -> Int")
      draft.begins("fetchFirst:\n  on: init\n  body: number = first()")
    },
    PairItem("on init that makes a child") { draft in
      draft.child()
      draft.subject.add("children", "detail: Child? = nil")
      draft.begins("unfold:\n  on: init\n  body: detail = Child()")
    },
    PairItem("on init that chooses a child") { draft in
      draft.child()
      draft.subject.add("children", "way: { cases: { first: Child, help: ~ } }")
      draft.begins("set:\n  on: init\n  body: way = .first(Child())")
    },
    PairItem("on init that fills a list") { draft in
      draft.list()
      draft.begins("fill:\n  on: init\n  body: todos.append(Todo(id: 1))")
    },
    PairItem("on init of a child") { draft in
      draft.child("Early") { $0.add("actions", "begin:\n  on: init\n  body: text = \"begun\"") }
      draft.subject.add("children", "early: Early")
      draft.subject.add("derive", "earlyText: String = early.text")
    },
    PairItem("on init of an optional child, with arguments") { draft in
      draft.child("Late") { $0.add("actions", "begin(_ first: String):\n  on: init\n  body: text = first") }
      draft.subject.add("children", "late: Late? = nil")
      draft.subject.add("actions", "beLate: late = Late(\"late\")")
    },
    PairItem("on init of rows") { draft in
      draft.other("Begun", isValue: draft.isValue) { row in
        if row.isValue { row.conforms("Equatable", "Sendable") }
        row.add("let", "id: Int")
        row.add("state", "size: Int = 0")
        row.add("actions", "begin:\n  on: init\n  body: size = id")
      }
      draft.subject.add("lists", "begun: Begun")
      draft.subject.add("actions", "addBegun: begun.append(Begun(id: 1))")
    },
    PairItem("loads, on init") { draft in
      if draft.isValue { draft.refuse("a value's init begins no effects") }
      draft.fetches("drafts: Int = 0", "drafts: { from: try await fetch(number), on: [init, number] }")
    },
  ]

  private static let privacy: [PairItem] = [
    PairItem("let that is private, in an effect") { draft in
      draft.subject.add("let", "private pace: Int = 2")
      draft.effect("run:\n  effect: if pace > 1 { add() }")
    },
    PairItem("list that is private, and what is derived from it") { draft in
      draft.row()
      draft.subject.add("lists", "private secret: Todo")
      draft.subject.add("derive", "private secretOnes: Rows<Todo> = secret.filter { $0.tag > 0 }")
      draft.subject.add("derive", "secrets: Int = secret.count + secretOnes.count")
    },
    PairItem("derive of a child, private") { draft in
      draft.child()
      draft.subject.add("children", "header: Child")
      draft.subject.add("derive", "private title: String = header.text")
      draft.subject.add("derive", "titleLength: Int = title.count")
    },
    PairItem("function of a private field, private") { draft in
      draft.subject.add("state", "private tries: Int = 0")
      draft.subject.add("functions", "private isTried(_ least: Int) -> Bool: tries > least")
      draft.effect("retry:\n  body: tries += 1\n  effect: { when: isTried(1), run: if isTried(2) { add() } }")
    },
    PairItem("loads of a private field") { draft in
      draft.subject.add("derive", "private upcoming: Int = number + 1")
      draft.fetches("private sheets: Int = 0", "sheets: { from: try await fetch(upcoming), clears: true }")
      draft.subject.add("derive", "hasSheets: Bool = isLoaded(sheets) && sheets > 0")
    },
    PairItem("loads, with access") { draft in
      let access: String = draft.access
      draft.fetches("leaves: Int = 0", "leaves: { from: try await fetch(1), doc: All of them., access: \(access) }")
    },
    PairItem("isRunning, private") { draft in
      draft.effect("private labour:\n  effect: { policy: keep, run: add() }")
      draft.subject.add("actions", "labourTwice: labour()")
      draft.subject.add("derive", "private labours: Bool = isRunning(labour)")
      draft.subject.add("derive", "rests: 'Bool = !labours'")
    },
    PairItem("action that returns, private") { draft in
      draft.counter()
      draft.subject.add("actions", "private following() -> Int: |\n  add()\n  return number")
      draft.subject.add("actions", "follow: number = following() + 1")
    },
    PairItem("action that cancels, private") { draft in
      draft.effect("seek:\n  effect: { id: seek, run: add() }")
      draft.subject.add("actions", "private stopSeeking: { cancels: seek }")
      draft.subject.add("actions", "stopAll: stopSeeking()")
    },
    PairItem("animation, private") { draft in
      draft.needsStore()
      draft.field()
      draft.subject.add("actions", "private slide: { animation: .spring, body: number += 1 }")
      draft.subject.add("actions", "slideTwice: slide()")
    },
    PairItem("event of a private action") { draft in
      draft.needsStore()
      draft.events()
      draft.subject.add("actions", "private whisper: emptied()")
      draft.subject.add("actions", "whisperAll: whisper()")
    },
    PairItem("on a private derivation") { draft in
      draft.reaction("doubled:\n  on: double\n  body: heard += 1")
      draft.subject.add("derive", "private double: Int = number * 2")
    },
    PairItem("on a private list") { draft in
      draft.row()
      draft.subject.add("lists", "private unseen: Todo")
      draft.reaction("unseenChanged:\n  on: unseen\n  body: heard += 1")
    },
    PairItem("onEvent in a private field") { draft in
      draft.child { $0.telling() }
      draft.subject.add("children", "header: Child")
      draft.subject.add("state", "private rings: Int = 0")
      draft.reaction("headerRang:\n  onEvent: header(event)\n  body: rings += 1")
    },
  ]

  private static let unequal: [PairItem] = [
    PairItem("state, equal never, private") { draft in
      draft.subject.add("state", "private hum: { type: Int, value: 0, equal: never }")
      draft.subject.add("derive", "hums: Bool = hum > 0")
      draft.subject.add("actions", "startHumming: hum += 1")
    },
    PairItem("derive of a field that is never equal") { draft in
      draft.pulse()
      draft.subject.add("derive", "pulses: Bool = pulse > 0")
    },
    PairItem("derive of a child, equal never") { draft in
      draft.child("Drum") { $0.add("state", "beat: { type: Int, value: 0, equal: never }") }
      draft.subject.add("children", "drum: Drum")
      draft.subject.add("derive", "drumBeat: { type: Int, value: drum.beat, equal: never }")
    },
    PairItem("derive of an optional child, equal never") { draft in
      draft.child("Drum") { $0.add("state", "beat: { type: Int, value: 0, equal: never }") }
      draft.subject.add("children", "spare: Drum? = nil")
      draft.subject.add("derive", "spareBeat: { type: Int, value: spare?.beat ?? 0, equal: never }")
    },
    PairItem("derive of one of several, equal never") { draft in
      draft.child()
      draft.subject.add("children", "way: { cases: { first: Child, help: ~ } }")
      draft.subject.add("derive", "wayText: { type: String, value: way.first?.text ?? \"\", equal: never }")
    },
    PairItem("derive of rows, equal never") { draft in
      draft.list()
      draft.subject.add("derive", "loud: { type: Rows<Todo>, value: 'todos.filter { $0.tag > 4 }', equal: never }")
      draft.subject.add("derive", "loudness: { type: Int, value: todos.sum(\\.tag), equal: never }")
    },
    PairItem("isRunning, equal never") { draft in
      draft.effect("hammer:\n  effect: add()")
      draft.subject.add("derive", "hammers: { type: Bool, value: isRunning(hammer), equal: never }")
    },
    PairItem("function of a field that is never equal") { draft in
      draft.pulse()
      draft.subject.add("functions", "isFast(_ least: Int) -> Bool: pulse > least")
      draft.subject.add("derive", "isFastest: Bool = isFast(9)")
    },
    PairItem("effect of a field that is never equal") { draft in
      draft.pulse()
      draft.effect("count:\n  effect: { id: count(pulse), when: pulse > 0, run: if pulse > 1 { add() } }")
    },
    PairItem("loads of a field that is never equal") { draft in
      draft.pulse()
      draft.fetches("beats: { type: Int, value: 0, equal: never }", "beats: try await fetch(pulse)")
    },
    PairItem("on a field that is never equal") { draft in
      draft.pulse()
      draft.reaction("pulsed:\n  on: pulse\n  body: heard += 1")
    },
    PairItem("on a derivation that is never equal") { draft in
      draft.reaction("ticked:\n  on: tact\n  body: heard += 1")
      draft.subject.add("derive", "tact: { type: Int, value: number, equal: never }")
    },
    PairItem("view, shows a field that is never equal") { draft in
      draft.needsStore()
      draft.pulse()
      draft.subject.view("shows", "pulse")
    },
  ]

  private static let endings: [PairItem] = [
    PairItem("action that ends the child that it calls") { draft in
      draft.child { $0.add("actions", "tapped: text += \"!\"") }
      draft.subject.add("children", "detail: Child? = nil")
      draft.subject.add("actions", "tapOnce: |\n  detail?.tapped()\n  detail = nil")
    },
    PairItem("action that ends the row that it calls") { draft in
      draft.line { $0.add("actions", "grow: size += 1") }
      draft.subject.add("actions", "growOnce(_ id: Int): |\n  ends[id: id]?.grow()\n  ends.remove(id: id)")
    },
    PairItem("effect of a child that ends") { draft in
      draft.needsStore()
      draft.child {
        $0.add("actions", "drudge:\n  effect: { outlives: true, run: await Task.yield(), then: text = \"\" }")
      }
      draft.subject.add("children", "detail: Child? = nil")
      draft.subject.add("actions", "drudgeAtLast: |\n  detail?.drudge()\n  detail = nil")
    },
    PairItem("effect of rows that end") { draft in
      draft.needsStore()
      draft.line { $0.add("actions", "drudge:\n  effect: { outlives: true, run: await Task.yield(), then: size = 0 }") }
      draft.subject.add("actions", "toilAndEnd(_ id: Int): |\n  ends[id: id]?.drudge()\n  ends.remove(id: id)")
    },
    PairItem("effect, outlives, with a policy") { draft in
      draft.subject.add("services", "fetch: \"@Sendable (Int) async throws -> Int\"")
      let keys: String = "id: send(key), policy: queue, outlives: true, when: number > 0, after: .seconds(1)"
      draft.effect("send(_ key: Int):\n  effect: { \(keys), run: _ = try await fetch(key), catch: add() }")
    },
    PairItem("loads of a child that ends") { draft in
      draft.needsStore()
      draft.child("Page") { page in
        page.add("services", "fetch: \"@Sendable (Int) async throws -> Int\"")
        page.add("state", "line: Int = 0")
        page.add("loads", "line: try await fetch(text.count)")
      }
      draft.subject.add("services", "fetch: \"@Sendable (Int) async throws -> Int\"")
      draft.subject.add("children", "page: Page? = nil")
      draft.subject.add("actions", "reload: page?.loadLine()")
      draft.subject.add("actions", "turn: page = nil")
    },
    PairItem("reaction that ends a child") { draft in
      draft.child()
      draft.subject.add("children", "detail: Child? = nil")
      draft.reaction("dismissed:\n  on: number\n  body: detail = nil")
    },
    PairItem("onEvent of rows that end") { draft in
      draft.line { $0.telling() }
      draft.reaction("endsSent:\n  onEvent: ends(id, event)\n  body: ends.remove(id: id)")
    },
  ]
}

extension Draft {
  fileprivate mutating func begins(_ entry: String) {
    counter()
    subject.add("actions", entry)
  }

  /// Adds a field that counts as changed each time.
  fileprivate mutating func pulse() { subject.add("state", "pulse: { type: Int, value: 0, equal: never }") }

  /// Adds to rows of the subject's kind, which come and go.
  fileprivate mutating func line(_ add: (inout DraftModel) -> Void) {
    other("End", isValue: isValue) { row in
      if row.isValue { row.conforms("Equatable", "Sendable") }
      row.add("let", "id: Int")
      row.add("state", "size: Int = 0")
      add(&row)
    }
    subject.add("lists", "ends: End")
  }

  /// Adds a state that is loaded.
  fileprivate mutating func fetches(_ state: String, _ load: String) {
    needsStore()
    field()
    subject.add("services", "fetch: \"@Sendable (Int) async throws -> Int\"")
    subject.add("state", state)
    subject.add("loads", load)
  }
}
