import BindgenCore

/// The declarations and uses of symbols in the specs of a module, and the declarations in other modules: for definitions,
/// references and renaming.
struct Occurrences: Sendable {
  private(set) var all: [Occurrence] = []
  /// The ranges of members of unknown values: `.total` of a value without a known type.
  private(set) var unknown: [SourceRange] = []
  private let names: NamesOfModule

  init(_ specs: VisibleSpecs) {
    names = NamesOfModule(specs.own + specs.others)
    add(specs.others)
    all.removeAll { !$0.isDeclaration }
    unknown = []
    add(specs.own)
  }

  private mutating func add(_ specs: [Spec]) {
    for model in specs.flatMap(\.protocols) { for stored in model.stored { addProtocol(stored, model.name.text) } }
    for model in specs.flatMap(\.models) { add(model) }
  }

  /// Returns the occurrence at a position; of several, one whose range is exactly the name of its symbol.
  func at(_ offset: Int, in file: SourceFile) -> Occurrence? {
    let here = all.filter { occurrence in
      occurrence.range.file === file && occurrence.range.lowerBound <= offset && offset <= occurrence.range.upperBound
    }
    return here.first { $0.isExact } ?? here.first
  }

  func of(_ symbol: Symbol) -> [Occurrence] {
    var seen: Set<SourceRange> = []
    return all.filter { $0.symbol == symbol && seen.insert($0.range).inserted }
  }

  // MARK: Models

  private mutating func add(_ model: Model) {
    declare(.type(model.name.text), model.name)
    let name = model.name.text
    for stored in model.stored where !stored.isGenerated { add(stored, name) }
    for derivation in model.derivations where !derivation.isGenerated {
      declare(Symbol(.entry, derivation.name.text, of: name), derivation.name)
      add(derivation.type, name)
      read(derivation.spelling, name)
      add(derivation.equal, name)
    }
    for function in model.functions {
      declare(.method, function.signature, of: name, in: name)
      read(function.body, name, arguments(function.signature, name))
    }
    for event in model.eventCases { declare(.method, event.signature, of: name, in: name) }
    for action in model.actions where !action.isGenerated { add(action, name) }
    for load in model.loads { add(load, name) }
    for type in model.conforms + (model.events?.conforms ?? []) + (model.view?.conforms ?? []) { add(type, name) }
    model.types?.declarations.map { addTypes(in: $0.tokens, name) }
    addWords(of: model)
  }

  private mutating func addWords(of model: Model) {
    let name = model.name.text
    for word in (model.view?.shows ?? []) + [model.listSource].compactMap({ $0 }) { use(word, name) }
    for word in (model.modelProtocol?.members ?? []) + (model.modelProtocol?.except ?? []) {
      let isMethod = word.text.contains("(") || names.models[name]?.scope.stored(word.text) == nil
      use(names.own(word.text.baseName, of: name, isCall: isMethod), at: word.range)
    }
    if let view = model.view {
      if let word = view.name { declare(.type(word.text), word) }
      for command in view.commands { declare(.command, command.signature, of: name, in: name) }
    }
    if let word = model.modelProtocol?.name { declare(.type(word.text), word) }
  }

  private mutating func add(_ stored: Stored, _ model: String) {
    declare(names.entry(stored.name.text, model), stored.name)
    if let list = stored.list {
      add(list.element, model)
      read(list.newRow, model)
    } else if stored.service?.methods != nil {
      addProtocol(stored, model)
    } else if stored.choice == nil {
      add(stored.type, model)
    }
    for one in stored.choice?.cases ?? [] {
      declare(Symbol(.alternative(of: stored.name.text), one.name.text, of: model), one.name)
      one.type.map { add($0, model) }
    }
    for type in stored.choice?.conforms ?? [] { add(type, model) }
    read(stored.value, model, wanted: stored.choice == nil ? nil : .choice(model: model, stored.name.text))
    add(stored.equal, model)
  }

  /// Adds the protocol of a service, or its struct.
  private mutating func addProtocol(_ stored: Stored, _ model: String) {
    guard let service = stored.service else { return }
    for name in stored.type.names where name.text == stored.protocolName {
      declare(.type(name.text), Word(name.text, at: name.range))
    }
    for method in service.methods ?? [] {
      declare(.requirement, method.signature, of: stored.protocolName, in: model)
    }
    for property in service.properties {
      declare(Symbol(.requirement, property.name.text, of: stored.protocolName), property.name)
      add(property.type, model)
    }
    for type in service.conforms { add(type, model) }
  }

  private mutating func add(_ load: Load, _ model: String) {
    use(load.name, model)
    for text in [load.source, load.condition, load.delay] { read(text, model) }
    for word in load.inputs ?? [] { use(word, model) }
  }

  private mutating func add(_ equality: Equality?, _ model: String) {
    if case .expression(let text)? = equality { read(text, model) }
  }

  // MARK: Actions

