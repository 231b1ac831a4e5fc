/// The names that emitted classes keep for themselves, whatever is asked for.
enum Machinery {
  /// Members that whoever has a model may use.
  static let members: [String] = ["update"]

  /// The enum that all models share, by which emitted code says what is shared.
  static let shared: String = "Bindgen"

  /// The type that holds the names of a class's fields.
  static let changes: String = "Changes"

  /// The type that keeps what was computed.
  static let cache: String = "_Cache"

  /// What a set of changes has of its own, beside a member for each field.
  static let ofChanges: [String] = ["ArrayLiteralElement", "Element", "RawValue"]

  /// What nobody else sees.
  private static let hidden: Set<String> = [
    cache, "_addObserved", "_cache", "_compute", "_core", "_fields", "_graph", "_notify", "_publish", "_refresh",
    "_registrar", "_show", "_shown", "_streams", "_track", "_willWrite", "_wrote",
  ]

  /// Functions that come in pieces, numbered from 0.
  private static let numbered: [String] = ["_compute", "_store", "_notify", "_show", "_publish"]

  static func isHidden(_ name: String) -> Bool {
    if name.utf8.first != UInt8(ascii: "_") { return false }
    if hidden.contains(name) { return true }
    return numbered.contains { prefix in
      name.hasPrefix(prefix) && name.utf8.dropFirst(prefix.utf8.count).allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
  }
}
