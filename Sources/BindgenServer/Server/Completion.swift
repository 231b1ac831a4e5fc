import BindgenCore

/// The completions at a place: keys, the words that a key takes, and names of the module.
struct Completion {
  /// The kinds of completion items, with the numbers of the Language Server Protocol.
  private enum Kind: Int {
    case method = 2
    case field = 5
    case variable = 6
    case `class` = 7
    case property = 10
    case keyword = 14
  }

  private struct Item {
    let label: String
    let kind: Kind
    var about: String = ""
    /// The type of the named entry.
    var detail: String?
    /// Whether a colon is inserted behind it, since a key has a value.
    var isKey: Bool = false
  }

  private let document: Document
  private let offset: Int
  private let place: KeyPlace
  /// The models of the module. Completions of keys need none, and are there before the text is read.
  private let models: () -> [Model]
  /// Whether Swift is written here.
  private let isSwift: Bool
  /// Whether a dot stands before the word, and whether that is the one of `self.`.
  private let isMember: Bool
  private let isOfSelf: Bool

  /// - Parameters:
  ///   - isSwift: Whether Swift is written here.
  ///   - models: The models of the module.
  init(_ text: Workspace.Entry, _ offset: Int, isSwift: Bool = false, _ models: @escaping () -> [Model]) {
    document = text.document
    self.offset = offset
    place = KeyPlace(text, offset)
    self.models = models
    self.isSwift = isSwift
    let before = offset - place.word.utf8.count
    isMember = before > 0 && document.bytes[before - 1] == UInt8(ascii: ".")
    isOfSelf = isMember && document.bytes[document.startOfName(at: before - 1)..<before].elementsEqual("self.".utf8)
  }

  var json: JSON { .array(items.map { json($0) }) }

  private var items: [Item] {
    if let answers { return answers }
    if isSwift { return isType || isMember && !isOfSelf ? [] : names }
    if place.isInBlock || place.isInArguments || isInParentheses { return [] }
    return place.key.map { words(of: $0).filter { !place.items.contains($0.label) } } ?? keys + loads
  }

  /// Whether the place is in parentheses, among values in Swift: `cancels: item(▶`.
  private var isInParentheses: Bool {
    place.typed.reduce(0) { $0 + ($1 == UInt8(ascii: "(") ? 1 : $1 == UInt8(ascii: ")") ? -1 : 0) } > 0
  }

  /// The states without an entry in `loads`: such an entry has the name of its state.
  private var loads: [Item] {
    guard place.path.count == 3, place.path[2] == "loads", let model else { return [] }
    let names = model.stored.filter { $0.kind == .state && !$0.isChild }.map(\.name.text)
    return names.filter { !place.siblings.contains($0) }.map { Item(label: $0, kind: .field, isKey: true) }
  }

  /// The keys that the mapping can have and does not have yet.
  private var keys: [Item] {
    (Language.keys(below: place.path)?.keys ?? []).filter { !place.siblings.contains($0.name) }.map { key in
      Item(label: key.name, kind: .property, about: key.about, isKey: true)
    }
  }

  private var model: Model? {
    place.path.count > 1 && place.path[0] == "models" ? models().first { $0.name.text == place.path[1] } : nil
  }

  // MARK: Values

  private func words(of key: String) -> [Item] {
    switch Language.keys(below: place.path)?[key]?.value {
    case .words(let known): words(known)
    case .isolation: words(["MainActor", "nonisolated"])
    case .outlets: words(Outlet.all.filter { !$0.comesWithKey }.map(\.name))
    case .fields(or: let others): fields + words(others)
    case .references(.effect): items(asked?.cancelled)
    case .references(.childEvents): items(asked?.reactions("event") { !$0.eventCases.isEmpty })
    case .reference(.childAction): items(asked?.reactions("action") { $0.isValue && !$0.actions.isEmpty })
    case .reference(.list): names(model?.lists.map(\.name.text) ?? [], .field)
    default: isChild ? names(models().map(\.name.text), .class) : []
    }
  }

  /// Whether a model's name stands behind the key.
  private var isChild: Bool {
    place.path.count == 3 && ["children", "lists"].contains(place.path[2])
      || place.path.last == "cases" && place.path.count == 5
  }

  private var fields: [Item] {
    guard let model else { return [] }
    let states = model.stored.filter { $0.kind == .state }.map(\.name.text)
    return names(states + model.derivations.map(\.name.text), .field)
  }

  // MARK: Arguments of the language's functions

  private var asked: ArgumentNames? { model.map { ArgumentNames($0, among: models(), document, offset) } }

  /// The possible arguments of a function of the language, `isRunning(▶`; nil if the place is in none.
  private var answers: [Item]? {
    guard place.path.count > 2, place.key ?? place.path.last != "doc",
      let question = ArgumentNames.question(document, offset)
    else { return nil }
    return asked?.answers(to: question).map { items($0) }
  }

  private func items(_ names: [ArgumentNames.Name]?) -> [Item] {
    (names ?? []).map { Item(label: $0.text, kind: $0.isChild ? .field : .method) }
  }

  /// Whether a type stands here: that of `count: Int = 0`.
  private var isType: Bool {
    if place.isInArguments || place.key == "type" || place.path.count > 2 && place.path[2] == "types" { return true }
    // The types of parameters and results, in a signature.
    if place.path.count == 3, place.key == nil, ["actions", "functions", "events"].contains(place.path[2]) {
      return !place.isInBlock
    }
    return place.path.count == 3 && Language.entryForm(of: place.path[2]) == .field
      && !place.typed.contains(UInt8(ascii: "="))
  }

  /// The model's own names, in Swift.
  private var names: [Item] {
    guard let model else { return [] }
    let names = ModelNames(at: place)
    return (isOfSelf ? names.ofSelf(model) : names.own(model)).map { name in
      let kind: Kind = name.kind == .method ? .method : name.kind == .field ? .field : .variable
      return Item(label: name.text, kind: kind, about: name.about, detail: name.type)
    }
  }

  private func words(_ words: [String]) -> [Item] { names(words, .keyword) }

  private func names(_ names: [String], _ kind: Kind) -> [Item] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }.map { Item(label: $0, kind: kind) }
  }

  private func json(_ item: Item) -> JSON {
    var entries: [(key: String, value: JSON)] = [
      (key: "label", value: .string(item.label)), (key: "kind", value: .number(item.kind.rawValue)),
    ]
    if let detail: String = item.detail { entries.append((key: "detail", value: .string(detail))) }
    // Sorted before the completions that Swift's own server adds.
    if isSwift { entries.append((key: "sortText", value: .string("0-" + item.label))) }
    if !item.about.isEmpty { entries.append((key: "documentation", value: .string(item.about))) }
    if item.isKey { entries.append((key: "insertText", value: .string(item.label + ": "))) }
    return .object(entries)
  }
}
