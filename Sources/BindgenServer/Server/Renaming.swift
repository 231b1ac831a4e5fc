import BindgenCore

/// A rename of the symbol at a position, in all specs of a module, open or not.
///
/// The edits are tried first, and rejected unless every name resolves in the new texts to the same symbol as in the old ones.
struct Renaming {
  struct RenameError: Error {
    let reason: String
  }

  private let places: ModulePlaces
  private let occurrences: Occurrences
  private let here: Occurrence
  private let outlets: [Outlet]

  /// - Parameter offset: The offset in the file, without a byte order mark.
  init(
    _ places: ModulePlaces,
    _ file: SourceFile,
    _ offset: Int,
    templates: [SourceFile]
  ) throws(RenameError) {
    self.places = places
    occurrences = places.occurrences
    outlets = Generator.outlets(with: templates)
    guard let here = occurrences.at(offset, in: file) else {
      throw RenameError(reason: "here is no name that a spec declares")
    }
    self.here = here
    try checkOld()
  }

  /// The range of the word, and the name to replace.
  var range: JSON { ["range": places.range(of: here.range), "placeholder": .string(here.symbol.name)] }

  /// Returns the edits, by URI.
  func edit(_ name: String) throws(RenameError) -> JSON {
    try check(name)
    let trial = Trial(places.entries, occurrences.of(here.symbol), name)
    try compare(trial, name)
    let changes: [(key: String, value: JSON)] = zip(places.entries, trial.edits).compactMap { entry, edits in
      guard !edits.isEmpty, let uri = places.uri(of: entry.file) else { return nil }
      return (uri, .array(edits.map { ["range": places.range(of: $0.range), "newText": .string($0.text)] }))
    }
    return ["changes": .object(changes)]
  }

  /// Returns a message about uses that the user has to rename; nil if there are none.
  func rest(_ workspace: Workspace, _ module: String) -> String? {
    let name = here.symbol.name
    var sentences: [String] = []
    let left = occurrences.unknown.filter { $0.text == name }
    if let first = left.first {
      let places = left.count == 1 ? "one place" : "\(left.count) places"
      sentences.append("\(places) with '.\(name)' stayed, since a spec does not say whose it is: \(first.shown)")
    }
    let others = uses(by: workspace.users(of: module).filter { $0 != module }, workspace)
    if let first = others.first {
      let places = others.count == 1 ? "one place" : "\(others.count) places"
      sentences.append("\(places) in specs of other modules stayed: \(first.shown)")
    }
    let files = SwiftFiles(workspace.disk, module).count(naming: name)
    if files > 0 {
      sentences.append(
        "\(files == 1 ? "one Swift file names" : "\(files) Swift files name") '\(name)', and stayed as before"
      )
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
  }

  /// Returns the ranges of the symbol's uses in other modules.
  private func uses(by modules: [String], _ workspace: Workspace) -> [SourceRange] {
    guard let declared = occurrences.of(here.symbol).first(where: \.isDeclaration)?.range else { return [] }
    return modules.flatMap { module -> [SourceRange] in
      let there = ModulePlaces(workspace, module).occurrences
      // It may have another name there: `Catalog.Cart`.
      guard let symbol = there.all.first(where: { $0.range == declared })?.symbol else { return [] }
      return there.of(symbol).map(\.range).filter { $0 != declared }
    }
  }

  // MARK: Checks

  private func checkOld() throws(RenameError) {
    for entry in places.entries {
      if let error = entry.diagnostics.all.first(where: { $0.severity == .error }) {
        throw RenameError(reason: "a spec has an error first: \(error.shown)")
      }
    }
    let all = occurrences.of(here.symbol)
    if let place = all.first(where: { !places.isOwn($0.range) })?.range {
      throw RenameError(reason: "'\(here.symbol.name)' is of another module: \(place.shown)")
    }
    if let place = all.first(where: { !$0.isExact })?.range {
      throw RenameError(reason: "'\(here.symbol.name)' is not written as it is: \(place.shown)")
    }
  }

  private func check(_ name: String) throws(RenameError) {
    guard SwiftName.isIdentifier(name), name == SwiftName.bare(name), name.utf8.count <= SwiftName.longest else {
      throw RenameError(reason: "'\(shortened(name))' is not a name in Swift")
    }
    if SwiftName.needsBackticks(name, as: here.symbol.kind == .type ? .type : .member) {
      throw RenameError(reason: "'\(name)' is a keyword of Swift")
    }
  }

  /// Throws if the new texts have other errors or other symbols than the old ones, apart from the rename.
  private func compare(_ trial: Trial, _ name: String) throws(RenameError) {
    let options = ResolveOptions(outlets: outlets)
    let before = Resolution(places.entries, options).end().diagnostics
    let after = Analysis(trial.files, options)
    let known = Set(before.all.filter { $0.severity == .error }.map { trial.moved($0) })
    for error in after.diagnostics.all where error.severity == .error && !known.contains(trial.problem(error)) {
      throw RenameError(reason: error.shown)
    }
    let new = Occurrences(places.visible(after.specs.compactMap { $0 }))
    let own = occurrences.all.filter { trial.isOwn($0.range) }
    let wanted = Set(own.map { trial.moved($0, here.symbol, name) })
    let found = Set(new.all.filter { trial.isOwn($0.range) }.map { trial.place($0) })
    let other = wanted.symmetricDifference(found).min { ($0.file, $0.offset) < ($1.file, $1.offset) }
    guard let other else { return }
    let place = SourceRange(trial.files[other.file], other.offset, other.offset)
    let isHidden = wanted.contains(other) && other.symbol == here.symbol.renamed(here.symbol, name)
    throw RenameError(
      reason: isHidden
        ? "another '\(name)' would hide it: \(place.shown)"
        : "'\(other.symbol.name)' would mean something else: \(place.shown)"
    )
  }
}

/// The texts of a module with edits in them.
private struct Trial {
  struct Edit {
    let range: SourceRange
    let text: String
    /// The number of bytes by which the text behind it moves, with all edits before it.
    let shift: Int
  }

