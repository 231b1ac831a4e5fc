/// A call of an action in a body: of the body's own model, or of a child or a row by its path.
///
/// `finish()`, `header.like()`, `songs[id: 2]?.like()`.
struct ActionCall: Sendable {
  /// A child, or a row of a list.
  struct Step: Sendable {
    let stored: Stored
    /// The tokens of a row's id.
    let id: Range<Int>?
  }

  /// The children and rows that lead to the model with the action; empty for the body's own model.
  let path: [Step]
  let model: String
  let action: String
  /// The token of the action's name.
  let index: Int
}

/// Finds the calls of actions in a body, by its tokens.
struct ActionCalls {
  /// Finds the models of a run by name.
  typealias Models = (String) -> Model?

  private let tokens: Tokens
  private let models: Models
  private(set) var calls: [ActionCall] = []
  /// The tokens at which the body names own actions without calling them.
  private(set) var values: [Int] = []
  /// The tokens of calls whose labels fit an action and a function.
  private(set) var ambiguous: [Int] = []

  /// - Parameter parameters: The names of the body's parameters, which hide actions.
  init(in body: SwiftCode, of model: Model, parameters: Set<String>, _ models: @escaping Models) {
    tokens = body.tokens
    self.models = models
    for use in body.names.uses where tokens.isOfSelf(use.token) || !parameters.contains(use.name) {
      read(use, of: model)
    }
  }

  private mutating func read(_ use: NameUses.Use, of model: Model) {
    let isAction = model.actions.contains { $0.signature.name == use.name }
    if isAction, tokens.isCall(use.token) {
      guard isCallOfAction(use.token, model) else { return }
      calls.append(ActionCall(path: [], model: model.name.text, action: use.name, index: use.token))
    } else if isAction, !model.hasField(use.name) {
      values.append(use.token)
    } else if let call = path(from: use.token, model) {
      calls.append(call)
    }
  }

  /// Returns false for a call of a function with an action's name. Records an ambiguous call.
  private mutating func isCallOfAction(_ token: Int, _ model: Model) -> Bool {
    let callee = model.callee(tokens.name(token), at: token, in: tokens)
    if callee == .either { ambiguous.append(token) }
    return callee != .function
  }

  /// Returns the call of an action at the end of a path of children and rows.
  private mutating func path(from index: Int, _ model: Model) -> ActionCall? {
    var (index, owner, path): (Int, Model, [ActionCall.Step]) = (index, model, [])
    while true {
      let name = tokens.name(index)
      if !path.isEmpty, owner.actions.contains(where: { $0.signature.name == name && !$0.isEvent }),
        tokens.isCall(index), isCallOfAction(index, owner)
      {
        return ActionCall(path: path, model: owner.name.text, action: name, index: index)
      }
      // `header`, or `destination.edit`.
      let names = tokens[index + 1].kind == .dot ? [name, tokens.name(index + 2)] : [name]
      guard let (stored, count) = owner.child(at: names), stored.isAddressed,
        let type = stored.childType?.text, let below = models(type)
      else { return nil }
      var id: Range<Int>?
      index += 2 * count - 1
      if stored.list != nil {
        guard let range = rowID(at: index) else { return nil }
        id = range
        index = range.upperBound + 1
      }
      path.append(.init(stored: stored, id: id))
      while tokens.isText(index, "?") || tokens.isText(index, "!") { index += 1 }
      guard tokens[index].kind == .dot, tokens[index + 1].kind == .name else { return nil }
      index += 1
      owner = below
    }
  }

  /// Returns the id in `[id: song.id]`; nil unless it consists of names and literals, because emitted code repeats it.
  private func rowID(at index: Int) -> Range<Int>? {
    guard tokens.isText(index, "["), tokens.isText(index + 1, "id"), tokens[index + 2].kind == .colon else {
      return nil
    }
    let range = index + 3..<tokens[index].partner
    let isPlain =
      !range.isEmpty
      && range.allSatisfy { index in
        switch tokens[index].kind {
        case .name, .dollarName, .number, .dot, .stringStart, .stringEnd: true
        case .operator: tokens.isText(index, "-") || tokens.isText(index, "!")
        default: false
        }
      }
    return isPlain ? range : nil
  }
}
