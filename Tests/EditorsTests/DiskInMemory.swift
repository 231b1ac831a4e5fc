@testable import bindgen

extension Workspace.Disk {
  /// Files by their paths; when they were changed is told by their sizes.
  init(inMemory files: [String: String]) {
    self.init(
      files: { folder, endings in
        files.keys.filter { $0.hasPrefix(folder + "/") && endings.contains(where: $0.hasSuffix) }.sorted()
      },
      read: { files[$0].map { Array($0.utf8) } },
      names: { folder in
        let inside: [Substring] = files.keys.filter { $0.hasPrefix(folder + "/") }.map {
          $0.dropFirst(folder.count + 1)
        }
        return Set(inside.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
      },
      time: { files[$0].map { $0.utf8.count } }
    )
  }
}
