/// Finds and reads the inputs of a run: the specs, and the user's own templates.
///
/// Each file is read once, under one name, in any spelling and order: so the same arguments in another order give the
/// same result.
package struct Inputs {
  static let standardInput = "-"
  /// The name of standard input in messages, as in compilers.
  package static let standardInputName = "<stdin>"

  package private(set) var specs: [SourceFile] = []
  /// The specs of other modules.
  package private(set) var modules: [ModuleSpecs] = []
  package private(set) var templates: [SourceFile] = []
  /// Inputs that don't exist or can't be read.
  package private(set) var problems: [Diagnostic] = []

  private let missing: (String) -> Diagnostic?

  /// - Parameters:
  ///   - paths: Files, folders, and `-`, as the user named them.
  ///   - modules: The paths of the specs of other modules.
  ///   - folder: The user's own templates.
  ///   - missing: Returns the diagnostic for a word that is no file, if it may not have been intended as one.
  package init(
    _ paths: [String],
    _ modules: [ModulePaths] = [],
    templates folder: String?,
    console: Console,
    missing: @escaping (_ word: String) -> Diagnostic? = { _ in nil }
  ) {
    self.missing = missing
    let paths = find(paths, endings: FileNames.specEndings, noun: "spec")
    specs = paths.compactMap { read($0, console) }
    self.modules = modules.map { module in
      let paths = find(module.paths, endings: FileNames.specEndings, noun: "spec")
      return ModuleSpecs(
        name: module.name,
        files: paths.compactMap { read($0, console) },
        hasLibrary: module.hasLibrary
      )
    }
    if let folder {
      let paths = find([folder], endings: [FileNames.templateEnding], noun: "template")
      templates = paths.compactMap { read($0, console) }
    }
  }

  /// Finds the files of all paths, sorted by name.
  private mutating func find(_ paths: [String], endings: [String], noun: String) -> [String] {
    var found: [InputFiles.Kind.Identity: String] = [:]
    var files: [String] = []
    for path in Inputs.once(paths) {
      if path == Inputs.standardInput {
        files.append(path)
      } else {
        find(path, endings: endings, noun: noun, into: &found)
      }
    }
    return files + found.values.sorted(by: InputFiles.precedes)
  }

  /// Returns the paths sorted, each once. They are compared as bytes: two names that look the same may be two files.
  private static func once(_ paths: [String]) -> [String] {
    let sorted = paths.sorted(by: InputFiles.precedes)
    return sorted.prefix(1) + zip(sorted, sorted.dropFirst()).filter(InputFiles.precedes).map(\.1)
  }

  private mutating func find(
    _ path: String,
    endings: [String],
    noun: String,
    into found: inout [InputFiles.Kind.Identity: String]
  ) {
    var current = path
    do throws(SystemError) {
      let kind = try InputFiles.kind(of: path)
      guard kind.isFolder else { return Inputs.note(path, kind, in: &found) }
      let files: [String]
      do throws(InputFiles.Failure) {
        files = try InputFiles.files(below: path, endings: endings)
      } catch {
        current = error.path
        throw error.error
      }
      if files.isEmpty {
        let other = noun == "spec" ? try OtherSpecs.first(below: path) : nil
        problems.append(Inputs.nothing(in: path, endings: endings, noun: noun, other: other))
      }
      for file in files {
        current = file
        Inputs.note(file, try InputFiles.kind(of: file), in: &found)
      }
    } catch {
      // A word without a dot or a slash may not be intended as a file.
      let isWord = error == .notThere && current == path && !path.contains { $0 == "." || $0 == "/" }
      problems.append((isWord ? missing(path) : nil) ?? Inputs.unreadable(current, error))
    }
  }

  /// Adds a file. The shortest of several names of a file stays: `Cart.bindgen.yml`, not `./Cart.bindgen.yml`.
  private static func note(
    _ path: String,
    _ kind: InputFiles.Kind,
    in found: inout [InputFiles.Kind.Identity: String]
  ) {
    if let other = found[kind.identity] {
      let (count, otherCount) = (path.utf8.count, other.utf8.count)
      if count > otherCount || (count == otherCount && !InputFiles.precedes(path, other)) { return }
    }
    found[kind.identity] = path
  }

  private mutating func read(_ path: String, _ console: Console) -> SourceFile? {
    let isStandardInput = path == Inputs.standardInput
    let name = isStandardInput ? Inputs.standardInputName : path
    do throws(SystemError) {
      let bytes = isStandardInput ? try console.input() : try InputFiles.read(path)
      return SourceFile(name: name, bytes: bytes)
    } catch {
      problems.append(Inputs.unreadable(name, error))
      return nil
    }
  }

  private static func unreadable(_ path: String, _ error: SystemError) -> Diagnostic {
    .error("cant-read", at: nil, "can't read '\(path)': \(error.reason)")
  }

  /// Returns an error, because a run without specs is nearly always a slip: a wrong folder, or specs with other names.
  private static func nothing(in folder: String, endings: [String], noun: String, other: String?) -> Diagnostic {
    .error(
      "nothing-found",
      at: nil,
      "there is no \(noun) in '\(folder)'",
      help: other.map { "rename '\($0)' to '\(OtherSpecs.meantName($0))'" }
        ?? "name it \(endings.map { "'*\($0)'" }.joined(separator: " or "))"
    )
  }
}
