/// Reports two specs with the same output name: the second would overwrite the first.
enum SameNames {
  static func errors(in files: [GeneratedFile]) -> [Diagnostic] {
    var first: [String: GeneratedFile] = [:]
    var errors: [Diagnostic] = []
    for file in files {
      // Some file systems ignore case, and the same specs should work on all of them.
      let key = file.name.lowercased()
      guard let other = first[key] else {
        first[key] = file
        continue
      }
      errors.append(error(file, other))
    }
    return errors
  }

  private static func error(_ file: GeneratedFile, _ other: GeneratedFile) -> Diagnostic {
    func named(_ spec: SourceFile?) -> String { spec.map { "'\($0.name)'" } ?? "what all specs share" }
    return .error(
      "same-output",
      at: file.spec.map { SourceRange($0, 0, 0) },
      "\(named(file.spec)) and \(named(other.spec)) both emit '\(file.name)'",
      help: "rename one of them"
    )
  }
}
