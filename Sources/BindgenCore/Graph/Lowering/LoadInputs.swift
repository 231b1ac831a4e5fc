/// Finds the fields on which a load depends, also through children and functions, as expressions.
struct LoadInputs {
  struct Input {
    let text: String
    /// True if each write counts as a change.
    let isNeverEqual: Bool
  }

  private let model: Model
  private let reads: FieldReads

  init(_ model: Model, _ models: [String: Model]) { (self.model, reads) = (model, FieldReads(model, models)) }

  func all(of load: Load) -> [Input] {
    var seen: Set<String> = []
    let found =
      load.inputs?.map { input(named: $0.text) }
      ?? load.texts.flatMap { inputs($0, []) }
    return found.filter { $0.text != load.name.text && seen.insert($0.text).inserted }
  }

  private func inputs(_ code: SwiftCode, _ open: Set<String>) -> [Input] {
    code.names.uses.flatMap { use -> [Input] in
      if let stored = model.stored.first(where: { $0.name.text == use.name }) {
        return input(stored, use, code.tokens).map { [$0] } ?? []
      }
      if model.derivations.contains(where: { $0.name.text == use.name }) {
        return [input(named: use.name)]
      }
      guard !open.contains(use.name) else { return [] }
      return model.functions.filter { $0.name.text == use.name }.flatMap { function in
        let hidden = Set(function.signature.parameters.map { SwiftName.escaped($0.name) })
        return inputs(function.body, open.union([use.name])).filter { !hidden.contains($0.text) }
      }
    }
  }

  private func input(named field: String) -> Input {
    Input(text: SwiftName.escaped(field), isNeverEqual: reads.isNeverEqual(field))
  }

  /// Returns the input for a stored entry, or for a child's field by its path. Nil for constants, services and storage.
  private func input(_ stored: Stored, _ use: NameUses.Use, _ tokens: Tokens) -> Input? {
    if stored.kind == .service || stored.kind == .constant || stored.kind == .storage { return nil }
    guard stored.isOfChildren else { return input(named: use.name) }
    let chain = MemberChain(at: use.token, in: tokens)
    let path = tokens.source(use.token..<(chain.names.last ?? use.token) + 1)
    // In a class these are fields of its own by now, and in a value all fields can be compared.
    return Input(text: path, isNeverEqual: false)
  }
}

/// Finds the fields of a model and of the models below it that code reads.
struct FieldReads {
  /// A read of a child's field, or of a case.
  struct Read {
    let range: Range<Int>
    let type: SwiftType
    /// True if each write counts as a change.
    let isNeverEqual: Bool
  }

  private struct Field {
    let type: SwiftType
    let isNeverEqual: Bool
    /// The number of names in its path: a case that is no model has two.
    var count: Int = 1
  }

  private let model: Model
  private let models: [String: Model]

  init(_ model: Model, _ models: [String: Model]) { (self.model, self.models) = (model, models) }

  func isNeverEqual(_ name: String) -> Bool { field(at: [name], of: model)?.isNeverEqual ?? false }

  /// Returns the field at the end of a path that begins with a child.
  func read(_ token: Int, _ tokens: Tokens) -> Read? {
    var (owner, isOptional): (Model?, Bool) = (model, false)
    var names = MemberChain(at: token, in: tokens).names[...]
    while let model = owner, !names.isEmpty {
      let path = names.map { tokens.name($0) }
      if let (below, count) = model.child(at: path), below.list == nil {
        (owner, isOptional) = (below.childType.flatMap { models[$0.text] }, isOptional || below.isChild)
        names = names.dropFirst(count)
        continue
      }
      guard let field = field(at: path, of: model) else { return nil }
      return Read(
        range: token..<names[names.startIndex + field.count - 1] + 1,
        type: isOptional && !field.type.isOptional ? field.type.optional : field.type,
        isNeverEqual: field.isNeverEqual
      )
    }
    return nil
  }

  /// Returns the field with which a path begins.
  private func field(at path: [String], of model: Model) -> Field? {
    guard let stored = model.stored.first(where: { $0.name.text == path[0] }) else {
      let derivation = model.derivations.first { $0.name.text == path[0] }
      return derivation.map { Field(type: $0.type, isNeverEqual: $0.equal.isNever) }
    }
    guard let choice = stored.choice else { return Field(type: stored.type, isNeverEqual: stored.equal.isNever) }
    guard let one = choice.cases.first(where: { $0.name.text == path.dropFirst().first }) else { return nil }
    return Field(
      type: one.type?.optional ?? .named("Swift.Bool", at: one.name.range),
      isNeverEqual: false,
      count: 2
    )
  }
}

extension Equality? {
  fileprivate var isNever: Bool { if case .never? = self { true } else { false } }
}
