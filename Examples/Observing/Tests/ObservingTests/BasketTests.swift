import Observation
import Testing

@testable import ByObservation

/// Notices of a screen with a view for each row.
@MainActor
@Suite("A list of models")
struct BasketTests {
  private final class Calls {
    var count: Int = 0
  }

  /// Returns how often `onChange` is called for what a closure reads: once at most.
  private func calls(of read: () -> Void, in change: () -> Void) -> Int {
    nonisolated(unsafe) let calls: Calls = Calls()
    withObservationTracking(read) { calls.count += 1 }
    change()
    return calls.count
  }

  @Test("A row is observed by itself, the sum by its edits, and the list by which rows there are")
  func rows() {
    let basket: Basket = Basket()
    let line: Line = Line(id: 1, price: 100)
    basket.add(line)
    basket.add(Line(id: 2, price: 50))
    #expect(basket.total == 150)

    #expect(calls(of: { _ = line.total }, in: { line.addOne() }) == 1)
    #expect(calls(of: { _ = basket.total }, in: { line.addOne() }) == 1)
    #expect(calls(of: { _ = basket.lines.map(\.id) }, in: { line.addOne() }) == 0)
    #expect(calls(of: { _ = basket.lines.map(\.id) }, in: { basket.remove(2) }) == 1)
    #expect(basket.total == 400)
  }
}
