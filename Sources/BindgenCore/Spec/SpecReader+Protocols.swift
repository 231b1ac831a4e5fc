/// Protocols that belong to no model: `protocols: { Storage: [save(_ note: Note)] }`.
extension SpecReader {
  mutating func protocols(_ entry: Mapping.Entry, into spec: inout Spec) -> [Mapping.Entry] {
    let help = "write 'Name: [method()]' below"
    let none: Diagnostic = .error(
      "no-protocol",
      at: entry.key.range,
      "the protocols are missing here",
      help: help
    )
    return entries(of: entry, into: &spec, none: none, help: help)
  }

  mutating func readProtocol(_ entry: Mapping.Entry, _ names: inout Names, into spec: inout Spec) {
    let name = typeName(entry.key.text, "a protocol")
    let requirements = requirements(entry)
    guard let name, names.add(name, &diagnostics), var requirements else {
      spec.isWhole = false
      return
    }
    let set = requirements.service.properties.first(where: \.isSettable)
    if let set, !requirements.service.exists {
      makeObject(&requirements.service.conforms, at: set.name.range)
    }
    var model = Model(name: name, range: entry.range)
    model.isProtocol = true
    (model.access, model.isolation, model.emit) = (requirements.access, requirements.isolation, requirements.emit)
    model.stored = [Stored(role: .service(requirements.service), name: name, type: .any(name), doc: requirements.doc)]
    spec.protocols.append(model)
  }

  /// The parts of an entry, in its short or long form.
  private struct Requirements {
    var service = Stored.Service(properties: [], isStruct: false, conforms: [])
    var doc: Doc?
    var access: Word?
    var isolation: Word?
    var emit: [Word]?

    mutating func add(_ members: ProtocolMembers) {
      service.methods = members.methods
      (service.properties, service.initializers) = (members.properties, members.initializers)
    }
  }

  /// Reads an entry in its short or long form. Nil if it can't be read.
  private mutating func requirements(_ entry: Mapping.Entry) -> Requirements? {
    var requirements = Requirements()
    if isNothing(entry.value) {
      reportNoMethods(entry.key)
      return nil
    }
    guard entry.value.isMapping else {
      requirements.add(members(entry.value))
      return requirements
    }
    guard let mapping = entry.value.mapping(into: &diagnostics) else { return nil }
    for entry in mapping.entries { read(entry, into: &requirements) }
    guard mapping["methods"] != nil else {
      if mapping.isWhole { reportNoMethods(entry.key) }
      return nil
    }
    return mapping.isWhole ? requirements : nil
  }

  private mutating func read(_ entry: Mapping.Entry, into requirements: inout Requirements) {
    let value = entry.value
    switch entry.key.name {
    case "methods": requirements.add(members(value))
    case "conforms": requirements.service.conforms = conformances(value)
    case "doc": requirements.doc = doc(value)
    case "access": requirements.access = access(value)
    case "isolation": requirements.isolation = isolation(value)
    case "emit": requirements.emit = outlets(value)
    case "exists":
      let word = choice(entry, "whether a protocol is there, in Swift,", in: Language.protocols)
      requirements.service.exists = word != nil
    default: reportUnknown(entry.key, in: Language.protocols)
    }
  }

  private mutating func reportNoMethods(_ key: Key) {
    diagnostics.error(
      "no-methods",
      at: key.range,
      "nothing says what the protocol '\(shortened(key.name))' has",
      help: "write 'methods: […]', or 'methods: []' where it has nothing of its own"
    )
  }
}

extension SwiftType {
  /// Returns `any P` for a name in a spec.
  static func any(_ name: Word) -> SwiftType {
    SwiftType(
      text: "any " + name.text,
      range: name.range,
      form: .existential,
      names: [SwiftType.Name(text: name.text, range: name.range)]
    )
  }
}
