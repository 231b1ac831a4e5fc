/// The facts of the functions that contain the spec's values, equalities and expressions.
struct FormulaFacts {
  private let layout: ModelLayout
  private let model: ResolvedModel

  init(_ layout: ModelLayout) {
    self.layout = layout
    model = layout.model
  }

  /// Returns the parameter of `init` for a stored entry.
  func parameter(_ stored: Stored) -> String {
    let name = SwiftName.escaped(stored.name.text, as: .parameter) + ": "
    if laterValue(stored) != nil { return name + stored.type.optionalText + " = nil" }
    return name + stored.type.parameterText + valueClause(stored)
  }

  /// Returns the child that a plain class creates in `init` unless the caller passes one: not every language mode lets a default
  /// argument call code of the actor. (For another type, `nil` could be one of its own cases.)
  func laterValue(_ stored: Stored) -> String? {
    layout.isPlain && layout.isOnActor && stored.kind == .child && model.isGiven(stored) ? valueText(stored) : nil
  }

  /// ` = 0`, or nothing.
  func valueClause(_ stored: Stored) -> String {
    let value = valueText(stored) ?? (stored.beginsWithNil ? "nil" : nil)
    return value.map { " = " + $0 } ?? ""
  }

  /// Returns the value that the spec declares, or the call of the function that contains it.
  func valueText(_ stored: Stored) -> String? {
    guard let value = stored.value else { return nil }
    if let plain = plain(value, of: stored) { return plain }
    let given = model.beginnings[stored.name.text].map { inInit($0) }
    return "\(layout.formulas).\(SwiftName.escaped(stored.name.text))(\(given.joined(separator: ", ")))"
  }

  /// Returns the name by which `init` reads a dependency of a value: its argument, unless the model stores it in another form.
  private func inInit(_ name: InitialValueDependencies.Name) -> String {
    guard let stored = name.stored, !model.isGiven(stored) || stored.list != nil || laterValue(stored) != nil else {
      return SwiftName.escaped(name.name, as: .parameter)
    }
    // Before all properties are initialized, Observation's getter can't be called, but its storage can be read.
    if layout.isTracked, stored.kind == .state { return "_" + stored.name.text }
    return layout.place(of: stored) + (layout.followedLists.contains(name.name) ? ".unlinked" : "")
  }

  /// Returns the value itself if it needs no function. Other values have one, so that Swift reports a mistake at its place,
  /// clients see no type that they can't name, and a value belongs to the right actor.
  private func plain(_ value: SwiftCode, of stored: Stored) -> String? {
    if let text = PlainValue.text(value.text, of: stored.type) { return text }
    let isFree = layout.options.sourceLocations == .off && model.access != "public"
    guard isFree, model.beginnings[stored.name.text].isEmpty else { return nil }
    if layout.isPlain { return PlainValue.short(value.text) }
    if let text = PlainValue.free(value.text) { return text }
    return model.access == "internal" && model.isolation == nil ? PlainValue.usual(value.text, of: stored.type) : nil
  }

  var record: Record {
    let values = model.stored.filter { model.isGiven($0) }.compactMap { value(of: $0) }
    let ownValues = model.stored.filter { !model.isGiven($0) }.compactMap { value(of: $0) }
    let ofFields =
      layout.hasFormulasInPlace
      ? [] : model.states.flatMap { functions(of: $0) } + model.derivations.flatMap { functions(of: $0) }
    let all = values + ownValues + ofFields
    return [
      "name": .text(layout.value == nil ? HiddenNames.formulas : HiddenNames.storeFormulas),
      "all": .records(all.map { record($0, indentation: 6) }),
      "functions": .records(layout.isPlain ? [] : FunctionFacts(layout).types),
      "isThere": .bool(!all.isEmpty || !layout.isPlain && (!model.functions.isEmpty || !model.unobserved.isEmpty)),
      "proofs": .records(model.isValue ? [] : sumProofs),
      "unheard": .record(orNothing: layout.isPlain ? nil : unobserved),
      "isUsable": .bool(layout.model.access == "public" && !values.isEmpty),
      "access": .text(values.isEmpty ? "" : accessOfValues),
    ]
  }

