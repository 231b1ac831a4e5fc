/// What templates are told of a model.
struct ModelFacts {
  let layout: ModelLayout
  let model: ResolvedModel
  let fields: [FieldFacts]
  let formulas: FormulaFacts

  init(_ layout: ModelLayout) {
    self.layout = layout
    model = layout.model
    fields = FieldFacts.all(layout)
    formulas = FormulaFacts(layout)
  }

  var record: Record {
    var record: Record = naming
    record.add(sections)
    record.add(making)
    record.add(keeping)
    return record
  }

  /// How it is called and declared.
  private var naming: Record {
    let stem: String = SwiftName.uncapitalized(model.name)
    return [
      "name": .text(SwiftName.escaped(model.name)),
      "itself": .text(layout.itself),
      "isHidden": .bool(layout.itself != SwiftName.escaped(model.name)),
      "stem": .text(stem),
      "variable": .text(SwiftName.escaped(stem)),
      // A delegate is told of `changes` beside the model.
      "argument": .text(stem == "changes" ? "model" : SwiftName.escaped(stem, as: .parameter)),
      "doc": .texts(model.model.doc?.lines ?? []),
      "isolation": .text(layout.isolation),
      "isLimited": .bool(layout.isLimited),
      "isFollowed": .bool(layout.place.isFollowed),
      "hasChanges": .bool(layout.hasChanges),
      "isOnMainActor": .bool(model.isolation == "MainActor"),
      "valueIsolation": .text(model.isolation == nil ? "" : "nonisolated "),
      "access": .text(layout.access),
      "isPublic": .bool(layout.isPublic),
      "conformances": .text(conformances),
      "outlets": .texts(model.outlets),
      "parts": .texts(layout.parts),
      "isObserved": .bool(layout.isObserved),
      "isRelated": .bool(layout.isRelated),
      "hasCore": .bool(layout.hasCore),
      "isPassive": .bool(layout.isPassive),
      "observing": .text(layout.observing),
      "prefix": .text(layout.prefix),
      "crossing": .text(layout.crossing),
      "isForewarned": .bool(layout.isForewarned),
    ]
  }

  private static let observable: [String] = ["Observable", "Observation.Observable"]

  private var conformances: String {
    var names: [String] = layout.hasCore ? layout.kinds.map { "Bindgen." + $0 } : []
    if layout.isTracked { names.append(layout.names.observation + "Observable") }
    for name in model.model.conforms.map(\.text) where !(layout.isTracked && Self.observable.contains(name)) {
      names.append(name)
    }
    return names.isEmpty ? "" : ": " + names.joined(separator: ", ")
  }

  /// What the sections of the spec hold.
  private var sections: Record {
    [
      "children": .records(model.stored(.child).map { FieldFacts.given($0, layout) }),
      "constants": .records(model.stored(.constant).map { FieldFacts.given($0, layout) }),
      "services": .records(model.stored(.service).map { ServiceFacts.record($0, layout) }),
      "states": .records(fields.filter(\.isState).map(\.record)),
      "derivations": .records(fields.filter { !$0.isState }.map(\.record)),
      "fields": .records(fields.map(\.record)),
      "words": .later { .records(words(fields)) },
      "actions": .records(model.model.actions.map { ActionFacts.record($0, layout) }),
      "formulas": .record(formulas.record),
      "view": .record(orNothing: view),
    ]
  }

