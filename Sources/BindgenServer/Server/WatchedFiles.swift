import BindgenCore

/// Files that others than the editor change: a branch that is checked out, a spec that is not open, the Swift beside it.
enum WatchedFiles {
  /// The request to watch these files.
  static let request: JSON = .request(
    1,
    "client/registerCapability",
    ["registrations": [["id": "files", "method": .string(note), "registerOptions": ["watchers": .array(watchers)]]]]
  )

  static let note = "workspace/didChangeWatchedFiles"

  private static let watchers: [JSON] = (FileNames.specEndings + [FileNames.templateEnding, ".swift"]).map {
    ["globPattern": .string("**/*" + $0)]
  }

  /// Returns the modules whose files have changed.
  ///
  /// - Parameter folders: Returns the folders of the files that a module depends on.
  static func modules(
    _ all: Set<String>,
    changedBy parameters: JSON,
    _ folders: (_ module: String) -> [String]
  ) -> [String] {
    let changes = parameters["changes"]?.array ?? []
    let paths = changes.compactMap { $0["uri"]?.string.flatMap { DocumentURI.path(of: $0) } }
      .filter { !$0.hasSuffix(".swift") || SwiftFiles.isUsers($0) }
    return all.filter { module in
      folders(module).contains { folder in paths.contains { $0.hasPrefix(Module.joined(folder, "")) } }
    }.sorted()
  }
}
