import RandomSpecs
import TestBasics
import Testing

@Suite("Random specs")
struct RandomSpecTests {
  @Test("A seed gives the same spec each time")
  func again() {
    let again: [(name: String, text: String)] = RandomFamily(seed: 7).specs + RandomFamily(seed: 8).specs
    let recorded: [String: String] = Dictionary(uniqueKeysWithValues: RandomRun.table.specs.map { ($0.name, $0.text) })
    for (name, text) in again { #expect(recorded[name] == text) }
  }

  /// A spec for readers; it shows what the others look like.
  @Test("A seed gives the same spec on each machine")
  func family() {
    #expect(RandomFamily.all[0].specs.map(\.name) == ["Family1.bindgen.yml"])
    #expect(RandomFamily.all[0].specs.map(\.text) == [Self.text])
  }

  /// Random specs are not committed. After an intended change, the number that a failing test shows is the new one.
  @Test("All specs of the table are what their seeds gave when this was written")
  func table() {
    let all: String = RandomRun.table.specs.map { "\($0.name)\n\($0.text)" }.joined()
    #expect(fingerprint(all) == 1_750_943_924_069_660_961)
  }

  private func fingerprint(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0100_0000_01B3 }
  }

  private static let text: String = """
    # Made at random by the model tests; not to be edited.
    emit: [callbacks, called, driven]

    models:
      Family1M1:
        children:
          c0: Family1M0
        state:
          s0: Int = 0
        derive:
          d3: Int = mix(c0.d1, d2, c0.d2, c0.d1)
          d2: Int = c0.s0
          d1: Int? = maybe(s0 &+ bucket(d0))
          d0:
            type: Int
            value: c0.d1 / 2
            equal: bucket($0) == bucket($1)
      Family1M0:
        state:
          s0: Int = 0
          s1: Int = 0
        derive:
          d2: Int = s0
          d1: Int = mix(d0.number, s0, s0, s0, s1)
          d0: Int? = maybe(s0 &+ s0)

    """
}
