import BindgenCore

/// The current texts of a module: its specs, its templates, and the specs of other modules.
struct ModuleTexts {
  let module: String
  let specs: [SourceFile]
  let given: EmissionInputs

  /// Whether the specs exceed 120 kB. Some 1.5 MB of Swift are emitted for so much: SourceKit-LSP takes seconds to find the
  /// errors in it, and gigabytes if it is split into many files.
  var isLarge: Bool { specs.map(\.bytes.count).reduce(0, +) > 120_000 }
}

/// A position in a spec where the user types.
struct TypedPlace {
  let texts: ModuleTexts
  let spec: Int
  let offset: Int
  /// Whether the request concerns only the model that is typed in: no positions in other models are needed.
  let isAlone: Bool

  fileprivate var isBehindBlank: Bool { offset > 0 && texts.specs[spec].bytes[offset - 1] <= .blank }
}

extension ModuleSwift {
  fileprivate func knows(_ place: TypedPlace, cut: Int = 0) -> Bool {
    !places(place.offset - cut, ofSpec: place.spec).isEmpty
  }
}

/// A cache of the Swift that was last emitted for each module.
final class EmittedModules {
  private var last: [String: (of: [ObjectIdentifier], module: ModuleSwift?)] = [:]
  /// The last complete emission of each module for requests, and the templates and other modules that it was emitted with.
  private var models: [String: (given: [SourceFile], module: ModuleSwift)] = [:]
  /// The specs that were last emitted without some of their entries, by name.
  private var partial: [String: SourceFile] = [:]

  /// Returns what is emitted for the current texts without entries that have errors, so that Swift can check it; nil if nothing
  /// can be emitted.
  func exact(_ texts: ModuleTexts) -> ModuleSwift? {
    let key = (texts.specs + texts.given.all).map { ObjectIdentifier($0) }
    if let last = last[texts.module], last.of == key { return last.module }
    let emitted = whole(texts.specs, keeping: nil) { ModuleSwift.emitted($0, texts.given, .specs) }
    last[texts.module] = (key, emitted)
    return emitted
  }

  /// Emits the entries that have no errors.
  private func whole(
    _ specs: [SourceFile],
    keeping kept: FaultyEntryRemoval.Kept?,
    _ emit: (_ specs: [SourceFile]) -> (module: ModuleSwift?, diagnostics: Diagnostics)
  ) -> ModuleSwift? {
    var entries = FaultyEntryRemoval(specs, keeping: kept) { [self] in known($0) }
    guard var emitted = entries.emitted(emit) else { return nil }
    for (spec, said) in zip(emitted.specs, specs) where spec !== said { partial[spec.name] = spec }
    emitted.omission = entries.omission
    emitted.isAsTyped = true
    return emitted
  }

  /// Returns the stored file if its text is the same, since changes are detected by the identity of files.
  private func known(_ spec: SourceFile) -> SourceFile {
    partial[spec.name].flatMap { $0.bytes == spec.bytes ? $0 : nil } ?? spec
  }

  /// Returns what is emitted while the user types in one of the specs: without entries that have errors, and with the entry
  /// that is typed in repaired, if necessary.
  ///
  /// - Returns: The module, and the number of bytes before the position that the repair has removed.
  func typing(_ place: TypedPlace) -> (module: ModuleSwift, cut: Int)? {
    let specs = place.texts.specs
    // Behind a space is nothing of what is emitted, before something is put there.
    if let exact = emitted(specs, place), !place.isBehindBlank || exact.knows(place) { return (exact, 0) }
    for version in IncompleteSpecRepair(specs[place.spec], typingAt: place.offset)?.versions ?? [] {
      var all = specs
      all[place.spec] = SourceFile(name: specs[place.spec].name, bytes: version.bytes)
      if var module = emitted(all, place, cut: version.cut), module.knows(place, cut: version.cut) {
        module.isAsTyped = false
        return (module, version.cut)
      }
    }
    return nil
  }

  /// Emits all models, or only the one that is typed in if nothing else has changed.
  private func emitted(_ specs: [SourceFile], _ place: TypedPlace, cut: Int = 0) -> ModuleSwift? {
    let emitted = whole(specs, keeping: (place.spec, place.offset - cut)) { again($0, place, cut: cut) }
    if let emitted, emitted.isWhole { models[place.texts.module] = (place.texts.given.all, emitted) }
    return emitted
  }

  private func again(
    _ specs: [SourceFile],
    _ place: TypedPlace,
    cut: Int
  ) -> (module: ModuleSwift?, diagnostics: Diagnostics) {
    let texts = place.texts
    let last = models[texts.module].flatMap { Self.areSame($0.given, texts.given.all) ? $0.module : nil }
    if let last, Self.areSame(last.specs, specs) { return (last, Diagnostics()) }
    if place.isAlone, let last, let change = last.change(to: specs, at: place.offset - cut, in: place.spec) {
      return last.changed(change, to: specs, texts.given)
    }
    return ModuleSwift.emitted(specs, texts.given, texts.isLarge ? .specs : .models)
  }

  private static func areSame(_ some: [SourceFile], _ others: [SourceFile]) -> Bool {
    some.count == others.count && zip(some, others).allSatisfy { $0 === $1 }
  }
}