  struct Place: Hashable {
    let file: Int
    let offset: Int
    let symbol: Symbol
  }

  struct Finding: Hashable {
    let code: String
    let file: Int
    let offset: Int
  }

  /// The edits of each text, in their order.
  let edits: [[Edit]]
  let files: [SourceFile]
  private let numbers: [ObjectIdentifier: Int]

  init(_ entries: [Workspace.Entry], _ occurrences: [Occurrence], _ name: String) {
    let edits = entries.map { entry in
      var shift = 0
      return occurrences.filter { $0.range.file === entry.file }.sorted { $0.range.lowerBound < $1.range.lowerBound }
        .map {
          let text = ($0.spelling.isShort ? $0.range.text + " = " : "") + $0.spelling.text(of: name)
          shift += text.utf8.count - $0.range.bounds.count
          return Edit(range: $0.range, text: text, shift: shift)
        }
    }
    let files = zip(entries, edits).map { entry, edits in
      var bytes = entry.file.bytes
      for edit in edits.reversed() { bytes.replaceSubrange(edit.range.bounds, with: edit.text.utf8) }
      return edits.isEmpty ? entry.file : SourceFile(name: entry.file.name, bytes: bytes)
    }
    self.edits = edits
    self.files = files
    var numbers: [ObjectIdentifier: Int] = [:]
    for (number, entry) in entries.enumerated() {
      numbers[ObjectIdentifier(entry.file)] = number
      numbers[ObjectIdentifier(files[number])] = number
    }
    self.numbers = numbers
  }

  private func number(_ range: SourceRange?) -> Int { range.flatMap { numbers[ObjectIdentifier($0.file)] } ?? 0 }

  /// Returns the offset in the new text of an offset in the old one.
  private func moved(_ offset: Int, _ file: Int) -> Int {
    var (low, high) = (0, edits[file].count)
    // `low` becomes the number of edits that begin before the offset.
    while low < high {
      let middle = (low + high) / 2
      if edits[file][middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return offset + (low > 0 ? edits[file][low - 1].shift : 0)
  }

  /// Returns whether a range is in one of the module's texts, and not in another module.
  func isOwn(_ range: SourceRange) -> Bool { numbers[ObjectIdentifier(range.file)] != nil }

  func place(_ occurrence: Occurrence) -> Place {
    Place(file: number(occurrence.range), offset: occurrence.range.lowerBound, symbol: occurrence.symbol)
  }

  func moved(_ occurrence: Occurrence, _ old: Symbol, _ name: String) -> Place {
    let file = number(occurrence.range)
    let start = moved(occurrence.range.lowerBound, file)
    let front =
      occurrence.symbol == old && occurrence.spelling.isShort ? occurrence.range.bounds.count + " = ".utf8.count : 0
    return Place(file: file, offset: start + front, symbol: occurrence.symbol.renamed(old, name))
  }

  func problem(_ diagnostic: Diagnostic) -> Finding {
    Finding(code: diagnostic.code, file: number(diagnostic.range), offset: diagnostic.range?.lowerBound ?? 0)
  }

  func moved(_ diagnostic: Diagnostic) -> Finding {
    let problem = problem(diagnostic)
    return Finding(code: problem.code, file: problem.file, offset: moved(problem.offset, problem.file))
  }
}

extension SourceRange {
  /// `Cart.bindgen.yml:3:4`
  var shown: String { "\(file.name.split(separator: "/").last ?? ""):\(start.line):\(start.column)" }
}

extension Diagnostic {
  fileprivate var shown: String { message + (range.map { ": " + $0.shown } ?? "") }
}
