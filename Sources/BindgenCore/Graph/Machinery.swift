/// The names that every emitted class keeps for itself, whatever is asked for.
enum Machinery {
  /// Members that whoever has a model may use.
  static let members: [String] = ["update"]

  /// The enum that all models share, by which emitted code says what is shared.
  static let shared: String = "Bindgen"

  /// Types that it declares inside the class where there are derivations.
  static let types: [String] = ["Cache"]

  /// What functions inside the class are generic over, and what the compiler takes for no parameter.
  static let generics: [String] = ["Result", "Value", "Void"]

  /// The type that every class with outlets declares.
  static let changes: String = "Changes"

  /// What a set of changes has of its own, beside a member for each field.
  static let ofChanges: [String] = ["ArrayLiteralElement", "Element", "RawValue"]

  /// What nobody else sees.
  private static let hidden: Set<String> = [
    "_addForewarning", "_addWatched", "_adopt", "_announce", "_begin", "_bringUpToDate", "_cache", "_compare", "_core",
    "_end", "_family", "_feeds", "_fields", "_finish", "_forewarn", "_graph", "_join", "_level", "_link", "_marks",
    "_model", "_names", "_note", "_noteRead", "_observe", "_observers", "_prepare", "_prepared", "_publishChanges",
    "_readers", "_refresh", "_remember", "_settle", "_show", "_shown", "_spread", "_staleness", "_takeNotice",
    "_takeReaders", "_tell", "_tellAll", "_tellPrepared", "_told", "_watch", "_watchAlso", "_watchReaders", "_wrote",
  ]

  /// Functions that come in pieces, numbered from 0.
  private static let numbered: [String] = ["_settle", "_compare", "_remember", "_store", "_tell", "_show"]

  static func isHidden(_ name: String) -> Bool {
    if name.utf8.first != UInt8(ascii: "_") { return false }
    if hidden.contains(name) { return true }
    return numbered.contains { prefix in
      name.hasPrefix(prefix) && name.utf8.dropFirst(prefix.utf8.count).allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
  }
}
