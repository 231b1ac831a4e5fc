/// Another module, and the paths of its specs.
package struct ModulePaths: Equatable, Sendable {
  package let name: String
  package fileprivate(set) var paths: [String]
  package fileprivate(set) var hasLibrary: Bool = true
}

/// The other modules of a command line, each once: `Catalog=Sources/Catalog`.
package struct ModuleList {
  package private(set) var all: [ModulePaths] = []

  package init() {}

  /// Adds a module's path. False for a word of another form.
  package mutating func add(_ word: String) -> Bool {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, !word.hasPrefix("=") else { return false }
    if let place = all.firstIndex(where: { $0.name == parts[0] }) {
      all[place].paths.append(parts[1])
    } else {
      all.append(ModulePaths(name: parts[0], paths: [parts[1]]))
    }
    return true
  }

  /// Marks a module as one without the library. False if there is no such module.
  package mutating func takeRuntime(from name: String) -> Bool {
    guard let place = all.firstIndex(where: { $0.name == name }) else { return false }
    all[place].hasLibrary = false
    return true
  }
}
