import BindgenCore

/// The command `watch`: emits specs into a folder, and again whenever they change.
struct Watch {
  private let paths: [String]
  private let read: () -> Inputs
  private let reporter: Reporter
  private let emit: (_ inputs: Inputs, _ deliver: ([OutputFile]) -> ExitStatus) -> ExitStatus
  private let folder: String
  /// The inputs of the last emission.
  private var known: Known?
  private var hadErrors: Bool = false

  private struct Known: Equatable {
    var specs: [Text]
    var modules: [Text]
    var templates: [Text]
    var problems: [Diagnostic]

    struct Text: Equatable {
      let name: String
      let bytes: [UInt8]
    }

    init(_ inputs: Inputs) {
      specs = inputs.specs.map { Text(name: $0.name, bytes: $0.bytes) }
      modules = inputs.modules.flatMap { module in
        module.files.map { Text(name: $0.name, bytes: $0.bytes) }
      }
      templates = inputs.templates.map { Text(name: $0.name, bytes: $0.bytes) }
      problems = inputs.problems
    }

    var names: [String] { (specs + modules + templates).map(\.name) }
  }

  /// - Parameters:
  ///   - paths: The files and folders of specs and templates.
  ///   - read: Reads them.
  ///   - emit: Emits files from them, and passes these to `deliver`.
  init(
    _ paths: [String],
    into folder: String,
    _ reporter: Reporter,
    read: @escaping () -> Inputs,
    emit: @escaping (_ inputs: Inputs, _ deliver: ([OutputFile]) -> ExitStatus) -> ExitStatus
  ) {
    self.paths = paths
    self.folder = folder
    self.reporter = reporter
    self.read = read
    self.emit = emit
  }

  /// Runs until a signal ends the process, or fails if the inputs can't be read at the start.
  mutating func run() -> ExitStatus {
    Signals.allow()
    do throws(FolderWatch.Failure) {
      return try loop()
    } catch {
      reporter.report([error.diagnostic])
      return .unreadableInput
    }
  }

  private mutating func loop() throws(FolderWatch.Failure) -> ExitStatus {
    var watch = try FolderWatch()
    try cover(&watch)
    let first = turn()
    // A path that is wrong from the start is a slip; one that goes may come back.
    if first == .unreadableInput { return first }
    var pause = Pause()
    while true {
      try cover(&watch)
      repeat {
        if watch.wait(milliseconds: pause.left(at: Ready.now)) { pause.noticeChange(at: Ready.now) }
      } while !pause.isOver(at: Ready.now)
      try cover(&watch)
      _ = turn()
    }
  }

  private func cover(_ watch: inout FolderWatch) throws(FolderWatch.Failure) {
    try watch.watch(paths + (known?.names ?? []))
  }

  /// Reads the inputs, and emits if they have changed.
  mutating func turn() -> ExitStatus {
    let inputs = read()
    let now = Known(inputs)
    if now == known { return .done }
    let isFirst = known == nil
    known = now
    return Signals.blocked { emit(inputs, isFirst: isFirst) }
  }

  private mutating func emit(_ inputs: Inputs, isFirst: Bool) -> ExitStatus {
    let (folder, reporter) = (folder, reporter)
    // A user who has seen errors wants to know that they are gone.
    let always = isFirst || hadErrors
    let status = emit(inputs) { files in
      reporter.finish(OutputPlan(files: files, folder: folder).write()) { reporter.reportRun($0, always: always) }
    }
    hadErrors = status != .done
    return status
  }
}