  private var view: Record? {
    guard model.outlets.contains("view"), let view: View = model.model.view else { return nil }
    var numbers: [String: Int] = [:]
    for field in fields { numbers[field.name] = field.number }
    let shown: [FieldFacts] = view.shows.compactMap { word in numbers[word.text].map { fields[$0] } }
    return [
      "name": .text(viewName),
      "fields": .records(shown.map(\.record)),
      "words": .later { .records(words(shown)) },
      "numbers": .texts(shown.map { String($0.number) }.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }),
      "commands": .records(view.commands.map { ServiceFacts.method($0) }),
    ]
  }

  /// Fields by the words of a mask, so that a notice asks for those of one only where something of it changed.
  private func words(_ told: [FieldFacts]) -> [Record] {
    let words: [Int: [Int]] = Dictionary(grouping: told.map(\.number)) { $0 / 64 }
    return words.sorted { $0.key < $1.key }.map { word, numbers in
      ["number": .text(String(word)), "stretches": .records(stretches(of: numbers))]
    }
  }

  private var viewName: String { SwiftName.escaped(model.viewName) }

  /// The initialiser: the view first, then what is given, the delegate last.
  private var making: Record {
    var parameters: [String] = []
    if model.outlets.contains("view") {
      parameters.append("view: (any \(viewName))?")
    }
    var assignments: [String] = []
    let groups: [[Int]] = layout.groups
    let late: Set<String> = Set(groups.joined().map { model.states[$0].name.text })
    for kind in [Stored.Kind.child, .service, .constant, .state] {
      for stored in model.stored(kind) {
        parameters.append(formulas.parameter(stored))
        if !late.contains(stored.name.text) { assignments.append(assignment(stored)) }
      }
    }
    if model.outlets.contains("delegate") { parameters.append("delegate: (any \(model.name)Delegate)? = nil") }
    return [
      "parameters": .texts(parameters),
      "assignments": .texts(assignments),
      "groups": .records(groups.enumerated().map { group($0.element, number: $0.offset) }),
    ]
  }

  /// State that gets its values in a function of its own.
  private func group(_ states: [Int], number: Int) -> Record {
    let stored: [Stored] = states.map { model.states[$0] }
    let names: [String] = stored.map { SwiftName.escaped($0.name.text, as: .parameter) }
    return [
      "number": .text(String(number)),
      "arguments": .texts(names),
      "parameters": .texts(zip(names, stored).map { "_ \($0): \($1.type.parameterText)" }),
      "assignments": .texts(stored.map { assignment($0) }),
    ]
  }

  private func assignment(_ stored: Stored) -> String {
    let value: String = SwiftName.escaped(stored.name.text, as: .parameter)
    guard stored.kind == .state, layout.needsSupport else {
      return "self." + SwiftName.escaped(stored.name.text) + " = " + value
    }
    return model.hidden.storage(of: stored.name.text) + " = " + value
  }

  /// What keeps derivations right.
  private var keeping: Record {
    let compared: [FieldFacts] = fields.filter(\.isCompared)
    let names: [String] = fields.map(\.name)
    let row: String = names.joined(separator: " ")
    let isShort: Bool = row.utf8.count <= Self.longestRow
    return [
      "width": .text(layout.width),
      "isWide": .bool(layout.isWide),
      "rawValue": .text(layout.rawValue),
      "stateCount": .text(String(model.states.count)),
      "inputs": .texts(layout.inputs.map { Self.list($0) }),
      "core": .text(layout.coreName),
      // Where tokens are passive, so is all that knows of a model.
      "isLeaving": .bool(!layout.isPassive && layout.isRelated && layout.place.level > 0),
      "level": .text(layout.place.level == 0 ? "" : String(layout.place.level)),
      "outsideArgument": .text(outsideArgument),
      "adoptions": .records(layout.isRelated ? adoptions : []),
      "pulls": .records(pulls),
      "fieldCount": .text(String(fields.count)),
      "names": .text(isShort ? row : ""),
      "nameRows": .texts(isShort ? [] : Self.rows(of: names)),
      "caches": .records(fields.filter(\.hasCache).map(\.record)),
      "compared": .records(compared.map(\.record)),
      "staleness": .text(layout.staleness),
      "stale": .text(layout.staleness + ".stale"),
      "finish": .text((layout.hasCore ? "_core" : layout.staleness) + ".finish"),
      "settleAccess": .text(layout.hasCore ? "" : "private "),
      "isChunked": .bool(layout.chunks.count > 1),
      "chunks": .records(layout.chunks.enumerated().map { chunk($0.element, number: $0.offset) }),
    ]
  }

  private static let longestRow: Int = 100

  /// Names with spaces between them: the rows of a string over several lines.
  private static func rows(of names: [String]) -> [String] {
    var rows: [[String]] = [[]]
    var length: Int = 0
    for name in names {
      if length > 0, length + name.utf8.count > longestRow {
        rows.append([])
        length = 0
      }
      rows[rows.count - 1].append(name)
      length += name.utf8.count + 1
    }
    let last: Int = rows.count - 1
    return rows.enumerated().map { $0.element.joined(separator: " ") + ($0.offset < last ? " \\" : "") }
  }

  private var outsideArgument: String {
    let outside: [[Int]] = layout.place.outside
    return outside.isEmpty ? "" : ", outside: [" + outside.map { Self.list($0) }.joined(separator: ", ") + "]"
  }

  private static func list(_ numbers: [Int]) -> String {
    "[" + numbers.map { String($0) }.joined(separator: ", ") + "]"
  }

  /// What it follows from in the models below it, and children from which nothing follows.
  private var adoptions: [Record] {
    let links: [Families.Link] = layout.place.links
    let named: Set<String> = Set(links.filter { $0.path.count == 1 }.map { $0.path[0] })
    let others: [Record] = model.stored(.child).filter { !named.contains($0.name.text) }.map {
      ["child": .text(FieldFacts.path([$0.name.text])), "fields": .text(""), "first": .text("")]
    }
    return others
      + links.map { link in
        [
          "child": .text(FieldFacts.path(link.path)), "fields": .text(Self.list(link.fields)),
          "first": .text(String(link.first)),
        ]
      }
  }

  /// By child: the derivations that must be up to date before what follows from them is.
  private var pulls: [Record] {
    var pulls: [Record] = []
    for link in layout.place.links {
      let fields: [(offset: Int, element: Int)] = link.fields.enumerated().filter { $0.element >= link.states }
      if fields.isEmpty { continue }
      pulls.append([
        "child": .text(FieldFacts.path(link.path)),
        "needed": .text("needed" + (pulls.isEmpty ? "" : String(pulls.count + 1))),
        "isSingle": .bool(fields.count == 1),
        "mask": .text("Bindgen.Mask" + link.width),
        "word": .text(layout.chunks.count == 1 ? String(layout.chunks[0].word) : ""),
        "users": .text(users(ofInputs: Set(fields.map { link.first + $0.offset }))),
        "fields": .records(
          fields.map { ["input": .text(String(link.first + $0.offset)), "number": .text(String($0.element))] }
        ),
      ])
    }
    return pulls
  }

  /// The derivations that name one of these, within their word.
  private func users(ofInputs inputs: Set<Int>) -> String {
    let users: [Int] = layout.inputs.indices.filter { !inputs.isDisjoint(with: layout.inputs[$0]) }
    return Masks.literal(users.map { model.states.count + $0 })
  }

  private func chunk(_ chunk: ModelLayout.Chunk, number: Int) -> Record {
    let mine: [FieldFacts] = chunk.fields.map { fields[$0] }
    return [
      "number": .text(String(number)),
      "word": .text(String(chunk.word)),
      "mask": .text(Masks.literal(chunk.fields)),
      "stretches": .records(stretches(of: chunk.fields)),
      "compared": .records(mine.filter(\.isCompared).map(\.record)),
    ]
  }

  private func stretches(of numbers: [Int]) -> [Record] {
    let stretches: [[Int]] = ModelLayout.stretches(numbers)
    return stretches.map { numbers in
      [
        "isSkipped": .bool(stretches.count > 1),
        "mask": .text(Masks.literal(numbers)),
        "fields": .records(numbers.map { fields[$0].record }),
      ]
    }
  }
}

/// Sets of fields as they are written in emitted code.
enum Masks {
  /// The bits of fields within their word.
  static func literal(_ fields: [Int]) -> String {
    var bits: UInt64 = 0
    for field in fields { bits |= 1 << UInt64(field % 64) }
    return "0x" + grouped(String(bits, radix: 16))
  }

  /// Long literals are written in groups of four digits.
  private static func grouped(_ digits: String) -> String {
    guard digits.utf8.count >= 8 else { return digits }
    var groups: [Substring] = []
    var rest: Substring = digits[...]
    while !rest.isEmpty {
      groups.append(rest.suffix(4))
      rest = rest.dropLast(4)
    }
    return groups.reversed().joined(separator: "_")
  }
}
