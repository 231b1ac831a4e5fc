import BindgenCore

/// The resolution of names in a piece of a model's Swift: its free names, and members of values with a known type.
struct SwiftNames {
  let tokens: Tokens
  let names: NamesOfModule
  /// The model that contains the code.
  let model: String
  /// The names from outside of the code that hide the model's names: arguments, and the locals of the action's body.
  let arguments: [String: ShallowType?]
  /// The type of the whole text, if that is known: `.edit` alone is a case of it.
  let wanted: ShallowType?
  /// The free names, by their tokens.
  let free: Set<Int>
  /// The innermost bracket around each token; -1 for none.
  let around: [Int]
  let locals: LocalNames
  var meanings: [Int: Meaning?] = [:]
  private var depth: Int = 0
  private let places: FilePlaces

  private(set) var found: [Occurrence] = []
  /// The ranges of members of unknown values.
  private(set) var unknown: [SourceRange] = []

  init(
    _ code: SwiftCode,
    _ names: NamesOfModule,
    model: String,
    _ arguments: [String: ShallowType?],
    wanted: ShallowType?
  ) {
    tokens = code.tokens
    self.names = names
    self.model = model
    self.arguments = arguments
    self.wanted = wanted
    free = Set(code.names.uses.map(\.token))
    around = tokens.brackets
    places = FilePlaces(tokens.text)
    locals = code.names.locals
  }

  mutating func read() {
    for index in 0..<tokens.count where tokens[index].kind == .name {
      let meaning = meaning(at: index)
      if let symbol = meaning?.symbol {
        found.append(Occurrence(symbol, at: range(index), isShort(index) ? .short : meaning?.spelling ?? .plain))
      } else if tokens.isMember(index), meaning?.value == nil {
        unknown.append(range(index))
      }
    }
  }

  func range(_ index: Int) -> SourceRange { places.range(of: tokens[index].range) }

  // MARK: Meanings

  mutating func meaning(at index: Int) -> Meaning? {
    if let known = meanings[index] { return known }
    // Brackets in brackets, and patterns that stand before what they are compared with.
    guard depth < 100 else { return nil }
    depth += 1
    defer { depth -= 1 }
    // A meaning that depends on itself is unknown.
    meanings[index] = .some(nil)
    let meaning = newMeaning(at: index)
    meanings[index] = .some(meaning)
    return meaning
  }

  private mutating func newMeaning(at index: Int) -> Meaning? {
    let name = tokens.name(index)
    if tokens[index].kind == .dollarName {
      return closure(around: index).flatMap { element(ofClosure: $0, Int(name.dropFirst()) ?? 0) }
        .map { Meaning(value: $0) }
    }
    guard tokens[index].kind == .name else { return nil }
    // `optional.self`
    if tokens.isMember(index), name == "self" { return Meaning(value: value(endingAt: index - 2) ?? .other) }
    if tokens.isMember(index), !isOfSelf(index) {
      return base(ofMember: index).flatMap { names.member(name, of: $0, isCall: tokens.isCall(index)) }
    }
    if isLabel(index) { return label(index) }
    if index > 0, tokens[index - 1].kind == .backslash {
      return names.isType(name) ? Meaning(symbol: .type(name), value: .model(name)) : nil
    }
    guard free.contains(index) else { return bound(index).map { Meaning(value: $0) } }
    if !isOfSelf(index), let argument = arguments[name] { return Meaning(value: argument ?? .other) }
    if let effect = effect(index) { return Meaning(symbol: effect) }
    return names.own(name, of: model, isCall: tokens.isCall(index)) ?? names.type(name, in: model)
  }

  /// `isRunning(load)`
  private func effect(_ index: Int) -> Symbol? {
    guard index > 1, tokens.isText(index - 1, "("), tokens.isText(index - 2, "isRunning") else { return nil }
    return names.effect(tokens.name(index), of: model)
  }

  /// The name of an argument of `init`: `Todo(title: …)`.
  private mutating func label(_ index: Int) -> Meaning? {
    let opener = around[index]
    guard opener > 0, case .type(let type)? = meaning(at: opener - 1)?.value,
      names.models[type]?.scope.stored(tokens.name(index)) != nil
    else { return nil }
    return Meaning(symbol: names.entry(tokens.name(index), type))
  }

  private mutating func base(ofMember index: Int) -> ShallowType? {
    let before = index - 2
    if before >= 0, tokens[before].kind == .backslash { return element(ofCall: around[before]) }
    return tokens.endsExpression(before) ? value(endingAt: before) : expected(at: index)
  }

  // MARK: Values

  /// Returns the shallow type of the expression that ends with a token; nil if it is unknown.
  mutating func value(endingAt last: Int) -> ShallowType? {
    let last = tokens.withoutUnwraps(last)
    guard last >= 0 else { return nil }
    let token = tokens[last]
    switch token.kind {
    case .name, .dollarName: return meaning(at: last)?.value
    case .close: return value(ofBracket: token.partner, last)
    default: return nil
    }
  }

  private mutating func value(ofBracket opener: Int, _ last: Int) -> ShallowType? {
    guard opener >= 0, depth < 100 else { return nil }
    depth += 1
    defer { depth -= 1 }
    let isAfterExpression = opener > 0 && tokens.endsExpression(opener - 1)
    if tokens.isText(opener, "[") {
      guard isAfterExpression, !tokens[opener].followsSpace, case .rows(let model)? = value(endingAt: opener - 1) else {
        return nil
      }
      return .model(model)
    }
    if let callee = tokens.callee(of: opener) { return meaning(at: callee)?.result }
    return tokens.isText(opener, "(") && !isAfterExpression ? value(endingAt: last - 1) : nil
  }
}

// MARK: - Shapes

extension SwiftNames {
  func isOfSelf(_ index: Int) -> Bool {
    tokens.isOfSelf(index) && !tokens.isMember(index - 2)
  }

  func isLabel(_ index: Int) -> Bool {
    guard index > 0, tokens[index + 1].kind == .colon else { return false }
    let opener = around[index]
    guard opener >= 0, tokens.isText(opener, "(") else { return false }
    return opener == index - 1 || tokens[index - 1].kind == .comma
  }

  /// `if let player`, `[weak player]`: a name that is used and declared at one place.
  func isShort(_ index: Int) -> Bool {
    if case .outer? = locals.sources[index] { free.contains(index) } else { false }
  }
}

/// A map from the bytes of a piece of Swift to those of the file, also behind a quote that strict YAML doubles.
struct FilePlaces {
  private let text: SwiftText
  /// The file offset of each byte. Empty if these follow from their indices.
  private var places: [Int] = []

  init(_ text: SwiftText) {
    self.text = text
    guard text.exactCount < text.bytes.count else { return }
    let file = text.range.file.bytes
    var place = text.range.lowerBound
    for (index, byte) in text.bytes.enumerated() {
      while index >= text.exactCount, place < text.range.upperBound, file[place] != byte { place += 1 }
      places.append(place)
      place += 1
    }
  }

  func range(of bounds: Range<Int>) -> SourceRange {
    guard !bounds.isEmpty, bounds.upperBound <= places.count else { return text.range(of: bounds) }
    return SourceRange(text.range.file, places[bounds.lowerBound], places[bounds.upperBound - 1] + 1)
  }
}
