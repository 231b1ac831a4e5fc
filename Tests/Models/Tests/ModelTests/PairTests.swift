@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import TransactionsModels

/// The order in which sibling models react.
@Suite("Reactions of siblings")
@MainActor
struct PairTests {
  private func told(isValue: Bool, _ value: Pair.Action, _ called: (CalledPair) -> Void) -> [String] {
    var lines: [String] = []
    let told: (String) -> Void = { lines.append($0) }
    if isValue {
      PairStore(Pair(), services: .init(told: told)).send(value)
    } else {
      called(CalledPair(one: CalledLink(id: 1, told: told), other: CalledLink(id: 2, told: told)))
    }
    return lines
  }

  @Test("they take turns", arguments: [false, true])
  func turns(isValue: Bool) {
    #expect(told(isValue: isValue, .both) { $0.both() } == ["a1", "a2", "b1", "b2"])
  }

  @Test("whoever changed first is first", arguments: [false, true])
  func first(isValue: Bool) {
    let lines: [String] = told(isValue: isValue, .late) { $0.late() }
    // A value knows which models were called, but not in which order they changed.
    withKnownIssue {
      #expect(lines == ["a2", "a1", "b2", "b1"])
    } when: {
      isValue
    }
  }
}
