/// The import of the runtime in a file, where that is a library: as open as what its models show of it. (Swift warns of an
/// import that is more open than what uses it.)
struct RuntimeImport {
  static let attributes = "@_spi(Bindgen) "

  private let access: String
  /// The access in debug builds, where doubles may show more.
  private let debugAccess: String

  /// Nil if no model uses the runtime, or if the module has a copy.
  init?(_ layouts: [ModelLayout]) {
    let users = layouts.filter { $0.hasLibrary && $0.usesRuntime }
    if users.isEmpty { return nil }
    access = ModelLayout.widestAccess(users.filter(\.showsRuntime))
    debugAccess = ModelLayout.widestAccess(users)
  }

  private var isOneLine: Bool { access == debugAccess && access != "package " }

  /// The entry among the imports of the spec, if it is one line.
  var entry: (access: String?, tail: String)? {
    isOneLine ? (access.isEmpty ? nil : String(access.dropLast()), Self.attributes + FileNames.runtime) : nil
  }

  /// The facts of the import, if it depends on how the module is compiled.
  var record: Record? {
    if isOneLine { return nil }
    return [
      "release": .record(Self.record(access)),
      "debug": .record(orNothing: access == debugAccess ? nil : Self.record(debugAccess)),
    ]
  }

  private static func record(_ access: String) -> Record {
    [
      "access": .text(access),
      "isPackage": .bool(access == "package "),
      "attributes": .text(attributes),
      "module": .text(FileNames.runtime),
    ]
  }
}
