import BindgenCore

/// The specs of a module without the entries that have errors, so that the rest is emitted, completed and checked. These
/// entries become blank, so that everything else keeps its position.
///
/// An entry first gets another value, so that its type stays known where it is used. If that does not help, it is left out.
struct FaultyEntryRemoval {
  /// The position where the user types: the entry there is the subject of the request, and is never left out.
  typealias Kept = (spec: Int, offset: Int)

  private(set) var specs: [SourceFile]
  private(set) var omission = OmittedEntries()
  private let kept: Kept?
  private let known: (SourceFile) -> SourceFile
  /// The start offsets of entries that were to get another value, by spec.
  private var changed: [Int: Set<Int>] = [:]

  /// - Parameters:
  ///   - kept: The position where the user types; nil when Swift's errors are requested.
  ///   - known: Returns the stored file with the same text, if there is one.
  init(_ specs: [SourceFile], keeping kept: Kept?, _ known: @escaping (SourceFile) -> SourceFile = { $0 }) {
    self.specs = specs
    self.known = known
    self.kept = kept
  }

  /// The limit of attempts: errors that appear only without others are few.
  private static let mostRounds: Int = 12

  /// Leaves out entries with errors until the rest is emitted.
  ///
  /// - Parameter emit: Emits some specs; returns nil and the diagnostics if that is not possible.
  mutating func emitted(_ emit: (_ specs: [SourceFile]) -> (ModuleSwift?, Diagnostics)) -> ModuleSwift? {
    for _ in 0..<Self.mostRounds {
      let (module, diagnostics) = emit(specs)
      if let module { return module }
      guard leaveOut(diagnostics.all.filter { $0.severity == .error }) else { return nil }
    }
    return nil
  }

  /// - Returns: Whether there was something to leave out for each spec with errors.
  private mutating func leaveOut(_ errors: [Diagnostic]) -> Bool {
    var places: [Int: [Int]] = [:]
    for error in errors {
      guard let range = error.range, let spec = specs.firstIndex(where: { $0 === range.file }) else { return false }
      places[spec, default: []].append(range.lowerBound)
    }
    return !places.isEmpty && places.allSatisfy { leaveOut($0.value, of: $0.key) }
  }

  private mutating func leaveOut(_ errors: [Int], of spec: Int) -> Bool {
    var text = specs[spec].bytes
    let entries = SpecEntries(specs[spec])
    var done: [Range<Int>] = []
    // Of several errors in one, the others may follow from the first.
    for error in errors where !done.contains(where: { $0.contains(error) }) {
      let entry = faulty(error, entries)
      let bounds = entry?.bounds ?? entries.line(at: error)
      if isKept(bounds, spec) { return false }
      done.append(bounds)
      let isFirst = changed[spec, default: []].insert(bounds.lowerBound).inserted
      if isFirst, let entry, text.giveOtherValue(entry) {
        omission.change(bounds, of: spec)
      } else {
        omission.leaveOut(bounds, of: spec, entries, specs[spec].bytes)
        if let entry { text.remove(entry) } else { text.blank(bounds) }
      }
    }
    if text == specs[spec].bytes { return false }
    specs[spec] = known(SourceFile(name: specs[spec].name, bytes: text))
    return true
  }

  private func isKept(_ bounds: Range<Int>, _ spec: Int) -> Bool {
    kept.map { $0.spec == spec && bounds.lowerBound <= $0.offset && $0.offset <= bounds.upperBound } ?? false
  }

  /// Returns the entry to leave out for an error; nil for a line that is no entry.
  private func faulty(_ offset: Int, _ entries: SpecEntries) -> SpecEntries.Entry? {
    let around = entries.around(offset)
    if let unit = around.first(where: \.isUnit) { return unit }
    guard let inner = around.last else { return nil }
    let isBelow = offset > entries.lineEnd(of: inner.key.lowerBound)
    if isBelow, inner.depth < 4, !entries.line(at: offset).isEmpty { return nil }
    // Without this key the model would be another one, so all of it is left out, unless the user types.
    let isOther: Bool = kept == nil && ["kind", "isolation", "imports"].contains(inner.name)
    return isOther ? around.dropLast().last ?? inner : inner
  }
}

extension [UInt8] {
  fileprivate mutating func blank(_ range: Range<Int>) {
    for index in range where self[index] != .newline { self[index] = .blank }
  }

  /// Leaves out an entry, and in brackets a comma.
  fileprivate mutating func remove(_ entry: SpecEntries.Entry) {
    blank(entry.bounds)
    guard entry.isInBrackets else { return }
    let next = self[entry.bounds.upperBound...].firstIndex { $0 > .blank }
    let last = self[..<entry.bounds.lowerBound].lastIndex { $0 > .blank }
    let comma = [next, last].compactMap { $0 }.first { self[$0] == UInt8(ascii: ",") }
    if let comma { self[comma] = .blank }
  }

  /// An undeclared name, which fits any type.
  private static let unknown: [UInt8] = Array("_h".utf8)

  /// Gives an entry a value that has any type, so that it is still known by its name and its type.
  ///
  /// - Returns: Whether there is room for one.
  fileprivate mutating func giveOtherValue(_ entry: SpecEntries.Entry) -> Bool {
    guard entry.isUnit, let section = entry.section, let form = Language.entryForm(of: section) else { return false }
    let hasType = form == .field
    let equal: Int? = hasType ? self[entry.text].firstIndex(of: UInt8(ascii: "=")) : nil
    if hasType && equal == nil { return false }
    let value = (equal.map { $0 + 1 } ?? entry.text.lowerBound)..<entry.text.upperBound
    guard let place = room(in: value) else { return false }
    blank(value)
    replaceSubrange(place..<place + Self.unknown.count, with: Self.unknown)
    return true
  }

  private func room(in range: Range<Int>) -> Int? {
    range.dropLast(Self.unknown.count - 1).first { place in
      self[place..<place + Self.unknown.count].allSatisfy { $0 > .blank }
    }
  }
}
