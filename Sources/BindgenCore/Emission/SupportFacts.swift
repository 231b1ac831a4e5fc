/// What the template of the shared file is told: what the models of the run need, and no more.
enum SupportFacts {
  /// Nil where there is to be no such file.
  static func record(_ layouts: [ModelLayout], _ names: LibraryNames, _ support: GeneratorOptions.Support) -> Record? {
    let layouts: [ModelLayout] = layouts.filter(\.needsSupport)
    switch support {
    case .never: return nil
    case .asNeeded where layouts.isEmpty: return nil
    case .asNeeded, .always: break
    }
    let observed: [ModelLayout] = layouts.filter(\.hasCore)
    let families: [[ModelLayout]] = grouped(layouts.filter(\.isRelated)) { $0.prefix }
    let tracked: Set<String> = Set(families.filter { $0.contains(where: \.isTracked) }.compactMap(\.first?.prefix))
    return [
      "swift": .text(names.prefix),
      "observation": .text(names.observation),
      "support": .record([
        // What a model without isolation of its own may use, every other may use too.
        "isolation": .text(layouts.contains { $0.model.isolation == "nonisolated" } ? "nonisolated " : ""),
        "hasEquality": .bool(layouts.contains(where: hasEquality)),
        "hasComparison": .bool(observed.contains(where: \.hasDerivations)),
        "hasDerivations": .bool(layouts.contains(where: \.hasDerivations)),
        "hasStretches": .bool(layouts.contains { $0.chunks.contains { $0.stretches.count > 1 } }),
        "hasTracked": .bool(layouts.contains(where: \.isTracked)),
        "isForewarned": .bool(layouts.contains(where: \.isForewarned)),
        "libraries": .records(
          outlets(layouts).map { ["access": .text(""), "isPackage": .bool(false), "outlets": .texts([$0])] }
        ),
        "isolations": .records(grouped(observed) { $0.prefix }.map { isolation($0) }),
        "widths": .records(grouped(layouts) { $0.words }.map { width($0) }),
        "observers": .records(
          grouped(observed.filter(\.hasObservers)) { $0.observing + $0.width }.map { observers($0) }
        ),
        "families": .records(families.map { family($0) }),
        "outlets": .texts(outlets(observed)),
        "kinds": .records(grouped(observed) { $0.kind }.map { kind($0, tracked: tracked) }),
      ]),
    ]
  }

  private static func hasEquality(_ layout: ModelLayout) -> Bool {
    let equalities: [Equality?] = layout.model.states.map(\.equal) + layout.model.derivations.map(\.derivation.equal)
    return equalities.contains { if case .expression? = $0 { true } else { false } }
  }

  /// In the order of the keys.
  private static func grouped<Key: Hashable & Comparable>(
    _ layouts: [ModelLayout],
    by key: (ModelLayout) -> Key
  ) -> [[ModelLayout]] {
    var groups: [Key: [ModelLayout]] = [:]
    for layout in layouts { groups[key(layout), default: []].append(layout) }
    return groups.keys.sorted().compactMap { groups[$0] }
  }

  private static func width(_ layouts: [ModelLayout]) -> Record {
    let words: Int = layouts.first?.words ?? 1
    return [
      "suffix": .text(layouts.first?.width ?? ""),
      "words": .records((0..<words).map { ["number": .text(String($0)), "first": .text(String($0 * 64))] }),
      "isWide": .bool(words > 1),
      "rawValue": .text(layouts.first?.rawValue ?? ""),
      "wordNames": .texts((0..<words).map { "word\($0)" }),
      "hasChanges": .bool(layouts.contains(where: \.hasChanges)),
      "hasGraph": .bool(layouts.contains(where: \.needsSupport)),
      "hasDerivations": .bool(layouts.contains(where: \.hasDerivations)),
      "hasCore": .bool(layouts.contains(where: \.hasCore)),
      "hasModels": .bool(layouts.contains { $0.hasCore && !$0.isRelated }),
      "hasRelatives": .bool(layouts.contains(where: \.isRelated)),
      "hasTracked": .bool(layouts.contains(where: \.isTracked)),
      "isForewarned": .bool(layouts.contains { $0.isForewarned && !$0.isRelated }),
      "hasLists": .bool(layouts.contains { $0.isObserved && $0.model.model.view?.shows.isEmpty == false }),
    ]
  }

