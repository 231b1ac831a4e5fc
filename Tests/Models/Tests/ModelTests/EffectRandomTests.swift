@_spi(Bindgen) import BindgenRuntime
import Foundation
import Testing

/// Effects at random against an oracle. `BINDGEN_EFFECTS=1000000`
/// begins so many.
@Suite("Effects at random")
@MainActor
struct EffectRandomTests {
  private static let count: Int = Int(ProcessInfo.processInfo.environment["BINDGEN_EFFECTS"] ?? "") ?? 3000

  @Test("after each step those run that should, and what they reported is there")
  func random() async {
    var (begun, seed): (Int, UInt64) = (0, 0)
    while begun < Self.count {
      var driver = EffectDriver(seed: seed)
      let wrong: String? = await driver.run(steps: 200)
      #expect(wrong == nil, "seed \(seed)")
      if wrong != nil { return }
      begun += driver.count
      seed += 1
    }
  }
}
