// The compiler checks that emitted code and the library fit together: emitted code names the version that it was emitted for.
// A version that is no longer supported stays, unavailable, with a message.

nonisolated extension Bindgen {
  /// The version of emitted code that the library supports. Emitted code names it: your code need not.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var madeBy_1: Void { () }
}
