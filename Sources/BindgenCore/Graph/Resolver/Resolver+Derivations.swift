/// Resolves the dependencies of derivations.
extension Resolver {
  /// The derivations in topological order, each with the names that its expression uses.
  mutating func derivations(of model: Model, _ scope: Scope) -> [ResolvedDerivation] {
    var readings: [ExpressionUses] = []
    for derivation in model.derivations {
      checkWaits(of: derivation, scope)
      readings.append(reading(derivation.expression, of: derivation.name, scope, isGenerated: derivation.isGenerated))
      let last = readings.count - 1
      for index in readings[last].functions { readings[last].reach(functions[index], at: derivation.name.range) }
    }
    let needs = readings.map(\.derivations)
    let (order, left) = DerivationOrder.order(needs)
    for circle in CycleFinder.find(needs, among: left) { reportCircle(circle, readings, model) }
    return numbered(readings, loadInputsLast(order, model), scope)
  }

  /// Moves the inputs of loads to the end of the order: only loads depend on them, and a class has no fields for them.
  private func loadInputsLast(_ order: [Int], _ model: Model) -> [Int] {
    let inputs = Set(model.loads.flatMap(\.inputsFields))
    func isInput(_ index: Int) -> Bool {
      let derivation = model.derivations[index]
      return derivation.isGenerated && inputs.contains(derivation.name.text)
    }
    return order.filter { !isInput($0) } + order.filter(isInput)
  }

  /// Reports `await` in a derivation, which must have its value at once.
  private mutating func checkWaits(of derivation: Derivation, _ scope: Scope) {
    // A field may be named `await`.
    guard !derivation.isGenerated, scope["await"] == nil, derivation.expression.mentions("await") else { return }
    let name = derivation.name.text
    checkWaits(in: derivation.expression.tokens) { place in
      .error(
        "derive-waits",
        at: place,
        "'\(name)' is computed at once, and can't wait",
        help: "make it a 'state', and write where its value comes from in 'loads': '\(name): await …'"
      )
    }
  }

  /// - Parameter hidden: The names of the function's parameters, which hide entries.
  mutating func reading(
    _ code: SwiftCode,
    of name: Word,
    _ scope: Scope,
    besides hidden: Set<String> = [],
    isGenerated: Bool = false
  ) -> ExpressionUses {
    let (tokens, names) = (code.tokens, code.names)
    var reading = ExpressionUses(expression: code.withoutSelf)
    if let range = names.bareSelf {
      diagnostics.error(
        "bare-self",
        at: range,
        "'self' as a whole can't be observed",
        help: "name the fields that '\(name.text)' depends on"
      )
    }
    if !isGenerated { checkHidden(names, in: scope) }
    if !scope.lists.isEmpty { reading.tokens = tokens }
    var seen: Set<String> = []
    var seenInputs: Set<ResolvedDerivation.ChildInput> = []
    for use in names.uses where !hidden.contains(use.name) || tokens.isOfSelf(use.token) {
      guard let entry = entry(at: use.token, in: tokens, scope) else { continue }
      if case .function = entry { checkCalled(use, tokens) }
      reading.knownEnds.append(use.range.upperBound)
      if case .stored(let stored, _) = entry, stored.kind == .child {
        if let input = childInput(use, stored, tokens), seenInputs.insert(input).inserted {
          reading.childInputs.append(input)
        }
        reading.knownEnds += use.path.map(\.range.upperBound)
      } else if case .stored(let stored, _) = entry, stored.isChild, let model = branchModel(stored) {
        checkCalls(use.path[...], of: model)
        let input = branchInput(use.path.map(\.name), from: stored, model)
        if let input, seenInputs.insert(input).inserted { reading.childInputs.append(input) }
        reading.knownEnds += use.path.map(\.range.upperBound)
      } else if case .stored(let stored, _) = entry, stored.choice != nil {
        checkCalls(use, of: stored, scope.model)
        for input in choiceInputs(use, stored, scope.model) where seenInputs.insert(input).inserted {
          reading.childInputs.append(input)
        }
        reading.knownEnds += use.path.map(\.range.upperBound)
      }
      // A function may have an action's name.
      let key = if case .action = entry { use.name + "()" } else { use.name }
      if seen.insert(key).inserted { add(use, entry, to: &reading, scope) }
    }
    warnOfUnwatched(tokens, reading)
    return reading
  }

