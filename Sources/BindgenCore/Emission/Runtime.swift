/// The Swift that the models of a target share: whole files of `Templates/Runtime`, one after the other. What is public
/// there is as public as the most open model.
struct Runtime {
  let text: String

  init(_ layouts: [ModelLayout]) {
    let needed = Self.withNeeds(Self.roots(of: layouts))
    let access = ModelLayout.widestAccess(layouts)
    let flags = Set(Self.flags.filter { needed.contains($1) }.map(\.key))
    var lines: [Substring] = []
    for (file, text) in EmbeddedTemplates.runtime where needed.contains(file) {
      if !lines.isEmpty { lines.append("") }
      for line in Self.chosen(Self.body(of: text), flags) {
        lines.append(Self.opened(line, access))
      }
    }
    text = (lines + [""]).joined(separator: "\n")
  }

  private static func opened(_ line: Substring, _ access: String) -> Substring {
    if access == "public " { return line }
    let start = line.firstIndex { $0 != " " } ?? line.endIndex
    for (written, kept) in [("public ", ""), ("open ", ""), ("nonisolated public ", "nonisolated ")]
    where line[start...].hasPrefix(written) {
      return line[..<start] + kept + access + line[start...].dropFirst(written.count)
    }
    return line
  }

  /// Returns the files that the models use directly.
  private static func roots(of layouts: [ModelLayout]) -> Set<String> {
    func any(_ isTrue: (ModelLayout) -> Bool) -> Bool { layouts.contains(where: isTrue) }
    let asked: [(isNeeded: Bool, file: String)] = [
      (true, "Bindgen"),
      // A presenter without fields needs only doubles.
      (any(\.hasCore), "Core"),
      (any(\.model.hasObservers), "Fields"),
      (any { $0.hasCore && $0.model.hasEquality }, "Equality"),
      (any(\.isAnnounced), "WillChange"),
      (any(\.isAnimated), any { $0.isAnimated && $0.model.hasStore } ? "PlanAnimations" : "Animations"),
      (any { $0.model.showsFields }, "Presenters"),
      (any(\.isCommanded), "Commands"),
      (any { !$0.isPlain && !$0.model.unobserved.isEmpty }, "Unheard"),
      (any(\.model.hasLists), "Rows"),
      (any { $0.value != nil }, "Stores"),
      (any { $0.model.hasStore && $0.model.hasLists }, "RowStores"),
      (any { $0.value != nil && $0.isOnActor }, "TestStoresOnActors"),
      (any { $0.value != nil && !$0.isOnActor }, "TestStoresAnywhere"),
      (any(\.hasTurns), "PlainEffects"),
      (any(\.acts), "ModelEffects"),
      (any { $0.acts && !$0.model.loads.isEmpty }, "ModelLoads"),
      (any { $0.hasTurns && !$0.model.loads.isEmpty }, "PlainLoads"),
      (any { $0.hasTurns && $0.model.hasReactions }, "PlainReactions"),
      (any { $0.model.isValue && $0.model.hasStore && $0.model.begins }, "ValueEffects"),
      (any(\.model.hasTimers), "EffectTimes"),
      (any(\.model.hasClock), "TestClock"),
      (any { !$0.model.loads.isEmpty }, "Loads"),
      (any { $0.hasCore && $0.value == nil && ($0.model.hasEvents || $0.model.hearsEvents) }, "Events"),
      (
        any { $0.model.hasEvents && $0.model.outlets.contains { $0.eventMembers.contains("eventsPublisher") } },
        "Events"
      ),
      (any { $0.hasCore && $0.model.hasEvents && $0.model.outlets.contains(where: \.sendsEvents) }, "EventStreams"),
      (any { $0.model.hasStore && $0.model.hasEvents }, "TestEvents"),
      (any { !ChoiceFacts.all($0).isEmpty }, "Choices"),
      (any { !$0.branches.isEmpty }, "Branches"),
      (any { $0.branches.contains { $0.list != nil } }, "RowBranches"),
      (any(\.model.hasPlainLists), "PlainRows"),
      (any(\.model.hasSections), any(\.model.hasPlainLists) ? "PlainSections" : "Sections"),
      (any(\.listsAreObserved), "RowsEdits"),
    ]
    return Set(asked.filter(\.isNeeded).map(\.file)).union(layouts.flatMap(ofOutlets))
  }

  private static func ofOutlets(_ layout: ModelLayout) -> [String] {
    layout.model.outlets.flatMap { outlet in
      (layout.isPlain && outlet.name == Outlet.effects.name ? [] : outlet.runtime)
        + (layout.listsAreObserved ? outlet.listRuntime : [])
        + (layout.isObservedByClosures ? outlet.boundaryRuntime : [])
    }
  }

  /// Returns these files and their dependencies, which each names in its first line: `// Needs: Rows, RowHistory`.
  private static func withNeeds(_ roots: Set<String>) -> Set<String> {
    var (files, open): (Set<String>, [String]) = ([], Array(roots))
    while let file = open.popLast() { if files.insert(file).inserted { open += needs[file] ?? [] } }
    return files
  }

  private static let needs: [String: [String]] = {
    let start = "// Needs: "
    var needs: [String: [String]] = [:]
    for (file, text) in EmbeddedTemplates.runtime where text.hasPrefix(start) {
      needs[file] = text.dropFirst(start.count).prefix { $0 != "\n" }.split(separator: ", ").map(String.init)
    }
    return needs
  }()

  /// The files that conditions stand for: `#if BRANCHES` is included with `Branches`. (Always, it would cost half as much again.)
  private static let flags: [String: String] = [
    "BRANCHES": "Branches", "MODELS": "CoreEffects", "PLAIN": "PlainEffects", "PUBLISHERS": "Publishers",
  ]

  /// Returns the lines without those whose flag is not set.
  private static func chosen(_ lines: ArraySlice<Substring>, _ given: Set<String>) -> [Substring] {
    var chosen: [Substring] = []
    /// Whether the lines of each open condition are taken; nil for one that stays as it is.
    var conditions: [Bool?] = []
    for line in lines {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("#if ") {
        let flag = String(text.dropFirst(4))
        conditions.append(flags[flag].map { _ in given.contains(flag) })
        if flags[flag] != nil { continue }
      } else if let condition = conditions.last, let isTaken = condition, text == "#else" {
        conditions[conditions.count - 1] = !isTaken
        continue
      } else if text == "#endif", let condition = conditions.popLast(), condition != nil {
        continue
      }
      // Omitted lines leave no two blank lines in a row.
      if text.isEmpty, chosen.last?.isEmpty == true { continue }
      let taken = conditions.compactMap { $0 }
      if taken.allSatisfy({ $0 }) { chosen.append(line.dropFirst(2 * taken.count)) }
    }
    return chosen
  }

  /// Returns the lines from the first mark on: the part before it only lets the file compile alone.
  private static func body(of text: String) -> ArraySlice<Substring> {
    // (By bytes: to find the ends of characters would take half the time that a small spec takes.)
    let lines = text.utf8.split(separator: .newline, omittingEmptySubsequences: false).map(Substring.init)
    return lines.dropLast()[(lines.firstIndex { $0.hasPrefix("// MARK: - ") } ?? 0)...]
  }
}
