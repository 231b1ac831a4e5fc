import Testing

/// Items that the language allows and the compiler rejects. No other spec has them, and this one must fail, so that a failure
/// that has been fixed is removed from the list.
struct KnownFailure: Sendable, CustomTestStringConvertible {
  /// The names of the items that don't compile together.
  let names: [String]
  var settings: [PairSetting] = PairSetting.short
  let why: String

  var testDescription: String { names.joined(separator: ", ") }

  static let all: [KnownFailure] = ["child with a value", "child, long", "child of a child"].map { child in
    KnownFailure(
      names: ["class", "another actor", child],
      settings: [.mode5],
      why: "without isolated default values, a default argument can't call an initialiser of the actor"
    )
  }

  var items: [Int] { names.compactMap { name in PairItem.all.firstIndex { $0.name == name } } }
}
