/// The facts of a plain class: its properties and functions, as one would write them by hand.
struct PlainFacts {
  private let layout: ModelLayout
  private let model: ResolvedModel
  private let formulas: FormulaFacts
  private let work: WorkFacts

  init(_ layout: ModelLayout) {
    self.layout = layout
    model = layout.model
    formulas = FormulaFacts(layout)
    work = WorkFacts(layout)
  }

  var record: Record {
    [
      "head": .text(head),
      // Observation tracks all stored properties but those with this attribute.
      "ignored": .text(layout.isTracked ? "@ObservationIgnored " : ""),
      "given": .records(given),
      "states": .records(model.states.filter { !$0.isGenerated }.map { state($0) }),
      "work": .record(work.record),
      "derivations": .records(derivations),
      "functions": .records(functions),
      "hearings": .records(eventReactions),
    ]
  }

  /// The words before `class`: an attribute stands before the macro, a modifier behind it.
  private var head: String {
    let isolation = layout.isolation
    if !layout.isTracked { return isolation }
    return isolation.hasPrefix("@") ? isolation + "@Observable " : "@Observable " + isolation
  }

  /// Whether a property has its value where it is declared: it is no argument of `init`, and its value has no dependencies.
  static func hasValueInPlace(_ stored: Stored, _ layout: ModelLayout) -> Bool {
    layout.isPlain && !layout.model.isGiven(stored) && layout.model.beginnings[stored.name.text].isEmpty
      && (stored.value != nil || stored.beginsWithNil)
  }

  // MARK: Properties

  /// The facts of the properties that are not fields: children, constants, services and storage.
  private var given: [Record] {
    let kinds: [Stored.Kind] = [.child, .constant, .service, .storage]
    return kinds.flatMap { model.stored($0) }.map { stored in
      property(stored, access: access(stored), isVariable: isVariable(stored), isIgnored: isVariable(stored))
    }
  }

  private func isVariable(_ stored: Stored) -> Bool {
    stored.kind == .storage || stored.kind == .service && stored.type.isOptional
  }

  private func access(_ stored: Stored) -> String {
    switch stored.kind {
    case .service: ServiceFacts.access(stored, layout)
    case .child: layout.access
    default: layout.access(of: stored.access)
    }
  }

  private func property(_ stored: Stored, access: String, isVariable: Bool, isIgnored: Bool) -> Record {
    let ownership = stored.service?.ownership.map { $0.text + " " } ?? ""
    let ignored = isIgnored && layout.isTracked ? "@ObservationIgnored " : ""
    let name = SwiftName.escaped(stored.name.text)
    let value = Self.hasValueInPlace(stored, layout) ? formulas.valueClause(stored) : ""
    return [
      "doc": .texts(stored.doc?.lines ?? []),
      "name": .text(name),
      "declaration": .text(
        "\(ignored)\(access)\(ownership)\(isVariable ? "var" : "let") \(name): \(stored.type.text)\(value)"
      ),
    ]
  }

  private func state(_ stored: Stored) -> Record {
    let access = layout.access(of: stored.access) + FieldFacts.setAccess(stored, model)
    var record = property(stored, access: access, isVariable: true, isIgnored: false)
    let written = layout.isTracked ? stored.equal.map { self.written(stored, access, $0) } : nil
    record.add("written", .record(orNothing: written))
    let observed = observed(in: stored.name.text).map { call($0, rest: ", instead: oldValue\(member(of: $0))") }
    record.add("notes", .texts(observed + work.notes(of: stored.name.text, isNew: written != nil)))
    return record
  }

  /// Returns the facts of a state with an equality of its own, which is written out: the macro compares with `==`.
  private func written(_ stored: Stored, _ access: String, _ equal: Equality) -> Record {
    let name = stored.name.text
    let areEqual = "\(layout.formulas).\(SwiftName.escaped(model.hidden.equality(of: name)))"
    return [
      "declaration": .text("\(access)var \(SwiftName.escaped(name)): \(stored.type.text)"),
      "member": .text(SwiftName.escaped(name, as: .member)),
      "storage": .text(model.hidden.storage(of: name)),
      "type": .text(stored.type.text),
      "value": .text(Self.hasValueInPlace(stored, layout) ? formulas.valueClause(stored) : ""),
      "areEqual": .text(equal.isNever ? "" : areEqual),
    ]
  }

  private var derivations: [Record] {
    // As the spec has them: nothing is computed in an order of its own.
    model.model.derivations.filter { !$0.isGenerated }.map { derivation in
      let name = SwiftName.escaped(derivation.name.text)
      let declaration = "\(layout.access(of: derivation.access))var \(name): \(derivation.type.text)"
      return function(derivation.doc, declaration, work.answered(derivation.expression.text))
    }
  }

  // MARK: Children whose events the class receives

  private var eventReactions: [Record] {
    model.eventReactions.map { hearing in
      let child = hearing.stored
      let isOptional = child.kind != .child
      return [
        "function": .text(function(of: child)),
        "type": .text((child.childType?.text ?? "") + (isOptional ? "?" : "")),
        "model": .text(child.childType?.text ?? ""),
        "mark": .text(isOptional ? "?" : ""),
        "isOptional": .bool(isOptional),
        "name": .text(Spelling.quoted(child.name.text)),
        "begin": .text(call(child, of: "self.")),
        "hear": .text(hear(hearing.reactions)),
      ]
    }
  }

  private func hear(_ reactions: [ResolvedAction]) -> String {
    let names = reactions.map { "self?.\(SwiftName.escaped($0.action.signature.name, as: .afterDot))" }
    if names.count == 1 { return "{ [weak self] in \(names[0])($0) }" }
    return "{ [weak self] event in " + names.map { $0 + "(event)" }.joined(separator: "; ") + " }"
  }

  /// Returns the children in a state whose events the class receives.
  private func observed(in state: String) -> [Stored] {
    model.eventReactions.map(\.stored).filter { $0.kind != .child && $0.field == state }
  }

  /// Returns the call by which the class receives a child's events, in place of another child's.
  private func call(_ child: Stored, of owner: String = "", rest: String = "") -> String {
    let name = SwiftName.escaped(child.field, as: owner.isEmpty ? .member : .afterDot)
    return "\(function(of: child))(\(owner)\(name)\(member(of: child))\(rest))"
  }

  private func member(of child: Stored) -> String { child.kind == .alternative ? String(child.caseMember) : "" }

  private func function(of child: Stored) -> String {
    "_hear" + SwiftName.capitalized(child.oneName)
  }

  // MARK: Functions

  private var functions: [Record] {
    model.functions.map(\.function).map { function in
      var record = self.function(
        function.doc,
        "\(layout.access(of: function.access))func \(function.signature.declaration)",
        work.answered(function.body.text)
      )
      record.add("attributes", .texts(function.signature.attributes))
      return record
    }
  }

  private func function(_ doc: Doc?, _ declaration: String, _ body: SwiftText) -> Record {
    [
      "doc": .texts(doc?.lines ?? []),
      "declaration": .text(declaration),
      "body": .record(UserText(body, indentation: 4, options: layout.options, head: declaration).record),
    ]
  }
}
