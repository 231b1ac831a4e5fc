/// What templates are told of a field: a state or a derivation.
struct FieldFacts {
  let name: String
  let number: Int
  let isState: Bool
  let hasCache: Bool
  /// It may come out as observers know it, and then is not told.
  let isCompared: Bool
  let record: Record

  static func all(_ layout: ModelLayout) -> [FieldFacts] {
    let builder: FieldFactsBuilder = FieldFactsBuilder(layout)
    let model: ResolvedModel = layout.model
    return model.states.indices.map { builder.state($0) } + model.derivations.indices.map { builder.derivation($0) }
  }

  /// A constant or a child: given once, never changed.
  static func given(_ stored: Stored, _ layout: ModelLayout) -> Record {
    [
      "name": .text(SwiftName.escaped(stored.name.text)),
      "type": .text(layout.typeText(of: stored)),
      "doc": .texts(stored.doc?.lines ?? []),
    ]
  }
}

extension FieldFacts {
  /// How code inside the class names what is given to it, or a part of it.
  ///
  /// What functions that compute derivations call their own is read by `self`.
  static func path(_ names: [String]) -> String {
    var parts: [String] =
      names.prefix(1).map { SwiftName.escaped($0) } + names.dropFirst().map { SwiftName.escaped($0, as: .member) }
    if let first: String = names.first, ["pass", "value", "wanted"].contains(first) || first.hasPrefix("needed") {
      parts.insert("self", at: 0)
    }
    return parts.joined(separator: ".")
  }
}

private struct FieldFactsBuilder {
  let layout: ModelLayout
  let model: ResolvedModel
  /// How code inside the class reads a field without asking whether it is up to date, by its number.
  private let readings: [String]
  /// The derivation in whose cache a field lies, by the field's number: another name lies in that of what it names.
  private let keepers: [Int?]
  /// The states that begin with a placeholder.
  private let late: Set<Int>
  /// How a getter that computes its field without its cache reads a field: computed too where that is cheap.
  private var computations: [String]

  init(_ layout: ModelLayout) {
    self.layout = layout
    model = layout.model
    late = Set(layout.groups.joined())
    readings = Self.readings(layout.model)
    keepers = Self.keepers(layout.model)
    computations = Array(readings.prefix(layout.model.states.count))
    for index in layout.model.derivations.indices { computations.append(computation(at: index)) }
  }

  private static func readings(_ model: ResolvedModel) -> [String] {
    var readings: [String] = []
    readings.reserveCapacity(model.states.count + model.derivations.count)
    for state in model.states { readings.append(model.hidden.storage(of: state.name.text)) }
    for resolved in model.derivations {
      switch resolved.alias {
      case nil:
        let unwrapped: String = Placeholder.of(resolved.derivation.type) == nil ? "!" : ""
        readings.append("_cache." + SwiftName.escaped(resolved.derivation.name.text) + unwrapped)
      case .own(let other): readings.append(readings[other])
      case .ofChild(let path): readings.append(FieldFacts.path(path))
      }
    }
    return readings
  }

  private static func keepers(_ model: ResolvedModel) -> [Int?] {
    var keepers: [Int?] = model.states.map { _ in nil }
    for (index, resolved) in model.derivations.enumerated() {
      switch resolved.alias {
      case nil: keepers.append(index)
      case .own(let other): keepers.append(keepers[other])
      case .ofChild: keepers.append(nil)
      }
    }
    return keepers
  }

  func state(_ index: Int) -> FieldFacts {
    let state: Stored = model.states[index]
    var record: Record = common(state.name.text, state.type, state.doc, state.equal, number: index)
    let placeholder: String? = late.contains(index) ? Placeholder.of(state.type) : nil
    record.add("isRead", .bool(layout.tracking.isRead(model.name)))
    record.add("setAccess", .text(setAccess(state.set?.text)))
    record.add("storage", .text(model.hidden.storage(of: state.name.text)))
    record.add("initial", .text(placeholder.map { " = " + $0 } ?? ""))
    record.add("isPlain", .bool(!layout.needsSupport))
    record.add("isEditedInPlace", .bool(Placeholder.isEditedInPlace(state.type)))
    return FieldFacts(
      name: state.name.text,
      number: index,
      isState: true,
      hasCache: false,
      isCompared: false,
      record: record
    )
  }

  /// The setter is the module's unless the spec says otherwise.
  private func setAccess(_ asked: String?) -> String {
    let wanted: String = asked ?? "internal"
    return wanted == model.access || (asked == nil && !layout.isPublic) ? "" : wanted + "(set) "
  }

