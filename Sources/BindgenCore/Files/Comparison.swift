/// Compares a plan with the contents of its folder.
struct Comparison {
  private(set) var report = OutputReport()
  /// All steps, in an order that is safe if the run is killed after any of them: removals while the manifest still
  /// names the files, then the manifest, then the files that it names.
  var steps: [OutputChange] {
    let removals = report.changes.filter { $0.kind == .removed }
    return removals + (manifestChange.map { [$0] } ?? []) + report.changes.filter { $0.kind != .removed }
  }

  private let plan: OutputPlan
  private var manifestChange: OutputChange?

  /// Compares a plan with a folder that does not exist yet.
  init(ofNew plan: OutputPlan) {
    self.plan = plan
    report.changes = plan.files.map { file in
      OutputChange(
        kind: .written,
        name: file.name,
        path: plan.path(of: file.name),
        old: [],
        new: file.bytes,
        permissions: nil
      )
    }
  }

  init(of plan: OutputPlan, with folder: borrowing Folder) {
    self.plan = plan
    for file in plan.files {
      guard let entry = read(file.name, in: folder) else { continue }
      switch change(file.name, from: entry, to: file.bytes, isOurs: Header.marks) {
      case .success(nil): report.unchanged += 1
      case .success(let change?): report.changes.append(change)
      case .failure(let problem): report.problems.append(problem)
      }
    }
    compareManifest(in: folder)
    report.changes.sort { InputFiles.precedes($0.name, $1.name) }
  }

  private mutating func read(_ name: String, in folder: borrowing Folder) -> Folder.Entry? {
    do throws(SystemError) {
      return try folder.entry(name)
    } catch {
      report.problems.append(.unreadable(plan.path(of: name), error))
      return nil
    }
  }

  /// Returns the step after which a file has these bytes or, if nil, does not exist.
  private func change(
    _ name: String,
    from entry: Folder.Entry,
    to new: [UInt8]?,
    isOurs: ([UInt8]) -> Bool
  ) -> Result<OutputChange?, Diagnostic> {
    let path = plan.path(of: name)
    func make(_ kind: OutputChange.Kind, _ old: [UInt8], _ permissions: UInt16?) -> Result<OutputChange?, Diagnostic> {
      .success(OutputChange(kind: kind, name: name, path: path, old: old, new: new ?? [], permissions: permissions))
    }
    switch entry {
    case .nothing: return new == nil ? .success(nil) : make(.written, [], nil)
    case .link: return .failure(.link(path))
    case .somethingElse: return .failure(.notAFile(path))
    case .file(let old, _) where !isOurs(old): return .failure(.foreignFile(path))
    case .file(let old, _) where old == new: return .success(nil)
    case .file(let old, let permissions):
      return make(new == nil ? .removed : .changed, old, UInt16(truncatingIfNeeded: permissions))
    }
  }

  private mutating func compareManifest(in folder: borrowing Folder) {
    guard let entry = read(Manifest.name, in: folder) else { return }
    var old = Manifest()
    if case .file(let bytes, _) = entry, Header.marksManifest(bytes) { old = Manifest(bytes) }
    let new = manifest(after: old, in: folder)
    let bytes = new.specs.isEmpty ? nil : new.bytes
    switch change(Manifest.name, from: entry, to: bytes, isOurs: Header.marksManifest) {
    case .success(let change): manifestChange = change
    case .failure(let problem): report.problems.append(problem)
    }
  }

  /// Returns the manifest of the plan's own files, and of recorded files whose spec still exists: another run generates those.
  /// All others are removed, if they are still bindgen's.
  private mutating func manifest(after old: Manifest, in folder: borrowing Folder) -> Manifest {
    var new = Manifest()
    let base = RealPath.of(plan.folder)
    for file in plan.files { new.specs[file.name] = .some(Comparison.record(of: file.spec, from: base)) }
    let others = old.names.filter { new.specs[$0] == nil }
    for name in others {
      guard let spec = old.spec(of: name), spec == Manifest.noFile || folder.reaches(spec) else { continue }
      new.specs[name] = .some(spec)
    }
    // The file that other runs' outputs share stays as long as there are any.
    let sharedStays = new.specs.count > plan.files.count
    for name in others where new.specs[name] == nil {
      if sharedStays, old.spec(of: name) == nil {
        new.specs[name] = .some(nil)
      } else if let entry = read(name, in: folder),
        case .success(let removal?) = change(name, from: entry, to: nil, isOurs: Header.marks)
      {
        report.changes.append(removal)
      }
    }
    return new
  }

  /// Returns a spec's path for the manifest.
  private static func record(of spec: String?, from base: String?) -> String? {
    guard let spec, spec != Manifest.noFile else { return spec }
    guard let base, let path = RealPath.of(spec) else { return spec }
    return RealPath.relative(path, from: base)
  }
}