  private static func family(_ layouts: [ModelLayout]) -> Record {
    [
      "prefix": .text(layouts.first?.prefix ?? ""),
      "isolation": .text(layouts.first?.isolation ?? ""),
      "hasTracked": .bool(layouts.contains(where: \.isTracked)),
      "hasComputing": .bool(layouts.contains(where: \.isTracked) && layouts.contains { !$0.place.links.isEmpty }),
      "isForewarned": .bool(layouts.contains(where: \.isForewarned)),
    ]
  }

  private static func isolation(_ layouts: [ModelLayout]) -> Record {
    [
      "prefix": .text(layouts.first?.prefix ?? ""),
      "isolation": .text(layouts.first?.isolation ?? ""),
      "crossing": .text(layouts.first?.crossing ?? ""),
      "outlets": .texts(outlets(layouts)),
    ]
  }

  private static func observers(_ layouts: [ModelLayout]) -> Record {
    [
      "prefix": .text(layouts.first?.observing ?? ""),
      "width": .text(layouts.first?.width ?? ""),
      "isPassive": .bool(layouts.first?.isPassive == true),
    ]
  }

  /// Those that some of the models have, in the order in which each has them.
  private static func outlets(_ layouts: [ModelLayout]) -> [String] {
    let all: Set<String> = Set(layouts.flatMap(\.model.outlets))
    let builtIn: [String] = Outlet.all.map(\.name).filter(all.contains)
    return builtIn + all.subtracting(builtIn).sorted()
  }

  /// - Parameter tracked: The prefixes of families of which a model is tracked.
  private static func kind(_ layouts: [ModelLayout], tracked: Set<String>) -> Record {
    let isTrackedFamily: Bool = layouts.contains { $0.isRelated && tracked.contains($0.prefix) }
    let hasDerivations: Bool = layouts.contains(where: \.hasDerivations)
    let hasUncompared: Bool = layouts.contains { !$0.model.derivations.contains(where: \.isCompared) }
    return [
      "name": .text(layouts.first?.kind ?? ""),
      "ending": .text(layouts.first?.ending ?? ""),
      "watched": .text(layouts.first?.watchedKind ?? ""),
      "tracked": .text(layouts.first?.trackedKind ?? ""),
      "hasComputing": .bool(isTrackedFamily && layouts.contains { !$0.place.links.isEmpty }),
      "hasTracked": .bool(layouts.contains(where: \.isTracked)),
      "hasUntracked": .bool(layouts.contains(where: \.isTracked) && layouts.contains { !$0.isTracked }),
      "prefix": .text(layouts.first?.prefix ?? ""),
      "core": .text(layouts.first?.coreName ?? ""),
      "isPassive": .bool(layouts.first?.isPassive == true),
      "isFamily": .bool(layouts.first?.isRelated == true),
      "hasChildren": .bool(layouts.contains { !$0.model.stored(.child).isEmpty }),
      "hasFollowed": .bool(layouts.contains(where: \.place.isFollowed)),
      "hasLeaves": .bool(layouts.contains { $0.place.level == 0 }),
      "hasUnobserved": .bool(layouts.contains { !$0.isObserved }),
      "isolation": .text(layouts.first?.isolation ?? ""),
      "width": .text(layouts.first?.width ?? ""),
      "hasDerivations": .bool(hasDerivations),
      "hasUnderived": .bool(hasDerivations && layouts.contains { !$0.hasDerivations }),
      "hasUncompared": .bool(hasDerivations && hasUncompared),
      "hasInternal": .bool(layouts.contains { !$0.isPublic }),
      "observing": .text(layouts.first?.observing ?? ""),
      "hasWatched": .bool(layouts.contains { $0.hasObservers && !$0.isPublic }),
      "hasObservers": .bool(layouts.contains(where: \.hasObservers)),
      "isForewarned": .bool(layouts.contains(where: \.isForewarned)),
      "hasUnwatched": .bool(layouts.contains(where: \.hasObservers) && layouts.contains { !$0.hasObservers }),
      "outlets": .texts(outlets(layouts.filter { !$0.isPublic })),
    ]
  }
}