  /// The access of values, which are default arguments of `init`: a package can call them as such, a client by an attribute.
  private var accessOfValues: String { layout.model.access == "package" ? "package " : "" }
}

extension FormulaFacts {
  /// Returns the facts of the functions that are emitted below a field.
  func inPlace(_ state: Stored) -> [Record] {
    layout.hasFormulasInPlace ? functions(of: state).map { record($0, indentation: 4) } : []
  }

  func inPlace(_ resolved: ResolvedDerivation) -> [Record] {
    let isShared = model.isValue && layout.shared.contains(resolved.derivation.name.text)
    let functions = isShared ? [derived(resolved)] : layout.hasFormulasInPlace ? functions(of: resolved) : []
    return functions.map { record($0, indentation: 4) }
  }

  private func functions(of state: Stored) -> [Function] {
    let isNotified = !layout.isPlain || layout.isTracked
    return isNotified && layout.original == nil ? equality(state.name.text, state.type, state.equal) : []
  }

  private func functions(of resolved: ResolvedDerivation) -> [Function] {
    let derivation = resolved.derivation
    let name = derivation.name.text
    let isElsewhere = model.isValue || layout.shared.contains(name) || layout.isOrder(name)
    let isCalled = resolved.alias == nil && !layout.isPlain && !isElsewhere
    return (isCalled ? [derived(resolved)] : []) + equality(name, derivation.type, derivation.equal)
  }
}

extension FormulaFacts {
  /// The facts of sums that must be kept: only the compiler knows whether they are.
  private var sumProofs: [Record] {
    model.derivations.filter { $0.derivation.mustBeKept && $0.kept?.isSum == true }.map { resolved in
      let type = resolved.derivation.type
      return [
        "name": .text(model.hidden.keeper(of: resolved.derivation.name.text)),
        "type": .text(type.text),
        "location": .text(UserText.location(type.range, layout.options)),
      ]
    }
  }
}

extension FormulaFacts {
  /// The facts of reads of constants: only the compiler knows whether these hold objects, which nobody observes.
  private var unobserved: Record? {
    guard !model.unobserved.isEmpty else { return nil }
    var seen: Set<String> = []
    let roots = model.unobserved.map(\.root).filter { seen.insert($0.name.text).inserted }
    let parameters = roots.map { "_ \(SwiftName.escaped($0.name.text, as: .parameter)): \($0.type.parameterText)" }
    return [
      "declaration": .text("\(HiddenNames.unobserved)(\(parameters.joined(separator: ", ")))"),
      "calls": .records(
        unobservedReads.map { read in
          let place = UserText.location(read.range, layout.options)
          // Swift warns of the function's name: it stands where the spec names the constant.
          let blanks = place.isEmpty ? 6 : max(0, read.range.start.column - 1 - "Bindgen.".count)
          let call = String(repeating: " ", count: blanks) + "Bindgen.unheard(\(read.text))"
          return ["location": .text(place), "text": .verbatim(Array(call.utf8))]
        }
      ),
    ]
  }

  /// The reads of constants to report: without source locations, the first read of each is enough.
  private var unobservedReads: [UnobservedRead] {
    guard layout.options.sourceLocations == .off else { return model.unobserved }
    var seen: Set<String> = []
    return model.unobserved.filter { seen.insert($0.text).inserted }
  }
}

extension FormulaFacts {
  private struct Function {
    enum Role {
      case value, ownValue, derivation
      /// An equality, with the type of its closure of `$0` and `$1`.
      case equality(String)
    }

    var role: Role
    var declaration: String
    var text: SwiftText
  }

