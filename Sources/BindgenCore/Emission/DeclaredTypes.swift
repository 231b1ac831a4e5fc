/// The types that a spec names, emitted once more at their lines and columns: the compiler reports a mistake in a type
/// wherever the type is emitted. Empty if source locations are off.
///
/// Types that others see stand in a protocol with the model's access, so that the compiler reports the less accessible ones.
struct DeclaredTypes {
  private let options: GeneratorOptions
  private let own: [Stated]
  private let shown: [Stated]
  private let access: String
  /// The prefix of the groups' names. The groups of a protocol are emitted beside it: protocols can't be nested.
  private let prefix: String

  private struct Stated {
    /// The type as emitted: `Rows<Todo>` where the spec says `Todo`.
    var text: String
    var declared: SwiftType

    init(_ declared: SwiftType, in text: String? = nil) {
      (self.text, self.declared) = (text ?? declared.text, declared)
    }

    /// The number of bytes before the part that the spec says.
    var offset: Int {
      if text.hasPrefix("any "), !declared.text.hasPrefix("any ") { return 4 }
      return text.hasSuffix(declared.text + ">") ? text.utf8.count - declared.text.utf8.count - 1 : 0
    }
  }

  init(_ layout: ModelLayout) {
    options = layout.options
    // A store repeats the types of its value, a stub those of its model.
    let isFirst = layout.value == nil && layout.original == nil
    let isStated = isFirst && options.sourceLocations != .off
    let isInternal = layout.model.access == "internal"
    let shown = isStated ? Self.shown(by: layout) : []
    access = layout.access(of: nil)
    prefix = layout.model.model.isProtocol ? "_" + layout.model.name : "_"
    self.shown = isInternal ? [] : shown
    own = isStated ? Self.own(of: layout) + (isInternal ? shown : []) : []
  }

  var records: [Record] {
    [group("private ", "Types", own), group(access, "ShownTypes", shown)].compactMap { $0 }
  }

  private func group(_ access: String, _ name: String, _ types: [Stated]) -> Record? {
    if types.isEmpty { return nil }
    return [
      "access": .text(access), "name": .text(prefix + name), "types": .records(types.enumerated().map(record)),
    ]
  }

  private func record(_ number: Int, _ type: Stated) -> Record {
    let name = "t\(number)"
    let indentation = type.declared.range.start.column - 1 - "var \(name): ".utf8.count - type.offset
    return [
      "name": .text(name),
      "type": .text(type.text),
      "indentation": .text(String(repeating: " ", count: min(max(indentation, 0), Self.farthest))),
      "location": .text(UserText.location(type.declared.range, options)),
    ]
  }

  /// The largest indentation: types that are farther right keep only their line.
  private static let farthest = 200

  /// Returns the types that only the model itself names.
  private static func own(of layout: ModelLayout) -> [Stated] {
    let model = layout.model
    let services = model.stored.compactMap(\.service)
    let protocols = (model.conforms + services.flatMap(\.conforms))
      .filter { $0.form == .named($0.text) && !$0.isNSObject }
    return protocols.map { Stated($0, in: "any " + $0.text) } + stored(layout, areShown: false)
      + derivations(layout, areShown: false) + methods(layout, areShown: false)
  }

  /// Returns the types of what others see, and of the parameters of `init`.
  private static func shown(by layout: ModelLayout) -> [Stated] {
    let model = layout.model
    let payloads = model.stored.flatMap { stored in
      stored.choice.map { $0.payloads(of: stored, in: model.model) } ?? []
    }
    let interfaces = model.stored.flatMap { $0.service?.methods ?? [] } + (model.view?.commands ?? [])
    let properties = model.stored.flatMap { $0.service?.properties ?? [] }.map(\.type)
    return stored(layout, areShown: true) + derivations(layout, areShown: true)
      + (properties + payloads).map { Stated($0) } + methods(layout, areShown: true)
      + interfaces.map(\.signature).flatMap(types)
  }

  private static func isShown(_ access: Word?, _ layout: ModelLayout) -> Bool {
    access.map { $0.text == layout.model.access } ?? true
  }

  /// Returns the types of stored entries, without those that are known: models, and protocols that the spec emits.
  private static func stored(_ layout: ModelLayout, areShown: Bool) -> [Stated] {
    layout.model.stored.filter { stored in
      let isOpen = isShown(stored.access, layout)
      return !stored.isGenerated && stored.kind != .child && !stored.isChild && stored.choice == nil
        && stored.service?.methods == nil
        && (isOpen || layout.model.isGiven(stored)) == areShown
    }.map { Stated($0.list?.element ?? $0.type, in: $0.type.text) }
  }

  private static func derivations(_ layout: ModelLayout, areShown: Bool) -> [Stated] {
    layout.model.derivations.map(\.derivation).filter { !$0.isGenerated && isShown($0.access, layout) == areShown }
      .map { Stated($0.type) }
  }

  private static func methods(_ layout: ModelLayout, areShown: Bool) -> [Stated] {
    let model = layout.model.model
    let all: [(signature: Signature, access: Word?)] =
      model.functions.map { ($0.signature, $0.access) }
      + model.actions.filter { !$0.isGenerated }.map { ($0.signature, $0.access) }
    return all.filter { isShown($0.access, layout) == areShown }.flatMap { types(of: $0.signature) }
  }

  /// Returns the types of a signature that mean the same outside it.
  private static func types(of signature: Signature) -> [Stated] {
    if !signature.generics.isEmpty || !signature.requirements.isEmpty { return [] }
    let all = signature.parameters.map(\.type) + [signature.result].compactMap { $0 }
    return all.filter { !$0.text.contains("some ") }.map { Stated($0) }
  }
}
