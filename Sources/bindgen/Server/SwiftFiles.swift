import BindgenCore

/// The user's Swift beside the specs of a module.
struct SwiftFiles {
  private let disk: Workspace.Disk
  /// Without what was emitted beside it.
  let paths: [String]

  init(_ disk: Workspace.Disk, _ module: String) {
    self.disk = disk
    paths = disk.files(module, [".swift"]).filter(Self.isUsers)
  }

  /// Whether the user has written it.
  static func isUsers(_ path: String) -> Bool {
    let name: String = FileNames.base(path)
    return !name.hasSuffix(".bindgen.swift") && !name.hasPrefix("Bindgen+")
  }

  func count(naming name: String) -> Int {
    let name: [UInt8] = Array(name.utf8)
    return paths.filter { path in disk.read(path).map { Self.names(name, $0) } ?? false }.count
  }

  private static func names(_ word: [UInt8], _ text: [UInt8]) -> Bool {
    text.split { !Document.isNamePart($0) }.contains { $0.elementsEqual(word) }
  }
}
