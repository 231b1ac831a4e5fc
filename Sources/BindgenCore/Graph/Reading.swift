/// The names of its model that one expression uses.
struct Reading {
  var expression: SwiftText
  /// Derivations get their numbers when all of them are sorted.
  var parameters: [ResolvedDerivation.Parameter] = []
  /// What functions that it calls read, and it does not name itself.
  var reached: [ResolvedDerivation.Parameter] = []
  /// The names of all that these functions read.
  var readByFunctions: Set<String> = []
  var childInputs: [ResolvedDerivation.ChildInput] = []
  /// The functions that it calls, by their index in the spec, each once.
  var functions: [Int] = []
  /// The derivations of its own model, by their index in the spec, each once.
  var derivations: [Int] = []
  /// Where each of them is named.
  var places: [Int: SourceRange] = [:]
  /// Where the names that mean something in a spec end.
  var knownEnds: [Int] = []
  /// Of a model with lists: which forms can be kept is seen by their tokens.
  var tokens: Tokens?

  /// Gives derivations their numbers.
  mutating func number(_ numbers: [String: Int]) {
    for index in parameters.indices where parameters[index].kind == .derivation {
      parameters[index].field = numbers[parameters[index].name]
    }
    for index in reached.indices where reached[index].kind == .derivation {
      reached[index].field = numbers[reached[index].name]
    }
  }

  /// What it names itself, but for functions.
  var own: [ResolvedDerivation.Parameter] { parameters.filter { $0.kind != .function } }

  /// Adds what a function reads.
  ///
  /// - Parameter place: Where it is called; nil in a function.
  mutating func reach(_ function: Reading, at place: SourceRange?) {
    readByFunctions.formUnion((function.own + function.reached).map(\.name))
    let known: Set<String> = Set((parameters + reached).map(\.name))
    reached += (function.own + function.reached).filter { !known.contains($0.name) }
    childInputs += function.childInputs.filter { !childInputs.contains($0) }
    for index in function.derivations where !derivations.contains(index) {
      derivations.append(index)
      places[index] = place ?? function.places[index]
    }
  }

  /// The parameter that is the whole expression, if that is a field of its own model.
  func alias(_ derivation: Derivation) -> ResolvedDerivation.Parameter? {
    guard derivation.equal == nil, parameters.count == 1,
      let only: ResolvedDerivation.Parameter = parameters.first,
      only.kind == .state || only.kind == .derivation, only.type.text == derivation.type.text,
      let path: [String] = expression.dottedNames, path == [only.name]
    else { return nil }
    return only
  }
}

extension SwiftText {
  /// A getter can't begin with these: Swift would read accessors.
  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "read", "modify", "_read", "_modify", "mutating", "nonmutating", "borrow",
  ]

  /// The parts of `cart.products`; nil if the text is more than that.
  var dottedNames: [String]? {
    guard self.bytes.allSatisfy(SwiftText.mayStandInNames) else { return nil }
    let bytes: [UInt8] = self.bytes.filter { !SwiftText.isBlank($0) }
    var names: [String] = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { SwiftName.bare(String(decoding: $0, as: UTF8.self)) }
    if names.count > 1, names[0] == "self" { names.removeFirst() }
    guard !names.contains(where: \.isEmpty), let first: String = names.first, !SwiftText.accessors.contains(first)
    else { return nil }
    return names
  }

  /// A quick test: most expressions contain other bytes, and soon.
  private static func mayStandInNames(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "`"): true
    default: isBlank(byte)
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

  /// The text without `self.`: spaces take its place, so that all other places are exact. After an escape in quotes
  /// places are lost anyway, and nothing takes its place.
  ///
  /// An expression becomes a function outside the class, where `self` means something else.
  func withoutSelf(_ tokens: Tokens) -> SwiftText {
    var bytes: [UInt8] = self.bytes
    var lost: [Int] = []
    for index in 0..<tokens.count where isSelf(index, tokens) {
      let member: Token = tokens[index + 2]
      let isQuoted: Bool = SwiftName.needsBackticks(tokens.string(index + 2), as: .member) && member.start >= 2
      for place in tokens[index].start..<member.start where bytes[place] != 0x0A && bytes[place] != 0x0D {
        bytes[place] = 0x20
        if place >= exactCount, !isQuoted || place < member.start - 2 { lost.append(place) }
      }
      if isQuoted { quote(member, &bytes) }
    }
    if !lost.isEmpty { bytes = SwiftText.without(lost, bytes) }
    return SwiftText(bytes: bytes, range: range, baseColumn: baseColumn, exactCount: exactCount)
  }

  /// The bytes without those at some places, which ascend.
  private static func without(_ places: [Int], _ bytes: [UInt8]) -> [UInt8] {
    var left: [UInt8] = []
    left.reserveCapacity(bytes.count)
    var start: Int = 0
    for place in places {
      left.append(contentsOf: bytes[start..<place])
      start = place + 1
    }
    return left + bytes[start...]
  }

  private func isSelf(_ index: Int, _ tokens: Tokens) -> Bool {
    guard tokens[index].kind == .name, tokens.isText(index, "self"), tokens[index + 1].kind == .dot,
      tokens[index + 2].kind == .name, !tokens.isText(index + 2, "self")
    else { return false }
    return index == 0 || tokens[index - 1].kind != .dot && tokens[index - 1].kind != .backslash
  }

  /// A keyword that followed a dot now needs backticks; the removed `self.` left room for them.
  private func quote(_ member: Token, _ bytes: inout [UInt8]) {
    for place in member.range { bytes[place - 1] = self.bytes[place] }
    bytes[member.start - 2] = 0x60
    bytes[member.end - 1] = 0x60
  }
}
