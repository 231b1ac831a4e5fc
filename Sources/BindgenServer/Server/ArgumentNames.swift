import BindgenCore
import BindgenTools

/// The completions for arguments of the language that are no Swift: names of effects, of loads, and of observed children.
struct ArgumentNames {
  struct Name {
    let text: String
    /// Whether a dot and another name must follow.
    var isChild: Bool = false
  }

  /// The target of a path of names.
  private enum Reached {
    case model(Model)
    /// A child with cases.
    case choice(Stored.Choice)
  }

  private let models: [Model]
  private let model: Model
  /// The names before the place: `destination` of `destination.▶`.
  private let path: [String]

  /// - Parameters:
  ///   - model: The model that the user types in.
  ///   - models: The models of the module.
  init(_ model: Model, among models: [Model], _ document: Document, _ offset: Int) {
    self.models = models
    self.model = model
    path = document.path(before: offset)
  }

  // MARK: Questions

  /// Returns the function of the language whose argument is at a position: `isRunning(▶`, `failure(▶`. Nil if there is none.
  static func question(_ document: Document, _ offset: Int) -> String? {
    let before = document.bytes[..<document.startOfName(at: offset)].withoutSpacesAtEnd
    guard before.last == UInt8(ascii: "(") else { return nil }
    let start = document.startOfName(at: before.endIndex - 1)
    if start > 0, before[start - 1] == UInt8(ascii: ".") { return nil }
    let word = String(decoding: before[start...].dropLast(), as: UTF8.self)
    return LanguageFunction.all.contains { $0.name == word } ? word : nil
  }

  /// Returns the possible arguments of such a function; nil if the model declares a function of that name itself.
  func answers(to question: String) -> [Name]? {
    if question == Runs.question { return effects(of: model) }
    let own = model.functions.map(\.signature) + model.actions.map(\.signature)
    return own.contains { $0.name == question } ? nil : model.loads.map { Name(text: $0.name.text) }
  }

  // MARK: Effects

  /// The effects that an action may cancel, and the children that have more of them.
  var cancelled: [Name] {
    switch reached {
    case .model(let model): effects(of: model) + Self.children(model.stored.filter { has($0) }.map(\.name))
    case .choice(let choice): Self.children(choice.cases.filter { has($0.type) }.map(\.name))
    case nil: []
    }
  }

  private static func children(_ names: [Word]) -> [Name] { names.map { Name(text: $0.text, isChild: true) } }

  /// Returns the effects of a model's actions and loads, also with the values of their ids.
  private func effects(of model: Model) -> [Name] {
    let named = model.actions.flatMap(\.effects).flatMap { effect in
      [effect.name.text] + (effect.id?.value.map { ["\(effect.name.text)(\($0.string))"] } ?? [])
    }
    return (named + model.loads.map(\.name.text)).uniqued.map { Name(text: $0) }
  }

  /// Returns whether a child has effects, or one below it.
  private func has(_ stored: Stored) -> Bool { stored.childTypes.contains { has($0) } }

  private func has(_ type: SwiftType?) -> Bool {
    var (seen, left): (Set<String>, [Model]) = ([], [childModel(type)].compactMap { $0 })
    while let next = left.popLast() {
      guard seen.insert(next.name.text).inserted else { continue }
      if !effects(of: next).isEmpty { return true }
      left += next.stored.flatMap(\.childTypes).compactMap { childModel($0) }
    }
    return false
  }

  // MARK: Children

  private func childModel(_ type: SwiftType?) -> Model? {
    guard let name = type?.text else { return nil }
    return models.first { $0.name.text == name }
  }

  private var reached: Reached? {
    path.reduce(.model(model)) { reached, name in
      switch reached {
      case .model(let model):
        let stored = model.stored.first { $0.name.text == name }
        return stored?.choice.map { .choice($0) } ?? childModel(stored?.childType).map { .model($0) }
      case .choice(let choice):
        return childModel(choice.cases.first { $0.name.text == name }?.type).map { .model($0) }
      case nil: return nil
      }
    }
  }

  /// Returns the triggers of reactions to children and rows: `login(event)`, `logins(id, event)`, `destination.edit(event)`.
  ///
  /// - Parameter word: The name of the last parameter.
  func reactions(_ word: String, _ areHeard: (Model) -> Bool) -> [Name] {
    func alternatives(_ choice: Stored.Choice) -> [String] {
      choice.cases.filter { childModel($0.type).map(areHeard) ?? false }.map { "\($0.name.text)(\(word))" }
    }
    if case .choice(let choice) = reached { return alternatives(choice).map { Name(text: $0) } }
    guard path.isEmpty else { return [] }
    return model.stored.flatMap { stored -> [String] in
      let name = stored.name.text
      if let choice = stored.choice { return alternatives(choice).map { Stored.Choice.path(name, $0) } }
      guard let model = childModel(stored.childType), areHeard(model) else { return [] }
      return ["\(name)(\(stored.list == nil ? "" : "id, ")\(word))"]
    }.map { Name(text: $0) }
  }
}

extension Document {
  /// The names before the one at a place, each with a dot behind it.
  fileprivate func path(before offset: Int) -> [String] {
    var (names, end): ([String], Int) = ([], startOfName(at: offset))
    while end > 0, bytes[end - 1] == UInt8(ascii: ".") {
      let start = startOfName(at: end - 1)
      names.append(String(decoding: bytes[start..<end - 1], as: UTF8.self))
      end = start
    }
    return names.reversed()
  }
}
