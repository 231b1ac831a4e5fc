import BindgenCore
import BindgenTools

/// A publisher of the modules' diagnostics to an editor, which stores what it has published last.
struct DiagnosticsPublisher {
  /// The modules whose texts have changed since their errors were published.
  private(set) var changed: Set<String> = []
  /// The number of changes so far.
  private(set) var changes: Int = 0
  /// The texts with published diagnostics.
  private var faulty: Set<String> = []
  private var diagnoses: [String: Diagnosis] = [:]
  /// The modules whose diagnosis is that of their current texts.
  private var diagnosed: Set<String> = []
  /// The unfinished resolutions of changed modules.
  private var resolutions: [String: Resolution] = [:]
  /// The last state without errors, by module.
  private var sound: [String: Program] = [:]

  mutating func change(_ module: String) {
    changed.insert(module)
    changes += 1
    resolutions[module] = nil
    diagnosed.remove(module)
  }

  /// Returns the quick fixes for a part of a text, from the diagnostics that were published last.
  func fixes(in uri: String, _ part: Range<Int>, _ workspace: Workspace, _ swift: SwiftErrors?) -> [JSON] {
    let module = workspace.module(of: uri)
    guard let diagnosis = diagnoses[module], let entry = workspace.entry(uri) else { return [] }
    let own = Self.places(diagnosis.all.first { $0.uri == uri }?.diagnostics ?? [])
    let others = swift?.fixes(of: entry.file.name, module, entry.document, uri: uri, part) ?? []
    return diagnosis.fixes(in: uri, part)
      + others.filter { fix in fix["diagnostics"]?.array?.allSatisfy { !own.contains(Self.place($0)) } ?? false }
  }

  /// Returns the dependency graph of a module's last state without errors.
  func graph(of module: String) -> DependencyGraph? { sound[module].map { DependencyGraph($0, isShort: true) } }

  /// Does one step towards the errors of the modules that have changed: parses or resolves a model, say.
  ///
  /// - Returns: Whether there was a step to do.
  mutating func prepare(_ workspace: Workspace) -> Bool {
    guard let module = changed.subtracting(diagnosed).min() else { return false }
    if workspace.readMore(of: module) { return true }
    if !resolutions[module, default: workspace.resolution(of: module)].next() { diagnose(module, workspace) }
    return true
  }

  private mutating func diagnose(_ module: String, _ workspace: Workspace) {
    let resolution = resolutions.removeValue(forKey: module) ?? workspace.resolution(of: module)
    diagnoses[module] = Diagnosis(workspace, module, resolution)
    diagnosed.insert(module)
  }

  /// Returns the notifications with the errors of all modules that have changed.
  mutating func tellChanged(_ workspace: Workspace, _ swift: SwiftErrors?) -> [JSON] {
    changed.sorted().flatMap { tell($0, workspace, swift) }
  }

  /// Returns the notifications with the errors of a module's texts; an empty list where there are none any more.
  mutating func tell(_ module: String, _ workspace: Workspace, _ swift: SwiftErrors?) -> [JSON] {
    changed.remove(module)
    if !diagnosed.contains(module) { diagnose(module, workspace) }
    guard let diagnosis = diagnoses[module] else { return [] }
    if let program = diagnosis.program { sound[module] = program }
    var notes: [JSON] = []
    let all = diagnosis.all
    for (uri, own) in all {
      let others = workspace.entry(uri).flatMap { swift?.diagnostics(of: $0.file.name, module, $0.document) } ?? []
      // A misspelt service is a warning of the spec, with a help, and an error of Swift.
      let published = Self.places(own)
      let errors = own + others.filter { !published.contains(Self.place($0)) }
      if !errors.isEmpty || faulty.contains(uri) || workspace.isOpen(uri) { notes.append(Self.note(uri, errors)) }
      if errors.isEmpty { faulty.remove(uri) } else { faulty.insert(uri) }
    }
    let there = Set(all.map(\.uri))
    for gone in faulty.filter({ workspace.module(of: $0) == module && !there.contains($0) }).sorted() {
      faulty.remove(gone)
      notes.append(Self.note(gone, []))
    }
    return notes
  }

  private static func places(_ diagnostics: [JSON]) -> Set<String> { Set(diagnostics.map { place($0) }) }

  private static func place(_ diagnostic: JSON) -> String {
    String(decoding: diagnostic["range"]?.bytes ?? [], as: UTF8.self)
  }

  private static func note(_ uri: String, _ errors: [JSON]) -> JSON {
    .note("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": .array(errors)])
  }
}
