// MARK: - Values for all threads

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(WinSDK)
  import WinSDK
#endif

nonisolated extension Bindgen {
  /// A value that any thread may read and write. (`Mutex` needs newer systems, and `Sendable` values.)
  @_spi(Bindgen) public final class Guarded<Value>: @unchecked Sendable {
    private var guarded: Value
    #if canImport(WinSDK)
      private let lock = Swift.UnsafeMutablePointer<SRWLOCK>.allocate(capacity: 1)
    #else
      private let lock = Swift.UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    #endif

    @_spi(Bindgen) public init(_ value: Value) {
      guarded = value
      #if canImport(WinSDK)
        InitializeSRWLock(lock)
      #else
        pthread_mutex_init(lock, nil)
      #endif
    }

    deinit {
      #if !canImport(WinSDK)
        pthread_mutex_destroy(lock)
      #endif
      lock.deallocate()
    }

    @_spi(Bindgen) public var value: Value {
      get { edit { $0 } }
      set {
        // The old value is released after the lock: its deinitializer may call a double.
        var value = newValue
        edit { Swift.swap(&$0, &value) }
      }
    }

    /// Calls a closure with the value under the lock. It must not use this object again: that would be a deadlock.
    @_spi(Bindgen) public func edit<Returned>(_ body: (inout Value) -> Returned) -> Returned {
      #if canImport(WinSDK)
        AcquireSRWLockExclusive(lock)
        defer { ReleaseSRWLockExclusive(lock) }
      #else
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
      #endif
      return body(&guarded)
    }

    /// Removes and returns the first element of a list.
    @_spi(Bindgen) public func next<Element>() -> Element? where Value == [Element] { edit { Bindgen.next(&$0) } }
  }

  /// Removes and returns the first element of a list.
  @_spi(Bindgen) public static func next<Element>(_ list: inout [Element]) -> Element? { list.isEmpty ? nil : list.removeFirst() }
}
