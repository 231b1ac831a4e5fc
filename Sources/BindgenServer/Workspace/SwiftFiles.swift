import BindgenCore

/// The user's own Swift files in a module.
struct SwiftFiles {
  private let disk: Workspace.Disk
  /// The paths, without those of emitted files.
  let paths: [String]

  init(_ disk: Workspace.Disk, _ module: String) {
    self.disk = disk
    paths = disk.files(module, [".swift"]).filter(Self.isUsers)
  }

  /// Returns whether the user has written a file, and not this tool.
  static func isUsers(_ path: String) -> Bool {
    let name = FileNames.base(path)
    return !name.hasSuffix(".bindgen.swift") && !name.hasPrefix("Bindgen+")
  }

  func count(naming name: String) -> Int {
    let name = Array(name.utf8)
    return paths.filter { path in disk.read(path).map { Self.names(name, $0) } ?? false }.count
  }

  private static func names(_ word: [UInt8], _ text: [UInt8]) -> Bool {
    text.split { !Document.isNamePart($0) }.contains { $0.elementsEqual(word) }
  }
}
