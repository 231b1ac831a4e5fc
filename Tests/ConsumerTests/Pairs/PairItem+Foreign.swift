/// Keys whose types are those of another module.
extension PairItem {
  static let foreign: [PairItem] = [
    foreign("let", "let", "made: Date"),
    foreign("let with a value", "let", "home: URL = URL(fileURLWithPath: \"/\")"),
    foreign("service", "services", "now: () -> Date"),
    foreign(
      "service with methods",
      "services",
      "files: { protocol: Files, methods: [read(_ url: URL) throws -> Data] }"
    ),
    foreign(
      "service of closures",
      "services",
      "disk: { struct: Disk, methods: [size(of url: URL) async throws -> Decimal] }"
    ),
    foreign("state", "state", "opened: Date = Date(timeIntervalSince1970: 0)"),
    foreign("state that may be missing", "state", "link: URL?"),
    foreign("state, private", "state", "private closed: Foundation.Date? = nil"),
    foreign("state, equal never", "state", "mark: { type: Decimal, value: 0, equal: never }"),
    foreign("storage", "storage", "images: '[URL: Data] = [:]'"),
    foreign("list", "lists", "links: { element: URL, ids: none }"),
    PairItem("row, of another module's type") { draft in
      draft.addImports("Foundation")
      draft.other("Note", isValue: true) { note in
        note.conforms("Equatable", "Sendable")
        note.add("let", "id: UUID")
        note.add("state", "date: Date = Date(timeIntervalSince1970: 0)")
      }
      draft.subject.add("lists", "notes: Note")
      draft.subject.add("derive", "newest: Note? = notes.max(by: \\.date)")
      draft.subject.add("derive", "byDate: 'Rows<Note> = notes.sorted(by: \\.date)'")
      draft.subject.add("actions", "dropNote(_ id: UUID): notes.remove(id: id)")
    },
    PairItem("child, of another module's type") { draft in
      draft.addImports("Foundation")
      draft.child("Clip") { $0.add("let", "url: URL = URL(fileURLWithPath: \"/\")") }
      draft.subject.add("children", "clip: Clip")
      draft.subject.add("derive", "clipURL: URL = clip.url")
    },
    foreign("one of several", "children", "target: { cases: { link: URL, nowhere: ~ } }"),
    PairItem("loads, of another module's type") { draft in
      draft.addImports("Foundation")
      draft.needsStore()
      draft.subject.add("services", "download: \"@Sendable (URL) async throws -> Data\"")
      draft.subject.add("state", "source: URL = URL(fileURLWithPath: \"/\")")
      draft.subject.add("state", "content: Data = Data()")
      draft.subject.add("loads", "content: try await download(source)")
    },
    PairItem("derive, of another module's type") { draft in
      draft.addImports("Foundation")
      draft.subject.add("state", "opened: Date = Date(timeIntervalSince1970: 0)")
      draft.subject.add("derive", "due: Date = opened.addingTimeInterval(1)")
      draft.subject.add("derive", "private last: { type: Date?, value: due, equal: never }")
    },
    foreign("function", "functions", "isLate(at date: Date) -> Bool: date > Date(timeIntervalSince1970: 1)"),
    PairItem("event, of another module's type") { draft in
      draft.addImports("Foundation")
      draft.needsStore()
      draft.events("[dated(_ date: Date), emptied, numbered(_ number: Int)]")
      draft.subject.add("actions", "tellDate(_ date: Date): dated(date)")
    },
    foreign("action", "actions", "postpone(to date: Date = Date(), by step: TimeInterval): _ = date + step"),
    PairItem("action that returns, of another module's type") { draft in
      draft.addImports("Foundation")
      draft.addMethod(
        "parse(_ text: String) throws -> URL: |\n  guard let url = URL(string: text) else { throw Refusal() }\n  return url"
      )
    },
    PairItem("effect, of another module's type") { draft in
      draft.addImports("Foundation")
      draft.subject.add("services", "download: \"@Sendable (URL) async throws -> Data\"")
      draft.effect(
        "adopt(_ url: URL):\n  effect:\n    id: adopt(url)\n    run: try await download(url)\n"
          + "    then(_ data: Data): number = data.count\n    catch: number = (error as NSError).code"
      )
    },
    PairItem("on init with arguments, of another module's type") { draft in
      draft.addImports("Foundation")
      draft.field()
      draft.subject.add(
        "actions",
        "prepare(at date: Date):\n  on: init\n  body: number = Int(date.timeIntervalSince1970)"
      )
    },
    PairItem("on, of another module's type") { draft in
      draft.addImports("Foundation")
      draft.subject.add("state", "opened: Date = Date(timeIntervalSince1970: 0)")
      draft.reaction("openedChanged:\n  on: opened\n  body: heard += 1")
    },
    PairItem("view, of another module's type") { draft in
      draft.addImports("Foundation")
      draft.needsStore()
      draft.subject.add("state", "opened: Date = Date(timeIntervalSince1970: 0)")
      draft.subject.view("shows", "opened")
    },
    PairItem("view, command of another module's type") { draft in
      draft.addImports("Foundation")
      draft.subject.view("commands", "open(_ url: URL)")
      draft.subject.add("actions", "visit(_ url: URL): view?.open(url)")
    },
  ]

  /// Creates an item of one entry in a section.
  private static func foreign(_ name: String, _ section: String, _ entry: String) -> PairItem {
    PairItem(name + ", of another module's type") { draft in
      draft.addImports("Foundation")
      draft.subject.add(section, entry)
    }
  }
}
