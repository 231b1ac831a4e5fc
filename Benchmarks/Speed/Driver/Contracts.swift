import Bounded
import Values

/// A class, the same class behind its protocol, and spies.
enum Contracts {
  static var all: [Way] {
    let read: String = "a write and a read of what follows"
    let counter: Bounded.Counter = Bounded.Counter(log: LoggingSpy(), store: StoringSpy())
    return [
      way(read, "by hand", Typed(counter)), way(read, "any", Known(counter)),
      way(read, "erased", Typed(counter.eraseToAnyCounting())),
      way("a call of a spy", "emitted", Spied(LoggingSpy())),
      way("a call of a spy with a lock", "emitted", Spied(StoringSpy())),
    ]
  }

  private static func way<Model: Measured>(_ workload: String, _ name: String, _ model: Model) -> Way {
    let ear: Ear = Ear()
    return Way(workload: workload, outlet: "contract", name: name, model: model, ear: ear, isExact: false) { counts in
      for count in counts {
        model.write(count)
        ear.read(model.result)
      }
    }
  }
}

/// The class itself, or its wrapper.
private final class Typed<Object: Counting>: Measured {
  private let object: Object

  init(_ object: Object) { self.object = object }

  func write(_ count: Int) { object.count = count }
  var result: Int { object.double }
  var values: [Int] { [result] }
}

private final class Known: Measured {
  private let object: any Counting

  init(_ object: any Counting) { self.object = object }

  func write(_ count: Int) { object.count = count }
  var result: Int { object.double }
  var values: [Int] { [result] }
}

private protocol Spying: AnyObject {
  func call(_ count: Int) -> Int
  func reset(stubs: Bool)
  var count: Int { get }
}

extension LoggingSpy: Spying {
  fileprivate func call(_ count: Int) -> Int { write(count) }
  fileprivate var count: Int { calls.count }
}

extension StoringSpy: Spying {
  fileprivate func call(_ count: Int) -> Int { save(count) }
  fileprivate var count: Int { calls.count }
}

/// A spy, whose records are reset now and then, so that they stay small.
private final class Spied<Spy: Spying>: Measured {
  private let spy: Spy
  private var last: Int = 0

  init(_ spy: Spy) { self.spy = spy }

  func write(_ count: Int) {
    last = spy.call(count)
    if count & 1023 == 0 { spy.reset(stubs: false) }
  }
  var result: Int { last }
  var values: [Int] { [spy.count > 0 ? 1 : 0] }
}
