/// The Swift that the models of a target share: whole files of `Templates/Runtime`, one after the other. What is public
/// there is as public as the most open model.
struct Runtime {
  let text: String

  init(_ layouts: [ModelLayout]) {
    let needed: Set<String> = Self.files(of: layouts)
    let access: String = ModelLayout.widestAccess(layouts)
    var lines: [Substring] = []
    for (file, text) in EmbeddedTemplates.runtime where needed.contains(file) {
      if !lines.isEmpty { lines.append("") }
      for line in Self.chosen(Self.body(of: text), with: Set(needed.map { $0.uppercased() })) {
        switch line {
        // Doubles need it in debug builds, effects and publishers in all.
        case "#if DEBUG || EFFECTS || PUBLISHERS":
          lines.append(needed.isDisjoint(with: ["Effects", "Publishers"]) ? "#if DEBUG" : "#if true")
        default: lines.append(Self.opened(line, access))
        }
      }
    }
    text = (lines + [""]).joined(separator: "\n")
  }

  private static func opened(_ line: Substring, _ access: String) -> Substring {
    if access == "public " { return line }
    let start: Substring.Index = line.firstIndex { $0 != " " } ?? line.endIndex
    for (written, kept) in [("public ", ""), ("open ", ""), ("nonisolated public ", "nonisolated ")]
    where line[start...].hasPrefix(written) {
      return line[..<start] + kept + access + line[start...].dropFirst(written.count)
    }
    return line
  }

  private static let always: Set<String> = [
    "Bindgen", "Children", "Core", "Family", "Graph", "Mask", "Observers", "Values",
  ]

  private static let lists: Set<String> = [
    "ModelRows", "RowHistory", "RowList", "RowOrder", "RowStore", "Rows", "RowsEditing", "RowsForms",
  ]

  /// What keeps a form of a list.
  private static let keepers: [String: [String]] = [
    "allSatisfy": ["KeptSum"], "contains": ["KeptSum"], "count": ["KeptSum"], "sum": ["KeptSum"],
    "filter": ["KeptOrder", "KeptFilter"], "first": ["KeptOrder", "KeptFilter", "KeptFirst"],
    "map": ["KeptOrder", "KeptMap"], "prefix": ["KeptOrder", "KeptPrefix"], "sorted": ["KeptOrder", "KeptSort"],
    "max": ["KeptOrder", "KeptSort", "KeptFirst"], "min": ["KeptOrder", "KeptSort", "KeptFirst"],
  ]

  /// All names that may follow `#if`, for lines that are emitted only with one of the files.
  private static let conditions: Set<String> = Set(EmbeddedTemplates.runtime.map { $0.file.uppercased() })

  private static func files(of layouts: [ModelLayout]) -> Set<String> {
    // A presenter without fields needs only doubles.
    var files: Set<String> = layouts.contains(where: \.hasCore) ? always : ["Bindgen"]
    files.formUnion(layouts.flatMap { $0.model.outlets.flatMap(\.runtime) })
    if layouts.contains(where: \.model.hasObservers) { files.insert("Fields") }
    if layouts.contains(where: \.model.hasEquality) { files.insert("Equality") }
    if layouts.contains(where: \.isAnnounced) { files.insert("WillChange") }
    if layouts.contains(where: \.isAnimated) { files.insert("Animations") }
    if layouts.contains(where: \.isCommanded) { files.insert("Commands") }
    if layouts.contains(where: \.model.hasLists) { files.formUnion(lists) }
    if layouts.contains(where: { $0.value != nil }) {
      files.formUnion(lists)
      files.formUnion([
        "Effects", "Reducers", "Engine", "Guarded", "Stores", "TestStores", "Differences", "Plans", "Work",
      ])
    }
    if layouts.contains(where: \.model.hasTimers) { files.formUnion(["EffectTimers", "TestClock", "Guarded"]) }
    if layouts.contains(where: { !$0.branches.isEmpty }) { files.insert("Branches") }
    if layouts.contains(where: { $0.branches.contains { $0.list != nil } }) { files.insert("RowBranches") }
    if layouts.contains(where: \.model.hasPlainLists) { files.insert("PlainRows") }
    for kept in layouts.flatMap(\.model.derivations).compactMap(\.kept) {
      files.formUnion(["Kept"] + kept.forms.flatMap { keepers[$0] ?? [] })
    }
    if layouts.contains(where: \.model.hasSections) {
      files.formUnion(["Kept", "Sections"])
      if layouts.contains(where: \.model.hasPlainLists) { files.insert("PlainSections") }
    }
    if layouts.contains(where: \.sectionsAreObserved) { files.insert("SectionEdits") }
    for layout in layouts where layout.listsAreObserved {
      files.formUnion(["RowsEdits"] + layout.model.outlets.flatMap(\.listRuntime))
    }
    for layout in layouts where layout.isObservedByClosures {
      files.formUnion(layout.model.outlets.flatMap(\.boundaryRuntime))
    }
    return files
  }

  /// The lines without those for files that are not needed: the lines in `#if BRANCHES` are for `Branches`.
  private static func chosen(_ lines: ArraySlice<Substring>, with conditions: Set<String>) -> [Substring] {
    var chosen: [Substring] = []
    var isTaken: Bool?
    for line in lines {
      let text: Substring = line.drop { $0 == " " }
      switch text {
      case _ where text.hasPrefix("#if ") && Self.conditions.contains(String(text.dropFirst(4))):
        isTaken = conditions.contains(String(text.dropFirst(4)))
      case "#else" where isTaken != nil: isTaken = isTaken.map { !$0 }
      case "#endif" where isTaken != nil: isTaken = nil
      // What is left out leaves no two blank lines.
      case "" where chosen.last?.isEmpty == true: break
      default: if isTaken != false { chosen.append(isTaken == nil ? line : line.dropFirst(2)) }
      }
    }
    return chosen
  }

  /// The part before the first mark is only there so that the file compiles alone.
  private static func body(of text: String) -> ArraySlice<Substring> {
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.dropLast()[(lines.firstIndex { $0.hasPrefix("// MARK: - ") } ?? 0)...]
  }
}
