/// A hash of all that code of other modules takes from a model's spec and the compiler does not check: its fields, their
/// order, the models below it. Code that was emitted for another version of the spec does not compile.
struct ModelFingerprint {
  /// `_seen_4f2ac1b0`: the hash as a name in emitted code.
  let name: String

  init(_ model: ResolvedModel, _ program: Program) {
    var hash = Hash()
    var open = [model]
    var seen: Set<String> = [model.name]
    while let model = open.popLast() {
      for line in Self.lines(of: model, program) { hash.add(line) }
      for childType in model.stored.compactMap(\.childType?.text) where seen.insert(childType).inserted {
        if let below = program.reducers.model(childType) { open.append(below) }
      }
    }
    name = "_seen_" + hash.text
  }

  private static func lines(of model: ResolvedModel, _ program: Program) -> [String] {
    let reducers = program.reducers
    let name = model.name
    let facts = [
      model.isValue, model.hasStore, program.availability.isLimited(model), program.classForms.isPlain(model),
      reducers.runs(name), reducers.tracksRunningEffects(name), reducers.sendsEvents(name), reducers.isIdentified(name),
    ]
    let about = [
      bare(name), model.access, model.isolation ?? "",
      model.outlets.filter { !$0.isOwn }.map(\.name).joined(separator: " "),
      facts.map { $0 ? "1" : "0" }.joined(), String(program.relations.level(of: model)),
    ]
    return about + model.stored.map(line) + model.derivations.map(line)
      + model.functions.map { $0.function.signature.declaration }
      + model.visibleActions.map { line($0, of: name, program.needs) }
      + model.model.eventCases.map { $0.signature.declaration } + model.loads.map(\.name.text)
  }

  private static func line(_ resolved: ResolvedAction, of model: String, _ needs: ActionNeeds) -> String {
    let signature = resolved.action.signature
    let given = [needs.services(model, signature.name), needs.plans(model, signature.name)]
    return signature.declaration + given.map { $0 ? "1" : "0" }.joined()
  }

  private static func line(_ stored: Stored) -> String {
    let words = [
      stored.kind.rawValue, stored.name.text, type(of: stored), stored.access?.text, stored.set?.text,
      stored.equal.map(word),
    ]
    return words.map { $0 ?? "" }.joined(separator: " ")
  }

  private static func line(_ resolved: ResolvedDerivation) -> String {
    let derivation = resolved.derivation
    let words = [
      derivation.name.text, derivation.type.text, derivation.access?.text, derivation.equal.map(word),
      derivation.expression.text.dottedNames?.joined(separator: "."),
    ]
    return words.map { $0 ?? "" }.joined(separator: " ")
  }

  private static func type(of stored: Stored) -> String {
    stored.childType == nil ? stored.type.text : bare(stored.type.text)
  }

  /// Returns a model's name without that of its module, which only some runs need, so that all runs have the same hash.
  private static func bare(_ name: String) -> String { String(name.split(separator: ".").last ?? "") }

  private static func word(_ equality: Equality) -> String {
    if case .never = equality { "never" } else { "equal" }
  }
}

/// The hash of Fowler, Noll and Vo (FNV-1a), which is the same in each run.
private struct Hash {
  private var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ line: String) {
    for byte in line.utf8 + [UInt8(ascii: "\n")] { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  /// The hash in eight hexadecimal digits.
  var text: String {
    let digits = String(UInt32(truncatingIfNeeded: value ^ value >> 32), radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
