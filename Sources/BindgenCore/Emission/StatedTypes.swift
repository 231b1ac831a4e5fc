/// The types that a spec states, emitted once more at their lines and columns: the compiler reports a mistake in a type
/// wherever the type is emitted. Empty where locations are off.
struct StatedTypes {
  private let options: GeneratorOptions
  private let types: [Stated]

  private struct Stated {
    /// As it is emitted: `Rows<Todo>` where the spec says `Todo`.
    var text: String
    var stated: SwiftType

    init(_ stated: SwiftType, in text: String? = nil) { (self.text, self.stated) = (text ?? stated.text, stated) }

    /// The number of bytes before what the spec says.
    var offset: Int {
      if text.hasPrefix("any "), !stated.text.hasPrefix("any ") { return 4 }
      return text.hasSuffix(stated.text + ">") ? text.utf8.count - stated.text.utf8.count - 1 : 0
    }
  }

  init(_ layout: ModelLayout) {
    options = layout.options
    // A store repeats the types of its value, a stub those of its model.
    let isFirst: Bool = layout.value == nil && layout.original == nil
    types = isFirst && options.sourceLocations != .off ? Self.types(of: layout.model) : []
  }

  var records: [Record] {
    types.enumerated().map { number, type in
      let name: String = "t\(number)"
      let indentation: Int = type.stated.range.start.column - 1 - "var \(name): ".utf8.count - type.offset
      return [
        "name": .text(name),
        "type": .text(type.text),
        "indentation": .text(String(repeating: " ", count: min(max(indentation, 0), Self.farthest))),
        "location": .text(UserText.location(type.stated.range, options)),
      ]
    }
  }

  /// Types that are farther right keep their line and nothing more.
  private static let farthest: Int = 200

  private static func types(of model: ResolvedModel) -> [Stated] {
    // The models of children are known, and so are the protocols of services that the spec emits.
    let stored: [Stored] = model.stored.filter { stored in
      stored.kind != .child && !stored.isChild && stored.choice == nil && stored.service?.methods == nil
    }
    let payloads: [SwiftType] = model.stored.flatMap { stored in
      stored.choice.map { $0.payloads(of: stored, in: model.model) } ?? []
    }
    let methods: [Method] = model.stored.flatMap { $0.service?.methods ?? [] } + (model.view?.commands ?? [])
    let signatures: [Signature] = model.model.methods + methods.map(\.signature)
    let protocols: [SwiftType] = model.conforms.filter { $0.form == .named($0.text) && !$0.isNSObject }
    let properties: [SwiftType] = model.stored.flatMap { $0.service?.properties ?? [] }.map(\.type)
    return protocols.map { Stated($0, in: "any " + $0.text) }
      + stored.map { Stated($0.list?.element ?? $0.type, in: $0.type.text) }
      + (model.derivations.map(\.derivation.type) + properties + payloads).map { Stated($0) }
      + signatures.flatMap(types)
  }

  /// Types that mean something outside the signature, too.
  private static func types(of signature: Signature) -> [Stated] {
    if !signature.generics.isEmpty || !signature.requirements.isEmpty { return [] }
    let all: [SwiftType] = signature.parameters.map(\.type) + [signature.result].compactMap { $0 }
    return all.filter { !$0.text.contains("some ") }.map { Stated($0) }
  }
}
