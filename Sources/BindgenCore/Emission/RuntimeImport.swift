/// How a file imports the runtime, where that is a library: as openly as its models show something of it. (Swift warns of
/// an import that is more open than what uses it.)
struct RuntimeImport {
  static let module: String = "BindgenRuntime"

  private let access: String
  /// In debug builds doubles may show more.
  private let debugAccess: String

  /// Nil where nothing of it is used, or where the module has a copy.
  init?(_ layouts: [ModelLayout]) {
    let users: [ModelLayout] = layouts.filter { $0.hasLibrary && $0.usesRuntime }
    if users.isEmpty { return nil }
    access = ModelLayout.widestAccess(users.filter(\.showsRuntime))
    debugAccess = ModelLayout.widestAccess(users)
  }

  private var isOneLine: Bool { access == debugAccess && access != "package " }

  /// The import among others, if it is one line.
  var line: String? { isOneLine ? "@_spi(Bindgen) \(access)import \(Self.module)" : nil }

  /// Its facts, if it depends on how the module is compiled.
  var record: Record? {
    if isOneLine { return nil }
    return [
      "release": .record(Self.record(access)),
      "debug": .record(orNothing: access == debugAccess ? nil : Self.record(debugAccess)),
    ]
  }

  private static func record(_ access: String) -> Record {
    ["access": .text(access), "isPackage": .bool(access == "package ")]
  }
}
