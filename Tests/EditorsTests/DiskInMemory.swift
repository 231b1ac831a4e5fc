@testable import BindgenServer

/// Files by their paths, which a test may change.
final class FilesInMemory {
  var all: [String: String]

  init(_ all: [String: String]) { self.all = all }
}

extension Workspace.Disk {
  init(inMemory files: [String: String]) { self.init(FilesInMemory(files)) }

  /// Creates a disk on which the size of a file stands for its time of change.
  init(_ files: FilesInMemory) {
    self.init(
      files: { folder, endings in
        files.all.keys.filter { $0.hasPrefix(folder + "/") && endings.contains(where: $0.hasSuffix) }.sorted()
      },
      read: { files.all[$0].map { Array($0.utf8) } },
      names: { folder in
        let inside: [Substring] = files.all.keys.filter { $0.hasPrefix(folder + "/") }.map {
          $0.dropFirst(folder.count + 1)
        }
        return Set(inside.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
      },
      time: { files.all[$0].map { $0.utf8.count } }
    )
  }
}
