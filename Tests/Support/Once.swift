import Foundation

/// A value that is made when it is first asked for, and kept.
package final class Once<Value: Sendable>: @unchecked Sendable {
  private let lock: NSLock = NSLock()
  private var value: Value?

  package init() {}

  package func get(_ make: () -> Value) -> Value {
    lock.withLock {
      if let value { return value }
      let made: Value = make()
      value = made
      return made
    }
  }
}
