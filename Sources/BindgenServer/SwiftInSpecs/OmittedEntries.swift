import BindgenCore

/// The parts of a module's specs that were not emitted, since they have errors.
struct OmittedEntries {
  /// The ranges that were left out, or emitted with another value, by the number of their spec.
  private var places: [Int: [Range<Int>]] = [:]
  /// The names that are missing in the emitted code: entries that use them are not checked.
  private var names: Set<String> = []
  /// All words of the parts that were left out, also names of types and cases.
  private var words: Set<String> = []
  /// The models that were left out, completely or in part.
  private var models: Set<String> = []

  var isEmpty: Bool { places.isEmpty }

  /// Records that an entry is emitted with another value, while its name and type stay usable.
  mutating func change(_ bounds: Range<Int>, of spec: Int) { places[spec, default: []].append(bounds) }

  mutating func leaveOut(_ bounds: Range<Int>, of spec: Int, _ entries: SpecEntries, _ bytes: [UInt8]) {
    change(bounds, of: spec)
    words.formUnion(Self.words(bytes[bounds]))
    let inside = entries.all.filter { bounds.contains($0.key.lowerBound) }
    let own = inside.filter { $0.isUnit || $0.depth < 4 }.map(\.name)
    // For a line that can't be parsed, its first word.
    for name in own.isEmpty ? Array(Self.words(bytes[bounds]).prefix(1)) : own {
      // `items` has `loadItems`, a choice the enum of its own name.
      names.formUnion([name, SwiftName.capitalized(name), "load" + SwiftName.capitalized(name)])
    }
    models.formUnion((inside + entries.around(bounds.lowerBound)).compactMap(\.model))
  }

  /// Returns whether an error of Swift in a spec may be a consequence of the missing parts.
  func explains(_ message: String, at bounds: Range<Int>, of spec: Int, _ file: SourceFile) -> Bool {
    if isEmpty { return false }
    if places[spec]?.contains(where: { $0.overlaps(bounds) || $0.contains(bounds.lowerBound) }) ?? false { return true }
    if let missing = NameSuggestion.missing(message), isGone(missing) { return true }
    let quoted = message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.flatMap { Self.words(Array($0.element.utf8)[...]) }
    if quoted.contains(where: { names.contains($0) }) { return true }
    if message.contains("conform") && quoted.contains(where: { models.contains($0) }) { return true }
    let unit = SpecEntries(file).around(bounds.lowerBound).first(where: \.isUnit)
    return unit.map { Self.words(file.bytes[$0.bounds][...]).contains { names.contains($0) } } ?? false
  }

  /// Returns whether a name is missing: `CartView` and `CartStore` are emitted for `Cart`.
  private func isGone(_ name: String) -> Bool { words.contains(name) || models.contains { name.hasPrefix($0) } }

  private static func words(_ bytes: ArraySlice<UInt8>) -> [String] {
    bytes.split { !Document.isNamePart($0) }.map { String(decoding: $0, as: UTF8.self) }
  }
}
