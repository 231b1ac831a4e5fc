import BindgenCore

/// What may be typed at a place: keys, the words that a key takes, and names of the module.
struct Completion {
  /// The protocol's numbers.
  private enum Kind: Int {
    case method = 2
    case field = 5
    case `class` = 7
    case property = 10
    case keyword = 14
  }

  private struct Item {
    let label: String
    let kind: Kind
    var about: String = ""
    /// What is written behind it: a key has a value.
    var isKey: Bool = false
  }

  private let place: KeyPlace
  private let models: [Model]

  /// - Parameter models: Those of the module.
  init(_ document: Document, _ offset: Int, _ models: [Model]) {
    place = KeyPlace(document, offset)
    self.models = models
  }

  var json: JSON { .array(items.map { json($0) }) }

  private var items: [Item] {
    guard let key: String = place.key else { return keys }
    return words(of: key)
  }

  /// Never a key twice.
  private var keys: [Item] {
    KeyNote.keys(at: place.path).filter { !place.siblings.contains($0.key) }.map { key, note in
      Item(label: key, kind: .property, about: note.about, isKey: true)
    }
  }

  private var model: Model? {
    place.path.count > 1 && place.path[0] == "models" ? models.first { $0.name.text == place.path[1] } : nil
  }

  // MARK: Values

  private func words(of key: String) -> [Item] {
    let isAtTop: Bool = place.path.isEmpty || place.path.count == 2
    switch key {
    case "kind" where place.path.count == 2: return words(SpecWords.kinds)
    case "isolation" where isAtTop: return words(["MainActor", "nonisolated"])
    case "access": return words(isAtTop ? SpecWords.accesses : SpecWords.entryAccesses)
    case "set" where place.path.count == 4: return words(SpecWords.setters)
    case "emit" where isAtTop: return words(Outlet.all.filter { !$0.comesWithKey }.map(\.name))
    case "policy": return words(SpecWords.policies)
    case "kept", "clears": return words(["true"])
    case "ids": return words(SpecWords.ids)
    case "shows", "on": return fields
    case "cancels": return actions + fields
    case "listSource": return names(model?.lists.map(\.name.text) ?? [], .field)
    default: return isChild ? names(models.map(\.name.text), .class) : []
    }
  }

  /// Whether a model's name stands behind the key.
  private var isChild: Bool {
    place.path.count == 3 && ["children", "lists"].contains(place.path[2])
      || place.path.last == "cases" && place.path.count == 5
  }

  private var fields: [Item] {
    guard let model else { return [] }
    let states: [String] = model.stored.filter { $0.kind == .state }.map(\.name.text)
    return names(states + model.derivations.map(\.name.text), .field)
  }

  private var actions: [Item] {
    let ids: [String] = (model?.actions ?? []).flatMap(\.effects).compactMap(\.id?.name.text)
    let names: [String] = (model?.actions ?? []).filter { !$0.effects.isEmpty }.map(\.signature.name)
    return self.names(ids + names, .method)
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
    if !item.about.isEmpty { entries.append((key: "documentation", value: .string(item.about))) }
    if item.isKey { entries.append((key: "insertText", value: .string(item.label + ": "))) }
    return .object(entries)
  }
}
