/// Checks that the names of a run's declarations are unique: of models, and of the protocols and types beside them.
struct DeclaredNames {
  private struct Name {
    var word: Word
    var help: String
  }

  private var seen: [String: SourceRange] = [:]
  /// The names that outlets and lists of the run take, each with its owner for a message.
  private var libraries: [String: String] = [:]

  /// - Parameter models: The models, one for each name: a second model of the same name was reported.
  static func check(_ models: [ResolvedModel], into diagnostics: inout Diagnostics) {
    var names = DeclaredNames()
    for outlet in models.flatMap(\.outlets) {
      for name in outlet.library + outlet.innerTypes {
        names.libraries[name] = "the option '\(outlet.name)' of 'emit'"
      }
    }
    if models.contains(where: \.hasLists) {
      for name in LibraryNames.ofLists { names.libraries[name] = "'lists'" }
    }
    for model in models where !model.model.isProtocol {
      names.seen[model.name] = model.model.name.range
      names.checkShared(model.model.name, &diagnostics)
    }
    for model in models {
      for name in names.declarations(of: model) { names.add(name, &diagnostics) }
    }
  }

  private mutating func add(_ name: Name, _ diagnostics: inout Diagnostics) {
    if checkShared(name.word, &diagnostics) { return }
    guard let first = seen[name.word.text] else {
      seen[name.word.text] = name.word.range
      return
    }
    diagnostics.error(
      "declared-twice",
      at: name.word.range,
      "'\(name.word.text)' would be declared twice",
      help: name.help,
      notes: [.init("the other is here", at: first)]
    )
  }

  /// Returns true for a name that no spec can declare, after reporting it.
  @discardableResult
  private func checkShared(_ name: Word, _ diagnostics: inout Diagnostics) -> Bool {
    guard let owner = Self.owner(of: name.text) ?? libraries[name.text] else { return false }
    diagnostics.error(
      "reserved-name",
      at: name.range,
      "\(owner) takes the name '\(name.text)'",
      help: "choose another name"
    )
    return true
  }

  private static func owner(of name: String) -> String? {
    switch name {
    case ReservedNames.shared: "what all models share"
    case ReservedNames.changes: "every emitted class"
    default: LibraryNames.isUsed(name) ? "emitted code" : nil
    }
  }

  private func declarations(of model: ResolvedModel) -> [Name] {
    var names: [Name] = []
    for outlet in model.outlets {
      names += outlet.declarations.map { declaration(model.name + $0.dropFirst(), of: model) }
    }
    for interface in model.interfaces {
      if !interface.exists { names.append(Name(word: interface.name, help: help(interface, model))) }
      for name in interface.declarations(of: model) {
        names.append(Name(word: Word(name, at: interface.name.range), help: "rename one of them"))
      }
    }
    for service in model.stored(.service) where service.service?.isStruct == true {
      names.append(
        Name(
          word: Word(service.type.text, at: service.type.range),
          help: "write 'type: \(service.type.text)' in all places but one"
        )
      )
    }
    return names
  }

  private func help(_ interface: EmittedProtocol, _ model: ResolvedModel) -> String {
    switch interface.kind {
    case .view where model.view?.name == nil: "give the view a 'name'"
    case .view, .model: "choose another name"
    case .service where model.model.isProtocol: "rename one of them"
    case .service: "write 'type: any \(interface.name.text)' in all places but one"
    }
  }

  private func declaration(_ name: String, of model: ResolvedModel) -> Name {
    Name(word: Word(name, at: model.model.name.range), help: "rename one of them")
  }
}
