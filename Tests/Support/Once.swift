import Foundation

/// A value that is computed at the first access, and stored.
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
