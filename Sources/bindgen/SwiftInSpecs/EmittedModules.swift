import BindgenCore

/// A module's texts as they are now.
struct ModuleTexts {
  let module: String
  let specs: [SourceFile]
  let templates: [SourceFile]

  /// Some 1.5 MB of Swift are emitted for so much: Swift's server takes seconds to find the errors in it, and gigabytes
  /// to know it in many files.
  var isLarge: Bool { specs.map(\.bytes.count).reduce(0, +) > 120_000 }
}

/// Where somebody types.
struct TypedPlace {
  let texts: ModuleTexts
  let spec: Int
  let offset: Int
  /// Whether no places in other models will be asked for.
  let isAlone: Bool

  fileprivate var isBehindBlank: Bool { offset > 0 && texts.specs[spec].bytes[offset - 1] <= .blank }
}

extension ModuleSwift {
  fileprivate func knows(_ place: TypedPlace, cut: Int = 0) -> Bool {
    !places(place.offset - cut, ofSpec: place.spec).isEmpty
  }
}

/// What was emitted last for each module, and texts that could be emitted.
final class EmittedModules {
  private var last: [String: (of: [ObjectIdentifier], module: ModuleSwift?)] = [:]
  /// What was last emitted for questions, all models of it.
  private var models: [String: (templates: [SourceFile], module: ModuleSwift)] = [:]
  /// By name: each spec as it was when all of its module could be emitted.
  private var sound: [String: SourceFile] = [:]

  /// What is emitted for the texts as they are, for errors; nil if one has some of its own.
  func exact(_ texts: ModuleTexts) -> ModuleSwift? {
    let key: [ObjectIdentifier] = (texts.specs + texts.templates).map { ObjectIdentifier($0) }
    if let last = last[texts.module], last.of == key { return last.module }
    let emitted: ModuleSwift? = ModuleSwift(texts.specs, texts.templates, .specs)
    last[texts.module] = (key, emitted)
    if emitted != nil { for spec in texts.specs { sound[spec.name] = spec } }
    return emitted
  }

  /// What is emitted while somebody types in one of the specs: if it must be, with that mended, and with the others as
  /// they were when they had no errors.
  ///
  /// - Returns: Also how many bytes before the place were taken away for it.
  func typing(_ place: TypedPlace) -> (module: ModuleSwift, cut: Int)? {
    let specs: [SourceFile] = place.texts.specs
    if let exact: ModuleSwift = emitted(specs, place) {
      for spec in specs { sound[spec.name] = spec }
      // Behind a space is nothing of what is emitted, before something is put there.
      if !place.isBehindBlank || exact.knows(place) { return (exact, 0) }
    }
    let typed: SourceFile = specs[place.spec]
    let mended: [Mend.Version] = Mend(typed.bytes, typingAt: place.offset)?.versions ?? []
    if let found = emitted(mended, among: specs, place) { return found }
    let before: [SourceFile] = specs.map { $0 === typed ? $0 : sound[$0.name] ?? $0 }
    if zip(before, specs).allSatisfy({ $0 === $1 }) { return nil }
    return emitted([Mend.Version(bytes: typed.bytes)] + mended, among: before, place)
  }

  /// The first version of a spec with which something is emitted.
  private func emitted(
    _ versions: [Mend.Version],
    among specs: [SourceFile],
    _ place: TypedPlace
  ) -> (module: ModuleSwift, cut: Int)? {
    for version in versions {
      var all: [SourceFile] = specs
      all[place.spec] = SourceFile(name: specs[place.spec].name, bytes: version.bytes)
      if let module: ModuleSwift = emitted(all, place, cut: version.cut), module.knows(place, cut: version.cut) {
        return (module, version.cut)
      }
    }
    return nil
  }

  /// All models, or the one that is typed in if nothing else has changed.
  private func emitted(_ specs: [SourceFile], _ place: TypedPlace, cut: Int = 0) -> ModuleSwift? {
    let texts: ModuleTexts = place.texts
    let last: ModuleSwift? = models[texts.module].flatMap {
      Self.areSame($0.templates, texts.templates) ? $0.module : nil
    }
    if let last, Self.areSame(last.specs, specs) { return last }
    let emitted: ModuleSwift?
    if place.isAlone, let last, let change = last.change(to: specs, at: place.offset - cut, in: place.spec) {
      emitted = last.changed(change, to: specs, texts.templates)
    } else {
      emitted = ModuleSwift(specs, texts.templates, texts.isLarge ? .specs : .models)
    }
    if let emitted, emitted.isWhole { models[texts.module] = (texts.templates, emitted) }
    return emitted
  }

  private static func areSame(_ some: [SourceFile], _ others: [SourceFile]) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { $0 === $1 }
  }
}
