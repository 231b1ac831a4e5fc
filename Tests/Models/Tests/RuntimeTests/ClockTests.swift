@_spi(Bindgen) import BindgenRuntime
import Testing

@Suite("A clock for tests")
struct ClockTests {
  @Test("Effects whose time is the same wake in the order in which they began, whoever sleeps first")
  func order() async throws {
    let clock: TestClock = TestClock()
    let guests: [TestClock.Guest] = (0..<3).map { _ in TestClock.Guest(of: clock, at: "here") }
    let woken: Bindgen.Guarded<[Int]> = Bindgen.Guarded([])
    try await withThrowingTaskGroup { group in
      for index in [2, 0, 1] {
        let sleepers: Int = clock.sleepers
        group.addTask {
          try await guests[index].sleep(.seconds(1))
          woken.edit { $0.append(index) }
        }
        await clock.sleepers(sleepers + 1)
      }
      for count in 1...3 {
        #expect(clock.wakeFirst())
        while woken.edit({ $0.count }) < count { await Task.yield() }
      }
      try await group.waitForAll()
    }
    #expect(woken.edit { $0 } == [0, 1, 2])
  }
}