  private func value(of stored: Stored) -> Function? {
    // A store is initialized with a whole value of its model.
    guard layout.value == nil, let value = stored.value, plain(value, of: stored) == nil else { return nil }
    let given = model.beginnings[stored.name.text].map { "_ \(SwiftName.escaped($0.name, as: .parameter)): \($0.type)" }
    let declaration = "\(SwiftName.escaped(stored.name.text))(\(given.joined(separator: ", "))) -> \(stored.type.text)"
    let text = given.isEmpty ? value.text : value.withoutSelf
    let isArgument = model.isGiven(stored) && (laterValue(stored) == nil || stubNames(stored))
    return Function(role: isArgument ? .value : .ownValue, declaration: declaration, text: text)
  }

  /// Whether the initializer of the model's stub has the value as a default argument.
  private func stubNames(_ stored: Stored) -> Bool {
    layout.stub?.model.stored.contains { $0.name.text == stored.name.text && $0.value != nil } == true
  }

  private func derived(_ resolved: ResolvedDerivation) -> Function {
    let derivation = resolved.derivation
    let parameters = resolved.parameters.map { parameter in
      let isOutside = parameter.kind == .function && layout.hasFormulasInPlace
      let type = (isOutside ? layout.formulas + "." : "") + parameter.type.parameterText
      return "_ \(SwiftName.escaped(parameter.name, as: .parameter)): \(type)"
    }
    let declaration =
      "\(SwiftName.escaped(layout.formulaName(of: derivation.name.text)))(\(parameters.joined(separator: ", "))) -> "
      + derivation.type.text
    return Function(role: .derivation, declaration: declaration, text: resolved.expression)
  }

  private func equality(_ name: String, _ type: SwiftType, _ equal: Equality?) -> [Function] {
    guard case .expression(let code)? = equal else { return [] }
    return [
      Function(
        role: .equality("(\(type.text), \(type.text)) -> Bool"),
        declaration:
          "\(SwiftName.escaped(model.hidden.equality(of: name)))(_ left: \(type.text), _ right: \(type.text)) -> Bool",
        text: code.text
      )
    ]
  }

  private func record(_ function: Function, indentation: Int) -> Record {
    var record: Record = [:]
    record.add("declaration", .text(function.declaration))
    var isValue = false
    var closureType = ""
    switch function.role {
    case .value: isValue = true
    case .ownValue, .derivation: break
    case .equality(let type): closureType = type
    }
    // A value that names something may belong to the actor. A value of literals alone belongs to no actor.
    let isActors = isValue && layout.isOnActor
    let isLiteral = isActors && LiteralText.isLiteral(function.text)
    let usual = layout.hasFormulasInPlace || model.isValue ? accessInPlace(function) : ""
    let access = (isValue ? accessOfValues : usual) + (isLiteral ? "nonisolated " : "")
    let body = UserText(function.text, indentation: indentation + inset, options: layout.options)
    let isUsable = isValue && model.access == "public"
    let isDeep = isActors && !isLiteral || !closureType.isEmpty
    record.add("access", .text(access))
    record.add("isUsable", .bool(isUsable))
    record.add("isConditional", .bool(isActors && !isLiteral))
    record.add("isEquality", .bool(!closureType.isEmpty))
    record.add("isSeparated", .bool(isUsable || body.short == nil || isActors && !isLiteral))
    record.add("closureType", .text(closureType))
    record.add("body", .record(body.record))
    record.add("deepBody", .record(orNothing: isDeep ? deeper(function, indentation: indentation + 2) : nil))
    record.add("deepestBody", .record(orNothing: isDeep ? deeper(function, indentation: indentation + 4) : nil))
    return record
  }

  /// Returns the access of a function below a field. A store calls derivations of its value, and a stub equalities of its model.
  private func accessInPlace(_ function: Function) -> String {
    switch function.role {
    case .value, .ownValue: ""
    // The store of a value calls its derivations.
    case .derivation: model.isValue ? "fileprivate " : "private "
    case .equality: layout.stub == nil ? "private " : "fileprivate "
    }
  }

  /// The additional indentation in a stub, which is emitted in `#if DEBUG`.
  private var inset: Int { layout.original == nil ? 0 : 2 }

  private func deeper(_ function: Function, indentation: Int) -> Record {
    UserText(function.text, indentation: indentation + inset, options: layout.options).record
  }
}
