// MARK: - What any thread may use

#if DEBUG
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
    /// A value that any thread may read and write. (`Mutex` needs newer systems, and values that are `Sendable`.)
    final class Guarded<Value>: @unchecked Sendable {
      private var guarded: Value
      #if canImport(WinSDK)
        private let lock = UnsafeMutablePointer<SRWLOCK>.allocate(capacity: 1)
      #else
        private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      #endif

      init(_ value: Value) {
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

      var value: Value {
        get { edit { $0 } }
        set {
          // What was there ends when the lock is open again: it may call a double.
          var value = newValue
          edit { swap(&$0, &value) }
        }
      }

      /// The closure must not come back here: the lock would wait for itself.
      func edit<Returned>(_ body: (inout Value) -> Returned) -> Returned {
        #if canImport(WinSDK)
          AcquireSRWLockExclusive(lock)
          defer { ReleaseSRWLockExclusive(lock) }
        #else
          pthread_mutex_lock(lock)
          defer { pthread_mutex_unlock(lock) }
        #endif
        return body(&guarded)
      }

      /// The first of a list, which is used up.
      func next<Element>() -> Element? where Value == [Element] { edit { Bindgen.next(&$0) } }
    }

    /// The first of a list, which is used up.
    static func next<Element>(_ list: inout [Element]) -> Element? { list.isEmpty ? nil : list.removeFirst() }
  }
#endif
