import TestSupport
import Testing

@Suite("Runs of models") struct ModelRunTests {
  @Test func thoseThatStandForAllAreThere() { #expect(ModelRun.some.count == 6) }
}