  func derivation(_ index: Int) -> FieldFacts {
    let resolved: ResolvedDerivation = model.derivations[index]
    let derivation: Derivation = resolved.derivation
    let name: String = derivation.name.text
    let number: Int = model.states.count + index
    let isAlias: Bool = resolved.alias != nil
    let kept: Derivation? = keepers[number].map { model.derivations[$0].derivation }
    var record: Record = common(name, derivation.type, derivation.doc, derivation.equal, number: number)
    record.add("isRead", .bool(isRead(resolved)))
    record.add("isReadBelow", .bool(isReadBelow(resolved)))
    record.add("direct", .text(!isAlias && layout.direct[index] ? computations[number] : ""))
    addCache(of: derivation, number, to: &record)
    if let kept {
      record.add("kept", .text(SwiftName.escaped(kept.name.text)))
      record.add("keptEquality", .text(equality(kept.name.text, kept.equal, by: "by")))
    }
    addComputation(of: resolved, number, to: &record)
    return FieldFacts(
      name: name,
      number: number,
      isState: false,
      hasCache: !isAlias,
      isCompared: kept.map { $0.equal?.isNever != true } ?? false,
      record: record
    )
  }

  /// What is another name of a field of its own is read there. Another name of a child's is read here, and not there too:
  /// Observation takes its time for each model of which something is tracked.
  private func isRead(_ resolved: ResolvedDerivation) -> Bool {
    if case .own? = resolved.alias { return false }
    return layout.tracking.isRead(model.name)
  }

  /// Whether an outlet would stand in its way to the child, too.
  private func isReadBelow(_ resolved: ResolvedDerivation) -> Bool {
    guard case .ofChild? = resolved.alias, layout.tracking.isRead(model.name) else { return false }
    return resolved.childInputs.contains { layout.tracking.isRead($0.model) }
  }

  private func addCache(of derivation: Derivation, _ number: Int, to record: inout Record) {
    let name: String = SwiftName.escaped(derivation.name.text)
    let placeholder: String? = Placeholder.of(derivation.type)
    record.add("cached", .text(readings[number]))
    record.add("cache", .text("_cache." + name))
    record.add("cacheType", .text(placeholder == nil ? derivation.type.optionalText : derivation.type.text))
    record.add("placeholder", .text(placeholder.map { $0 == "nil" ? "" : " = " + $0 } ?? ""))
  }

  /// What it follows from has its own already.
  private func computation(at index: Int) -> String {
    let resolved: ResolvedDerivation = model.derivations[index]
    switch resolved.alias {
    case nil where layout.direct[index]: return formula(resolved, computations)
    case nil: return FieldFacts.path([resolved.derivation.name.text])
    case .own(let other): return computations[other]
    case .ofChild: return readings[model.states.count + index]
    }
  }

  /// The call of its function, with what it names read in one of two ways.
  private func formula(_ resolved: ResolvedDerivation, _ readings: [String]) -> String {
    let name: String = SwiftName.escaped(resolved.derivation.name.text)
    let arguments: [String] = resolved.parameters.map { parameter in
      parameter.field.map { readings[$0] } ?? FieldFacts.path([parameter.name])
    }
    return "\(layout.formulas).\(name)(\(arguments.joined(separator: ", ")))"
  }

  private func addComputation(of resolved: ResolvedDerivation, _ number: Int, to record: inout Record) {
    let users: [Int] = layout.users[number]
    let mine: [Int] = users.filter { $0 / 64 == number / 64 }
    let elsewhere: [String] = mine.count < users.count ? marks(users.filter { $0 / 64 != number / 64 }) : []
    let (expression, options): (SwiftText, GeneratorOptions) = (resolved.expression, layout.options)
    record.add("isAlias", .bool(resolved.alias != nil))
    record.add("body", .later { .record(UserText(expression, indentation: 4, room: 60, options: options).record) })
    record.add("formula", .text(formula(resolved, readings)))
    record.add("marking", .text(mine.isEmpty ? "" : ", marking: " + Masks.literal(mine)))
    record.add("markingElsewhere", .texts(elsewhere))
  }

  /// Statements that mark fields, one for each word.
  private func marks(_ fields: [Int]) -> [String] {
    let words: [Int: [Int]] = Dictionary(grouping: fields) { $0 / 64 }
    return words.sorted { $0.key < $1.key }
      .map { "\(layout.staleness).dirty[\($0.key)] |= \(Masks.literal($0.value))" }
  }

  private func common(
    _ name: String,
    _ type: SwiftType,
    _ doc: Doc?,
    _ equal: Equality?,
    number: Int
  ) -> Record {
    var record: Record = [:]
    let escaped: String = SwiftName.escaped(name, as: .member)
    record.add("name", .text(escaped))
    record.add("member", .text(escaped))
    record.add("capitalized", .text(SwiftName.capitalized(name)))
    record.add("number", .text(String(number)))
    record.add("bit", .later { .text(Masks.literal([number])) })
    record.add("type", .text(type.text))
    record.add("doc", .texts(doc?.lines ?? []))
    record.add("neverEqual", .bool(equal?.isNever == true))
    record.add("equality", .text(equality(name, equal, by: "unless")))
    return record
  }

  private func equality(_ name: String, _ equal: Equality?, by label: String) -> String {
    guard case .expression? = equal else { return "" }
    return ", \(label): \(layout.formulas).\(model.hidden.equality(of: name))"
  }
}

extension Equality {
  var isNever: Bool { if case .never = self { true } else { false } }
}

extension ResolvedDerivation {
  /// Whether it may come out as observers know it.
  var isCompared: Bool { alias == nil && derivation.equal?.isNever != true }
}
