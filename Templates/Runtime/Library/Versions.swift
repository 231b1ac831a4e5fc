// Whether emitted code and the library fit together is said by the compiler: what was emitted names the version that it
// was made for. One that is no longer served stays, unavailable, with a message.

nonisolated extension Bindgen {
  /// Named by emitted code.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var madeBy_1: Void { () }
}
