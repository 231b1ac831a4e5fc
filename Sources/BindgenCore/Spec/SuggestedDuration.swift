/// The suggestion for a duration as other languages write it: `300`, `300ms`, `0.5 s`, `1 minute`.
struct SuggestedDuration {
  let message: String
  /// `.milliseconds(300)`
  let code: String

  /// The functions of `Duration` for each unit, with the factor of the number.
  private static let units: [(names: [String], function: String, factor: Int)] = [
    (["s", "sec", "secs", "second", "seconds"], "seconds", 1),
    (["ms", "msec", "msecs", "millisecond", "milliseconds"], "milliseconds", 1),
    (["us", "µs", "microsecond", "microseconds"], "microseconds", 1),
    (["ns", "nanosecond", "nanoseconds"], "nanoseconds", 1),
    (["m", "min", "mins", "minute", "minutes"], "seconds", 60),
    (["h", "hour", "hours"], "seconds", 3600),
  ]

  /// Creates the suggestion. Nil for any other text, which may be Swift.
  init?(_ text: SwiftText) {
    let bytes = text.bytes
    let end = bytes.firstIndex { !SuggestedDuration.isOfNumber($0) } ?? bytes.count
    let number = String(decoding: bytes[..<end], as: UTF8.self)
    guard Double(number) != nil else { return nil }
    let unit = text.part(end..<bytes.count).string
    if unit.isEmpty {
      message = "a duration needs a unit"
      // Nobody waits for a hundred seconds.
      code = Int(number).map { $0 >= 100 } == true ? ".milliseconds(\(number))" : ".seconds(\(number))"
      return
    }
    guard let (_, function, factor) = Self.units.first(where: { $0.names.contains(unit) }),
      let amount = SuggestedDuration.product(number, factor)
    else { return nil }
    message = "a duration is Swift, where a unit comes first"
    code = ".\(function)(\(amount))"
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".")
  }

  private static func product(_ number: String, _ factor: Int) -> String? {
    if factor == 1 { return number }
    guard let count = Int(number) else { return "\(factor) * \(number)" }
    let (product, isTooMuch) = count.multipliedReportingOverflow(by: factor)
    return isTooMuch ? nil : String(product)
  }
}