  private mutating func add(_ use: NameUses.Use, _ entry: Scope.Entry, to reading: inout ExpressionUses, _ scope: Scope)
  {
    switch entry {
    case .stored(let stored, let field):
      guard let kind = parameterKind(stored, use) else { return }
      reading.parameters.append(.init(kind: kind, name: use.name, type: stored.type, field: field))
    case .derivation(let index):
      reading.parameters.append(.init(kind: .derivation, name: use.name, type: scope.model.derivations[index].type))
      reading.derivations.append(index)
      reading.places[index] = use.range
    case .function(let index):
      let type: SwiftType = .named(HiddenNames.function(use.name), at: use.range)
      reading.parameters.append(.init(kind: .function, name: use.name, type: type))
      reading.functions.append(index)
    case .action:
      let takesTime = scope.model.actions.contains { $0.signature.name == use.name && !$0.effects.isEmpty }
      reportAction(
        use.name,
        at: use.range,
        help: takesTime ? "write 'isRunning(\(use.name))' for whether it runs" : "keep its result in 'state'"
      )
    }
  }

  mutating func reportAction(_ name: String, at range: SourceRange, help: String) {
    diagnostics.error(
      "action-in-expression",
      at: range,
      "'\(name)' is an action, and an expression can't call actions",
      help: help
    )
  }

  private mutating func parameterKind(_ stored: Stored, _ use: NameUses.Use) -> ResolvedDerivation.Parameter.Kind? {
    switch stored.kind {
    case .state, .alternative: return .state
    case .constant: return .constant
    case .child: return .child
    case .storage:
      diagnostics.error(
        "storage-in-expression",
        at: use.range,
        "'\(use.name)' is in 'storage', and nobody would know when it changes",
        help: "move it to 'state'"
      )
      return nil
    case .service:
      namedServices[use.name, default: []].append(use.range)
      return nil
    }
  }

  /// Reports each service that expressions name, once for all expressions.
  mutating func reportNamedServices() {
    for (name, places) in namedServices.sorted(by: { $0.key < $1.key }) {
      let places = places.sorted { $0.lowerBound < $1.lowerBound }
      diagnostics.error(
        "service-in-expression",
        at: places[0],
        "'\(name)' is a service, and its answers can't be observed",
        help: "call it in an action and keep the answer in 'state'",
        notes: places.dropFirst().prefix(8).map { Diagnostic.Note("it is named here, too", at: $0) }
      )
    }
    namedServices = [:]
  }

  /// Warns of reads that no model observes, unless the name is a field's.
  private mutating func warnOfUnwatched(_ expression: Tokens, _ reading: ExpressionUses) {
    let reads = UnwatchedReads.find(in: expression)
    let knownEnds = reads.isEmpty ? [] : Set(reading.knownEnds)
    for found in reads where !knownEnds.contains(found.range.upperBound) {
      diagnostics.warning(
        "unwatched",
        at: found.range,
        "'\(found.text)' may change, and no observer is notified",
        help: "keep it in 'state' and set it in an action, or make it a service"
      )
    }
  }

  private mutating func reportCircle(_ circle: [Int], _ readings: [ExpressionUses], _ model: Model) {
    let first = model.derivations[circle[0]]
    if Self.isWord(first.expression, of: first.name, first.type) { return }
    reportCircle(
      circle.map { model.derivations[$0].name },
      circle.enumerated().map { readings[$1].places[circle[($0 + 1) % circle.count]] }
    )
  }

  /// - Parameter places: The place at which each member names the next one.
  mutating func reportCircle(_ circle: [Word], _ places: [SourceRange?]) {
    guard let first = circle.first else { return }
    let names = circle.map(\.text)
    let notes: [Diagnostic.Note] = circle.indices.prefix(8).map { step in
      .init("'\(names[step])' names '\(names[(step + 1) % names.count])' here", at: places[step])
    }
    diagnostics.error(
      "circle",
      at: first.range,
      "'\(first.text)' depends on itself: \(CycleFinder.text(names))",
      notes: notes
    )
  }

