@_spi(Bindgen) import BindgenRuntime
import Foundation
import Testing

/// Stores at random against values. `BINDGEN_STORES=1000000` sends so many actions.
@Suite("Stores at random")
@MainActor
struct StoreRandomTests {
  private static let count: Int = Int(ProcessInfo.processInfo.environment["BINDGEN_STORES"] ?? "") ?? 2000
  private static let first: UInt64 = UInt64(ProcessInfo.processInfo.environment["BINDGEN_FIRST"] ?? "") ?? 0

  @Test("each field is the value's, those effects run that should, and nothing is left")
  func random() async {
    var (sent, seed): (Int, UInt64) = (0, Self.first)
    while sent < Self.count {
      let driver: StoreDriver = StoreDriver(seed: seed)
      let wrong: String? = await driver.run(steps: 200)
      #expect(wrong == nil, "seed \(seed)")
      if wrong != nil { return }
      sent += driver.count
      seed += 1
    }
    print("\(sent) operations on \(seed - Self.first) stores")
  }
}