  private mutating func add(_ action: Action, _ model: String) {
    var arguments = arguments(action.signature, model)
    if let trigger = action.trigger { add(trigger, model, &arguments) }
    declare(.method, action.signature, of: model, in: model)
    read(action.body, model, arguments)
    read(action.animation, model, arguments)
    let known = arguments.merging(BodyLocals(action.body).names.map { ($0, nil) }) { _, local in local }
    for effect in action.effects {
      effect.id.map { add($0, model, known, isDeclaration: true) }
      read(effect.condition, model, arguments)
      for text in [effect.run] + effect.durations { read(text, model, known) }
      for ending in effect.endings { read(ending, model, known) }
    }
    for id in action.cancels { add(id, model, arguments) }
  }

  private mutating func read(_ ending: Effect.Ending, _ model: String, _ arguments: [String: ShallowType?]) {
    var arguments = arguments
    for parameter in ending.parameters {
      add(parameter.type, model)
      arguments[parameter.name] = .some(names.known(parameter.type, in: model))
    }
    read(ending.body, model, arguments)
  }

  /// Adds the names in the trigger of a reaction, and its parameters to the arguments.
  private mutating func add(_ trigger: Trigger, _ model: String, _ arguments: inout [String: ShallowType?]) {
    func give(_ parameters: [Word], _ last: ShallowType?) {
      for word in parameters { arguments[word.text] = .some(.other) }
      if let word = parameters.last { arguments[word.text] = .some(last) }
    }
    switch trigger {
    case .fields(let words): for word in words { use(word, model) }
    case .action(let child, let parameters): give(parameters, use(child, model)?.childModel.map { .action($0) })
    case .events(let sources):
      for source in sources { give(source.parameters, use(source.child, model)?.childModel.map { .event($0) }) }
    }
  }

  /// Returns the parameters of a signature with their shallow types.
  private func arguments(_ signature: Signature, _ model: String) -> [String: ShallowType?] {
    Dictionary(signature.parameters.map { ($0.name, names.known($0.type, in: model)) }) { first, _ in first }
  }

  private mutating func add(
    _ id: EffectID,
    _ model: String,
    _ arguments: [String: ShallowType?],
    isDeclaration: Bool = false
  ) {
    if let owner = use(id.path, model)?.childModel, let symbol = names.effect(id.name.text, of: owner) {
      all.append(Occurrence(symbol, at: id.name.range, isDeclaration: isDeclaration))
    }
    read(id.value, model, arguments)
  }

  // MARK: Words

  private mutating func declare(_ symbol: Symbol, _ word: Word) {
    all.append(Occurrence(symbol, at: word.range, isDeclaration: true))
  }

  /// Adds the declaration of a method, and the types in its signature, also in default values.
  private mutating func declare(_ kind: Symbol.Kind, _ signature: Signature, of owner: String, in model: String) {
    let symbol = Symbol(kind, signature.name, of: owner)
    declare(symbol, Word(signature.name, at: signature.nameRange))
    if let key = signature.key { all.append(Occurrence(symbol, at: key)) }
    if let tokens = try? Tokens(SwiftText(signature.range)) { addTypes(in: tokens, model) }
  }

  /// Adds the names of an entry, or of a path: `login`, `destination.edit`.
  @discardableResult
  private mutating func use(_ word: Word, _ model: String) -> ShallowType? { use(word.path, model) }

  /// Adds the names of a path through children, and returns the shallow type of the last one.
  private mutating func use(_ path: [Word], _ model: String) -> ShallowType? {
    path.reduce(.model(model)) { known, word in
      let owner: ShallowType? = if case .rows(let row)? = known { .model(row) } else { known }
      let meaning = owner.flatMap { names.member(word.text, of: $0, isCall: false) }
      use(meaning, at: word.range)
      return meaning?.value
    }
  }

  private mutating func use(_ meaning: Meaning?, at range: SourceRange) {
    guard let meaning, let symbol = meaning.symbol else { return }
    all.append(Occurrence(symbol, at: range, meaning.spelling))
  }

  // MARK: Types

  private mutating func add(_ type: SwiftType, _ model: String) {
    for name in type.names { use(names.type(name.text, in: model), at: name.range) }
  }

  private mutating func addTypes(in tokens: Tokens, _ model: String) {
    let places = FilePlaces(tokens.text)
    for index in 0..<tokens.count where tokens[index].kind == .name {
      guard index == 0 || tokens[index - 1].kind != .dot else { continue }
      use(names.type(tokens.name(index), in: model), at: places.range(of: tokens[index].range))
    }
  }

  // MARK: Swift

  /// - Parameter wanted: The type of the whole code, if that is known.
  private mutating func read(
    _ code: SwiftCode?,
    _ model: String,
    _ arguments: [String: ShallowType?] = [:],
    wanted: ShallowType? = nil
  ) {
    // Most values are literals.
    guard let code, code.bytes.contains(where: { Document.isNamePart($0) }) else { return }
    var swift = SwiftNames(code, names, model: model, arguments, wanted: wanted)
    swift.read()
    all += swift.found
    unknown += swift.unknown
  }
}

extension Word {
  /// The names of a path, each with its place.
  fileprivate var path: [Word] {
    let dot = UInt8(ascii: ".")
    let places = range.bytes.split(separator: dot).map { SourceRange(range.file, $0.startIndex, $0.endIndex) }
    let names = text.split(separator: ".")
    return names.count == places.count ? zip(names, places).map { Word(String($0), at: $1) } : [self]
  }
}