  private mutating func numbered(_ readings: [ExpressionUses], _ order: [Int], _ scope: Scope) -> [ResolvedDerivation] {
    var numbers: [String: Int] = [:]
    for (place, index) in order.enumerated() {
      numbers[scope.model.derivations[index].name.text] = scope.states.count + place
    }
    var lists = scope.lists
    var rows = RowSources(scope.states.filter { $0.list != nil && branchModel($0) != nil })
    return order.map { index in
      var reading = readings[index]
      reading.number(numbers)
      let derivation = scope.model.derivations[index]
      let kept = kept(derivation, reading, lists, rows, scope)
      if case .success(let form) = kept, form.result == .rows { lists.insert(derivation.name.text) }
      let given = addRows(&rows, derivation, to: &reading)
      return resolved(derivation, reading, kept, given, scope)
    }
  }

  private mutating func kept(
    _ derivation: Derivation,
    _ reading: ExpressionUses,
    _ lists: Set<String>,
    _ rows: RowSources,
    _ scope: Scope
  ) -> Result<KeptForm, NotKept> {
    do throws(NotKept) {
      if scope.model.isValue { throw .value(derivation) }
      return .success(try KeptForm(derivation, reading, isList: lists.contains, isOfModels: { !rows[$0].isEmpty }))
    } catch {
      if derivation.mustBeKept {
        diagnostics.error(
          "not-kept",
          at: error.range,
          "'\(derivation.name.text)' is not kept: \(error.reason)",
          help: error.help
        )
      }
      return .failure(error)
    }
  }

  /// Adds the fields of rows that an expression names, if the rows are models.
  ///
  /// - Returns: The lists whose rows it returns.
  private func addRows(_ rows: inout RowSources, _ derivation: Derivation, to reading: inout ExpressionUses) -> [String]
  {
    guard !rows.isEmpty, let tokens = reading.tokens else { return [] }
    var given: [String] = []
    for list in reading.reached.flatMap({ rows[$0.name] }) {
      guard let model = branchModel(list), let whole = branchInput([], from: list, model) else { continue }
      if !reading.childInputs.contains(whole) { reading.childInputs.append(whole) }
      if derivation.type.names.contains(where: { $0.text == model }) { rows.add(list, to: derivation.name.text) }
    }
    for name in reading.own.map(\.name) {
      for list in rows[name] {
        guard let model = branchModel(list) else { continue }
        let uses = RowUses(tokens, of: name)
        let paths = uses.isWhole ? [[]] : uses.members
        for input in paths.compactMap({ branchInput($0, from: list, model) })
        where !reading.childInputs.contains(input) {
          reading.childInputs.append(input)
        }
        if uses.givesRows { given.append(list.name.text) }
        if uses.givesRows || derivation.type.names.contains(where: { $0.text == model }) {
          rows.add(list, to: derivation.name.text)
        }
      }
    }
    return given
  }

  private func resolved(
    _ derivation: Derivation,
    _ reading: ExpressionUses,
    _ kept: Result<KeptForm, NotKept>,
    _ rowsGiven: [String],
    _ scope: Scope
  ) -> ResolvedDerivation {
    let (form, whyNot): (KeptForm?, String?) =
      switch kept {
      case .success(let form): (form, nil)
      case .failure(let error): (nil, namesRows(reading) ? error.reason : nil)
      }
    return ResolvedDerivation(
      derivation: derivation,
      expression: reading.expression,
      parameters: reading.parameters,
      reached: reading.reached,
      inputs: (reading.parameters + reading.reached).compactMap(\.field).sorted(),
      childInputs: reading.childInputs,
      alias: alias(derivation, reading, scope),
      kept: form,
      whyNotKept: whyNot,
      rowsGiven: rowsGiven
    )
  }

  private func namesRows(_ reading: ExpressionUses) -> Bool {
    (reading.parameters + reading.reached).contains { $0.type.isRows }
      || reading.childInputs.contains { input in
        guard let scope = models[input.model]?.scope, let name = input.field else { return false }
        switch scope[name] {
        case .stored(let stored, _): return stored.list != nil
        case .derivation(let index): return scope.model.derivations[index].type.isRows
        default: return false
        }
      }
  }

  private func alias(_ derivation: Derivation, _ reading: ExpressionUses, _ scope: Scope) -> ResolvedDerivation.Alias? {
    if let field = reading.alias(derivation)?.field { return .own(field) }
    guard derivation.equal == nil, reading.childInputs.count == 1,
      let path = reading.expression.dottedNames, path.count > 1,
      let type = models.typeOfUncompared(at: path, from: scope), type.text == derivation.type.text
    else { return nil }
    return .ofChild(path)
  }
}
