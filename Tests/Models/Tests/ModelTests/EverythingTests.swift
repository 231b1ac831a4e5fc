@_spi(Bindgen) import BindgenRuntime
import Testing

@testable import EverythingModels

/// Each kind of action does what its signature says, and is one transaction.
@Suite("Actions")
struct EverythingTests {
  private struct BankDouble: Bank {
    func pay(amount: Int) async throws -> Receipt { Receipt(amount: amount) }
    func balance(of account: String) throws(Refusal) -> Int { 0 }
    func forget() {}
    func close(_ reason: String) {}
  }

  private struct Noon: Clock { let hour: Int = 12 }

  private struct Somebody: Customer { let name: String }

  private func till(log: @escaping (String) -> Void = { _ in }) -> Till {
    Till(id: 1, log: log, clock: Noon(), bank: BankDouble(), price: 2, lastReceipt: nil)
  }

  private func notices(_ till: Till, _ act: (Till) throws -> Void) rethrows -> Int {
    var count: Int = 0
    let token: Till.Subscription = till.observe { _, _ in count += 1 }
    defer { token.cancel() }
    try act(till)
    return count
  }

  @Test("Variadic, inout, autoclosure, generic")
  func parameters() {
    let till: Till = till()
    #expect(notices(till) { $0.addAll(1, 2, 3) } == 1)
    var purse: Int = 4
    #expect(notices(till) { $0.take(from: &purse) } == 1)
    #expect(purse == 0 && till.amounts == [1, 2, 3, 4])
    #expect(notices(till) { $0.addLazily(2 + 3) } == 1)
    #expect(notices(till) { $0.append(contentsOf: [6, 7]) } == 1)
    #expect(notices(till) { $0.repeat(in: 3) } == 1)
    #expect(till.total == 31 && till.sum == 31 && till.rounded == 31)
  }

  @Test("Escaping closures are kept, and rethrowing ones throw")
  func closures() throws {
    let till: Till = till()
    var calls: Int = 0
    till.keep { calls += 1 }
    till.handler?()
    #expect(calls == 1)
    till.add(1)
    #expect(throws: Refusal.self) { try till.each { _ in throw Refusal() } }
    till.each { calls += $0 }
    #expect(calls == 2)
  }

  @Test("Errors come through with their type, and results without being used")
  func results() {
    let till: Till = till()
    do {
      _ = try till.refuseTyped(-1)
      Issue.record("it did not refuse")
    } catch {
      let refusal: Refusal = error
      _ = refusal
    }
    #expect(notices(till) { _ = try? $0.refuseTyped(1) } == 1)
    #expect(notices(till) { $0.pop() } == 1)
    #expect(till.isEmpty && till.maybe == nil)
  }

  @Test("An asynchronous action tells as it goes, an update in it once")
  func asynchronous() async throws {
    let till: Till = till()
    till.addAll(1, 2)
    var told: [Till.Changes] = []
    let token: Till.Subscription = till.observe { told.append($1) }
    try await till.pay()
    #expect(told.count == 1 && till.lastReceipt == Receipt(amount: 3))
    #expect(told.first?.isSuperset(of: [.amounts, .lastReceipt, .total, .all]) == true)
    token.cancel()
  }

  @Test("Values that are not written are as the spec says")
  func values() {
    let till: Till = till()
    #expect(till.currency == .euro && till.default == .euro && till.secret == 42 && till.text == "one\n  two")
    #expect(till.table == ["a": 3] && till.greeting == "Hello" && till.id == 1)
    till.customer = Somebody(name: "Ann")
    #expect(till.greeting == "Hello, Ann")
  }

  @Test("What is never equal is always told, and an equality of its own is asked")
  func equality() {
    let till: Till = till()
    #expect(notices(till) { $0.pulse = 0 } == 1)
    #expect(notices(till) { $0.angle = 0.0001 } == 0)
    #expect(notices(till) { $0.angle = 1 } == 1)
  }
}
