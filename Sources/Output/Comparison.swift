import BindgenDiagnostics

/// A plan held against what stands in its folder.
struct Comparison {
  private(set) var report: OutputReport = OutputReport()
  /// All that is to be done, in the order that is safe at each step if the run is killed there: removals while the manifest
  /// still names them, then the manifest, then the files that it names.
  var steps: [OutputChange] {
    let removals: [OutputChange] = report.changes.filter { $0.kind == .removed }
    return removals + (manifestChange.map { [$0] } ?? []) + report.changes.filter { $0.kind != .removed }
  }

  private let plan: OutputPlan
  private var manifestChange: OutputChange?

  /// With a folder that is not there yet.
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
    for file in plan.files { note(change(file.name, to: file.bytes, in: folder, isOurs: Header.marks)) }
    compareManifest(in: folder)
    report.changes.sort { InputFiles.precedes($0.name, $1.name) }
  }

  /// What is to be done so that a file has these bytes or, if nil, is not there.
  private func change(
    _ name: String,
    to new: [UInt8]?,
    in folder: borrowing Folder,
    isOurs: ([UInt8]) -> Bool
  ) -> Result<OutputChange?, Diagnostic> {
    let path: String = plan.path(of: name)
    func make(_ kind: OutputChange.Kind, _ old: [UInt8], _ permissions: UInt16?) -> Result<OutputChange?, Diagnostic> {
      .success(OutputChange(kind: kind, name: name, path: path, old: old, new: new ?? [], permissions: permissions))
    }
    do throws(SystemError) {
      switch try folder.entry(name) {
      case .nothing: return new == nil ? .success(nil) : make(.written, [], nil)
      case .link: return .failure(.link(path))
      case .somethingElse: return .failure(.notAFile(path))
      case .file(let old, _) where !isOurs(old): return .failure(.foreignFile(path))
      case .file(let old, _) where old == new: return .success(nil)
      case .file(let old, let permissions):
        return make(new == nil ? .removed : .changed, old, UInt16(truncatingIfNeeded: permissions))
      }
    } catch {
      return .failure(.unreadable(path, error))
    }
  }

  private mutating func note(_ result: Result<OutputChange?, Diagnostic>) {
    switch result {
    case .success(nil): report.unchanged += 1
    case .success(let change?): report.changes.append(change)
    case .failure(let problem): report.problems.append(problem)
    }
  }

  private mutating func compareManifest(in folder: borrowing Folder) {
    var old: Manifest = Manifest()
    if case .file(let bytes, _)? = try? folder.entry(Manifest.name), Header.marksManifest(bytes) {
      old = Manifest(bytes)
    }
    let new: Manifest = manifest(after: old, in: folder)
    let bytes: [UInt8]? = new.specs.isEmpty ? nil : new.bytes
    switch change(Manifest.name, to: bytes, in: folder, isOurs: Header.marksManifest) {
    case .success(let change): manifestChange = change
    case .failure(let problem): report.problems.append(problem)
    }
  }

  /// The plan's own files, and of what was recorded before all whose spec is still there: another run makes those. The rest
  /// is removed, if it is still bindgen's.
  private mutating func manifest(after old: Manifest, in folder: borrowing Folder) -> Manifest {
    var new: Manifest = Manifest()
    let base: String? = RealPath.of(plan.folder)
    for file in plan.files { new.specs[file.name] = .some(Comparison.record(of: file.spec, from: base)) }
    var goingOrShared: [String] = []
    var othersStay: Bool = false
    for name in old.names where new.specs[name] == nil {
      if let spec: String = old.specs[name] ?? nil, spec == Manifest.noFile || folder.reaches(spec) {
        new.specs[name] = .some(spec)
        othersStay = true
      } else {
        goingOrShared.append(name)
      }
    }
    for name in goingOrShared {
      let isShared: Bool = (old.specs[name] ?? nil) == nil
      if isShared && othersStay {
        new.specs[name] = .some(nil)
      } else if case .success(let removal?) = change(name, to: nil, in: folder, isOurs: Header.marks) {
        report.changes.append(removal)
      }
    }
    return new
  }

  private static func record(of spec: String?, from base: String?) -> String? {
    guard let spec: String, spec != Manifest.noFile else { return spec }
    guard let base: String, let path: String = RealPath.of(spec) else { return spec }
    return RealPath.relative(path, from: base)
  }
}
