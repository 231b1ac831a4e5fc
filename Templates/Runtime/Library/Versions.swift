// The compiler says whether emitted code and the library fit together: emitted code names the version that it was made for.
// A version that is no longer served stays, unavailable, with a message.

nonisolated extension Bindgen {
  /// Named by emitted code.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var madeBy_1: Void { () }
}
